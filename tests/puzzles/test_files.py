"""Files of puzzles: an edited or damaged line becomes a sentence, and the other lines still work."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest

from furcifer.core import PuzzleError, UnknownGame
from furcifer.puzzles import faults_of, find, languages_of, puzzles_of
from furcifer.puzzles.files import as_line, read

SLUG = "coloretto"


@pytest.fixture
def lines() -> list[str]:
    return [as_line(puzzle) for puzzle in puzzles_of(SLUG)[:3]]


def shelf_of(tmp_path: Path, lines: list[str], language: str = ""):
    path = tmp_path / "puzzles.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    return read(path, SLUG, language)


def test_a_file_reads_back(tmp_path: Path, lines: list[str]):
    shelf = shelf_of(tmp_path, lines)
    assert shelf.puzzles == tuple(puzzles_of(SLUG)[:3])
    assert shelf.faults == ()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda line: line.replace('"rating":1', '"rating":2'), "edited"),
        (lambda line: line[: len(line) // 2] + "\n", "truncated"),
        (lambda line: "hello\n", "malformed"),
        (lambda line: line.replace('"game":"coloretto"', '"game":"codenames"'), "edited"),
        (lambda line: line.replace('"puzzle":{', '"puzzle":{"extra":1,'), "unknown field"),
    ],
)
def test_an_edited_line_is_left_out_with_a_sentence(tmp_path: Path, lines: list[str], change, why: str):
    changed = change(lines[1])
    assert changed != lines[1]
    shelf = shelf_of(tmp_path, [lines[0], changed, lines[2]])
    assert len(shelf.puzzles) == 2
    (fault,) = shelf.faults
    assert fault.startswith("Line 2 of puzzles.jsonl (coloretto) is left out: ")
    assert why in fault


def test_a_line_with_a_new_digest_is_still_tied_to_its_position(tmp_path: Path, lines: list[str]):
    puzzle = puzzles_of(SLUG)[0]
    moved = msgspec.structs.replace(puzzle, moves=puzzle.moves[:-1])
    (fault,) = shelf_of(tmp_path, [as_line(moved)]).faults
    assert "its id does not match its position" in fault


def test_a_puzzle_twice_and_one_of_another_file_are_left_out(tmp_path: Path, lines: list[str]):
    assert "twice" in shelf_of(tmp_path, [lines[0], lines[0]]).faults[0]
    assert "another file" in shelf_of(tmp_path, [lines[0]], "fr").faults[0]


def test_bytes_that_are_no_text_become_a_sentence(tmp_path: Path):
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(b"\xff\xfe\x00\n")
    assert len(read(path, SLUG).faults) == 1


def test_a_puzzle_made_by_another_process_is_the_same_line():
    for puzzle in puzzles_of("chameleon-chess")[:3]:
        assert as_line(pickle.loads(pickle.dumps(puzzle))) == as_line(puzzle)


def test_the_shipped_files_have_no_fault():
    for slug in ("chameleon", "chameleon-chess", "codenames", "coloretto", "le-cameleon"):
        for language in languages_of(slug):
            assert faults_of(slug, language) == ()


def test_what_does_not_exist_is_named():
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        puzzles_of("chess")
    with pytest.raises(PuzzleError, match="no puzzle 'abc'"):
        find(SLUG, "abc")
    with pytest.raises(PuzzleError, match="have no words"):
        puzzles_of(SLUG, "en")
    with pytest.raises(PuzzleError, match="no puzzles in 'de'; it has: en, fr, it"):
        puzzles_of("codenames", "de")
    with pytest.raises(PuzzleError, match="Cannot read"):
        read(Path("/nowhere/puzzles.jsonl"), SLUG)
