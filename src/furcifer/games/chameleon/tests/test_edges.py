"""The edges of The Chameleon's law: options that cannot be, and actions that come from a log."""

import pytest

from furcifer.core import CHANCE, CLOCK, Illegal, Seat
from furcifer.games.chameleon import game
from furcifer.games.chameleon.actions import (
    Chameleon,
    Clue,
    CodeTable,
    Dealer,
    Late,
    Pass,
    Roll,
    TopicCard,
    Vote,
)
from furcifer.games.chameleon.setup import data_digest, deal_out, draw_stepwise
from furcifer.games.chameleon.state import Config
from furcifer.games.chameleon.tables import LETTERS
from furcifer.words import Topic, languages, words_digest

from .scenes import PETS, TIMED, begun, spoken

# Options


def test_an_unknown_language_is_answered_with_the_known_ones():
    known = ", ".join(languages())
    text = f"The Chameleon has no language 'xx'; its languages are: {known}."
    assert game.unfit(Config(language="xx"), 4) == text
    assert "en, fr" in text


def test_an_unknown_topic_is_named():
    expected = Illegal("no_such_topic", "There is no topic 'Nothing'.", {"title": "Nothing"})
    assert game.unfit(Config(chosen=("Food", "Nothing")), 4) == expected


def test_at_least_one_topic():
    assert game.unfit(Config(chosen=()), 4) == Illegal("no_topics", "Choose at least one topic.")


def test_a_title_of_two_words_is_fine_and_a_title_twice_is_not():
    small = Topic("Small Pets", PETS.words)
    assert game.unfit(Config(topics=(small,)), 4) is None
    expected = Illegal("topic_twice", "You have two topics called 'Small Pets'.", {"title": "Small Pets"})
    assert game.unfit(Config(topics=(small, Topic("small pets", PETS.words))), 4) == expected


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_log_names_the_words_of_its_language(language):
    assert data_digest(Config(language=language)) == words_digest(language)


def test_a_random_code_table_is_drawn_after_the_roll():
    state = game.start(Config(code_cards="random"), 4)
    for deal in (Dealer(Seat(0)), TopicCard(PETS.title, PETS.words), Chameleon(Seat(1)), Roll(1, 1)):
        state = deal_out(state, deal)
    assert state.table is None
    assert isinstance(deal_out(state, CodeTable("ab")).table, str)


# Logs


def test_a_recorded_deal_is_checked_except_for_the_words_of_the_box():
    state = game.start(Config(), 4)
    assert game.check_recorded(state, CHANCE, Dealer(Seat(3))) is None
    refused = game.check_recorded(state, CHANCE, Dealer(Seat(4)))
    assert (refused.code, refused.names) == ("impossible", {"action": "dealer 5"})
    topic = deal_out(state, Dealer(Seat(0)))
    assert game.check(topic, CHANCE, TopicCard(PETS.title, PETS.words)).code == "impossible"
    assert game.check_recorded(topic, CHANCE, TopicCard(PETS.title, PETS.words)) is None


def test_a_recorded_clue_is_trusted_and_everything_else_is_checked():
    state = begun()  # seat 1 deals, so seat 2 speaks first
    speaker = game.to_act(state)[0]
    assert game.check(state, speaker, Clue("chicken")) is not None
    assert game.check_recorded(state, speaker, Clue("chicken")) is None
    other = Seat((speaker + 1) % 4)
    assert game.check_recorded(state, other, Clue("wing")) == game.check(state, other, Clue("wing"))
    assert game.check_recorded(state, other, Clue("wing")).code == "not_your_turn"
    vote = Vote(Seat(0))
    assert game.check_recorded(state, speaker, vote) == game.check(state, speaker, vote)
    assert game.check_recorded(state, speaker, vote).code == "wrong_phase"


def test_a_recorded_clue_at_the_wrong_time_or_a_table_that_speaks_is_refused():
    discussing = spoken()
    assert game.check_recorded(discussing, Seat(0), Clue("wing")).code == "wrong_phase"
    aloud = begun(voice=True)
    seat = game.to_act(aloud)[0]
    assert game.check_recorded(aloud, seat, Clue("wing")) == game.check(aloud, seat, Clue("wing"))
    assert game.check_recorded(aloud, seat, Clue("wing")).code == "spoken"
    assert game.check_recorded(aloud, seat, game.legal(aloud, seat)[0]) is None


def test_a_recorded_act_of_the_clock_is_checked():
    timed = begun(**TIMED)
    late = Seat((game.to_act(timed)[0] + 1) % 4)
    assert game.check_recorded(timed, CLOCK, Late(game.to_act(timed)[0], Pass())) is None
    assert game.check_recorded(timed, CLOCK, Late(late, Pass())).code == "clock"


# Warnings


def test_a_word_that_the_language_does_not_have_is_warned_of():
    state = begun()
    seat = game.to_act(state)[0]
    assert game.warning(state, seat, Clue("zzyzxq")) is not None
    assert game.warning(state, seat, Clue("feather")) is None
    assert game.warning(state, seat, Vote(Seat(0))) is None


# Chance, step by step


def test_a_code_table_is_drawn_cell_by_cell():
    state = game.start(Config(), 4)
    assert draw_stepwise(state, []) == [3.0] * len(LETTERS)
    assert draw_stepwise(state, [1, 0, 1]) == [2.0, 1.0, *[3.0] * (len(LETTERS) - 2)]
    numbers = [number for number in range(len(LETTERS)) for _ in range(3)]
    assert isinstance(draw_stepwise(state, numbers[:-1]), list)
    assert draw_stepwise(state, numbers) == CodeTable("".join(LETTERS[number] for number in numbers))
