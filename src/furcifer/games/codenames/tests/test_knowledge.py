"""Knowledge in Codenames: the key is the only secret."""

from collections import Counter

import pytest
from msgspec.structs import replace

from furcifer.core import CHANCE, CLOCK, Rng, Seat
from furcifer.games.codenames import knowledge, rules, setup
from furcifer.games.codenames.actions import Deal, Key
from furcifer.games.codenames.notation import parse
from furcifer.games.codenames.state import (
    Config,
    Dealt,
    Ended,
    Hinted,
    KeySeen,
    Marked,
    Revealed,
    Ruled,
    Said,
    TimeUp,
    Turn,
    TurnBegan,
)

from .example_table import (
    BLUE_KEY,
    BLUES,
    EVERY_PHASE,
    KEY,
    REDS,
    WORDS,
    guesses,
    in_phase,
    laid,
    played,
    told,
)

OTHER_KEY = KEY[:1] + "x" + KEY[2:24] + "r"  # OCTOPUS and the PIRATE change places
SEATS = (None, *map(Seat, range(4)))


def test_a_view_shows_the_table():
    state = played(laid(6), "1 clue tree 2", "3 guess RAY", "5 mark BALL")
    view = knowledge.view(state, Seat(2))
    assert (view.seat, view.seats, view.words, view.first) == (Seat(2), 6, WORDS, "r")
    assert view.tiles == "r" + "." * 24
    assert view.left == {"r": 8, "b": 8}
    assert view.turns == (Turn("r", "tree", 2, ("RAY",)),)
    assert (view.phase, view.marks, view.config) == ("guess", ((Seat(4), "BALL"),), state.config)


def test_before_the_key_is_drawn_nobody_knows_anything():
    state = setup.start(Config(pack=WORDS), 4)
    for seat in SEATS:
        view = knowledge.view(state, seat)
        assert (view.words, view.first, view.key, view.left) == ((), None, None, {"r": 0, "b": 0})
        dealt = knowledge.view(rules.apply(state, CHANCE, Deal(WORDS)), seat)
        assert (dealt.words, dealt.first, dealt.key) == (WORDS, None, None)


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_the_key_is_for_spymasters_and_at_the_end_for_all(phase):
    state = in_phase(phase)
    spymasters = (Seat(0),) if phase == "enemy" else (Seat(0), Seat(1))
    for seat in (None, *map(Seat, range(state.seats))):
        shown = phase == "over" or seat in spymasters
        assert knowledge.view(state, seat).key == (KEY if shown else None)


def test_who_starts_is_seen_by_all():
    assert knowledge.view(laid(), None).first == "r"
    assert knowledge.view(laid(key=BLUE_KEY), None).first == "b"


@pytest.mark.parametrize("phase", [phase for phase in EVERY_PHASE if phase != "over"])
def test_with_the_secrets_swapped_the_others_see_the_same(phase):
    state = in_phase(phase)
    other = replace(state, key=OTHER_KEY)
    for seat in (None, *map(Seat, range(state.seats))):
        same = knowledge.view(state, seat) == knowledge.view(other, seat)
        assert same != knowledge.sees_key(seat, state.seats)


@pytest.mark.parametrize("line", ["3 mark OCTOPUS", "3 guess RAY", "3 guess LEMON", "2 call", "2 accept"])
def test_with_the_secrets_swapped_the_others_are_told_the_same(line):
    state = in_phase("doubt") if line.startswith("2") else played(in_phase("doubt"), "2 accept")
    other = replace(state, key=OTHER_KEY)
    for seat in SEATS:
        assert told(state, line, seat) == told(other, line, seat)


def test_the_key_is_told_to_spymasters_only():
    table = rules.apply(setup.start(Config(pack=WORDS), 4), CHANCE, Deal(WORDS))
    after = rules.apply(table, CHANCE, Key(KEY))
    for seat in SEATS:
        seen = (KeySeen(KEY),) if seat in (0, 1) else ()
        assert knowledge.tell(table, CHANCE, Key(KEY), after, seat) == (*seen, TurnBegan("r"))


