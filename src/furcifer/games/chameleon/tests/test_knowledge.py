"""Knowledge in The Chameleon."""

from collections import Counter

import pytest
from msgspec.structs import replace

from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.chameleon import game
from furcifer.games.chameleon.phases import to_act
from furcifer.games.chameleon.rules import secret
from furcifer.games.chameleon.state import (
    Accused,
    CardDealt,
    ClueSaid,
    CodeRead,
    DealerChosen,
    Guessed,
    IsReady,
    Rolled,
    RoundScored,
    TimeUp,
    TopicLaid,
    Voted,
    VotesShown,
)
from furcifer.games.chameleon.tables import COORDINATES, LETTERS, PRINTED
from furcifer.words import topics

from .scenes import TIMED, after, begun, caught, discussed, scenes, spoken, topic_card, voted, who

SCENES = scenes()
FOOD = next(topic for topic in topics("en") if topic.title == "Food")
CHAMELEON, HOLDER = Seat(1), Seat(2)  # of the scenes
EVERYONE = (None, Seat(0), Seat(1), Seat(2), Seat(3))
CHI_SQUARE = {1: 10.8, 2: 13.8, 3: 16.3, 14: 36.1, 15: 37.7}  # exceeded once in a thousand


def told(state, line, to):
    seat, text = who(line)
    action = game.parse(text)
    assert game.check(state, seat, action) is None
    return game.tell(state, seat, action, game.apply(state, seat, action), to)


def is_even(counts, kinds, total):
    """Return whether every kind occurred about equally often."""
    share = total / kinds
    assert len(counts) == kinds
    return sum((count - share) ** 2 / share for count in counts.values()) < CHI_SQUARE[kinds - 1]


# Views


@pytest.mark.parametrize("phase", ["clues", "discussion", "vote", "tie"])
def test_only_the_chameleon_knows_who_it_is(phase):
    assert [game.view(SCENES[phase], seat).chameleon for seat in EVERYONE] == [None, None, 1, None, None]


@pytest.mark.parametrize("phase", ["clues", "discussion", "vote", "tie", "guess"])
def test_only_code_cards_show_the_word(phase):
    state = SCENES[phase]
    seats = EVERYONE[: state.seats + 1]
    views = [game.view(state, seat) for seat in seats]
    holders = [seat not in (None, CHAMELEON) for seat in seats]
    assert [view.coordinate == "A4" for view in views] == holders
    assert [view.table == PRINTED["blue"] for view in views] == holders
    assert [view.table is None and view.coordinate is None for view in views] == [not h for h in holders]


def test_a_caught_chameleon_is_known_to_all():
    assert {game.view(caught(), seat).chameleon for seat in EVERYONE} == {1}


def test_a_vote_is_seen_by_its_voter_until_all_are_in():
    state = after(discussed(), "1 vote 2", "3 vote 4")
    assert game.view(state, None).votes == (None, None, None, None)
    assert game.view(state, Seat(0)).votes == (1, None, None, None)
    assert game.view(state, Seat(1)).votes == (None, None, None, None)
    assert game.view(state, Seat(2)).votes == (None, None, 3, None)
    assert {game.view(state, seat).voted for seat in EVERYONE} == {(True, False, True, False)}
    assert {game.view(voted("2121"), seat).votes for seat in EVERYONE} == {(1, 0, 1, 0)}


def test_other_secrets_do_not_change_a_view():
    table = discussed(code_cards="printed")
    other_chameleon = replace(table, chameleon=Seat(3))
    assert game.view(table, HOLDER) == game.view(other_chameleon, HOLDER)
    assert game.view(table, None) == game.view(other_chameleon, None)
    other_table = replace(table, table=PRINTED["green"])
    for seat in (None, CHAMELEON):
        assert game.view(table, seat) == game.view(other_table, seat)
    assert game.view(table, HOLDER) != game.view(other_table, HOLDER)
    one, other = after(table, "1 vote 2"), after(table, "1 vote 3")
    assert all(game.view(one, seat) == game.view(other, seat) for seat in (None, 1, 2, 3))


def test_other_secrets_do_not_change_what_is_told():
    roll = after(game.start(begun().config, 4), "- dealer 1", "- topic Food", "- chameleon 2")
    other = replace(roll, chameleon=Seat(3))
    assert told(roll, "- roll 3 6", HOLDER) == told(other, "- roll 3 6", HOLDER)
    assert told(roll, "- roll 3 6", None) == told(other, "- roll 3 6", None)
    dealt = after(game.start(begun().config, 4), "- dealer 1", "- topic Food")
    assert told(dealt, "- chameleon 2", HOLDER) == told(dealt, "- chameleon 4", HOLDER)
    assert told(dealt, "- chameleon 2", None) == told(dealt, "- chameleon 4", None)
    table = discussed()
    assert told(table, "1 vote 2", HOLDER) == told(table, "1 vote 3", HOLDER)
    drawn = SCENES["table"]
    one, another = "".join(sorted(LETTERS * 3)), "".join(sorted(LETTERS * 3, reverse=True))
    for seat in (None, CHAMELEON):
        assert told(drawn, f"- table {one}", seat) == told(drawn, f"- table {another}", seat)
    assert told(drawn, f"- table {one}", HOLDER) != told(drawn, f"- table {another}", HOLDER)


