"""Coloretto, rule by rule."""

from collections import Counter
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from furcifer.core import CHANCE, ConfigError, Illegal, Outcome, Rng, Seat, read_config
from furcifer.games.coloretto import rules, scoring
from furcifer.games.coloretto.deck import REVEAL_LAST_ROUND
from furcifer.games.coloretto.notation import parse
from furcifer.games.coloretto.state import ColourScore, Config, Joker, Place, Start, State, Take, Tally
from furcifer.games.coloretto.tables import BOX, CARDS, COLOURS, INDEX

SET_UP = {
    2: ("first 1", "start red", "start orange", "start yellow", "start green"),
    3: ("first 1", "start red", "start orange", "start yellow"),
    4: ("first 1", "start red", "start orange", "start yellow", "start green"),
    5: ("first 1", "start red", "start orange", "start yellow", "start green", "start blue"),
}
OUT = {2: ("purple", "brown"), 3: ("brown",), 4: (), 5: ()}


def play(state: State, *texts: str) -> State:
    """Return the state after these actions; `green>2` draws green and places it on row 2."""
    for text in texts:
        card, arrow, row = text.partition(">")
        for each in ("draw", f"reveal {card}", f"place {row}") if arrow else (text,):
            (seat,) = rules.to_act(state)
            assert rules.check(state, seat, parse(each)) is None, each
            state = rules.apply(state, seat, parse(each))
    return state


def table(seats: int, *texts: str, **options) -> State:
    """Return a table after set-up and these actions. The last colours are removed if some must be."""
    return play(rules.start(Config(**{"removed": OUT[seats]} | options), seats), *SET_UP[seats], *texts)


def offered(state: State) -> str:
    (seat,) = rules.to_act(state)
    return ", ".join(map(str, rules.legal(state, seat)))


def refused(state: State, action, seat: Seat | None = None) -> tuple[str, str, dict]:
    who = rules.to_act(state)[0] if seat is None else seat
    illegal = rules.check(state, who, parse(action) if isinstance(action, str) else action)
    assert illegal is not None
    return illegal.code, illegal.text, illegal.names


def with_left(state: State, **counts: int) -> State:
    """Return the table with only these cards in the deck; `two` is +2."""
    named = {"+2" if card == "two" else card: count for card, count in counts.items()}
    return replace(state, left=tuple(named.get(card, 0) for card in CARDS))


# The box and set-up


def test_r1_the_box():
    assert COLOURS == ("red", "orange", "yellow", "green", "blue", "purple", "brown")
    assert dict(zip(CARDS, BOX, strict=True)) == dict.fromkeys(COLOURS, 9) | {
        "+2": 10,
        "joker": 2,
        "golden": 1,
    }
    state = rules.start(Config(), 5)
    assert state.left == BOX
    assert (state.turn, state.drawn, state.last_round) == (0, None, False)
    assert sum(BOX) == 76


def test_r1_green_row_cards_hold_one_two_and_three():
    state = table(2)
    assert offered(play(state, "draw", "reveal red")) == "place 1, place 2, place 3"
    state = play(state, "red>1", "red>2", "draw", "reveal blue")
    assert offered(state) == "place 2, place 3"
    state = play(state, "place 2", "draw", "reveal blue")
    assert offered(state) == "place 3"
    state = play(state, "place 3", "blue>3", "blue>3")
    assert [len(row) for row in state.rows] == [1, 2, 3]
    assert offered(state) == "take 1, take 2, take 3"


