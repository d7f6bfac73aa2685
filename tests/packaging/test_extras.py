"""The rules need nothing but the core's dependencies; the extras name everything else."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from furcifer import __version__
from furcifer.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = sorted(module for modules in EXTRAS.values() for module in modules)


def block(modules: list[str]) -> str:
    """Return code after which these modules cannot be imported."""
    return f"import sys; sys.modules |= dict.fromkeys({modules!r})\n"


PLAY = """
import furcifer

CLUES = "pebble lantern velvet gravel whistle marble copper thunder ribbon orchard".split()

def choices(match, seat):
    asked = match.asks(seat)
    words = CLUES if asked else ()
    texts = [asked.form.replace("WORD", word).replace("NUMBER", "1") for word in words]
    return [*match.legal(seat), *(text for text in texts if match.check(seat, text) is None)]

for slug, game in furcifer.all_games().items():
    match, rng = furcifer.Match.start(slug, game.meta.seats[-1], seed=7), furcifer.Rng(7, "test")
    for _ in range(150):
        if match.to_act:
            match = match.act(match.to_act[0], rng.choice(choices(match, match.to_act[0])))
    match.view(0)
    assert furcifer.Match.replay(match.log) == match
    print(slug, len(match.entries))
"""


def without_extras(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python that has only the core's dependencies."""
    return subprocess.run(
        [sys.executable, "-c", block(MODULES) + code, *words], check=False, capture_output=True, text=True
    )


def test_every_game_is_played_by_its_rules_alone():
    done = without_extras(PLAY)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 5


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("play codenames --watch", "bots")])
def test_a_missing_part_is_named(command: str, extra: str):
    done = without_extras("from furcifer.cli import main; main()", *command.split())
    assert done.returncode == 2
    assert done.stderr == f"This needs more of Furcifer. Install it with: pip install 'furcifer[{extra}]'\n"


def test_a_match_is_watched_in_the_terminal_without_extras():
    words = ["play", "coloretto", "--watch", "--level", "random", "--seed", "3"]
    done = without_extras("from furcifer.cli import main; main()", *words)
    assert "won" in done.stdout, done.stderr


def test_the_server_runs_without_uvloop():
    code = """
import asyncio
from furcifer.server.serve import run_in_loop

async def kind():
    return type(asyncio.get_running_loop()).__module__

print(run_in_loop(kind()))
"""
    blocked = block(["uvloop", "asyncpg", "redis"])
    done = subprocess.run([sys.executable, "-c", blocked + code], check=False, capture_output=True, text=True)
    assert done.stdout.startswith("asyncio."), done.stderr


def test_the_extras_of_the_command_line_are_those_of_the_package():
    optional = PROJECT["optional-dependencies"]
    for extra, modules in EXTRAS.items():
        declared = {re.match(r"[\w-]+", line)[0].replace("-", "_") for line in optional[extra]} - {"furcifer"}
        assert declared == set(modules) - {"llvmlite", "pyspiel"}  # they come with numba and OpenSpiel
    assert {*EXTRAS, "all", "docs", "dev"} == set(optional)
    assert optional["all"] == ["furcifer[bots,server,postgres,bench]"]  # what a person or a host wants


def test_one_version():
    assert PROJECT["version"] == __version__
    done = subprocess.run(
        [sys.executable, "-c", "from furcifer.cli import main; main()", "--version"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout == f"furcifer {__version__}\n"
