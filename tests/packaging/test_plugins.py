"""The open door: a game and a bot in somebody else's package are found, played and tested."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from furcifer.core import all_games, registry

ROOT = Path(__file__).parents[2]
OURS = set(all_games())
FIXTURE = ROOT / "tests" / "fixtures" / "games" / "kuhn_poker"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "kuhn-poker"
version = "1.0"

[project.entry-points."furcifer.games"]
kuhn-poker = "kuhn_poker:game"

[project.entry-points."furcifer.bots"]
cautious = "kuhn_poker.cautious:play"

[tool.hatch.build.targets.wheel]
packages = ["kuhn_poker"]
"""
BOT = '''
class Cautious:
    """Always takes the first action."""

    name = "cautious"

    def choose(self, turn):
        return turn.legal[0]


def play(slug):
    return Cautious() if slug == "kuhn-poker" else None
'''


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the built package installed, and our sources and libraries by path."""
    project = tmp_path_factory.mktemp("outside")
    shutil.copytree(FIXTURE, project / "kuhn_poker", ignore=shutil.ignore_patterns("tests", "__pycache__"))
    for file in (project / "kuhn_poker").rglob("*.py"):
        file.write_text(file.read_text().replace("furcifer.games.kuhn_poker", "kuhn_poker"))
    (project / "kuhn_poker" / "cautious.py").write_text(BOT)
    (project / "pyproject.toml").write_text(PROJECT)
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", folder=project)
    (wheel,) = project.glob("dist/*.whl")
    place = project / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", str(place), folder=project)
    found = place / "bin" / "python"
    pip = ("-m", "pip", "--python", str(found), "install", "--quiet", "--no-deps", "--no-index")
    run(sys.executable, *pip, str(wheel), folder=project)
    (packages,) = place.glob("lib/python*/site-packages")
    (packages / "paths.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n")
    return found


def run(*command: str | Path, folder: Path) -> str:
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=kept, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def furcifer(python: Path, *words: str) -> str:
    return run(python, "-c", "from furcifer.cli import main; main()", *words, folder=python.parent)


def test_a_game_of_another_package_is_played_by_its_bot(python: Path):
    shown = furcifer(python, "play", "kuhn-poker", "--watch", "--seats", "cautious,random", "--seed", "3")
    assert "won" in shown


def test_the_server_offers_the_game_and_the_bot(python: Path):
    code = (
        "from furcifer.server.api.catalogue import catalogue\n"
        "print({game.slug: game.levels for game in catalogue(bool)})"
    )
    levels = eval(run(python, "-c", code, folder=python.parent))
    assert levels["kuhn-poker"][-1] == "cautious"
    assert "cautious" not in levels["coloretto"]


def test_the_conformance_suite_runs_against_the_game(python: Path):
    told = furcifer(python, "conformance", "kuhn-poker")
    assert int(told.splitlines()[-1].split()[0]) > 20
    assert "coloretto" not in told


@pytest.mark.parametrize(
    ("value", "why"),
    [("no_such_package:game", "cannot be loaded"), ("furcifer.games.coloretto:game", "its slug is taken")],
)
def test_a_package_that_does_not_fit_stops_no_game(value: str, why: str, monkeypatch):
    point = EntryPoint("odd", value, registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    with pytest.warns(UserWarning, match=why):
        found = registry._found.__wrapped__()
    assert set(found) == OURS
