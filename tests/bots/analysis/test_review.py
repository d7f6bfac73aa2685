"""Reviews: what they say about whole matches of every kind of game."""

from __future__ import annotations

from itertools import islice

import pytest

from furcifer.bots import analysis, player, turn_for
from furcifer.bots.analysis import Point, Value, value
from furcifer.bots.analysis.review import ERRORS, _loss, _mark
from furcifer.core import Candidate, Match, Outcome, Rng, all_games

CHESS = "chameleon-chess"


def match_of(slug: str, seats: int, *levels: str, seed: int = 3) -> Match:
    match, rng = Match.start(slug, seats, seed), Rng(seed)
    while match.to_act:
        seat = match.to_act[0]
        bot = player(levels[seat % len(levels)], slug)
        match = match.act(seat, bot.choose(turn_for(match, seat, rng)))
    return match


def reviewed(match: Match) -> list[Point]:
    return analysis.conclude(match, list(analysis.review(match)))


@pytest.mark.parametrize("seed", range(3))
def test_the_value_of_a_match_does_not_zigzag(seed):
    """A proven win is lost only by the winner's own action, and won only by the loser's."""
    match = match_of(CHESS, 2, "strong", "steady", seed=seed)
    points = reviewed(match)
    assert len(points) == len(match.entries) + 1
    for (seat, _), here, after in zip(match.entries, points, points[1:], strict=False):
        if here.value.winner is not None and here.value.winner != seat:
            assert after.value.winner == here.value.winner or after.value.kind == "over"
        if after.value.winner == seat:
            assert here.value.winner == seat
            assert here.value.within <= after.value.within + 1


def test_errors_are_marked_with_a_better_line_that_can_be_played():
    match = Match.start(CHESS, 2, 1)
    for seat, move in ((0, "b1-b2"), (1, "a5-a4"), (0, "b2xe5"), (1, "a4-a3")):
        match = match.act(seat, move)
    points = reviewed(match)
    assert points[3].mark == "blunder"  # the invader on e5 can be captured, but is left alone
    assert points[3].best[0].endswith("xe5")
    state = next(step.before for step in match.steps() if step.number == 3)
    for text in points[3].best:
        seat, action = match.game.to_act(state)[0], match.game.parse(text)
        assert match.game.check(state, seat, action) is None
        state = match.game.apply(state, seat, action)
    red, blue = analysis.summaries(match, points)
    assert points[2].mark == "blunder"  # a proven win is left for a position that looks worse than even
    assert (blue.blunders, blue.actions, red.blunders) == (1, 2, 1)
    assert blue.kept < red.kept


def test_the_best_action_is_never_an_error():
    match = match_of(CHESS, 2, "steady", "easy", seed=5)
    points = reviewed(match)
    for (_, action), point in zip(match.entries, points, strict=False):
        assert point.loss == 0 or point.best[0] != str(action)


def test_a_sampled_value_has_an_error_and_its_losses_exceed_it():
    match = match_of("coloretto", 2, "gentle", "steady")
    judged = list(analysis.review(match))
    assert judged[:5] == list(islice(analysis.review(match), 5))  # the same match gets the same review
    points = analysis.conclude(match, judged)
    kinds = [point.value.kind for point in points]
    open_points = points[: kinds.index("exact")]
    assert {point.value.kind for point in open_points} == {"sampled"}
    assert all(abs(sum(point.value.chances) - 1) < 0.01 for point in points)
    assert all(0 <= point.value.error <= 0.026 for point in open_points)
    assert all(point.loss > ERRORS * point.error for point in points if point.mark)
    won = match.outcome.winners[0]
    assert points[-1].value.chances[won] == 1 / len(match.outcome.winners)


def test_the_last_turns_have_exact_values():
    match = match_of("coloretto", 3, "gentle", "steady")
    points = reviewed(match)
    kinds = [point.value.kind for point in points]
    last = kinds.index("exact")
    assert set(kinds[last:-1]) == {"exact"}  # positions in which a card is drawn, too
    assert all(point.value.error == point.error == 0 for point in points[last:])
    for (seat, action), here, after in zip(
        match.entries[last:], points[last:], points[last + 1 :], strict=False
    ):
        if seat >= 0:  # the loss is what the position is worth less afterwards
            assert here.loss == pytest.approx(here.value.chances[seat] - after.value.chances[seat], abs=2e-4)
            assert here.loss > 0 or not here.best or here.best == (str(action),)


def test_every_action_of_a_decision_is_judged_best_first():
    match = match_of("coloretto", 2, "gentle", "steady")
    decisions = [step for step in match.steps() if step.seat >= 0]
    middle, last = (analysis.judged_choices(match.game, step) for step in (decisions[20], decisions[-3]))
    for step, found in ((decisions[20], middle), (decisions[-3], last)):
        assert {one.action for one in found} == set(match.game.legal(step.before, step.seat))
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert all(0 < one.error < 0.012 for one in middle)
    assert {one.error for one in last} == {0.0}


@pytest.mark.parametrize("slug", ["codenames", "chameleon"])
def test_every_clue_says_how_sureness_moved(slug):
    match = match_of(slug, 4, "strong")
    points = reviewed(match)
    assert analysis.summaries(match, points) == []
    clues = [str(action).startswith("clue ") for _, action in match.entries]
    assert [bool(point.sureness) for point in points[:-1]] == clues
    moved = [sure for point in points for sure in point.sureness]
    assert all(0 <= sure.before <= 1 and 0 <= sure.after <= 1 for sure in moved)
    assert any(sure.after > sure.before + 0.2 for sure in moved)


def test_every_game_can_be_reviewed():
    assert all(analysis.can_review(game) for game in all_games().values())


def test_losses_of_winning_chance_are_graded():
    def grade(before: Value, after: Value) -> str | None:
        return _mark(Point(before, loss=_loss(before, after, 0)))

    won, lost = value.won_by(0, 12), value.won_by(1, 12)
    guess = {chance: Value("searched", (chance, 1 - chance)) for chance in (0.4, 0.5, 0.53, 0.58, 0.62, 0.7)}
    assert grade(won, lost) == "blunder"
    assert [grade(won, guess[chance]) for chance in (0.62, 0.58, 0.53, 0.4)] == [
        None,
        "inaccuracy",
        "mistake",
        "blunder",
    ]
    assert grade(guess[0.5], guess[0.7]) is None
    assert grade(guess[0.7], guess[0.4]) == "blunder"
    assert grade(lost, lost) is None
    noisy = Point(Value("sampled", (0.5, 0.5), error=0.02), loss=0.15, error=0.08)
    assert _mark(noisy) is None


def test_the_value_of_a_candidate_is_for_each_seat():
    assert value.of_two(Candidate(None, 29_990, wins_in=10), 1, 150).chances == (0.0, 1.0)
    assert value.of_two(Candidate(None, -29_990, loses_in=10), 1, 150).winner == 0
    even = value.of_two(Candidate(None, 0), 0, 150)
    assert (even.kind, even.chances) == ("searched", (0.5, 0.5))
    assert value.ended(Outcome((0.5, 0.5), (), "repetition"), 2).chances == (0.5, 0.5)
