"""One compiled file, many games: it is run once for each, with the game's compiled functions in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


def run_for(slug: str, path: Path, functions: Mapping[str, Any]) -> ModuleType:
    """A file as a module of its own for a game, run with GAME and these functions in it."""
    folder = slug.replace("-", "_")
    name = f"furcifer.{path.parent.name}.{path.stem}_{folder}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update(functions)
    vars(module)["GAME"] = folder
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def compiler_for(game: str, *, parallel: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """numba keeps compiled functions by their qualified name: each game's needs one of its own."""
    from numba import njit  # only who searches pays for the compiler

    def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__qualname__ = f"{game}.{function.__name__}"
        made: Callable[..., Any] = njit(cache=True, nogil=True, parallel=parallel)(function)
        return made

    return compiled
