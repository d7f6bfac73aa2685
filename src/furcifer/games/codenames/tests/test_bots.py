from furcifer.core import Rng, Seat
from furcifer.games.codenames import knowledge, rules, scoring
from furcifer.games.codenames.bots.simple import improvise, nearness, vocabulary, weigh
from furcifer.games.codenames.notation import parse
from furcifer.words import pack

from .example_table import BLUE_KEY, BLUES, KEY, in_phase, laid, played


def worth(state, seat: int, action: str) -> float:
    return weigh(knowledge.view(state, Seat(seat - 1)), parse(action))


def best(state, seat: int) -> str:
    return str(max(rules.legal(state, Seat(seat - 1)), key=lambda action: worth(state, seat, str(action))))


def test_words_on_one_topic_card_stand_near_and_letters_do_not_matter():
    assert nearness("pizza", "RICE", "en") == 1.0
    assert nearness("pizza", "MOON", "en") == 0.0
    assert nearness("lemony", "LEMON", "en") == 0.0


def test_operatives_guess_what_stands_nearest_and_trust_the_number():
    state = played(laid(), "1 clue squid 1")
    assert best(state, 3) == "guess OCTOPUS"
    assert best(played(state, "3 guess OCTOPUS"), 3) == "stop"
    two = played(laid(), "1 clue squid 2", "3 guess RAY")
    assert best(two, 3) == "guess OCTOPUS"
    assert best(played(two, "3 guess OCTOPUS"), 3) == "stop"
    nothing_near = played(laid(), "1 clue squid 3", "3 guess OCTOPUS")
    assert best(nothing_near, 3) == "stop"
    many = played(laid(expert=True), "1 clue squid unlimited", "3 guess RAY")
    assert best(many, 3) == "stop"


def test_calls_are_honest():
    assert best(played(laid(referee="table"), "1 clue horse 1"), 2) == "call"
    assert best(in_phase("doubt"), 2) == "accept"
    assert best(in_phase("answer"), 1) == "stand"
    assert best(in_phase("vote"), 3) == best(in_phase("vote"), 4) == "uphold"
    assert best(in_phase("penalty"), 2).startswith("cover")
    assert best(in_phase("enemy"), 1).split()[1] in BLUES


def test_only_those_who_see_the_key_have_clues():
    state = laid()
    for seat in (Seat(2), Seat(3), None):
        assert improvise(knowledge.view(state, seat), Rng(1)) == ()


def test_clues_are_valid_varied_and_best_first():
    state = laid()
    view = knowledge.view(state, Seat(0))
    offered = [improvise(view, Rng(seed)) for seed in range(4)]
    assert len({str(clues[0]) for clues in offered}) > 1
    for clues in offered:
        assert clues
        assert all(rules.check(state, Seat(0), clue) is None for clue in clues)
    assert improvise(view, Rng(2)) == offered[2]


def test_a_clue_looks_at_the_key():
    """The operatives, who think alike, find words of their own with it."""
    state = laid()
    clue = improvise(knowledge.view(state, Seat(0)), Rng(5))[0]
    state = rules.apply(state, Seat(0), clue)
    for _ in range(clue.number):
        guess = parse(best(state, 3))
        assert state.key[state.words.index(guess.word)] == "r"
        state = rules.apply(state, Seat(2), guess)


def test_the_vocabulary_is_in_small_letters():
    words = vocabulary("en")
    assert len(words) > len(pack("en"))
    assert all(word.isalpha() and word.islower() for word in words)


def play(seed: int, greedy: int) -> float:
    rng = Rng(seed)
    state = laid(key="".join(rng.shuffled(BLUE_KEY if seed % 3 else KEY)))
    while seats := rules.to_act(state):
        seat = seats[0]
        view = knowledge.view(state, seat)
        actions = list(rules.legal(state, seat)) or list(improvise(view, rng))
        if seat % 2 != greedy:
            action = rng.choice(actions)
        elif rules.asks(state, seat):
            action = actions[0]
        else:
            action = max(actions, key=lambda action: weigh(view, action))
        state = rules.apply(state, seat, action)
    return scoring.outcome(state).scores[greedy]


def test_greedy_beats_random():
    assert sum(play(seed, seed % 2) for seed in range(60)) >= 38  # random against random: about 30
