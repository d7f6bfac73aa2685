"""A sixth game is one folder: everything takes it up in a copy of the tree, with no other edit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from furcifer.core import all_games

ROOT = Path(__file__).parents[2]
FIXTURE = ROOT / "tests" / "fixtures" / "games" / "kuhn_poker"
SLUG = "kuhn-poker"
IGNORED = {"__pycache__", "node_modules", "web_dist"}
GENERIC = [
    "conformance",
    "bots/test_levels.py",
    "bench/test_rules.py",
    "cli/test_play.py",
    "cli/test_replay.py",
]


def link(source: Path, target: Path) -> None:
    """Make a copy of a folder whose files are links."""
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path.name in IGNORED:
            continue
        if path.is_dir():
            link(path, target / path.name)
        else:
            (target / path.name).symlink_to(path)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with one folder more."""
    copy = tmp_path_factory.mktemp("six") / "furcifer"
    link(ROOT / "src", copy / "src")
    link(ROOT / "tests", copy / "tests")
    (copy / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")
    link(FIXTURE, copy / "src" / "furcifer" / "games" / FIXTURE.name)
    return copy


def run(tree: Path, *words: str) -> str:
    """Run Python in the copy and return what it prints."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def furcifer(tree: Path, *words: str) -> str:
    return run(tree, "-c", "from furcifer.cli import main; main()", *words)


def test_the_registry_finds_it(tree: Path):
    found = run(tree, "-c", "import furcifer; print(*furcifer.all_games())").split()
    assert found == sorted([*all_games(), SLUG])


def test_the_tests_over_all_games_pass(tree: Path):
    """The conformance suite, its own tests, its bots, and the commands that take a game."""
    places = ["src/furcifer/conformance", *(f"tests/{name}" for name in GENERIC)]
    options = ("-q", "-p", "no:cacheprovider", "-k", "kuhn or every_game or every_open", "-m", "not long")
    told = run(
        tree,
        "-m",
        "pytest",
        *options,
        *places,
        "tests/architecture/test_tree.py",
        "src/furcifer/games/kuhn_poker",
    )
    passed = int(told.splitlines()[-1].split()[0])
    assert passed > 50


def test_it_is_played_in_the_terminal(tree: Path):
    assert "won" in furcifer(tree, "play", SLUG, "--watch", "--seats", "random,greedy", "--seed", "3")


def test_it_has_wire_types(tree: Path):
    assert "export namespace KuhnPoker {" in furcifer(tree, "types")


def test_the_server_offers_it(tree: Path):
    code = "from furcifer.server.api.catalogue import catalogue\nprint(*(g.slug for g in catalogue(bool)))"
    assert SLUG in run(tree, "-c", code).split()
