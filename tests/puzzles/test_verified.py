"""Every shipped puzzle holds: by the rulebook, and by what proved, searched, sampled or wrote it."""

from __future__ import annotations

from pathlib import Path

import pytest

from furcifer.core import Puzzle, PuzzleError, SampledPuzzles, SearchedPuzzles, SolvedPuzzles, all_games, find
from furcifer.puzzles import languages_of, offers, puzzles_of, start
from furcifer.puzzles.check import verify, verify_by_rules
from furcifer.puzzles.files import declared

ROOT = Path(__file__).parents[2]
GAMES = [(slug, language) for slug in all_games() if offers(slug) for language in languages_of(slug)]
by_game = pytest.mark.parametrize(("slug", "language"), GAMES)
QUICK = 4  # puzzles that are judged again in every run where a judgement takes long; the long tests judge all


@by_game
def test_the_guide_counts_the_puzzles(slug: str, language: str):
    assert f" {len(puzzles_of(slug, language))}" in (ROOT / "docs" / "puzzles.md").read_text("utf-8")


@by_game
def test_every_puzzle_holds_by_the_rulebook(slug: str, language: str):
    for puzzle in puzzles_of(slug, language):
        verify_by_rules(puzzle)
        assert 800 <= puzzle.rating <= 2400


@by_game
def test_puzzles_hold_again(slug: str, language: str):
    puzzles, slow = puzzles_of(slug, language), isinstance(declared(slug), SearchedPuzzles | SampledPuzzles)
    for puzzle in puzzles[:: max(1, len(puzzles) // QUICK)] if slow else puzzles:
        verify(puzzle)


@pytest.mark.long
@by_game
def test_every_puzzle_holds_again(slug: str, language: str):
    faults = [why for puzzle in puzzles_of(slug, language) if (why := fault_of(puzzle))]
    assert faults == []


def fault_of(puzzle: Puzzle) -> str | None:
    try:
        verify(puzzle)
    except PuzzleError as error:
        return str(error)
    return None


@by_game
def test_no_two_puzzles_are_mirror_images(slug: str, language: str):
    kind = declared(slug)
    if isinstance(kind, SolvedPuzzles | SearchedPuzzles):
        seen = [kind.canonical(start(puzzle).state) for puzzle in puzzles_of(slug, language)]
        assert len(set(seen)) == len(seen)


@by_game
def test_no_shipped_solution_is_easy_to_see(slug: str, language: str):
    kind = declared(slug)
    if isinstance(kind, SearchedPuzzles):
        for puzzle in puzzles_of(slug, language):
            assert not kind.trivial(start(puzzle), puzzle.solution), puzzle.id


@by_game
def test_every_text_is_there_in_every_language(slug: str, language: str):
    folder = Path(declared(slug).folder).parent / "locale"
    for file in sorted(folder.glob("*.ftl")):
        names = {line.split(" = ")[0] for line in file.read_text("utf-8").splitlines()}
        assert set(declared(slug).texts) <= names, file.name
    assert find(slug).meta.slug == slug