@pytest.mark.parametrize(("seats", "removals"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_r2_colours_leave_at_random(seats, removals):
    state = rules.start(Config(), seats)
    for gone in range(removals):
        assert rules.to_act(state) == (CHANCE,)
        assert state.phase == "remove"
        listed = rules.chances(state)
        assert [probability for _, probability in listed] == [1 / (7 - gone)] * (7 - gone)
        state = play(state, str(listed[1][0]))
    assert state.removed == ("orange", "yellow")[:removals]
    assert state.phase == "first"
    assert sum(state.left) == 76 - 9 * removals
    assert all(state.left[INDEX[colour]] == 0 for colour in state.removed)


def test_r2_every_colour_may_leave_and_none_twice():
    state = rules.start(Config(), 2)
    assert ", ".join(str(a) for a in rules.legal(state, CHANCE)) == ", ".join(f"remove {c}" for c in COLOURS)
    state = play(state, "remove green")
    assert state.phase == "remove"
    assert parse("remove green") not in rules.legal(state, CHANCE)
    assert refused(state, "remove green") == (
        "impossible",
        "Chance cannot remove green now.",
        {"action": "remove green"},
    )


@pytest.mark.parametrize(("seats", "named"), [(2, ("red", "blue")), (3, ("green",)), (4, ()), (5, ())])
def test_r2_colours_can_be_named(seats, named):
    config = Config(removed=named)
    assert rules.unfit(config, seats) is None
    state = rules.start(config, seats)
    assert state.phase == "first"
    assert state.removed == named
    assert [card for card, count in zip(CARDS, state.left, strict=True) if not count] == [
        colour for colour in COLOURS if colour in named
    ]


@pytest.mark.parametrize(
    ("seats", "named", "why"),
    [
        (
            2,
            ("red",),
            "With 2 players two colours leave the game, so option removed cannot name 1 (red).",
        ),
        (2, ("red", "red"), "With 2 players two different colours leave the game, not red twice."),
        (
            3,
            ("red", "blue"),
            "With 3 players one colour leaves the game, so option removed cannot name 2 (red, blue).",
        ),
        (3, (), "With 3 players one colour leaves the game, so option removed cannot name 0 (none)."),
        (4, ("red",), "With 4 players no colour leaves the game, so option removed cannot name 1 (red)."),
        (5, ("red",), "With 5 players no colour leaves the game, so option removed cannot name 1 (red)."),
    ],
)
def test_r2_the_wrong_number_of_colours_is_named(seats, named, why):
    assert rules.unfit(Config(removed=named), seats) == why


def test_r2_random_removal_fits_every_table_and_other_tables_are_not_judged():
    assert [rules.unfit(Config(), seats) for seats in (2, 3, 4, 5)] == [None] * 4
    assert rules.unfit(Config(removed=("red",)), 6) is None


def test_r2_options_are_read_from_text():
    assert read_config(Config, {"removed": "red,blue", "side": "violet"}, "Coloretto") == Config(
        side="violet", removed=("red", "blue")
    )
    with pytest.raises(ConfigError, match="Option removed cannot be 'pink'"):
        read_config(Config, {"removed": "pink"}, "Coloretto")


@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_r3_the_row_cards(seats, rows):
    state = table(seats)
    assert state.rows == ((),) * rows
    assert state.taken == (None,) * seats
    places = [f"place {row + 1}" for row in range(rows)]
    assert offered(play(state, "draw", "reveal red")) == ", ".join(places)


def test_r3_brown_row_cards_hold_three():
    state = table(3, "red>1", "red>1", "draw", "reveal red")
    assert offered(state) == "place 1, place 2, place 3"
    assert offered(play(state, "place 1", "draw", "reveal blue")) == "place 2, place 3"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("first", [0, 2])
def test_r4_each_takes_one_card_in_turn_order(seats, first):
    state = play(rules.start(Config(removed=OUT[seats]), seats), f"first {first + 1}")
    for pick in range(seats):
        assert rules.to_act(state) == ((first + pick) % seats,)
        assert offered(state).startswith(f"start {COLOURS[pick]}, start ")
        assert len(rules.legal(state, state.turn)) == 7 - len(state.removed) - pick
        state = play(state, f"start {COLOURS[pick]}")
    assert [state.collections[(first + n) % seats] for n in range(seats)] == [(c,) for c in COLOURS[:seats]]
    assert (state.phase, state.turn) == ("turn", first)


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 1, 0]), (1, [1, 0, 0, 1])])
def test_r4_two_players_take_two_each_and_all_differ(first, order):
    state = play(rules.start(Config(removed=("red", "blue")), 2), f"first {first + 1}")
    for seat, colour in zip(order, ("brown", "green", "purple", "orange"), strict=True):
        assert rules.to_act(state) == (seat,)
        state = play(state, f"start {colour}")
    assert state.collections[first] == ("brown", "orange")
    assert state.collections[1 - first] == ("green", "purple")
    assert (state.phase, state.turn) == ("turn", first)


def test_r4_refusals():
    state = play(rules.start(Config(removed=("brown",)), 3), "first 1", "start red")
    assert refused(state, "start red") == (
        "colour_taken",
        "Someone already has red: choose another colour.",
        {"colour": "red"},
    )
    assert refused(state, "start brown") == (
        "colour_removed",
        "Brown is not in this game: choose another colour.",
        {"colour": "brown"},
    )
    assert refused(state, Start("pink")) == (
        "no_such_colour",
        "There is no colour pink.",
        {"colour": "pink"},
    )
    assert refused(state, "draw") == (
        "not_now",
        "You cannot draw now: choose the colour of your first card.",
        {"action": "draw"},
    )


