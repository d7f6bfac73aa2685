import pytest
from msgspec.structs import replace

from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.coloretto import knowledge, rules
from furcifer.games.coloretto.bots.simple import weigh
from furcifer.games.coloretto.notation import parse
from furcifer.games.coloretto.state import Config

THREE = rules.start(Config(removed=("brown",)), 3)


def weight(state, text):
    return weigh(knowledge.view(state, state.turn), parse(text))


def test_a_row_is_worth_what_it_brings():
    held = (("red", "red", "blue", "green"), (), ())
    rows = (("red",), ("red", "joker"), ("yellow", "orange", "+2"))
    state = replace(THREE, phase="turn", collections=held, rows=rows)
    assert [weight(state, f"take {row}") for row in (1, 2, 3)] == [3, 7, 0]


def test_the_last_in_a_round_draws_when_the_next_card_helps():
    alone = replace(
        THREE, phase="turn", taken=(None, 1, 2), rows=(("red", "red"), (), ()), collections=((),) * 3
    )
    kind = replace(alone, left=(2, 0, 0, 0, 0, 0, 0, 2, 0, 0))
    assert weight(kind, "draw") == pytest.approx((6 + 5) / 2)
    assert weight(kind, "take 1") == 3
    many = (("orange",) * 6 + ("yellow",) * 6 + ("green",) * 6, (), ())
    unkind = replace(alone, left=(0, 0, 0, 0, 4, 0, 0, 0, 0, 0), collections=many)
    assert weight(unkind, "draw") < weight(unkind, "take 1")


def test_a_card_goes_where_it_helps_most():
    state = replace(THREE, phase="place", drawn="red", rows=(("red",), ("blue", "green"), ()))
    state = replace(state, collections=(("red",), ("orange",), ("yellow",)))
    assert max(("place 1", "place 2", "place 3"), key=lambda text: weight(state, text)) == "place 1"


def test_a_joker_is_named_for_the_score():
    state = replace(THREE, phase="joker", collections=(("red", "red", "blue", "joker"), (), ()))
    assert [weight(state, f"joker {colour}") for colour in ("red", "blue", "green")] == [7, 6, 5]


def test_first_colours_are_alike():
    state = rules.apply(THREE, CHANCE, parse("first 1"))
    assert weight(state, "start red") == weight(state, "start blue") == 0


def play(seed: int, seats: int, greedy: Seat, side: str) -> float:
    """Return the share of the win of one greedy seat against random ones."""
    rng, state = Rng(seed), rules.start(Config(side=side), seats)
    while acting := rules.to_act(state):
        (seat,) = acting
        if seat == CHANCE:
            action = rng.weighted(rules.chances(state))
        else:
            action = rng.choice(actions := rng.shuffled(rules.legal(state, seat)))
            if seat == greedy:
                view = knowledge.view(state, seat)
                action = max(actions, key=lambda each: weigh(view, each))
        state = rules.apply(state, seat, action)
    winners = rules.outcome(state).winners
    return (greedy in winners) / len(winners)


@pytest.mark.parametrize("side", ["brown", "violet"])
def test_greedy_beats_random(side):
    assert sum(play(seed, 2, Seat(seed % 2), side) for seed in range(12)) >= 10
    assert sum(play(seed, 4, Seat(seed % 4), side) for seed in range(12)) >= 7  # three would be fair
