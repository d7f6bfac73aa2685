"""One search file, many games: it is run once for each, with the game's compiled functions in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


def run_for(slug: str, file: str, functions: Mapping[str, Any]) -> ModuleType:
    """A file of this folder as a module of its own for a game, run with GAME and these functions in it."""
    folder = slug.replace("-", "_")
    path = Path(__file__).with_name(f"{file}.py")
    spec = spec_from_file_location(f"{__package__}.{file}_{folder}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update(functions)
    vars(module)["GAME"] = folder
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def compiler_for(game: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """numba keeps compiled functions by their qualified name: each game's needs one of its own."""
    from numba import njit  # only who searches pays for the compiler

    def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__qualname__ = f"{game}.{function.__name__}"
        made: Callable[..., Any] = njit(cache=True, nogil=True)(function)
        return made

    return compiled
