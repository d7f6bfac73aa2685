"""Changed sources never run old machine code: the cache folder is named by a digest of them."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from numba import njit

import furcifer.games
from furcifer.bots.alphabeta import transposition
from furcifer.compiled import cache
from furcifer.core import all_games

SOURCE = Path(cache.__file__).parents[1]
KERNEL = """
from furcifer.compiled import compiled
from .tables import LIMIT

def plain():
    return LIMIT

answer = compiled(plain)
"""
MARKS = ("compiled(", "@compiled", "compile_for(", "njit(")


class TinyGame:
    """A game folder outside the package, with one compiled function that uses a constant of another file."""

    def __init__(self, package: Path) -> None:
        self.package, self.folder = package, package / "games" / "tiny"
        self.folder.mkdir(parents=True)
        (self.folder / "__init__.py").touch()
        (self.folder / "kernel.py").write_text(KERNEL)
        self.write("tables.py", "LIMIT = 1\n")

    def write(self, name: str, text: str) -> None:
        path = self.package / name if "/" in name else self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def load(self) -> ModuleType:
        """Import the kernel as a new process would."""
        for name in [name for name in sys.modules if name.startswith("furcifer.games.tiny")]:
            del sys.modules[name]
        importlib.invalidate_caches()
        cache._folder.cache_clear()
        return importlib.import_module("furcifer.games.tiny.kernel")


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinyGame]:
    game = TinyGame(tmp_path / "package")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # two edits in one second look alike to Python
    monkeypatch.setattr(furcifer.games, "__path__", [str(game.package / "games")])
    monkeypatch.setattr(cache, "PACKAGE", game.package)
    monkeypatch.setattr(cache, "SHARED", (game.package / "compiled", game.package / "core"))
    monkeypatch.setattr(cache, "_configured", str(tmp_path / "cache"))
    yield game
    cache._folder.cache_clear()


def hits(module: ModuleType) -> int:
    return sum(module.answer.stats.cache_hits.values())


def test_an_edited_constant_of_another_file_gives_the_new_result(tiny: TinyGame):
    first = tiny.load()
    assert (first.answer(), hits(first)) == (1, 0)
    before = cache.digest("tiny")
    tiny.write("tables.py", "LIMIT = 2\n")
    second = tiny.load()
    assert cache.digest("tiny") != before
    assert (second.answer(), hits(second)) == (2, 0)


def test_other_weights_never_run_old_code(tiny: TinyGame):
    """Learned weights are constants of compiled code too."""
    tiny.write(
        "tables.py", "from pathlib import Path\nLIMIT = int(Path(__file__).with_name('w.npz').read_text())\n"
    )
    tiny.write("w.npz", "1")
    assert tiny.load().answer() == 1
    tiny.write("w.npz", "2")
    second = tiny.load()
    assert (second.answer(), hits(second)) == (2, 0)


def test_unchanged_sources_are_read_from_the_cache(tiny: TinyGame):
    assert tiny.load().answer() == 1
    tiny.write("tables.py", "LIMIT = 2\n")
    assert tiny.load().answer() == 2
    tiny.write("tables.py", "LIMIT = 1\n")
    again = tiny.load()
    assert (again.answer(), hits(again)) == (1, 1)


def test_the_cache_of_numba_alone_would_run_old_code(tiny: TinyGame, monkeypatch: pytest.MonkeyPatch):
    """The reason for the digest. If this fails, numba has learned it and the digest can go."""
    monkeypatch.setattr(cache.config, "CACHE_DIR", cache._configured)
    assert njit(cache=True)(tiny.load().plain)() == 1
    tiny.write("tables.py", "LIMIT = 2\n")
    assert njit(cache=True)(tiny.load().plain)() == 1


@pytest.mark.parametrize(
    "name",
    [
        "tables.py",
        "perft.txt",
        "bots/evaluation.py",
        "bots/weights.npz",
        "compiled/bits.py",
        "core/game.py",
        "core/chance.py",
    ],
)
def test_every_source_a_compiled_function_can_use_counts(tiny: TinyGame, name: str):
    before = cache.digest("tiny")
    tiny.write(f"games/tiny/{name}" if name.startswith("bots") else name, "LIMIT = 3\n")
    assert cache.digest("tiny") != before


@pytest.mark.parametrize("name", ["tests/test_rules.py", "web/make_first.py", "locale/en.txt", "README.md"])
def test_tests_pages_and_texts_do_not_count(tiny: TinyGame, name: str):
    before = cache.digest("tiny")
    tiny.write(f"games/tiny/{name}", "changed\n")
    assert cache.digest("tiny") == before


def test_a_template_counts_for_its_instances_alone(tiny: TinyGame, tmp_path: Path):
    template = tiny.package / "search"
    tiny.write("search/search.py", "DEPTH = 1\n")
    game, instance = cache.digest("tiny"), cache.digest("tiny", template)
    tiny.write("search/search.py", "DEPTH = 2\n")
    assert (cache.digest("tiny") == game, cache.digest("tiny", template) == instance) == (True, False)


def test_code_of_a_way_of_thinking_is_named_by_the_sources_of_its_folder():
    """It serves every game and uses constants of its neighbours."""
    folder = Path(transposition.__file__).parent
    assert cache.digest("", folder) in transposition.probe._cache.cache_path


def compiled_files() -> list[Path]:
    paths = [path for path in SOURCE.rglob("*.py") if "tests" not in path.parts]
    return [path for path in paths if any(mark in path.read_text() for mark in MARKS)]


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_compiled_files_import_only_what_their_digest_contains(path: Path):
    home = path.relative_to(SOURCE).parts
    allowed = ["furcifer.core", "furcifer.compiled", ".".join(("furcifer", *home[:-1]))]
    if home[0] == "games":
        allowed.append(f"furcifer.games.{home[1]}")
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("furcifer"):
            assert any(node.module == name or node.module.startswith(f"{name}.") for name in allowed)


def test_the_digest_of_every_game_covers_the_core_and_the_compiled_package():
    assert {path.name for path in cache.SHARED} == {"core", "compiled"}
    assert len({cache.digest(slug.replace("-", "_")) for slug in all_games()}) == len(all_games())
