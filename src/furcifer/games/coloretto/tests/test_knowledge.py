"""Only the order of the deck is hidden, and from everybody."""

from collections import Counter

import pytest
from msgspec.structs import asdict, replace

from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.coloretto import knowledge, rules
from furcifer.games.coloretto.facts import (
    Begins,
    Discarded,
    Drew,
    Kept,
    LastRound,
    Named,
    Placed,
    Removed,
    Revealed,
    RoundOver,
    Scored,
    Started,
    Took,
)
from furcifer.games.coloretto.notation import parse
from furcifer.games.coloretto.scoring import tally
from furcifer.games.coloretto.state import Config, State
from furcifer.games.coloretto.tables import CARDS

THREE = Config(removed=("brown",))
OPENING = ("first 1", "start red", "start orange", "start yellow")


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = rules.apply(state, rules.to_act(state)[0], parse(text))
    return state


def told(state: State, *texts: str, to: Seat | None = None) -> list:
    """Return what `to` learns from these actions."""
    facts = []
    for text in texts:
        (seat,), action = rules.to_act(state), parse(text)
        after = rules.apply(state, seat, action)
        facts += knowledge.tell(state, seat, action, after, to)
        state = after
    return facts


def random_states(seats: int, seed: int, config: Config):
    rng, state = Rng(seed), rules.start(config, seats)
    while seats_to_act := rules.to_act(state):
        yield state
        state = rules.apply(state, seats_to_act[0], rng.choice(rules.legal(state, seats_to_act[0])))
    yield state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_see_the_same_and_imagine_the_one_world(seats):
    for state in random_states(seats, seats, Config(jokers="choose", start="deal")):
        views = [knowledge.view(state, to) for to in (None, *map(Seat, range(seats)))]
        assert [view.seat for view in views] == [None, *range(seats)]
        assert len({replace(view, seat=None) for view in views}) == 1
        assert all(knowledge.imagine(view, Rng(1)) == state for view in views)


def test_a_view_shows_the_table_and_what_is_left():
    state = play(rules.start(THREE, 3), *OPENING, "draw", "reveal green")
    view = asdict(knowledge.view(state, Seat(1)))
    assert view.pop("seat") == 1
    assert [each.total for each in view.pop("tallies")] == [1, 1, 1]
    assert view == asdict(state)


def test_no_state_holds_an_order_of_the_deck():
    """The same cards in another order leave the same deck, so the state cannot know what comes next."""
    start = play(rules.start(THREE, 3), *OPENING)
    one = play(start, "draw", "reveal green", "place 1", "draw", "reveal blue", "place 2")
    other = play(start, "draw", "reveal blue", "place 2", "draw", "reveal green", "place 1")
    assert one == other
    assert rules.chances(play(one, "draw")) == rules.chances(play(other, "draw"))


def test_an_imagined_deck_gives_each_card_as_often_as_it_is_left():
    state = play(rules.start(THREE, 3), *OPENING, "draw")
    world = knowledge.imagine(knowledge.view(state, Seat(0)), Rng(0))
    rng, trials = Rng(11), 6_400
    seen = Counter(rng.weighted(rules.chances(world)).card for _ in range(trials))
    expected = {card: trials * count / 64 for card, count in zip(CARDS, state.left, strict=True) if count}
    assert set(seen) == set(expected)
    chi_square = sum((seen[card] - often) ** 2 / often for card, often in expected.items())
    assert chi_square < 26.1  # 8 degrees of freedom, one in a thousand


def test_the_same_facts_give_the_same_view():
    """Walk the whole tree up to the second card, for a seat and a spectator."""
    shown = {}
    layer = [(rules.start(THREE, 3), ())]
    for _ in range(6):
        following = []
        for state, facts in layer:
            (seat,) = rules.to_act(state)
            for action in rules.legal(state, seat):
                after = rules.apply(state, seat, action)
                told_so_far = {to: knowledge.tell(state, seat, action, after, to) for to in (None, Seat(1))}
                assert told_so_far[None] == told_so_far[Seat(1)]
                known = (*facts, *told_so_far[None])
                assert shown.setdefault(known, after) == after
                following.append((after, known))
        layer = following
    assert len(layer) == 3 * 6 * 5 * 4 * 9
    assert len(shown) == 3 + 18 + 90 + 360 + 360 + 3240


