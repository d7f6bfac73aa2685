"""Everything shipped has a licence: beside the data, in NOTICE, and in the expression of the package."""

from __future__ import annotations

import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))

import notice  # noqa: E402

DATA = sorted(
    path.relative_to(notice.LANGUAGES).as_posix()
    for path in notice.LANGUAGES.glob("*/**/*")
    if path.suffix in (".txt", ".gz", ".npz")
)
SHARE_ALIKE = ("CC-BY-SA", "LGPL", "MPL")


def notes_of(file: str) -> list[notice.Licensed]:
    return [
        note for note in notice.data() if fnmatch(file, note.what) and file.count("/") == note.what.count("/")
    ]


@pytest.mark.parametrize("file", DATA)
def test_every_data_file_has_one_licence_beside_it(file: str):
    assert [note.licence for note in notes_of(file)][1:] == []
    assert notes_of(file), f"Name {file} in the REUSE.toml of its language."


def test_every_file_of_puzzles_has_a_licence_beside_it():
    folders = {path.parent.relative_to(notice.GAMES).as_posix() for path in notice.GAMES.glob("**/*.jsonl")}
    assert {note.what for note in notice.puzzles()} == {f"{folder}/*.jsonl" for folder in folders} != set()


def test_every_note_is_about_a_file():
    assert [note.what for note in notice.data() if not any(note in notes_of(file) for file in DATA)] == []


def test_data_from_elsewhere_is_described_beside_it():
    for file in DATA:
        if file.endswith((".gz", ".npz")):
            path = notice.LANGUAGES / file
            (about,) = path.parent.glob("LICENCE*.md")
            assert f"`{path.name}`" in about.read_text("utf-8"), file


def test_our_own_words_are_not_share_alike():
    """Share-alike data are in files of their own: packs, topics and grammars stay free of their terms."""
    own = [note for file in DATA if file.endswith(".txt") for note in notes_of(file)]
    assert own
    assert not [note for note in own if note.licence.startswith(SHARE_ALIKE)]


def test_the_package_names_every_licence():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == notice.expression()


def test_the_notice_is_up_to_date():
    """Compare without the copyright lines of libraries, which come from their installed files."""
    written = [copy.read_text("utf-8") for copy in notice.COPIES]
    assert written[0] == written[1], "Run python tools/notice.py"
    wanted = [
        f"- {item.what}: {item.licence}." for item in (*notice.libraries(), *notice.data(), *notice.puzzles())
    ]
    lines = [line for line in written[0].splitlines() if line.startswith("- ")]
    assert len(lines) == len(wanted)
    for line, start in zip(lines, wanted, strict=True):
        assert line.startswith(start), "Run python tools/notice.py"
