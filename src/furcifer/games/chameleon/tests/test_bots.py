from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.chameleon import game
from furcifer.games.chameleon.bots.simple import OFFERED, improvise, kinship, weigh
from furcifer.games.chameleon.notation import parse
from furcifer.games.chameleon.state import Config

from .scenes import TIMED, after, begun, voted


def said(*clues, **table):
    state = begun(**TIMED, **table)
    for clue in clues:
        seat = game.to_act(state)[0] + 1
        state = after(state, f"late {seat} pass" if clue is None else f"{seat} clue {clue}")
    return after(state, *(f"{seat} ready" for seat in range(1, state.seats + 1)))


def worth(state, seat, text):
    return weigh(game.view(state, Seat(seat - 1)), parse(text))


def test_words_sound_alike():
    assert kinship("thicken", "Chicken") > kinship("kitchen", "Chicken") > kinship("sofa", "Chicken") == 0.0
    assert kinship("Sofa", "sofa") == 1.0


def test_a_holder_votes_for_the_clue_that_does_not_fit():
    state = said("thicken", "sofa", "kitchen", None)
    assert worth(state, 1, "vote 2") > worth(state, 1, "vote 3")
    assert worth(state, 1, "vote 4") == worth(state, 1, "vote 2") == 1.0  # silence fits nothing


def test_the_chameleon_votes_for_the_odd_one_out():
    state = said("thicken", "sofa", "kitchen", "submarine")
    assert worth(state, 2, "vote 4") > worth(state, 2, "vote 1")


def test_a_caught_chameleon_guesses_what_it_heard():
    state = said("thicken", "sofa", "kitchen", "stricken")
    state = after(state, "1 vote 2", "2 vote 1", "3 vote 2", "4 vote 2")
    view = game.view(state, Seat(1))
    assert str(max(game.legal(state, Seat(1)), key=lambda guess: weigh(view, guess))) == "guess A4"


def test_a_dealer_in_a_tie_does_not_name_itself():
    state = voted("2121")
    assert worth(state, 1, "accuse 1") == -1.0 < worth(state, 1, "accuse 2")
    assert worth(state, 1, "ready") == 0.0


def test_clues_are_good_ones_best_first_and_varied():
    for seat, state in ((0, begun()), (1, after(begun(), "1 clue thicken"))):
        view = game.view(state, Seat(seat))
        clues = improvise(view, Rng(1))
        assert len(clues) == OFFERED
        assert all(game.check(state, Seat(seat), clue) is None for clue in clues)
        assert clues == improvise(view, Rng(1)) != improvise(view, Rng(2))
    kin = [kinship(clue.word, "Chicken") for clue in improvise(game.view(begun(), Seat(0)), Rng(1))]
    assert kin == sorted(kin, reverse=True)


def play(seed, greedy):
    rng, state = Rng(seed, "bots"), game.start(Config(rounds=4), 4)
    while seats := game.to_act(state):
        seat = seats[0]
        view = game.view(state, None if seat == CHANCE else seat)
        if seat == CHANCE:
            action = game.draw(state, rng)
        elif game.asks(state, seat):
            clues = improvise(view, rng)
            action = clues[0] if seat in greedy else rng.choice(clues)
        else:
            choices = rng.shuffled(game.legal(state, seat))
            action = max(choices, key=lambda a: weigh(view, a)) if seat in greedy else choices[0]
        state = game.apply(state, seat, action)
    return game.outcome(state).scores


def test_greedy_beats_random():
    """Three against one: what the one gets is far less than its share."""
    games = [(seed % 4, play(seed, {0, 1, 2, 3} - {seed % 4})) for seed in range(12)]
    alone = sum(scores[seat] for seat, scores in games)
    share = sum(sum(scores) for _, scores in games) / 4
    assert alone < share / 2
