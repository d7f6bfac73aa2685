"""Structured logs: one JSON object a line, without secrets.

Callers pass an event and its plain values. Never log table ids (whoever knows one can join the table), names,
chat, cards, actions, or the texts of exceptions, which may hold any of these. An unexpected error is logged
with a number, which its answer shows to people, and with the places in the code it passed.
"""

from __future__ import annotations

import secrets
import sys
import time
import warnings
from collections import Counter
from pathlib import Path
from traceback import walk_tb
from typing import Any

import msgspec

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
MOST_PLACES = 12  # of an error: the innermost ones
_threshold = [LEVELS["info"]]
errors: Counter[str] = Counter()  # unexpected errors of this process, by event


def set_level(level: str) -> None:
    """Log nothing below this level."""
    _threshold[0] = LEVELS.get(level.lower(), LEVELS["info"])


def log(event: str, level: str = "info", **values: Any) -> None:
    """Write one line to standard error."""
    if LEVELS[level] < _threshold[0]:
        return
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    line = msgspec.json.encode({"at": stamp, "level": level, "event": event, **values})
    sys.stderr.write(line.decode() + "\n")


def log_error(event: str, error: BaseException, **values: Any) -> str:
    """Log and count an unexpected error; return its number."""
    number = secrets.token_hex(4)
    errors[event] += 1
    log(event, level="error", number=number, kind=type(error).__name__, places=places(error), **values)
    return number


def places(error: BaseException) -> list[str]:
    """Return the places in the code that an error passed, the innermost last: no values and no paths.

    >>> try:
    ...     {}["secret"]
    ... except KeyError as error:
    ...     [place.rpartition(":")[2] for place in places(error)]
    ['2 <module>']
    """
    passed = [
        f"{frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_qualname}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return passed[-MOST_PLACES:]


def log_warnings() -> None:
    """Write Python's warnings to the log from now on: they tell the host of damaged files."""
    warnings.showwarning = _log_warning


def _log_warning(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, *_: object, **__: object
) -> None:
    """Log a warning. Only a UserWarning has its text there: others are not written for hosts."""
    text = {"text": str(message)} if issubclass(category, UserWarning) else {}
    log("warned", level="warning", kind=category.__name__, place=f"{Path(filename).name}:{lineno}", **text)