def test_the_past_rounds_are_open_and_the_new_one_is_not():
    state = after(caught(), "2 guess A1", "- topic Drinks", "- chameleon 3", "- roll 1 1")
    view = game.view(state, Seat(2))
    assert (view.chameleon, view.table, view.coordinate) == (2, None, None)
    assert view.played[0].table == PRINTED["blue"]
    assert view.played[0].chameleon == 1


# Facts


def test_facts_of_dealing():
    start = SCENES["dealer"]
    assert told(start, "- dealer 1", None) == (DealerChosen(Seat(0)),)
    assert told(SCENES["topic"], "- topic Food", HOLDER) == (TopicLaid(FOOD, "blue"),)
    dealt = [told(SCENES["chameleon"], "- chameleon 2", seat) for seat in EVERYONE]
    assert dealt == [(CardDealt(knows),) for knows in (None, False, True, False, False)]
    assert told(SCENES["roll"], "- roll 3 6", HOLDER) == (Rolled(Seat(0), 3, 6),)


def test_facts_of_the_code():
    table = PRINTED["blue"]
    unread, read = CodeRead(None, None, None), CodeRead(table, "A4", "Chicken")
    facts = [told(SCENES["table"], f"- table {table}", seat) for seat in EVERYONE]
    assert facts == [(unread,), (read,), (unread,), (read,), (read,)]
    roll = after(game.start(begun().config, 4), "- dealer 1", "- topic Food", "- chameleon 2")
    assert told(roll, "- roll 3 6", HOLDER) == (Rolled(Seat(0), 3, 6), read)
    assert told(roll, "- roll 3 6", CHAMELEON) == (Rolled(Seat(0), 3, 6), unread)


def test_facts_of_clues_and_talk():
    assert told(begun(), "1 clue feather", None) == (ClueSaid(Seat(0), "feather"),)
    assert told(begun(**TIMED), "late 1 pass", HOLDER) == (TimeUp(Seat(0)), ClueSaid(Seat(0), None))
    assert told(spoken(), "3 ready", None) == (IsReady(Seat(2)),)


def test_facts_of_votes():
    state = discussed()
    assert told(state, "1 vote 2", Seat(0)) == (Voted(Seat(0), Seat(1)),)
    assert told(state, "1 vote 2", HOLDER) == (Voted(Seat(0), None),)
    assert told(discussed(**TIMED), "late 1 vote 2", None) == (TimeUp(Seat(0)), Voted(Seat(0), None))
    state = after(state, "1 vote 2", "2 vote 1", "3 vote 2")
    tie = told(state, "4 vote 1", None)
    assert tie == (Voted(Seat(3), None), VotesShown((1, 0, 1, 0), (0, 1)))
    clear = told(state, "4 vote 2", None)
    assert clear == (Voted(Seat(3), None), VotesShown((1, 0, 1, 1), (1,)), Accused(Seat(1), chameleon=True))


def test_facts_of_an_escape():
    state = after(discussed(), "1 vote 3", "2 vote 3", "3 vote 1")
    facts = told(state, "4 vote 3", None)
    (finished,) = after(state, "4 vote 3").played
    assert facts[1:] == (
        VotesShown((2, 2, 0, 2), (2,)),
        Accused(Seat(2), chameleon=False),
        RoundScored(finished),
    )


def test_facts_of_an_accusation():
    state = voted("2121")
    assert told(state, "1 accuse 2", None) == (Accused(Seat(1), chameleon=True),)
    assert told(state, "1 accuse 1", None) == (
        Accused(Seat(0), chameleon=False),
        RoundScored(after(state, "1 accuse 1").played[0]),
    )


def test_facts_of_guesses():
    state = caught(3)
    wrong = Guessed(Seat(1), "A1", FOOD.words[0], right=False)
    assert told(state, "2 guess A1", None) == (wrong,)
    again = after(state, "2 guess A1")
    right = Guessed(Seat(1), "A4", "Chicken", right=True)
    assert told(again, "2 guess A4", None) == (right, RoundScored(after(again, "2 guess A4").played[0]))


# Imagined worlds


@pytest.mark.parametrize("phase", list(SCENES))
def test_an_imagined_world_has_that_very_view(phase):
    state = SCENES[phase]
    for seat in EVERYONE[: state.seats + 1]:
        view = game.view(state, seat)
        for seed in range(5):
            world = game.imagine(view, Rng(seed))
            assert game.view(world, seat) == view
            assert to_act(world) == to_act(state)


def test_a_holder_suspects_every_other_seat_alike():
    view = game.view(SCENES["vote"], HOLDER)
    worlds = [game.imagine(view, Rng(7, place)) for place in range(900)]
    assert is_even(Counter(world.chameleon for world in worlds), 3, 900)
    assert {world.table for world in worlds} == {PRINTED["blue"]}


