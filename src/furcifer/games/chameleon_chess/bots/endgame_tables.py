"""The endgame tables of this machine: read once, or built in the background when they are first needed."""

from __future__ import annotations

import os
import sys
import warnings
from functools import cache
from threading import Lock, Thread

from furcifer.games.chameleon_chess.solver import endgames, retrograde
from furcifer.games.chameleon_chess.solver.endgames import Bytes

LOW_PRIORITY = 10
_lock = Lock()
_builder: Thread | None = None


def endgame_tables() -> Bytes | None:
    """Return the endgame tables if they exist. Damaged tables cause a warning, and play goes on without."""
    return _read() if endgames.default_path().exists() else None


@cache
def _read() -> Bytes | None:
    try:
        return endgames.read()
    except endgames.EndgameError as error:
        warnings.warn(str(error), stacklevel=2)
        return None


def build_in_background() -> bool:
    """Build the tables in a thread of their own unless they exist. Return whether they are being built."""
    global _builder  # noqa: PLW0603 - one builder for the process
    with _lock:
        if _builder is None and not endgames.default_path().exists():
            _builder = Thread(target=_build, name="endgame-tables", daemon=True)
            _builder.start()
        return _builder is not None and _builder.is_alive()


def _build() -> None:
    """Build and write the tables, at low priority where threads have priorities of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, 0, LOW_PRIORITY)  # 0 is this thread
    table = retrograde.build(endgames.USUAL, 1, lambda text: None)
    try:
        endgames.write(endgames.default_path(), table)
    except OSError as error:
        warnings.warn(f"The endgame tables cannot be kept ({error}).", stacklevel=1)
