"""Making puzzles: the work resumes where it was stopped, also in the middle of a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from furcifer.core import Match, PuzzleError
from furcifer.puzzles import making, puzzles_of
from furcifer.puzzles.files import as_line, read

SLUG = "le-cameleon"


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let each match have two puzzles, and note which matches are looked through."""
    numbers: list[int] = []

    def puzzles_of_match(slug: str, number: int):
        numbers.append(number)
        return list(puzzles_of(slug)[2 * number : 2 * number + 2])

    monkeypatch.setattr(making, "puzzles_of_match", puzzles_of_match)
    return numbers


def make(out: Path, count: int) -> int:
    return making.make(SLUG, out, count, jobs=1, progress=lambda puzzles, matches: None)


def test_a_second_run_goes_on(tmp_path: Path, looked: list[int]):
    out = tmp_path / "out.jsonl"
    assert make(out, 2) == 2
    assert make(out, 4) == 4
    assert looked == [0, 1]
    assert read(out, SLUG).puzzles == tuple(puzzles_of(SLUG)[:4])
    assert make(out, 3) == 4  # there are enough already


def test_a_run_that_was_killed_leaves_nothing_wrong(tmp_path: Path, looked: list[int]):
    out = tmp_path / "out.jsonl"
    make(out, 2)
    cut = as_line(puzzles_of(SLUG)[2])[:100]
    out.write_text(out.read_text() + cut)  # the match was not counted yet
    assert make(out, 4) == 4
    assert read(out, SLUG).faults == ()
    assert looked == [0, 1]


def test_a_match_counted_twice_gives_no_puzzle_twice(tmp_path: Path, looked: list[int]):
    out = tmp_path / "out.jsonl"
    make(out, 2)
    (tmp_path / "out.jsonl.matches").unlink()
    assert make(out, 4) == 4
    assert looked == [0, 0, 1]


def test_a_counter_that_is_no_number_is_named(tmp_path: Path, looked: list[int]):
    (tmp_path / "out.jsonl.matches").write_text("many")
    with pytest.raises(PuzzleError, match=r"out.jsonl.matches does not hold a number"):
        make(tmp_path / "out.jsonl", 2)


def test_finished_matches_are_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(making, "puzzles_in", lambda match: list(puzzles_of(SLUG)[:2]))
    out, match = tmp_path / "out.jsonl", Match.start(SLUG, 2, seed=1)
    assert making.make_from([match, match], SLUG, out, lambda puzzles, matches: None) == 2
    with pytest.raises(PuzzleError, match="Log 1 is of Le Caméléon, not of Chameleon 5×5"):
        making.make_from([match], "chameleon-chess", tmp_path / "other.jsonl", lambda puzzles, matches: None)


def test_words_need_a_language_and_others_have_none(tmp_path: Path):
    with pytest.raises(PuzzleError, match="name a language"):
        making.make("codenames", tmp_path / "out.jsonl", 2, 1, lambda puzzles, matches: None)
    with pytest.raises(PuzzleError, match="have no words"):
        making.write(SLUG, "en", tmp_path / "out.jsonl", lambda puzzles, matches: None)


def test_positions_are_those_of_the_match_and_of_mistakes_in_it():
    match = Match.start("chameleon-chess", 2, seed=1)
    for move in ("b1-c3", "b5-c3", "d1-c3"):
        match = match.act(
            match.to_act[0], next(a for a in match.legal(match.to_act[0]) if str(a)[:2] == move[:2])
        )
    places = [(place, str(here.entries[-1][1])) for place, here in making.positions(match, mistakes=3)]
    assert {place for place, _ in places} == {0, 1, 2}
    assert all((place, str(action)) in places for place, (_, action) in enumerate(match.entries))
    assert 6 <= len(places) <= 12


def test_the_same_number_gives_the_same_match():
    one, other = (making.played_match("chameleon-chess", 5) for _ in range(2))
    assert one == other
    assert one.outcome is not None
