"""The Chromium of the npm package, for Playwright. It needs no root and no separate download."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
UNPACK = (sys.executable, str(ROOT / "tools" / "npm.py"), "run", "--silent", "chromium", "--")
# The package's own arguments suit cloud functions: slow software GL and no web security.
ARGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--num-raster-threads=1"]
# No page of a test lives long enough for optimised code to pay: without it Chromium needs a sixth less.
ARGS += ["--js-flags=--no-opt"]
# Playwright lets Chromium draw into files on the disk, because the shared memory of some containers is small.
# Where there is room, memory saves a sixth of the processor time.
MEMORY, ROOM = Path("/dev/shm"), 1 << 30


@cache
def launch_options() -> dict[str, Any]:
    """Return the arguments of `playwright.chromium.launch`."""
    found: dict[str, Any] = {"executable_path": unpacked(ROOT / "node_modules" / ".chromium"), "args": ARGS}
    if place_in_memory() is not None:
        found["ignore_default_args"] = ["--disable-dev-shm-usage"]
    return found


def place_in_memory() -> Path | None:
    """Return a folder in memory, or None where there is little room."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM else None


def unpacked(folder: Path, command: Sequence[str] = UNPACK) -> str:
    """Return the path of Chromium, unpacked into this folder on first use.

    One process unpacks and the others wait: nobody may start a program that is still being written.
    """
    folder.mkdir(exist_ok=True)
    name = folder / "name"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not name.exists():
            done = subprocess.run(
                [*command, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
            )
            name.write_text(Path(done.stdout.strip()).name, "utf-8")
    return str(folder / name.read_text("utf-8"))
