"""Compile functions with numba and cache the result under a digest of the sources it depends on.

numba's own cache checks only the file that defines a function. A compiled function also contains constants
and functions from other files, so after a change there numba would keep running the old code. Here the name
of the cache folder contains a digest of all those files, so changed sources never run old code.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import njit
from numba.core import config as numba_config
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
SHARED = (PACKAGE / "compiled", PACKAGE / "core")  # every compiled function may depend on these
IGNORED = {"tests", "web", "locale", "puzzles", "__pycache__"}  # no compiled function depends on these
SUFFIXES = (".py", ".txt", ".npz")
STALE_SECONDS = 14 * 86_400
config: Any = numba_config  # numba sets its attributes at run time
_configured: str = config.CACHE_DIR  # set by the user with NUMBA_CACHE_DIR


def compiled(function: F) -> F:
    """Compile a function of a game's kernel, evaluation, policy or solver, or one that serves every game."""
    game, place = _game_of(function.__module__), Path(function.__code__.co_filename).parent
    with _cache_folder(game, None if game or place in SHARED else place):
        return cast(F, njit(cache=True, nogil=True)(function))


def compile_for(game: str, *, parallel: bool = False) -> Callable[[F], F]:
    """Return a decorator for a template that is instantiated once per game.

    numba names a cached function by file and qualified name, so each instance needs a name of its own.
    """

    def decorate(function: F) -> F:
        function.__qualname__ = f"{game}.{function.__name__}"
        with _cache_folder(game, Path(function.__code__.co_filename).parent):
            return cast(F, njit(cache=True, nogil=True, parallel=parallel)(function))

    return decorate


def _game_of(module: str) -> str:
    """Return the folder of the game a module belongs to, or an empty string for code that serves all games.

    >>> _game_of("furcifer.games.coloretto.kernel.legal"), _game_of("furcifer.compiled.bits")
    ('coloretto', '')
    """
    parts = module.split(".")
    return parts[2] if parts[:2] == ["furcifer", "games"] else ""


@contextmanager
def _cache_folder(game: str, template: Path | None = None) -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_folder(game, template))
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def _folder(game: str, template: Path | None) -> Path:
    """Return the cache folder for the current sources, and delete folders of outdated sources."""
    base = _base()
    name = f"{game or 'shared'}-{template.name}" if template else game or "shared"
    folder = base / f"{name}-{digest(game, template)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in base.glob(f"{name}-*"):
        if other != folder and other.stat().st_mtime < time.time() - STALE_SECONDS:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def _base() -> Path:
    base = Path(_configured) if _configured else user_cache_path("furcifer") / "compiled"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError:  # the home directory is read-only
        base = Path(tempfile.gettempdir()) / f"furcifer-compiled-{os.getuid()}"
        base.mkdir(parents=True, exist_ok=True)
    return base


def digest(game: str, template: Path | None = None) -> str:
    """Hash every source that compiled code of a game, or a template's instance for it, may depend on."""
    hashed = blake2b(numba.__version__.encode(), digest_size=12)
    roots = [*SHARED, *([PACKAGE / "games" / game] if game else []), *([template] if template else [])]
    for path in sorted(path for root in roots for path in _sources(root)):
        hashed.update(str(path.relative_to(PACKAGE)).encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for path in root.rglob("*") if root.is_dir() else [root]:
        if path.suffix in SUFFIXES and not IGNORED.intersection(path.relative_to(root).parts):
            yield path