def test_what_everyone_is_told():
    start = setup.start(Config(pack=WORDS), 4)
    table = rules.apply(start, CHANCE, Deal(WORDS))
    assert knowledge.tell(start, CHANCE, Deal(WORDS), table, None) == (Dealt(WORDS),)
    doubt, guess = in_phase("doubt"), in_phase("guess")
    fresh = played(doubt, "2 accept")
    me = Seat(2)
    for state, line, facts in (
        (laid(), "1 clue tree 2", [Hinted(Seat(0), "r", "tree", 2)]),
        (fresh, "3 mark BALL", [Marked(me, "BALL", on=True)]),
        (played(fresh, "3 mark BALL"), "3 unmark BALL", [Marked(me, "BALL", on=False)]),
        (fresh, "3 guess RAY", [Revealed(me, "RAY", "r", guessed=True)]),
        (fresh, "3 guess LEMON", [Revealed(me, "LEMON", "n", guessed=True), TurnBegan("b")]),
        (guess, "3 stop", [Said(me, "stop"), TurnBegan("b")]),
        (doubt, "2 accept", [Said(Seat(1), "accept")]),
        (doubt, "2 call", [Said(Seat(1), "call"), Ruled(None)]),
        (in_phase("answer"), "1 stand", [Said(Seat(0), "stand")]),
        (in_phase("answer"), "1 concede", [Said(Seat(0), "concede")]),
        (in_phase("vote"), "3 uphold", [Said(me, "uphold")]),
        (in_phase("vote"), "4 reject", [Said(Seat(3), "reject")]),
        (in_phase("penalty"), "2 decline", [Said(Seat(1), "decline"), TurnBegan("b")]),
        (
            in_phase("penalty"),
            "2 cover HOTEL",
            [Revealed(Seat(1), "HOTEL", "b", guessed=False), TurnBegan("b")],
        ),
        (
            in_phase("enemy"),
            "1 cover HOTEL",
            [Revealed(Seat(0), "HOTEL", "b", guessed=False), TurnBegan("r")],
        ),
    ):
        for seat in (None, *map(Seat, range(state.seats))):
            assert list(told(state, line, seat)) == facts


def test_a_fault_is_told_with_its_reason():
    state = played(laid(referee="table"), "1 clue horse 2")
    call, ruled = told(state, "2 call", None)
    assert call == Said(Seat(1), "call")
    assert "HORSESHOE" in ruled.fault


def test_time_that_is_up_is_told():
    state = laid(clue_seconds=5)
    assert told(state, "-1 late 1 pass", None) == (TimeUp(Seat(0), "pass"), TurnBegan("b"))
    assert rules.check(state, CLOCK, parse("late 1 pass")) is None


def test_the_end_shows_the_key_to_those_who_did_not_see_it():
    ended = (Revealed(Seat(2), "PIRATE", "x", guessed=True), Ended("b", "assassin"))
    for seat in SEATS:
        seen = () if seat in (0, 1) else (KeySeen(KEY),)
        assert told(in_phase("guess"), "3 guess PIRATE", seat) == (*ended, *seen)


@pytest.mark.parametrize(
    ("last", "ended"), [("BALL", Ended("r", "all-found")), ("PIRATE", Ended(None, "assassin"))]
)
def test_together_nobody_wins_what_is_lost(last, ended):
    rest = [word for word in REDS if word != "BALL"]
    state = played(laid(2), "1 clue tree 9", *guesses(2, *rest))
    assert told(state, f"2 guess {last}", Seat(0))[1] == ended


# Imagined worlds


def almost_over():
    """Four words are left, one of each identity: 24 keys are possible."""
    left = ("ANGEL", "HOTEL", "OLIVE", "PIRATE")
    state = played(laid(), "1 clue tree 1")
    tiles = "".join("." if word in left else letter for word, letter in zip(WORDS, KEY, strict=True))
    return replace(state, tiles=tiles)


@pytest.mark.parametrize("seat", [None, Seat(2), Seat(3)])
def test_imagined_keys_are_equally_likely(seat):
    view, rng = knowledge.view(almost_over(), seat), Rng(7)
    counts = Counter(knowledge.imagine(view, rng).key for _ in range(2400))
    assert len(counts) == 24
    chi_square = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


def test_spymasters_imagine_the_truth():
    state = almost_over()
    for seat in (Seat(0), Seat(1)):
        assert knowledge.imagine(knowledge.view(state, seat), Rng(1)) == state


@pytest.mark.parametrize("phase", EVERY_PHASE)
@pytest.mark.parametrize("key", [KEY, BLUE_KEY])
def test_imagined_worlds_fit_the_view_and_differ(phase, key):
    state = in_phase(phase) if key == KEY else replace(in_phase(phase), key=key, tiles="." * 25)
    for seat in (None, *map(Seat, range(state.seats))):
        view, rng = knowledge.view(state, seat), Rng(3)
        worlds = [knowledge.imagine(view, rng) for _ in range(5)]
        assert all(knowledge.view(world, seat) == view for world in worlds)
        known = phase == "over" or knowledge.sees_key(seat, state.seats)
        assert len({world.key for world in worlds}) == (1 if known else 5)
        assert all(Counter(world.key) == Counter(key) for world in worlds)


def test_before_the_key_there_is_nothing_to_imagine():
    state = rules.apply(setup.start(Config(pack=WORDS), 4), CHANCE, Deal(WORDS))
    assert knowledge.imagine(knowledge.view(state, Seat(2)), Rng(1)) == state
    fresh = setup.start(Config(pack=WORDS), 4)
    assert knowledge.imagine(knowledge.view(fresh, None), Rng(1)) == fresh


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1), Seat(2), Seat(3)])
def test_refusals_do_not_leak(seat):
    view = knowledge.view(in_phase("penalty"), seat)
    truth, world = in_phase("penalty"), knowledge.imagine(view, Rng(9))
    for who in (Seat(0), Seat(2), Seat(3)) if seat is None else (seat,):
        for word in (*BLUES, "RAY", "PIRATE"):
            action = parse(f"cover {word}")
            assert rules.check(truth, who, action) == rules.check(world, who, action)
