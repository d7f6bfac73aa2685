"""The edges of the law of Codenames: options that cannot be, chance, and actions that come from a log."""

import pytest

from furcifer.core import CHANCE, CLOCK, Illegal, Rng, Seat
from furcifer.games.codenames import clues, game, rules, scoring, setup
from furcifer.games.codenames.actions import Clue, Deal, Guess, Key, Late, Pass, Rule
from furcifer.games.codenames.notation import parse
from furcifer.games.codenames.state import Config, State
from furcifer.games.codenames.tables import IDENTITIES
from furcifer.words import pack, words_digest

from .example_table import KEY, WORDS, laid, played

# Options


def test_a_table_starts_empty():
    assert setup.start(Config(), 4) == State(
        Config(), 4, words=(), key="", tiles="", turns=(), phase="deal", marks=()
    )


def test_an_unknown_theme_is_named():
    expected = Illegal("no_theme", "There is no theme 'nothing' in 'en'.", {"theme": "nothing"})
    assert game.unfit(Config(themes=("nothing",)), 4) == expected


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_log_names_the_words_of_its_language(language):
    assert setup.data_digest(Config(language=language)) == words_digest(language)


# Chance


def called() -> State:
    """Return a table whose referee is asked about a clue that is on the table."""
    state = laid(referee="table")
    for seat, text in ((0, "clue tree 2"), (1, "call")):
        state = rules.apply(state, Seat(seat), parse(text))
    return state


def test_the_referee_is_chance_without_a_choice():
    state = called()
    assert (state.phase, rules.to_act(state)) == ("ruling", (CHANCE,))
    ruling = setup.ruled(state)
    assert ruling == Rule(None)
    assert setup.chances(state) == ((ruling, 1.0),)
    assert setup.draw(state, Rng(1)) == ruling
    assert rules.check(state, CHANCE, ruling) is None
    assert rules.check(state, CHANCE, Rule("It rhymes.")).code == "chance"
    assert setup.chances(laid()) == ()


def test_every_turn_stays_in_the_record():
    state = played(laid(), "1 clue tree 1", "3 guess LEMON", "2 clue stone 1", "4 guess NIGHT")
    assert [(turn.team, turn.clue, turn.guesses) for turn in state.turns] == [
        ("r", "tree", ("LEMON",)),
        ("b", "stone", ("NIGHT",)),
    ]


# Logs


def test_a_recorded_ruling_is_trusted():
    state = called()
    assert rules.check_recorded(state, CHANCE, Rule("It rhymed then.")) is None
    assert rules.check_recorded(state, CHANCE, Key(KEY)).code == "chance"
    assert rules.check_recorded(laid(), CHANCE, Rule(None)).code == "not_your_turn"


def test_a_recorded_deal_may_hold_words_that_are_no_longer_in_the_box():
    state = setup.start(Config(), 4)
    words = (*pack("en")[:24], "ZZYZX")
    assert rules.check(state, CHANCE, Deal(words)).code == "not_in_pack"
    assert rules.check_recorded(state, CHANCE, Deal(words)) is None
    assert rules.check_recorded(state, CHANCE, Deal(words[:24])).code == "deal"
    assert rules.check_recorded(state, CHANCE, Rule(None)).code == "chance"
    own = setup.start(Config(pack=WORDS), 4)
    assert rules.check_recorded(own, CHANCE, Deal(words)).code == "not_in_pack"


def test_a_recorded_clue_is_trusted_but_for_its_number():
    state = laid()
    assert rules.check(state, Seat(0), Clue("ray", 1)) is not None
    assert rules.check_recorded(state, Seat(0), Clue("ray", 1)) is None
    assert rules.check_recorded(state, Seat(0), Clue("tree", 0)).code == "expert"
    assert rules.check_recorded(state, Seat(1), Clue("tree", 1)).code == "not_your_turn"
    assert rules.check_recorded(state, Seat(0), Guess("RAY")) == rules.check(state, Seat(0), Guess("RAY"))
    assert rules.check_recorded(state, Seat(0), Guess("RAY")).code
    guessing = played(state, "1 clue tree 1")
    assert rules.check_recorded(guessing, Seat(2), Guess("RAY")) is None
    assert rules.check_recorded(guessing, Seat(2), Clue("tree", 1)) == rules.check(
        guessing, Seat(2), Clue("tree", 1)
    )
    assert rules.check_recorded(guessing, Seat(2), Clue("tree", 1)) is not None


def test_a_recorded_act_of_the_clock_is_checked():
    timed = laid(clue_seconds=60)
    assert rules.check_recorded(timed, CLOCK, Late(Seat(0), Pass())) is None
    assert rules.check_recorded(timed, CLOCK, Late(Seat(1), Pass())).code == "no_timer"


# Warnings, and losing outside the rules


def test_a_word_that_the_language_does_not_have_is_warned_of():
    state = laid()
    assert clues.warning(state, Seat(0), Clue("zzyzxq", 1)) is not None
    assert clues.warning(state, Seat(0), Clue("tree", 1)) is None
    assert clues.warning(state, Seat(0), parse("stop")) is None


@pytest.mark.parametrize(
    ("seats", "loser", "winners"),
    [(4, 0, (1, 3)), (6, 2, (1, 3, 5)), (7, 5, (0, 2, 4, 6)), (2, 0, ()), (3, 1, ())],
)
def test_the_other_team_wins_against_somebody_who_is_gone(seats, loser, winners):
    assert scoring.winners_against(seats, Seat(loser)) == winners


# Chance, step by step


def test_words_are_drawn_card_by_card():
    state = setup.start(Config(pack=WORDS), 4)
    assert setup.draw_stepwise(state, []) == [1.0] * 25
    assert setup.draw_stepwise(state, [2, 0]) == [0.0, 1.0, 0.0, *[1.0] * 22]
    backwards = list(range(24, -1, -1))
    assert setup.draw_stepwise(state, backwards) == Deal(WORDS[::-1])


def test_a_key_is_drawn_as_its_first_team_and_then_letter_by_letter():
    state = rules.apply(setup.start(Config(pack=WORDS), 4), CHANCE, Deal(WORDS))
    assert setup.draw_stepwise(state, []) == [1.0, 1.0]
    count = dict.fromkeys("rbnx", 0.0)
    for first, red, blue in ((0, 9.0, 8.0), (1, 8.0, 9.0)):
        expected = count | {"r": red, "b": blue, "n": 7.0, "x": 1.0}
        assert setup.draw_stepwise(state, [first]) == [expected[letter] for letter in IDENTITIES]
        after = expected | {"r": red - 2, "x": 0.0}
        drawn = [first, *map(IDENTITIES.index, "rxr")]
        assert setup.draw_stepwise(state, drawn) == [after[letter] for letter in IDENTITIES]
    whole = [0, *map(IDENTITIES.index, KEY)]
    assert isinstance(setup.draw_stepwise(state, whole[:-1]), list)
    assert setup.draw_stepwise(state, whole) == Key(KEY)
