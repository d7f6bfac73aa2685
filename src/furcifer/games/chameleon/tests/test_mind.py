from math import isclose
from statistics import fmean

import numpy as np
import pytest

from furcifer.bots import Explains, levels, player, turn_for
from furcifer.core import Match, Rng, Seat, Turn
from furcifer.games.chameleon import game
from furcifer.games.chameleon.actions import Accuse, Clue, Guess, Ready, Vote
from furcifer.games.chameleon.bots import play
from furcifer.games.chameleon.bots.associations import associations
from furcifer.games.chameleon.bots.clue_reading import likely, reading, together
from furcifer.games.chameleon.bots.oddness import oddness
from furcifer.games.chameleon.bots.skill import Skill
from furcifer.games.chameleon.bots.suspicion import belief, suspects, suspicions
from furcifer.words import fault_in_clue, languages, topics

from .scenes import PETS, TIMED, after, begun, scenes, voted

CHICKEN = 12  # its place on Food
MASTER = Skill()


def said(*clues, **table):
    """Food, the word is Chicken; seat 1 deals and speaks first. None: the clock passes."""
    state = begun(**TIMED, **table)
    for clue in clues:
        seat = game.to_act(state)[0] + 1
        state = after(state, f"late {seat} pass" if clue is None else f"{seat} clue {clue}")
    return state


def ready(state):
    return after(state, *(f"{seat + 1} ready" for seat in range(state.seats)))


def chosen(state, seat, rng=None, **skill):
    seat = Seat(seat - 1)
    turn = game.view(state, seat), game.legal(state, seat), game.asks(state, seat)
    return play.decide(Turn(game, seat, *turn, rng or Rng(1)), Skill(**skill)).action


def lines(state, seat, most=3, **skill):
    seat = Seat(seat - 1)
    turn = game.view(state, seat), game.legal(state, seat), game.asks(state, seat)
    return play.explain(Turn(game, seat, *turn, Rng(1)), most, Skill(**skill))


def food():
    return reading("en", topics("en")[0].words)


# What clues say


def test_a_clue_means_the_nearest_word():
    read = food()
    assert read.belief(["poultry"]).argmax() == read.guess(["poultry"]).argmax() == CHICKEN
    assert isclose(read.belief(["poultry"]).sum(), 1.0)
    assert read.belief([None]).max() == read.belief(["🦎"]).min() == pytest.approx(1 / 16)


def test_clues_say_more_together():
    read = food()
    for understood in (read.belief, read.guess):
        assert understood(["roast", "poultry"])[CHICKEN] > understood(["roast"])[CHICKEN]
        assert understood([])[CHICKEN] == pytest.approx(1 / 16)
    assert isclose(together([likely(read.near("wing"))] * 3, 16).sum(), 1.0)


def test_a_clue_beside_what_people_say_is_near_the_word():
    """No table relates combat to the Colosseum, but people say gladiator."""
    card = next(card for card in topics("en") if card.title == "Famous Landmarks")
    read, at = reading("en", card.words), card.words.index("Colosseum")
    assert read.near("gladiator")[at] > read.near("combat")[at] > max(read.by_tables("combat")[at], 1.0)


def test_the_chameleon_does_not_look_up_the_listed_clues():
    """It would read the minds of bots, which speak by that list."""
    card = next(card for card in topics("en") if card.title == "Famous Landmarks")
    read, at = reading("en", card.words), card.words.index("Niagara Falls")
    assert read.belief(["honeymoon"])[at] > read.guess(["honeymoon"])[at]


@pytest.mark.parametrize("language", languages())
def test_there_are_clues_for_every_built_in_card_that_are_allowed_there(language):
    for card in topics(language):
        for word, clues in zip(card.words, associations(language, card.words), strict=True):
            assert len(set(clues)) == len(clues) >= 4, (card.title, word)
            assert not [clue for clue in clues if fault_in_clue(clue, (), card.words, language)], word


def test_a_word_of_an_own_card_is_looked_up_in_the_card_most_like_it():
    animal, device = ["Mouse", "Wolf", "Sheep"], ["Mouse", "Laptop"]
    assert associations("en", animal)[0] == associations("en", device)[0]  # it is on one built-in card only
    asked = [["Bridge", "Poker"], ["Bridge", "Fountain"]]
    cards, river = (associations("en", words)[0] for words in asked)
    assert "trumps" in cards
    assert "river" in river


def test_an_unreadable_clue_is_related_to_nothing():
    assert not food().near("x" * 10_000).any()


# Clues


