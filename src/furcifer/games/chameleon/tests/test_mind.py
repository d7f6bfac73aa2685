from math import isclose
from statistics import fmean

import numpy as np
import pytest

from furcifer.bots import Explains, levels, player, turn_for
from furcifer.core import Match, Rng, Seat, Turn
from furcifer.games.chameleon import game
from furcifer.games.chameleon.actions import Accuse, Clue, Guess, Ready, Vote
from furcifer.games.chameleon.bots import play
from furcifer.games.chameleon.bots.clue_reading import chances, reading, together
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
    assert read.meaning("poultry", 1.0).argmax() == CHICKEN
    assert isclose(read.meaning("poultry", 1.0).sum(), 1.0)
    assert read.meaning(None, 1.0).max() == read.meaning("🦎", 1.0).min() == pytest.approx(1 / 16)


def test_clues_say_more_together():
    read = food()
    alone = read.belief(["roast"], 1.0)[CHICKEN]
    assert read.belief(["roast", "poultry"], 1.0)[CHICKEN] > alone
    assert read.belief([], 1.0)[CHICKEN] == pytest.approx(1 / 16)
    assert isclose(together([chances(read.near("wing"), 1.0)] * 3, 16).sum(), 1.0)


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


def test_who_knows_says_what_is_plainly_near_but_not_the_first_thing():
    state = begun(chameleon=4)
    secret, obvious = lines(state, 1, 6), lines(state, 1, 6, hides=0.0)
    clear = {word for word, link in zip(food().clues, food().clear[:, CHICKEN], strict=True) if link}
    assert all(line.action.word in clear for line in secret)
    assert fmean(line.chance for line in secret) < fmean(line.chance for line in obvious) - 0.2
    assert secret[0].about == ("Chicken",)


def test_who_knows_thinks_of_what_was_said():
    first = [line.action.word for line in lines(begun(chameleon=4), 1)]
    second = [line.action.word for line in lines(said("poultry", chameleon=4), 2)]
    assert first != second


def test_the_chameleon_blends_in():
    """After clues for one word its clue is near that word, and it is not one of theirs."""
    state = said("poultry", "roast", chameleon=3)
    near, clues = food().near, [line.action.word for line in lines(state, 3)]
    assert not {"poultry", "roast"} & set(clues)
    assert all(near(clue)[CHICKEN] > 2.0 for clue in clues)


def test_the_chameleon_does_not_know_the_word():
    """What it says and whom it suspects is the same whatever the word is."""
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
    """How suspicious each seat is to the third, where the word is Chicken."""
    found = suspicions(game.view(ready(said(*clues)), Seat(2)), food(), MASTER)
    return {seat: odds[CHICKEN] for seat, odds in found.items()}


def test_after_the_word_was_given_away_a_good_clue_proves_less():
    early, late = (
        against("poultry", "tasty", "meal", "lunch"),
        against("tasty", "hen", "drumstick", "poultry"),
    )
    assert early[0] < late[3]


def test_a_pass_is_odder_than_a_clue_that_no_bot_can_read():
    """People say what no table of words knows, so it hardly counts against them."""
    found = against("poultry", None, "zzzzqqqq", "feather")
    assert found[1] > found[2] > max(found[0], found[3])


@pytest.mark.parametrize(
    ("language", "topic", "word", "clue", "nonsense"),
    [
        ("en", "Famous Landmarks", "Colosseum", "gladiator", "telephone"),
        ("fr", "Régions et îles de France", "Provence", "lavande", "téléphone"),
        ("it", "Paesi", "Brasile", "samba", "forchetta"),
    ],
)
def test_an_unusual_clue_of_somebody_who_knows_is_trusted(language, topic, word, clue, nonsense):
    card = next(card for card in topics(language) if card.title == topic)
    read, at, blank = reading(language, card.words), card.words.index(word), [1 / 16] * 16
    odds = {said: oddness(read.near(said), np.array(blank), MASTER) for said in (clue, nonsense)}
    assert odds[clue][at] < odds[nonsense][at]


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
    """How many rounds the holders of code cards win."""
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
    """Against the same Chameleon, of the level between them."""
    gentle, steady, master = (player(levels("chameleon")[step], "chameleon") for step in (0, 2, -1))
    assert points(master, steady, range(48)) > points(gentle, steady, range(48)) + 4


def test_a_chameleon_that_expects_the_others_to_hide_the_word_is_not_led_astray():
    """Clues that fit the word clearly and another word even better: the wise think of both."""
    state = ready(said("meat", "dinner", "roast", "farm", chameleon=2))
    view = game.view(state, Seat(1))
    naive, wise = (belief(view, food(), Skill(wise=wise)) for wise in (0.0, 1.0))
    assert wise.max() < naive.max()
    assert isclose(wise.sum(), 1.0)
    assert wise[CHICKEN] > 1 / 16
