"""The Chromium of the npm package, for Playwright: no root, no download of its own."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ASK = 'import c from "@sparticuz/chromium"; console.log(await c.executablePath())'
# Its own arguments are for a cloud function: software GL that is slow, and no web security.
ARGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]


@cache
def launch_options() -> dict[str, Any]:
    """What `playwright.chromium.launch` needs."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", ASK], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {"executable_path": done.stdout.strip(), "args": ARGS}