@pytest.mark.parametrize("language", languages())
def test_clues_are_valid_and_plain_in_every_language(language):
    for seed in range(3):
        match = Match.start("chameleon", 4, seed, {"language": language, "rounds": 1})
        seat = match.to_act[0]
        view, rng = match.view(seat), Rng(seed)
        offered = play.explain(turn_for(match, seat, rng), 5, Skill())
        assert len(offered) == 5
        for line in offered:
            assert isinstance(line.action, Clue)
            assert fault_in_clue(line.action.word, view.clues, view.topic.words, language) is None
            assert match.check(seat, line.action) is None


def test_who_knows_says_what_people_say_but_not_the_first_thing():
    state = begun(chameleon=4)
    secret, obvious = lines(state, 1, 3), lines(state, 1, 3, hides=-3.0)
    said = associations("en", topics("en")[0].words)[CHICKEN]
    assert {line.action.word for line in (*secret, *obvious)} <= set(said)
    assert fmean(line.chance for line in secret) < fmean(line.chance for line in obvious)
    assert secret[0].about == ("Chicken",)
    assert secret[0].why == (f"“{secret[0].action.word}” makes people think of Chicken.",)


def test_without_written_clues_the_word_tables_decide():
    """A card of words that no list has: clues have a clear link."""
    words = ["Violinist", "Avalanche", "Notary", "Sewage", "Ostracism", "Lagoon", "Verb", "Kneecap"]
    words += ["Alchemy", "Barricade", "Chandelier", "Embassy", "Fjord", "Gargoyle", "Hostage", "Inertia"]
    read = reading("en", tuple(words))
    assert not any(read.written)
    topic = {"title": "Odds and Ends", "words": words}
    match = Match.start("chameleon", 4, 1, {"rounds": 1, "topics": [topic]})
    seat = next(seat for seat in range(4) if match.view(seat).coordinate)
    while match.to_act[0] != seat:
        match = match.act(match.to_act[0], "clue thing" + "s" * len(match.view(seat).clues))
    (first, *_) = play.explain(turn_for(match, seat, Rng(1)), 3, MASTER)
    place = read.clues.index(first.action.word)
    assert read.clear[place, words.index(first.about[0])]


def test_who_knows_thinks_of_what_was_said():
    first = [line.action.word for line in lines(begun(chameleon=4), 1)]
    second = [line.action.word for line in lines(said("poultry", chameleon=4), 2)]
    assert first != second


def test_the_chameleon_blends_in():
    """After clues for one word its clue is near that word, and it is not one of theirs."""
    state = said("poultry", "roast", chameleon=3)
    near, clues = food().near, [line.action.word for line in lines(state, 3)]
    assert not {"poultry", "roast"} & set(clues)
    assert all(near(clue)[CHICKEN] > 3.0 for clue in clues)


def test_the_chameleon_does_not_know_the_word():
    """It says the same and suspects the same seat, whatever the word is."""
    one, other = (said("tasty", roll=roll) for roll in ("3 6", "1 7"))
    assert chosen(one, 2) == chosen(other, 2)
    assert [line.action for line in lines(one, 2)] == [line.action for line in lines(other, 2)]


def test_clues_vary_with_chance_and_not_without():
    state = begun(chameleon=4)
    assert len({chosen(state, 1, Rng(seed)).word for seed in range(12)}) > 1
    assert chosen(state, 1, Rng(7)) == chosen(state, 1, Rng(7))


# Suspicion


def test_a_clue_far_from_the_word_is_suspicious():
    view = game.view(ready(said("poultry", "submarine", "feather", "hen", chameleon=2)), Seat(0))
    found = suspicions(view, food(), MASTER)
    assert max(found, key=lambda seat: found[seat][CHICKEN]) == 1
    shares = suspects(view, food(), CHICKEN, MASTER)
    assert set(shares) == {1, 2, 3}
    assert shares[1] > 0.5
    assert isclose(sum(shares.values()), 1.0)


def against(*clues):
    """Return how suspicious each seat is to the third, where the word is Chicken."""
    found = suspicions(game.view(ready(said(*clues)), Seat(2)), food(), MASTER)
    return {seat: odds[CHICKEN] for seat, odds in found.items()}


def test_after_the_word_was_given_away_a_good_clue_proves_less():
    read, sure = food(), np.eye(16)[CHICKEN] * 0.9 + 0.1 / 16
    early, late = (oddness(read.near("meat"), before, MASTER) for before in (np.full(16, 1 / 16), sure))
    assert early[CHICKEN] < late[CHICKEN]


def test_a_pass_is_odder_than_a_clue_that_no_bot_can_read():
    """People say what no table of words knows, so it does not count against them."""
    found = against("poultry", None, "zzzzqqqq", "feather")
    assert found[1] > found[2] + 1
    assert found[2] == max(found[0], found[3])