def test_a_spectator_suspects_all_and_the_chameleon_itself():
    worlds = [game.imagine(game.view(SCENES["vote"], None), Rng(3, place)) for place in range(800)]
    assert is_even(Counter(world.chameleon for world in worlds), 4, 800)
    view = game.view(SCENES["vote"], CHAMELEON)
    assert {game.imagine(view, Rng(1, place)).chameleon for place in range(20)} == {1}


def test_unseen_votes_are_even_and_independent():
    state = after(discussed(seats=3), "1 vote 2", "2 vote 3")
    worlds = [game.imagine(game.view(state, None), Rng(5, place)) for place in range(800)]
    assert is_even(Counter(world.votes for world in worlds), 4, 800)
    assert {world.votes[2] for world in worlds} == {None}
    own = [game.imagine(game.view(state, Seat(0)), Rng(5, place)) for place in range(400)]
    assert {world.votes[0] for world in own} == {1}
    assert is_even(Counter(world.votes[1] for world in own), 2, 400)


@pytest.mark.parametrize("seat", [None, CHAMELEON])
def test_a_fresh_table_is_even_for_who_does_not_hold_it(seat):
    state = after(SCENES["table"], "- table " + PRINTED["green"])
    worlds = [game.imagine(game.view(state, seat), Rng(2, place)) for place in range(960)]
    assert is_even(Counter(secret(world) for world in worlds), 16, 960)
    assert is_even(Counter(world.table[0] for world in worlds), 16, 960)  # and away from the roll
    assert is_even(Counter(world.table[47] for world in worlds), 16, 960)
    assert all(sorted(world.table) == sorted(LETTERS * 3) for world in worlds)
    assert len({world.table for world in worlds}) == 960


def test_a_wrong_guess_is_remembered():
    state = after(caught(3), "2 guess A1")
    state = replace(state, config=replace(state.config, code_cards="fresh"))
    worlds = [game.imagine(game.view(state, CHAMELEON), Rng(4, place)) for place in range(900)]
    secrets = Counter(secret(world) for world in worlds)
    assert set(secrets) == set(COORDINATES) - {"A1"}
    assert is_even(secrets, 15, 900)


def test_printed_tables_are_what_they_are():
    state = begun()
    assert game.imagine(game.view(state, CHAMELEON), Rng(1)).table == PRINTED["blue"]
    state = after(caught(), "2 guess A1", "- topic Drinks", "- chameleon 3", "- roll 1 1")
    assert game.imagine(game.view(state, Seat(2)), Rng(1)).table == PRINTED["green"]


def test_nothing_is_imagined_before_it_exists():
    for phase in ("dealer", "topic", "chameleon", "over"):
        view = game.view(SCENES[phase], HOLDER)
        assert game.imagine(view, Rng(1)) == SCENES[phase]
    for phase in ("roll", "table"):
        assert game.imagine(game.view(SCENES[phase], CHAMELEON), Rng(1)) == SCENES[phase]


# Whole games: nothing a seat is offered or refused depends on what it does not know


PROBES = ("clue stone", "clue chicken", "clue", "ready", "vote 1", "vote 2", "accuse 1", "guess A4", "pass")


@pytest.mark.parametrize("phase", list(SCENES))
def test_offers_and_refusals_do_not_leak(phase):
    state = SCENES[phase]
    for seat in range(state.seats):
        view = game.view(state, Seat(seat))
        for seed in range(4):
            world = game.imagine(view, Rng(seed))
            assert game.legal(world, seat) == game.legal(state, seat)
            assert game.asks(world, seat) == game.asks(state, seat)
            for probe in PROBES:
                action = game.parse(probe)
                assert game.check(world, seat, action) == game.check(state, seat, action)


def test_same_facts_same_view():
    """Random games that differ in secrets only: whoever was told the same sees the same."""
    views: dict[object, object] = {}
    met = 0
    for seed in range(60):
        rng = Rng(seed, "leak")
        state = game.start(begun(code_cards="fresh", rounds=1).config, 3)
        heard = dict.fromkeys((None, 0, 1, 2), ())
        while seats := to_act(state):
            seat = rng.choice(seats)
            action = _any_action(state, seat, rng)
            later = game.apply(state, seat, action)
            for to, before in heard.items():
                facts = (*before, *game.tell(state, seat, action, later, to))
                met += (to, facts) in views
                assert views.setdefault((to, facts), game.view(later, to)) == game.view(later, to)
                heard[to] = facts
            state = later
    assert met > 200


def _any_action(state, seat, rng):
    """One topic, one roll and few clues, so that histories meet."""
    fixed = {"topic": topic_card("Food"), "roll": "roll 3 6", "dealer": "dealer 1"}
    phase = game.view(state, None).phase
    if phase in fixed:
        return game.parse(fixed[phase])
    if seat == CHANCE:
        return game.draw(state, rng)
    if phase == "clues":
        return game.parse(f"clue {('feather', 'wing', 'roast')[len(state.clues)]}")
    return rng.choice(game.legal(state, seat))