def test_r4_first_cards_can_be_dealt():
    state = play(rules.start(Config(start="deal", removed=("brown",)), 3), "first 2")
    assert rules.to_act(state) == (CHANCE,)
    assert rules.chances(state) == [(parse(f"deal {colour}"), 1 / 6) for colour in COLOURS[:6]]
    state = play(state, "deal orange")
    assert rules.chances(state)[:2] == [(parse("deal red"), 1 / 5), (parse("deal yellow"), 1 / 5)]
    assert refused(state, "deal orange")[:2] == ("impossible", "Chance cannot deal orange now.")
    state = play(state, "deal red", "deal blue")
    assert state.collections == (("blue",), ("orange",), ("red",))
    assert (state.phase, state.turn) == ("turn", 1)
    two = play(rules.start(Config(start="deal", removed=("red", "blue")), 2), "first 2")
    two = play(two, "deal orange", "deal yellow", "deal green", "deal purple")
    assert two.collections == (("yellow", "green"), ("orange", "purple"))


@pytest.mark.parametrize(("seats", "size"), [(5, 71), (4, 72), (3, 64), (2, 54)])
def test_r5_the_deck(seats, size):
    state = table(seats)
    assert sum(state.left) == size
    for card, count in zip(CARDS, state.left, strict=True):
        held = sum(collection.count(card) for collection in state.collections)
        assert count + held == (0 if card in state.removed else BOX[INDEX[card]])


def test_r5_each_card_of_the_deck_is_as_likely():
    state = play(table(3), "draw")
    listed = {str(action): probability for action, probability in rules.chances(state)}
    assert listed == pytest.approx(
        {f"reveal {colour}": 8 / 64 for colour in ("red", "orange", "yellow")}
        | {f"reveal {colour}": 9 / 64 for colour in ("green", "blue", "purple")}
        | {"reveal +2": 10 / 64, "reveal joker": 2 / 64, "reveal golden": 1 / 64}
    )
    assert refused(state, "reveal brown")[0] == "impossible"
    assert refused(state, "reveal last-round")[0] == "impossible"