def test_facts_of_the_set_up():
    start = rules.start(Config(), 3)
    assert told(start, "remove brown", "first 2", "start red") == [
        Removed("brown"),
        Begins(1),
        Started(1, "red"),
    ]
    dealt = play(rules.start(Config(start="deal"), 5), "first 5")
    assert told(dealt, "deal blue", "deal red") == [Started(4, "blue"), Started(0, "red")]


def test_facts_of_a_turn():
    state = play(rules.start(THREE, 3), *OPENING)
    assert told(state, "draw", "reveal golden", "place 2", "take 2", "reveal red") == [
        Drew(0),
        Revealed(0, "golden"),
        Placed(0, "golden", 1),
        Took(1, 1, ("golden",)),
        Kept(1, "red"),
    ]


def test_facts_of_a_round_of_two():
    state = play(rules.start(Config(removed=("purple", "brown")), 2), *OPENING, "start green")
    cards = [text for n in (1, 2, 3) for text in ("draw", "reveal red", f"place {n}")]
    state = play(state, *cards, "take 1")
    assert told(state, "take 3") == [Took(0, 2, ("red",)), Discarded(1, ("red",)), RoundOver(0)]
    empty = play(state, "draw", "reveal golden", "place 3")
    assert told(empty, "take 3", "reveal blue") == [
        Took(0, 2, ("red", "golden")),
        Kept(0, "blue"),
        Discarded(1, ("red",)),
        RoundOver(0),
    ]


def test_a_third_row_without_cards_is_not_told():
    state = play(rules.start(Config(removed=("purple", "brown")), 2), *OPENING, "start green")
    state = play(state, "draw", "reveal red", "place 1", "draw", "reveal red", "place 2", "take 1")
    assert told(state, "take 2") == [Took(1, 1, ("red",)), RoundOver(1)]


def test_facts_of_the_end():
    state = play(rules.start(replace(THREE, jokers="choose"), 3), *OPENING)
    cards = [text for n in (1, 2) for text in ("draw", "reveal red", f"place {n}")]
    state = play(state, *cards, "draw", "reveal joker", "place 3", "take 1", "take 2", "draw")
    state = replace(state, left=(0, 0, 0, 16, 0, 0, 0, 0, 0, 0))
    last = ("reveal last-round", "reveal green", "place 3", "take 3", "joker blue")
    assert told(state, *last) == [
        LastRound(2),
        Revealed(2, "green"),
        Placed(2, "green", 2),
        Took(2, 2, ("joker", "green")),
        RoundOver(2),
        Named(2, "blue"),
        Scored(0, tally(("red", "red"), "brown")),
        Scored(1, tally(("orange", "red"), "brown")),
        Scored(2, tally(("yellow", "joker", "green"), "brown", named=("blue",))),
    ]


def test_a_golden_joker_that_turns_up_the_last_round_ends_no_round_yet():
    state = play(rules.start(THREE, 3), *OPENING)
    cards = [text for n in (1, 2) for text in ("draw", "reveal red", f"place {n}")]
    state = play(state, *cards, "draw", "reveal golden", "place 3", "take 1", "take 2", "take 3")
    state = replace(state, left=(0, 0, 0, 16, 0, 0, 0, 0, 0, 0))
    assert rules.to_act(state) == (CHANCE,)
    assert told(state, "reveal last-round") == [LastRound(2)]
    facts = told(state, "reveal last-round", "reveal green")
    assert facts[1:3] == [Kept(2, "green"), RoundOver(2)]
    assert [type(fact) for fact in facts[3:]] == [Scored] * 3
