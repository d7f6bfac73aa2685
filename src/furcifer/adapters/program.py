"""A seat played by a program of any language: one line of JSON in for each turn, one line out.

docs/outside-bots.md describes the lines. A program that dies, floods or stays silent fails: from then on the
seat is played at random, and `failure` says why. The arena ends the match there.
"""

from __future__ import annotations

import shlex
import subprocess
import threading
from collections import Counter
from collections.abc import Mapping
from queue import Empty, Queue
from typing import Any

import msgspec
from msgspec import Struct

from furcifer.adapters.refusal import refusal
from furcifer.core import ConfigError, NotationError, Turn, to_json

PREFIX = "exec:"
SECONDS = 10.0  # for one answer
LONGEST = 65_536  # bytes in a line of the program
ATTEMPTS = 3
PROTOCOL = 1


class Line(Struct, frozen=True):
    """An answer of a program."""

    action: str


class ProgramPlayer:
    """A running program. It is started for the first turn and ended with `close`."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name, self.seconds = f"{PREFIX}{command}", seconds
        self.failure: str | None = None
        self.mishaps = Counter[str]()  # what went wrong, by class
        self._words = _split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue()
        self._listener: threading.Thread | None = None

    def choose(self, turn: Turn) -> Any:
        """Return the program's action. A program that failed once is not asked again."""
        request: dict[str, Any] = _request(turn)
        for _ in range(ATTEMPTS if self.failure is None else 0):
            answer = self._ask(request)
            if answer is None:
                break
            action, reason = _read(turn, answer)
            if reason is None:
                return action
            request["refused"] = reason
            self.mishaps["illegal"] += 1
        else:
            self.failure = self.failure or f"its {ATTEMPTS} answers were refused: {request.get('refused')}"
        self.close()
        return _at_random(turn)

    def close(self) -> None:
        """End the program, by force if it does not end by itself."""
        if self._process is None:
            return
        process, self._process = self._process, None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.close()
            process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        if self._listener is not None:
            self._listener.join()  # it has reached the end of the program's lines
        process.stdout.close()

    def _ask(self, request: Mapping[str, Any]) -> bytes | None:
        """Send a line and return the program's line, or None if there is none."""
        try:
            stdin = self._started().stdin
            assert stdin is not None
            stdin.write(msgspec.json.encode(request) + b"\n")
            stdin.flush()
            line = self._lines.get(timeout=self.seconds)
        except Empty:
            kind, why = "timeout", f"it gave no answer within {self.seconds:g} seconds"
        except OSError:
            kind, why = "ended", "it ended"
        else:
            if line.endswith(b"\n"):
                return line
            too_long = ("flood", f"it wrote a line of more than {LONGEST} bytes")
            kind, why = too_long if line else ("ended", "it ended")
        self.failure = why
        self.mishaps[kind] += 1
        return None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            self._listener = threading.Thread(target=self._listen, args=(self._process,), daemon=True)
            self._listener.start()
        return self._process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Pass on the program's lines. One that is too long, or the end, is the last thing passed on."""
        assert process.stdout is not None
        while True:
            line = process.stdout.readline(LONGEST)
            while self._lines.qsize() > ATTEMPTS:  # a flood: only the latest lines are kept
                self._lines.get()
            self._lines.put(line)
            if not line.endswith(b"\n"):
                return


def player(command: str, slug: str) -> ProgramPlayer:
    """Return a player for a command such as `./mybot --fast`."""
    return ProgramPlayer(command)


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ConfigError(f"The command {command!r} cannot be read: {error}.") from None
    if not words:
        raise ConfigError("exec: needs a command, for example exec:./mybot.")
    return words


def _request(turn: Turn) -> dict[str, Any]:
    return {
        "protocol": PROTOCOL,
        "game": turn.game.meta.slug,
        "seat": turn.seat + 1,
        "view": msgspec.Raw(to_json(turn.view).encode()),
        "legal": [str(action) for action in turn.legal],
        "ask": turn.ask.form if turn.ask else None,
    }


def _read(turn: Turn, line: bytes) -> tuple[Any, str | None]:
    """Return the action on a line, or why it cannot be played."""
    try:
        action = turn.game.parse(msgspec.json.decode(line, type=Line).action)
    except msgspec.DecodeError:
        return None, 'A line is a JSON object like {"action": "take 1"}.'
    except NotationError as error:
        return None, str(error)
    refused = refusal(turn, action)
    return (action, None) if refused is None else (None, refused.text)


def _at_random(turn: Turn) -> Any:
    from furcifer.bots import player as bot

    return bot("random", turn.game.meta.slug).choose(turn)
