"""Puzzles that once shipped and do not hold: the gates refuse them, whichever way they come."""

from __future__ import annotations

from pathlib import Path

import pytest

from furcifer.bots import turn_for
from furcifer.bots.mcts import exact_values
from furcifer.core import Candidate, Puzzle, PuzzleError, Rng
from furcifer.puzzles import puzzles_of, sampled, searched, start
from furcifer.puzzles.check import verify
from furcifer.puzzles.files import declared, read

HERE = Path(__file__).parent / "refuted"


def refuted(slug: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in read(HERE / f"{slug}.jsonl", slug).puzzles}


@pytest.mark.parametrize("name", ["8e0444d32a", "0e057c3bb2"])
def test_exact_values_overrule_playouts(name: str):
    """Two actions win equally often: always, and never."""
    puzzle = refuted("coloretto")[name]
    match = start(puzzle)
    best, second = exact_of(puzzle)[:2]
    assert best.chance == second.chance
    with pytest.raises(PuzzleError, match="is not clearly the best"):
        verify(puzzle)
    assert sampled.find(match, declared("coloretto")) is None


def exact_of(puzzle: Puzzle) -> list[Candidate]:
    return exact_values(turn_for(start(puzzle), puzzle.seat, Rng(0)))


def test_exact_values_confirm_every_shipped_puzzle_that_has_them():
    kind, last_turns = declared("coloretto"), 0
    for puzzle in puzzles_of("coloretto"):
        if exact := exact_of(puzzle):
            last_turns += 1
            assert str(sampled.exact_best(exact, kind)) == puzzle.solution[0][0], puzzle.id
    assert last_turns


def test_exact_values_are_separated_by_the_margin():
    kind = declared("coloretto")

    def best(*chances: float) -> str | None:
        return sampled.exact_best([Candidate(str(chance), chance=chance) for chance in chances], kind)

    assert best(0.9, 0.8, 0.1) == "0.9"
    assert best(0.9, 0.9 - kind.margin / 2, 0.1) is None
    assert best(0.9) is None


@pytest.mark.parametrize(
    ("name", "why"), [("b1b996ffa4", "does not lead all other actions by far"), ("0c4f7857ec", "too easy")]
)
def test_a_lead_of_one_piece_and_a_single_capture_do_not_make_a_puzzle(name: str, why: str):
    puzzle = refuted("le-cameleon")[name]
    with pytest.raises(PuzzleError, match=why):
        verify(puzzle)
    assert searched.find(start(puzzle), declared("le-cameleon")) is None