def test_r5_the_last_round_card_lies_on_the_last_sixteen():
    reveal = play(table(4), "draw")
    above = with_left(reveal, red=9, blue=8)
    assert rules.chances(above) == [(parse("reveal red"), 9 / 17), (parse("reveal blue"), 8 / 17)]
    there = with_left(reveal, red=9, blue=7)
    assert rules.chances(there) == ((parse("reveal last-round"), 1.0),)
    assert rules.legal(there, CHANCE) == [REVEAL_LAST_ROUND]
    assert refused(there, "reveal red")[0] == "impossible"
    below = replace(there, last_round=True)
    assert rules.chances(below) == [(parse("reveal red"), 9 / 16), (parse("reveal blue"), 7 / 16)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r6_the_first_player_is_random(seats):
    state = rules.start(Config(removed=OUT[seats]), seats)
    assert rules.to_act(state) == (CHANCE,)
    assert rules.chances(state) == [(parse(f"first {seat + 1}"), 1 / seats) for seat in range(seats)]
    for seat in range(seats):
        assert rules.to_act(play(state, f"first {seat + 1}")) == (seat,)
    assert rules.check(state, Seat(0), parse("first 1")).code == "chance"
    if seats < 5:
        assert refused(state, f"first {seats + 1}")[0] == "impossible"


def test_r6_the_side_is_an_option():
    assert Config().side == "brown"
    held = ("red",) * 3
    ended = replace(table(3), phase="over", collections=(held, (), ()))
    assert rules.outcome(ended).scores == (6.0, 0.0, 0.0)
    violet = replace(ended, config=Config(side="violet"))
    assert rules.outcome(violet).scores == (8.0, 0.0, 0.0)


# The turn


def test_r7_draw_then_place():
    state = table(3)
    assert rules.to_act(state) == (0,)
    assert offered(state) == "draw"
    state = play(state, "draw")
    assert rules.to_act(state) == (CHANCE,)
    assert rules.legal(state, Seat(0)) == ()
    state = play(state, "reveal green")
    assert (state.phase, state.drawn, state.turn) == ("place", "green", 0)
    assert sum(state.left) == 63
    assert state.left[INDEX["green"]] == 8
    state = play(state, "place 2")
    assert state.rows == ((), ("green",), ())
    assert state.drawn is None
    assert (state.phase, state.turn) == ("turn", 1)
    assert offered(state) == "draw, take 2"


def test_r7_cards_lie_in_the_order_they_came():
    state = table(3, "green>2", "joker>2", "+2>2")
    assert state.rows[1] == ("green", "joker", "+2")
    assert state.turn == 0


def test_r7_there_is_no_taking_a_draw_back():
    state = play(table(3, "red>1"), "draw", "reveal green")
    for other in ("draw", "take 1", "joker red", "start red"):
        assert refused(state, other) == (
            "not_now",
            f"You cannot {other} now: place the card you drew.",
            {"action": other},
        )


def test_r7_only_with_room():
    full = table(3, *["red>1"] * 3)
    assert refused(play(full, "draw", "reveal blue"), "place 1") == (
        "row_full",
        "Row 1 is full: it holds 3.",
        {"row": 1},
    )
    assert offered(full) == "draw, take 1"
    state = play(full, *["blue>2"] * 3, *["green>3"] * 3)
    assert offered(state) == "take 1, take 2, take 3"
    assert refused(state, "draw") == (
        "rows_full",
        "Every row is full: take one.",
        {"action": "draw"},
    )


def test_r7_taken_rows_have_no_room():
    state = table(3, *["red>1"] * 3, *["blue>2"] * 3, "take 1", "draw", "reveal green")
    assert offered(state) == "place 3"
    assert refused(state, "place 1") == ("row_taken", "Row 1 is taken until the next round.", {"row": 1})
    assert refused(state, Place(-1)) == ("no_such_row", "There is no row 0: there are only 3.", {"row": 0})
    assert refused(state, "place 4") == ("no_such_row", "There is no row 4: there are only 3.", {"row": 4})


def test_r7_somebody_else_waits():
    state = table(3)
    assert rules.legal(state, Seat(1)) == ()
    assert rules.check(state, Seat(1), parse("draw")) == Illegal(
        "not_your_turn", "Seat 2 cannot act now: seat 1 can.", {"seat": 2, "waited": "1"}
    )
    assert rules.check(state, CHANCE, parse("reveal red")).code == "not_your_turn"
    assert rules.chances(state) == ()
    assert list(rules.legal(state, CHANCE)) == []


def test_r7_only_chance_turns_cards():
    for text in ("reveal red", "remove red", "first 1", "deal red"):
        assert refused(table(3), text) == ("not_yours", f"Only chance can {text}.", {"action": text})


def test_r8_take_a_row():
    state = table(3, "red>1", "+2>1", "joker>1", "take 1")
    assert state.collections[0] == ("red", "red", "+2", "joker")
    assert state.rows == ((), (), ())
    assert state.taken == (0, None, None)
    assert (state.phase, state.turn) == ("turn", 1)
    assert offered(state) == "draw"


def test_r8_who_took_is_out_until_the_next_round():
    state = table(3, "red>1", "red>2", "red>3", "take 3")
    assert state.taken == (2, None, None)
    state = play(state, "blue>1", "blue>2")
    assert state.turn == 1
    assert rules.check(state, Seat(0), parse("draw")).code == "not_your_turn"


def test_r8_refusals():
    state = table(3, "red>1", "red>2", "take 1")
    assert refused(state, "draw", Seat(1))[0] == "not_your_turn"
    assert refused(state, "take 1") == ("row_taken", "Row 1 is taken until the next round.", {"row": 1})
    assert refused(state, "take 3") == ("row_empty", "Row 3 has no cards yet.", {"row": 3})
    assert refused(state, "take 9") == ("no_such_row", "There is no row 9: there are only 3.", {"row": 9})
    assert refused(state, Take(-1))[0] == "no_such_row"
    assert refused(state, "place 1") == (
        "not_now",
        "You cannot place 1 now: draw a card or take a row.",
        {"action": "place 1"},
    )


def test_r9_the_golden_joker_brings_the_top_card():
    state = table(3, "golden>1", "red>1", "red>2", "take 1")
    assert rules.to_act(state) == (CHANCE,)
    assert (state.phase, state.turn) == ("golden", 0)
    assert sum(p for _, p in rules.chances(state)) == pytest.approx(1)
    assert len(rules.chances(state)) == 8  # all but the golden joker itself
    left = sum(state.left)
    state = play(state, "reveal blue")
    assert state.collections[0] == ("red", "golden", "red", "blue")
    assert sum(state.left) == left - 1
    assert state.left[INDEX["blue"]] == 8
    assert state.drawn is None
    assert (state.phase, state.turn) == ("turn", 1)


def test_r9_a_plain_joker_brings_nothing():
    assert table(3, "joker>1", "take 1").phase == "turn"


def test_r9_the_last_taker_keeps_the_card_before_the_round_ends():
    state = table(3, "golden>3", "red>1", "red>2", "take 1", "take 2", "take 3")
    assert state.phase == "golden"
    assert state.taken == (0, 1, 2)
    state = play(state, "reveal joker")
    assert state.collections[2] == ("yellow", "golden", "joker")
    assert state.taken == (None, None, None)
    assert (state.phase, state.turn) == ("turn", 2)


def test_r10_the_last_player_goes_on():
    state = table(3, "red>1", "red>2", "take 1", "take 2")
    assert offered(state) == "draw"
    state = play(state, "blue>3", "blue>3")
    assert state.turn == 1
    assert offered(state) == "draw, take 3"
    state = play(state, "blue>3")
    assert offered(state) == "take 3"
    assert refused(state, "draw")[0] == "rows_full"


def test_r10_turns_skip_those_who_are_out():
    state = table(4, "red>1", "take 1", "red>2", "red>3")
    assert state.turn == 0
    state = play(state, "red>2")
    assert state.turn == 2
    state = play(state, "take 2")
    assert state.turn == 3
    state = play(state, "blue>3")
    assert state.turn == 0


def test_r11_the_round_ends_when_all_have_taken():
    state = table(3, "red>1", "red>2", "red>3", "take 2", "take 1")
    assert state.taken == (1, 0, None)
    state = play(state, "take 3")
    assert state.taken == (None, None, None)
    assert state.rows == ((), (), ())
    assert (state.phase, state.turn) == ("turn", 2)  # seat 3 took last and begins
    assert offered(state) == "draw"
    assert play(state, "blue>1").turn == 0


def test_r11_whoever_took_last_begins():
    state = table(3, "red>1", "red>2", "take 1", "red>3", "take 2", "take 3")
    assert state.turn == 0


def test_r11_with_two_players_the_third_row_leaves_the_game():
    state = table(2, "red>1", "blue>2", "golden>3", "yellow>3", "take 1", "take 2")
    assert state.rows == ((), (), ())
    assert state.taken == (None, None)
    assert state.collections == (("red", "green", "red"), ("orange", "yellow", "blue"))
    assert sum(state.left) == 50
    assert (state.phase, state.turn) == ("turn", 1)
    assert offered(play(state, "draw", "reveal red")) == "place 1, place 2, place 3"


# The Last Round card


def test_r12_the_last_round_card_is_set_aside_and_another_card_comes():
    state = with_left(table(3, "red>1"), red=9, blue=7)
    state = play(state, "draw", "reveal last-round")
    assert state.last_round
    assert (state.phase, state.turn, state.drawn) == ("reveal", 1, None)
    assert sum(state.left) == 16
    state = play(state, "reveal blue")
    assert (state.phase, state.drawn, sum(state.left)) == ("place", "blue", 15)


def test_r12_this_round_is_the_last():
    state = with_left(table(3, "red>1", "red>2"), red=9, blue=7)
    state = play(state, "draw", "reveal last-round", "reveal blue", "place 3", "take 1", "take 2")
    assert rules.outcome(state) is None
    state = play(state, "take 3")
    assert state.phase == "over"
    assert rules.to_act(state) == ()
    assert rules.legal(state, Seat(2)) == ()
    assert rules.check(state, Seat(2), parse("draw")) == Illegal("over", "The game is over.")
    assert rules.outcome(state) == Outcome((3.0, 2.0, 2.0), (Seat(0),), "most-points")


def test_r12_without_it_the_game_goes_on():
    state = with_left(table(3, "red>1", "red>2", "red>3"), red=9, blue=7)
    assert play(state, "take 1", "take 2", "take 3").phase == "turn"


def test_r12_the_golden_joker_may_turn_it_up():
    state = with_left(table(3, "red>1", "red>2", "golden>3", "take 1", "take 2"), red=9, blue=7)
    state = play(state, "take 3")
    assert rules.chances(state) == ((parse("reveal last-round"), 1.0),)
    state = play(state, "reveal last-round")
    assert state.last_round
    assert (state.phase, state.turn) == ("golden", 2)
    assert rules.outcome(state) is None
    state = play(state, "reveal blue")
    assert state.collections[2] == ("yellow", "golden", "blue")
    assert state.phase == "over"  # the round in which it came was the last
    assert sum(state.left) == 15


def test_r12_the_golden_joker_may_turn_it_up_in_the_middle_of_a_round():
    state = with_left(table(3, "red>1", "red>2", "golden>3", "take 3"), red=9, blue=7)
    state = play(state, "reveal last-round", "reveal red")
    assert (state.phase, state.turn) == ("turn", 1)
    assert play(state, "take 1", "take 2").phase == "over"


def test_r13_the_longest_last_round_uses_up_exactly_sixteen():
    state = replace(with_left(table(5), red=9, blue=6, golden=1), turn=Seat(0))
    state = play(state, "draw", "reveal last-round", "reveal golden", "place 1", "red>1", "red>1")
    state = play(state, *["red>2"] * 3, *["red>3"] * 3, *["blue>4"] * 3, *["blue>5"] * 3)
    assert sum(state.left) == 1
    state = play(state, "take 1", "reveal red")
    assert sum(state.left) == 0
    state = play(state, "take 2", "take 3", "take 4", "take 5")
    assert state.phase == "over"


def test_r13_the_engine_asserts_it():
    state = replace(with_left(play(table(3), "draw")), last_round=True)
    with pytest.raises(AssertionError, match=r"^R13: the deck cannot run out$"):
        rules.chances(state)
    assert rules.chances(with_left(state, red=1)) == [(parse("reveal red"), 1.0)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r13_no_random_game_runs_out(seats):
    for seed in range(6):
        rng, state = Rng(seed), rules.start(Config(), seats)
        while seats_to_act := rules.to_act(state):
            state = rules.apply(state, seats_to_act[0], rng.choice(rules.legal(state, seats_to_act[0])))
            assert min(state.left) >= 0
        assert state.last_round


# The end


def ended(*collections: tuple[str, ...], **options) -> State:
    """Return three seats after the last round, brown removed; seat 2 took last, a red card."""
    last = {"last_round": True, "turn": Seat(1), "taken": (0, None, 1), "rows": ((), (), ("red",))}
    return play(replace(table(3, **options), collections=collections, **last), "take 3")


def test_r14_jokers_count_where_they_are_best():
    state = ended(("joker",), (), ("green", "green", "joker", "golden"))
    assert state.phase == "over"
    assert rules.outcome(state).scores == (1.0, 1.0, 10.0)


def test_r14_each_joker_may_be_another_colour():
    held = ("red",) * 5 + ("blue",) * 2 + ("joker", "golden")
    assert scoring.tally(held, "brown").lines == (ColourScore("red", 6, 1, 21), ColourScore("blue", 3, 1, 6))


def test_r14_a_joker_may_be_a_colour_not_held_but_none_that_is_removed():
    held = ("red",) * 3 + ("blue",) * 3 + ("joker",)
    assert scoring.tally(held, "violet").lines[2] == ColourScore("orange", 1, 1, 1)
    assert scoring.tally(held, "violet", ["red", "blue", "brown"]).lines[2] == ColourScore("brown", 1, 1, 1)
    assert scoring.tally(held, "violet", ["red", "blue"]).total == 15  # no third colour: 8 + 7
    four = ("red",) * 3 + ("blue",) * 3 + ("green",) * 3 + ("joker",)
    assert rules.outcome(ended(four, (), (), side="violet")).scores[0] == 23  # 8 + 8 + 8 − 1
    state = ended((), ("golden",), (), jokers="choose")
    assert offered(state) == ", ".join(f"joker {colour}" for colour in COLOURS[:6])


def test_r14_the_removed_colour_is_not_used_at_the_end():
    state = replace(ended((), (), ()), removed=("red",), collections=(("joker",), (), ()))
    assert scoring.count(state)[0].lines == (ColourScore("orange", 1, 1, 1),)


def test_r14_equal_scores_give_most_cards_of_one_colour():
    # 8 + 8 + 7 − 1 with a fourth red, or 8 + 8 + 8 − 1 − 1 with a fifth colour: 22 both ways.
    held = ("red",) * 3 + ("orange",) * 3 + ("yellow",) * 3 + ("green", "joker")
    assert (scoring.tally(held, "violet").total, scoring.tally(held, "violet").most) == (22, 4)
    # The score goes first: 6 + 6 + 1 is more than 6 + 5 with a sixth red.
    assert scoring.tally(("red",) * 5 + ("blue",) * 5 + ("joker",), "violet") == Tally(
        (ColourScore("red", 5, 0, 6), ColourScore("blue", 5, 0, 6), ColourScore("orange", 1, 1, 1)), 0, 13, 5
    )
    full = ("red",) * 6 + ("orange",) * 6 + ("yellow",) * 6 + ("joker",)
    assert scoring.tally(full, "violet") == Tally(
        (ColourScore("red", 7, 1, 5), ColourScore("orange", 6, 0, 5), ColourScore("yellow", 6, 0, 5)),
        0,
        15,
        7,
    )


def test_r14_all_else_equal_the_first_colour_is_taken():
    held = ("red",) * 7 + ("blue", "green", "joker")
    assert scoring.tally(held, "brown").lines[1] == ColourScore("green", 2, 1, 3)


def test_r14_most_cards_go_before_the_order_of_colours():
    full = ("red",) * 6 + ("orange",) * 7 + ("yellow",) * 6 + ("joker",)
    assert scoring.tally(full, "brown").lines[0] == ColourScore("orange", 8, 1, 21)
    assert scoring.tally(full, "brown").most == 8


def test_r14_owners_choose_one_by_one_from_who_took_last():
    state = ended(("joker",), ("green",), ("joker", "golden"), jokers="choose")
    assert (state.phase, rules.to_act(state)) == ("joker", (2,))
    assert rules.outcome(state) is None
    assert rules.legal(state, Seat(0)) == ()
    state = play(state, "joker red")
    assert rules.to_act(state) == (2,)
    state = play(state, "joker blue")
    assert rules.to_act(state) == (0,)
    state = play(state, "joker green")
    assert state.named == (("green",), (), ("red", "blue"))
    assert rules.to_act(state) == ()
    assert rules.outcome(state).scores == (1.0, 2.0, 2.0)


def test_r14_who_took_last_names_first():
    state = ended(("joker",), ("joker",), (), jokers="choose")
    assert rules.to_act(state) == (1,)
    assert rules.to_act(play(state, "joker red")) == (0,)


def test_r14_nobody_is_asked_without_a_joker():
    assert ended((), ("+2",), (), jokers="choose").phase == "over"


def test_r14_refusals():
    state = ended((), ("joker",), (), jokers="choose")
    assert refused(state, "joker brown") == (
        "colour_removed",
        "Brown is not in this game: choose another colour.",
        {"colour": "brown"},
    )
    assert refused(state, Joker("pink"))[0] == "no_such_colour"
    assert refused(state, "draw") == (
        "not_now",
        "You cannot draw now: name the colour of your joker.",
        {"action": "draw"},
    )
    assert refused(table(3), "joker red")[:2] == (
        "not_now",
        "You cannot joker red now: draw a card or take a row.",
    )


def test_r14_a_named_joker_counts_as_named():
    held = ("red", "red", "joker", "golden")
    assert scoring.tally(held, "brown", COLOURS, ("blue", "blue")).lines == (
        ColourScore("red", 2, 0, 3),
        ColourScore("blue", 2, 2, 3),
    )
    half = scoring.tally(held, "brown", COLOURS, ("blue",))
    assert half.lines == (ColourScore("red", 3, 1, 6), ColourScore("blue", 1, 1, 1))


BROWN = (1, 3, 6, 10, 15, 21, 21, 21, 21)
VIOLET = (1, 4, 8, 7, 6, 5, 5, 5, 5)


@pytest.mark.parametrize(("side", "points"), [("brown", BROWN), ("violet", VIOLET)])
def test_r15_points_by_number_of_cards(side, points):
    for colour in COLOURS:
        for number, expected in enumerate(points, start=1):
            counted = scoring.tally((colour,) * number, side)
            assert counted == Tally((ColourScore(colour, number, 0, expected),), 0, expected, number)


def test_r15_nothing_is_nothing():
    assert scoring.tally((), "brown") == Tally((), 0, 0, 0)


@pytest.mark.parametrize(
    ("side", "held", "total"),
    [
        ("brown", {"red": 3, "blue": 2, "green": 1}, 10),
        ("brown", {"red": 3, "blue": 2, "green": 1, "brown": 1}, 9),
        ("brown", {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1, "purple": 1, "brown": 1}, -1),
        ("brown", {"red": 6, "orange": 5, "yellow": 4, "green": 3, "blue": 2}, 21 + 15 + 10 - 6 - 3),
        ("violet", {"red": 6, "orange": 5, "yellow": 4, "green": 3, "blue": 2}, 8 + 7 + 6 - 5 - 4),
        ("violet", {"red": 9, "orange": 3, "yellow": 3, "green": 3}, 24 - 5),
    ],
)
def test_r15_the_best_three_colours_count_plus_and_all_others_minus(side, held, total):
    cards = [colour for colour, count in held.items() for _ in range(count)]
    counted = scoring.tally(cards, side)
    assert counted.total == total
    assert [line.points > 0 for line in counted.lines] == [n < 3 for n in range(len(held))]
    assert Counter({line.colour: line.cards for line in counted.lines}) == Counter(held)


def test_r15_lines_come_best_first_then_longest_then_by_colour():
    held = ("purple", "red") + ("blue",) * 9 + ("green",) * 6
    assert [line.colour for line in scoring.tally(held, "brown").lines] == ["blue", "green", "red", "purple"]


def by_hand(cards: list[str], side: str) -> int:
    """Return the best score over all ways to name the jokers and to choose up to three colours."""
    plain, best = [card for card in cards if card in COLOURS], -999
    for jokers in product(COLOURS, repeat=len(cards) - len(plain)):
        held = Counter([*plain, *jokers])
        points = {colour: (BROWN if side == "brown" else VIOLET)[count - 1] for colour, count in held.items()}
        for plus in (chosen for size in range(4) for chosen in combinations(points, size)):
            best = max(best, sum(p if colour in plus else -p for colour, p in points.items()))
    return best


@pytest.mark.parametrize("side", ["brown", "violet"])
def test_r15_no_other_choice_is_better(side):
    for seed in range(30):
        rng = Rng(seed)
        cards = [rng.choice(COLOURS[: 3 + seed % 5]) for _ in range(seed % 9)] + ["joker"] * (seed % 3)
        assert scoring.tally(cards, side).total == by_hand(cards, side)


def test_r15_each_plus_two_is_two_points():
    assert scoring.tally(("+2",), "brown") == Tally((), 1, 2, 0)
    assert scoring.tally(("+2", "red") + ("+2",) * 9, "violet").total == 21


def test_r16_the_example_of_the_rulebook():
    held = ("joker", "+2") + ("green",) * 6 + ("yellow",) * 4 + ("red",) * 3 + ("blue",) * 2
    lines = (
        ColourScore("green", 6, 0, 21),
        ColourScore("yellow", 5, 1, 15),
        ColourScore("red", 3, 0, 6),
        ColourScore("blue", 2, 0, -3),
    )
    assert scoring.tally(held, "brown") == Tally(lines, 1, 41, 6)
    assert scoring.tally(held, "brown", COLOURS, ("yellow",)) == Tally(lines, 1, 41, 6)
    assert scoring.tally(held, "brown", COLOURS, ("green",)).total == 36
    assert scoring.tally(held, "brown", COLOURS, ("red",)).total == 40


def test_r17_most_points_win():
    state = ended(("red",) * 3, ("blue",), ("green",) * 4)
    assert rules.outcome(state) == Outcome((6.0, 2.0, 10.0), (Seat(2),), "most-points")


def test_r17_a_tie_goes_to_most_cards_of_one_colour():
    state = ended(("green",) * 2 + ("+2",), ("+2",) * 2, ("green", "blue", "+2"))
    assert rules.outcome(state) == Outcome((5.0, 5.0, 4.0), (Seat(0),), "most-cards")


def test_r17_only_the_tied_are_compared():
    low = ("green",) * 3 + ("blue", "red", "purple", "yellow", "orange")
    state = ended(("+2",) * 2 + ("blue",), ("+2",) * 2, low)
    assert rules.outcome(state) == Outcome((5.0, 5.0, 5.0), (Seat(2),), "most-cards")
    state = ended(("+2",) * 3 + ("blue",), ("+2",) * 3, low)
    assert rules.outcome(state) == Outcome((7.0, 7.0, 5.0), (Seat(0), Seat(1)), "shared")


def test_r17_jokers_count_as_assigned():
    state = ended(("green", "+2", "+2", "golden"), ("red", "+2", "+2"), ("+2",))
    assert rules.outcome(state) == Outcome((7.0, 7.0, 2.0), (Seat(0), Seat(1)), "shared")
    state = ended(("green", "+2", "+2", "joker"), ("red", "+2", "+2"), (), jokers="choose")
    split = play(state, "joker blue")
    assert rules.outcome(split) == Outcome((6.0, 7.0, 0.0), (Seat(1),), "most-points")


def test_r17_still_equal_is_shared():
    state = ended(("green",), (), ("blue",))
    assert rules.outcome(state) == Outcome((1.0, 1.0, 1.0), (Seat(0), Seat(1), Seat(2)), "shared")
