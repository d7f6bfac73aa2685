"""The shape of the house: rooms, sizes, and no list that names the games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from furcifer.core import games, part

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "furcifer"
GAMES = SOURCE / "games"
LONGEST = 350  # lines; more than one room would be in such a file


def folder(slug: str) -> Path:
    return GAMES / slug.replace("-", "_")


def code() -> list[Path]:
    return [path for path in SOURCE.rglob("*.py") if "tests" not in path.parts]


def test_imports_point_one_way():
    lint = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert lint.returncode == 0, lint.stdout


def test_no_file_outgrows_its_room():
    assert {
        str(p.relative_to(SOURCE)): n for p in code() if (n := len(p.read_text().splitlines())) > LONGEST
    } == {}


def test_no_room_is_called_utils():
    assert [p for p in SOURCE.rglob("*") if p.stem in ("utils", "helpers", "manager", "common", "misc")] == []


def test_no_list_names_the_games():
    """Outside a game's own folder, code may name one game as an example but never two."""
    slugs = [slug for slug in games() if slug != "chameleon"]  # that one is also a plain word
    for path in code():
        if GAMES in path.parents:
            continue
        named = {slug for slug in slugs if re.search(rf"[\"'`]{slug}[\"'`]", path.read_text())}
        assert len(named) <= 1, f"{path.relative_to(SOURCE)} names {named}"


@pytest.mark.parametrize("room", sorted(path.parent.name for path in SOURCE.glob("*/__init__.py")))
def test_every_room_has_a_short_readme(room: str):
    assert len((SOURCE / room / "README.md").read_text().splitlines()) <= 10


@pytest.mark.parametrize("slug", games())
def test_every_rule_has_a_test(slug: str):
    rules = set(re.findall(r"^- R(\d+) ", (folder(slug) / "README.md").read_text(), re.MULTILINE))
    tests = "\n".join(path.read_text() for path in (folder(slug) / "tests").glob("test_*.py"))
    tested = set(re.findall(r"^def test_r(\d+)_", tests, re.MULTILINE))
    assert rules
    assert rules == tested


@pytest.mark.parametrize("slug", games())
def test_every_game_has_its_parts(slug: str):
    for name in ("tables", "state", "rules", "knowledge", "notation", "encoding", "bots", "terminal"):
        assert part(slug, name) is not None, name


@pytest.mark.parametrize("slug", games())
def test_rule_numbers_have_no_gap(slug: str):
    numbers = [
        int(n) for n in re.findall(r"^- R(\d+) ", (folder(slug) / "README.md").read_text(), re.MULTILINE)
    ]
    assert numbers == list(range(1, len(numbers) + 1))
