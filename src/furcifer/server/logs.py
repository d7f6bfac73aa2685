"""Structured logs: one JSON object a line, of things that may be known.

Callers name an event and its plain values. Table ids (they are keys to tables), names, chat, cards, actions
and the texts of exceptions, which may hold any of these, are never among them.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
_threshold = [LEVELS["info"]]


def set_level(level: str) -> None:
    _threshold[0] = LEVELS.get(level.lower(), LEVELS["info"])


def log(event: str, level: str = "info", **values: Any) -> None:
    """Write one line to standard error."""
    if LEVELS[level] < _threshold[0]:
        return
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    line = msgspec.json.encode({"at": stamp, "level": level, "event": event, **values})
    sys.stderr.write(line.decode() + "\n")
