"""The transcript of a model's seat: one line of JSON for each attempt, appended as it happens."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
from msgspec import Struct

from .answer import Failure

_LOCK = threading.Lock()  # several seats may share a file


class Message(Struct, frozen=True):
    role: str
    content: str


class Attempt(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One request to a model and what came of it."""

    model: str
    game: str
    seat: int  # from 1
    attempt: int  # from 1
    messages: tuple[Message, ...]
    answer: str = ""
    failure: Failure | None = None
    reason: str = ""
    action: str = ""
    fallback: bool = False  # the action is not the model's: it failed too often
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


def append(path: Path, attempt: Attempt) -> None:
    """Add a line. A line is written at once, so that a killed process leaves whole lines."""
    line = msgspec.json.encode(attempt) + b"\n"
    with _LOCK, path.open("ab", buffering=0) as file:
        file.write(line)


def read(path: Path) -> list[Attempt]:
    """Return the attempts in a file; a last line that was cut off is left out."""
    lines = path.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Attempt) for line in lines if line]
