"""Build hook: a wheel or source distribution contains the web page, built now if it is missing.

An editable install does not need the page: `make web` builds it.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "furcifer", "web_dist", "index.html")
NPM = Path("tools", "npm.py")


class PageHook(BuildHookInterface[Any]):
    """Builds the page with `tools/npm.py` and stops the build with one sentence if that fails."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI if the page is missing and this machine has no suitable Node."""
        if (Path(self.root) / PAGE).is_file():
            return []
        npm = _load(Path(self.root) / NPM)
        return [] if npm.node_is_new_enough() else [npm.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / PAGE).is_file():
            return
        self.app.display_info("Building the page")
        steps: list[tuple[str, ...]] = [("run", "--silent", "build")]
        if not (root / "node_modules").exists():
            steps.insert(0, ("ci", "--silent", "--no-audit", "--no-fund"))
        for words in steps:
            if subprocess.run([sys.executable, str(NPM), *words], cwd=root, check=False).returncode != 0:
                self.app.abort(f"The page could not be built: `npm {words[0]}` failed. See the lines above.")
        if not (root / PAGE).is_file():
            self.app.abort(f"The page could not be built: `npm run build` wrote no {PAGE}.")


def _load(path: Path) -> ModuleType:
    spec = spec_from_file_location("npm", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
