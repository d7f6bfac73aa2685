"""The Chromium of the npm package, for Playwright. It needs no root and no separate download."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ASK = [
    sys.executable,
    str(ROOT / "tools" / "npm.py"),
    "run",
    "--silent",
    "chromium",
]  # prints the path of Chromium
# The package's own arguments suit cloud functions: slow software GL and no web security.
ARGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]


@cache
def launch_options() -> dict[str, Any]:
    """Return the arguments of `playwright.chromium.launch`."""
    done = subprocess.run(ASK, cwd=ROOT, capture_output=True, text=True, check=True)
    return {"executable_path": done.stdout.strip(), "args": ARGS}
