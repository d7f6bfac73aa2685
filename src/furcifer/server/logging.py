"""Structured logs: one JSON object a line, without secrets.

Callers pass an event and its plain values. Never log table ids (whoever knows one can join the table), names,
chat, cards, actions, or the texts of exceptions, which may hold any of these.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import msgspec

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
_threshold = [LEVELS["info"]]


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
