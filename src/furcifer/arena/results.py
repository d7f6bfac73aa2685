"""The results file of a tournament: a line for the plan, then one line for each match, only ever appended.

A process may be killed at any moment. What it leaves is whole lines and perhaps the beginning of one, which
is cut off when the tournament continues; that match is played again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from furcifer.core import ConfigError, LogError

from .matches import Result
from .plan import Plan, plan_of

try:
    import fcntl
except ImportError:  # Windows: two processes on one file are not noticed there
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class Heading(Struct, frozen=True):
    """The first line of a results file."""

    format: int
    digest: str
    plan: dict[str, Any]


class Results:
    """An open results file."""

    def __init__(self, file: IO[bytes], found: list[Result]) -> None:
        self._file, self.found = file, found

    def add(self, result: Result) -> None:
        """Append a match. The line is written at once."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self.found.append(result)


@contextlib.contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Results]:
    """Open the results of a plan to continue them; a file that does not exist yet is begun."""
    try:
        file = path.open("a+b", buffering=0)
    except OSError as error:
        raise ConfigError(f"Cannot write the results to {path}: {error.strerror}.") from None
    with file:
        _lock(file, path)
        file.seek(0)
        content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            file.truncate(len(whole))
        if not whole:
            file.write(msgspec.json.encode(Heading(FORMAT, plan.digest, plan.described)) + b"\n")
        yield Results(file, _continued(whole, path, plan) if whole else [])


def read_results(path: Path) -> tuple[Plan, list[Result]]:
    """Read a results file without changing it: the plan as far as it is known there, and the matches."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ConfigError(f"Cannot read the results {path}: {error.strerror}.") from None
    heading, found = _parsed(content[: content.rfind(b"\n") + 1], path)
    entries = {key: value for key, value in heading.plan.items() if key != "version"}
    pairs = 1 + max((result.deal for result in found), default=0)
    return plan_of({**entries, "pairs": pairs}, str(path)), found


def _continued(content: bytes, path: Path, plan: Plan) -> list[Result]:
    heading, found = _parsed(content, path)
    if heading.digest != plan.digest:
        raise ConfigError(
            f"{path} holds the results of another plan ({_difference(heading.plan, plan.described)}): "
            f"choose another file with --results, or move it away."
        )
    return found


def _difference(theirs: dict[str, Any], ours: dict[str, Any]) -> str:
    """Name the first entry in which two plans differ.

    >>> _difference({"game": "coloretto", "seed": 1}, {"game": "coloretto", "seed": 2})
    'its seed is 1, not 2'
    """
    key = next((key for key in ours if theirs.get(key) != ours[key]), "format")
    return f"its {key} is {_shown(theirs.get(key))}, not {_shown(ours.get(key))}"


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}={one}" for key, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _parsed(content: bytes, path: Path) -> tuple[Heading, list[Result]]:
    first, *lines = content.split(b"\n")[:-1] or [b""]
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except msgspec.DecodeError:
        raise LogError(f"{path} is not a results file of the arena: its first line is no heading.") from None
    if heading.format != FORMAT:
        raise LogError(f"{path} has format {heading.format}; this program reads format {FORMAT}.")
    found: dict[int, Result] = {}
    for number, line in enumerate(lines, start=2):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            raise LogError(f"Line {number} of {path} is damaged ({error}): delete it to go on.") from None
        found.setdefault(result.number, result)
    return heading, list(found.values())


def _lock(file: IO[bytes], path: Path) -> None:
    """Refuse a file that another process is writing. The lock ends with the process, however that ends."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ConfigError(
            f"Another arena is writing to {path}: wait for it, or choose another file."
        ) from None
