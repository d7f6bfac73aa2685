"""Instantiate a compiled file for one game: the file is executed with the game's functions in its globals.

numba compiles functions that call each other by name. A search that serves several games is therefore written
once, as a template, and executed once for each game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any


def instantiate(path: Path, slug: str, functions: Mapping[str, Any]) -> Mapping[str, Any]:
    """Execute a template for a game and return its globals. GAME is the name of the game's folder."""
    folder = slug.replace("-", "_")
    name = f"{_package(path)}.{path.stem}_{folder}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update(functions)
    vars(module)["GAME"] = folder
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return vars(module)


def _package(path: Path) -> str:
    """Return the package a template's relative imports refer to."""
    parts = path.with_suffix("").parts
    return ".".join(parts[len(parts) - 1 - parts[::-1].index("furcifer") : -1])
