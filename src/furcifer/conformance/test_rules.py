"""Properties of the rules of every game."""

from __future__ import annotations

import pytest

from furcifer.conformance.cases import Case, cases, defaults, games, refusable, states, walk, walked
from furcifer.core import CHANCE, Match, Rng, Seat

everywhere = pytest.mark.parametrize("case", cases(), ids=str)
by_default = pytest.mark.parametrize("case", defaults(), ids=str)


@everywhere
def test_a_match_ends_with_an_outcome_and_not_before(case: Case):
    for match in walked(case):
        assert (match.outcome is None) == bool(match.to_act)
    outcome = match.outcome
    assert len(outcome.scores) == case.seats
    assert set(outcome.winners) <= set(range(case.seats))
    assert outcome.reason
    assert all(match.legal(seat) == () for seat in range(case.seats))


@everywhere
def test_legal_actions_pass_check_in_a_fixed_order_and_no_others_do(case: Case):
    final = walked(case)[-1]
    others = refusable(final)
    for match in walked(case):
        for seat in map(Seat, range(case.seats)):
            legal = case.game.legal(match.state, seat)
            assert list(legal) == list(case.game.legal(match.state, seat))
            assert len(set(map(str, legal))) == len(legal)
            assert seat in match.to_act or not legal
            assert all(case.game.check(match.state, seat, action) is None for action in legal)
            if not case.game.asks(match.state, seat):
                refused = [
                    case.game.check(match.state, seat, other) for other in others if other not in legal
                ]
                assert all(illegal and illegal.code and illegal.text.endswith(".") for illegal in refused)


@everywhere
def test_a_seat_that_must_act_has_an_action(case: Case):
    for match in walked(case):
        for seat in match.to_act:
            assert match.legal(seat) or match.asks(seat)


@everywhere
def test_chances_are_legal_and_sum_to_one(case: Case):
    game = case.game
    final = walked(case)[-1]
    for before, seat, action, _ in states(final):
        assert game.check(before, seat, action) is None
        if seat == CHANCE:
            listed = game.chances(before)
            if listed:
                assert sum(weight for _, weight in listed) == pytest.approx(1)
                assert action in [choice for choice, _ in listed]
                assert all(
                    weight > 0 and game.check(before, CHANCE, choice) is None for choice, weight in listed
                )
            else:
                assert len({str(game.draw(before, Rng(seed))) for seed in range(8)}) > 1
        else:
            assert game.chances(before) == ()


@by_default
@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_gives_the_same_match_and_another_seed_another(case: Case, seed: int):
    assert case.start(seed) == case.start(seed)
    assert walk(case, seed)[-1] == walk(case, seed)[-1]
    assert walk(case, seed)[-1] != walk(case, seed + 100)[-1]


@by_default
def test_acting_does_not_change_earlier_matches(case: Case):
    matches = walked(case)
    logs = [match.log for match in matches]
    for match, earlier in zip(walk(case, seed=1), logs, strict=True):
        assert match.log == earlier
    assert [len(log["actions"]) for log in logs] == sorted(len(log["actions"]) for log in logs)


@everywhere
def test_only_the_seats_to_act_can_act(case: Case):
    final = walked(case)[-1]
    actions = refusable(final)[:20]
    for match in walked(case):
        for seat in set(map(Seat, range(case.seats))) - set(match.to_act):
            assert all(match.check(seat, action).code in ("not_your_turn", "over") for action in actions)


@pytest.mark.parametrize("slug", games())
def test_a_seat_that_does_not_exist_is_refused(slug: str):
    match = Match.start(slug, games()[slug].meta.seats[0], seed=1)
    for seat in (-3, -2, -1, match.seats, 99):
        assert match.check(seat, "anything") is not None