@pytest.mark.parametrize(
    ("language", "topic", "word", "clue", "nonsense"),
    [
        ("en", "Famous Landmarks", "Colosseum", "gladiator", ("telephone", "fork", "invoice", "sneeze")),
        ("fr", "Régions et îles de France", "Provence", "lavande", ("téléphone", "fourchette", "facture")),
        ("it", "Paesi", "Brasile", "samba", ("telefono", "forchetta", "fattura", "starnuto")),
    ],
)
def test_an_unusual_clue_of_somebody_who_knows_is_trusted(language, topic, word, clue, nonsense):
    card = next(card for card in topics(language) if card.title == topic)
    read, at, blank = reading(language, card.words), card.words.index(word), [1 / 16] * 16
    trusted, *odd = (oddness(read.near(said), np.array(blank), MASTER)[at] for said in (clue, *nonsense))
    assert trusted < fmean(odd) - 0.2


def test_everybody_votes_for_the_odd_one_out():
    state = ready(said("poultry", "submarine", "feather", "hen", chameleon=2))
    assert [chosen(state, seat) for seat in (1, 3, 4)] == [Vote(Seat(1))] * 3
    assert chosen(state, 2) != Vote(Seat(1))


def test_a_dealer_in_a_tie_never_names_itself():
    state = voted("2121", chameleon=2)
    assert chosen(state, 1) == Accuse(Seat(1))
    assert chosen(voted("2121", chameleon=1), 1) == Accuse(Seat(1))


# Guessing


def test_a_caught_chameleon_guesses_what_it_heard():
    state = ready(said("poultry", "tasty", "roast", "feather", chameleon=2))
    state = after(state, "1 vote 2", "2 vote 1", "3 vote 2", "4 vote 2")
    assert chosen(state, 2) == Guess("A4")
    best = lines(state, 2)[0]
    assert best.about == ("Chicken",)
    assert best.chance == pytest.approx(belief(game.view(state, Seat(1)), food(), MASTER)[CHICKEN])


def test_reasons_are_sentences_that_a_friend_understands():
    state = ready(said("poultry", "submarine", "feather", "hen", chameleon=2))
    worst = lines(state, 1)[0]
    assert worst.action == Vote(Seat(1))
    assert worst.why == ("“submarine” has no clear link to Chicken.",)
    bluff = lines(ready(said("poultry", "icing", "feather", "hen", chameleon=2)), 1)[0]
    assert bluff.why == ("“icing” would fit Cake better.",)
    caught = after(state, "1 vote 2", "2 vote 1", "3 vote 2", "4 vote 2")
    assert lines(caught, 2)[0].why[0].endswith("makes people think of Chicken.")


def test_a_second_guess_is_another_word():
    state = scenes()["guess"]
    assert chosen(state, 2) in game.legal(state, Seat(1))
    assert chosen(state, 2) != Guess("A1")


# Everything else


def test_it_is_ready_when_all_have_spoken():
    assert chosen(said("poultry", "tasty", "roast", "feather"), 1) == Ready()


def test_words_that_mean_nothing_are_played_with():
    config = {"language": "en", "rounds": 1, "topics": [{"title": "Pets", "words": list(PETS.words)}]}
    signs = {**config, "topics": [{"title": "Signs", "words": [f"§{n}" for n in range(16)]}]}
    for options in (config, signs):
        match, rng = Match.start("chameleon", 3, 5, options), Rng(5)
        while match.to_act:
            seat = match.to_act[0]
            match = match.act(seat, player("master", "chameleon").choose(turn_for(match, seat, rng)))
        assert match.outcome is not None


@pytest.mark.parametrize("level", ["gentle", "easy", "steady", "strong", "master"])
def test_every_level_plays_to_the_end(level):
    bot, rng = player(level, "chameleon"), Rng(3)
    assert isinstance(bot, Explains)
    match = Match.start("chameleon", 5, 3, {"language": "fr", "rounds": 1})
    while match.to_act:
        seat = match.to_act[0]
        turn = turn_for(match, seat, rng)
        assert bot.explain(turn)
        match = match.act(seat, bot.choose(turn))
    assert match.outcome is not None


def points(holders, chameleon, seeds):
    """Return the number of rounds that the holders of code cards win."""
    won = 0
    for seed in seeds:
        match, rng = Match.start("chameleon", 4, seed, {"rounds": 1}), Rng(seed)
        while match.to_act:
            seat = match.to_act[0]
            turn = turn_for(match, seat, rng)
            plays = chameleon if turn.view.chameleon == seat else holders
            match = match.act(seat, plays.choose(turn))
        won += match.outcome.reason == "caught"
    return won


@pytest.mark.long
def test_holders_at_master_level_win_more_rounds_than_at_gentle():
    """Against the same Chameleon, a master."""
    gentle, master = (player(levels("chameleon")[step], "chameleon") for step in (0, -1))
    assert points(master, master, range(48)) > points(gentle, master, range(48)) + 6
