"""The Chromium of the npm package, for Playwright: no root, no download of its own."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ASK = [sys.executable, str(ROOT / "tools" / "npm.py"), "run", "--silent", "chromium"]  # prints its path
# Its own arguments are for a cloud function: software GL that is slow, and no web security.
ARGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]


@cache
def launch_options() -> dict[str, Any]:
    """What `playwright.chromium.launch` needs."""
    done = subprocess.run(ASK, cwd=ROOT, capture_output=True, text=True, check=True)
    return {"executable_path": done.stdout.strip(), "args": ARGS}
