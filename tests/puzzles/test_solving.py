"""Solving: one right answer at every step, refusals as sentences, and positions that can arise."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from furcifer.core import IllegalAction, PuzzleError, all_games
from furcifer.puzzles import after, answer, hint, languages_of, offers, puzzle_of_the_day, puzzles_of, start
from furcifer.puzzles.files import declared

GAMES = [(slug, language) for slug in all_games() if offers(slug) for language in languages_of(slug)]
by_game = pytest.mark.parametrize(("slug", "language"), GAMES)


@by_game
def test_the_solution_is_right_step_by_step_and_everything_else_is_wrong(slug: str, language: str):
    puzzle, found = puzzles_of(slug, language)[0], []
    for number, step in enumerate(puzzle.solution, start=1):
        match = after(puzzle, found)
        right = {str(a) for a in match.legal(puzzle.seat) if answer(puzzle, found, str(a)).right}
        expected = {step[0]} if puzzle.kind == "line" else {s[0] for s in puzzle.solution} - set(found)
        assert right == expected
        verdict = answer(puzzle, found, step[0])
        assert verdict.done == (number == len(puzzle.solution))
        assert [notation for _, notation in verdict.replies] == list(step[1:])
        found.append(step[0])
    with pytest.raises(PuzzleError, match="solved already"):
        answer(puzzle, found, found[-1])


@by_game
def test_an_action_that_the_rules_refuse_is_not_an_answer(slug: str, language: str):
    puzzle = puzzles_of(slug, language)[0]
    for nonsense in ("hello", "", "a1-a9", "vote 99", "guess ZZZ"):
        with pytest.raises(IllegalAction):
            answer(puzzle, (), nonsense)


@by_game
def test_a_hint_is_half_an_answer(slug: str, language: str):
    for puzzle in puzzles_of(slug, language)[:20]:
        message = hint(puzzle)
        text = declared(slug).texts[message.id].format(**message.arguments)
        assert puzzle.solution[0][0] not in text
        assert "{" not in text


def test_two_words_may_be_found_in_either_order():
    puzzle = puzzles_of("codenames", "en")[0]
    first, second = (step[0] for step in puzzle.solution)
    assert answer(puzzle, [second], first).done
    assert answer(puzzle, [first], second.lower()).done
    assert not answer(puzzle, (), "guess " + other_word(puzzle)).right


def other_word(puzzle) -> str:
    return next(word for word in start(puzzle).state.words if (f"guess {word}",) not in puzzle.solution)


def test_wrong_answers_so_far_are_refused():
    puzzle = puzzles_of("chameleon-chess")[0]
    wrong = next(str(a) for a in start(puzzle).legal(puzzle.seat) if str(a) != puzzle.solution[0][0])
    with pytest.raises(PuzzleError, match="not part of the solution"):
        answer(puzzle, [wrong], puzzle.solution[0][0])


def test_a_position_that_cannot_arise_is_refused_with_its_move():
    puzzle = puzzles_of("chameleon-chess")[0]
    edited = replace(puzzle, moves=(*puzzle.moves[:-1], (puzzle.moves[-1][0], "a1-a9")))
    with pytest.raises(PuzzleError, match=rf"cannot arise. Action {len(puzzle.moves)} of the log"):
        start(edited)
    with pytest.raises(PuzzleError, match="who is not to act"):
        start(replace(puzzle, seat=1 - puzzle.seat))
    with pytest.raises(PuzzleError, match="cannot be set up"):
        start(replace(puzzle, seats=7))
    with pytest.raises(PuzzleError, match="cannot be set up"):
        start(replace(puzzle, config={"colour": "pink"}))


def test_a_solution_that_cannot_be_played_is_refused():
    puzzle = next(puzzle for puzzle in puzzles_of("chameleon-chess") if len(puzzle.solution) > 1)
    first = (puzzle.solution[0][0], "a1-a9")
    with pytest.raises(PuzzleError, match="cannot be played"):
        answer(replace(puzzle, solution=(first, *puzzle.solution[1:])), (), first[0])


@by_game
def test_no_puzzle_of_the_day_comes_back_before_all_were_shown(slug: str, language: str):
    count, begin = len(puzzles_of(slug, language)), date(2026, 11, 17)
    days = [begin + timedelta(days=day) for day in range(count)]
    shown = [puzzle_of_the_day(slug, day, language).id for day in days]
    assert len(set(shown)) == count
    assert puzzle_of_the_day(slug, begin + timedelta(days=count), language).id == shown[0]
