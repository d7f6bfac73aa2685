"""The minds of the bots on small fixed tables: what they say, what they read, when they stop."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import asdict, replace

from furcifer.core import Match, Rng, Seat, Turn, turn_for
from furcifer.games.codenames import game, knowledge, rules
from furcifer.games.codenames.actions import Clue, Guess
from furcifer.games.codenames.bots import bots
from furcifer.games.codenames.bots.operative import sets, unfinished
from furcifer.games.codenames.bots.partner import PARTNERS, guesses_of, imagined, likelihoods
from furcifer.games.codenames.bots.play import decide, explain
from furcifer.games.codenames.bots.reader import Stakes, expected
from furcifer.games.codenames.bots.skill import Skill
from furcifer.words import languages
from furcifer.words.relatedness import lexicon

from .example_table import BLUES, KEY, REDS, in_phase, laid, played

PASSING = ("2 clue tree 1", "4 guess FOREST", "4 stop")  # a turn of Blue
STRANGE = tuple(f"XQ{letter}ZV{number}" for letter in "BCDFG" for number in range(5))  # nothing to read


def lines(state, seat: int, most: int = 30, **skill):
    at = Seat(seat - 1)
    turn = Turn(game, at, knowledge.view(state, at), rules.legal(state, at), rules.asks(state, at), Rng(1))
    return explain(turn, most, Skill(**skill))


def best(state, seat: int, **skill) -> str:
    return str(lines(state, seat, 1, **skill)[0].action)


def whole_match(seats: int, seed: int, config: dict, **skill) -> Match:
    match, rng = Match.start("codenames", seats, seed, config), Rng(seed, "minds")
    while match.to_act:
        seat = match.to_act[0]
        match = match.act(seat, decide(turn_for(match, seat, rng), Skill(**skill)).action)
    return match


# The spymaster


@pytest.mark.parametrize("evidence", [(), ("spacy",), ("glove",)])
def test_a_clue_stands_nearer_to_its_words_than_to_the_assassin_and_the_enemy(evidence):
    for seed in range(5):
        state = laid(key="".join(Rng(seed).shuffled(KEY)))
        clue = lines(state, 1, 1, evidence=evidence)[0]
        given = rules.apply(state, Seat(0), clue.action)
        read = [line.action.word for line in lines(given, 3, evidence=evidence)]
        found = [state.key[state.words.index(word)] for word in read[: clue.action.number]]
        assert found[0] == "r"
        assert "x" not in found


def test_a_clue_names_the_words_it_is_for():
    state = laid()
    for line in lines(state, 1, 8):
        assert isinstance(line.action, Clue)
        assert len(line.about) == line.action.number
        assert set(line.about) <= set(REDS)
        assert 0 <= line.chance <= 1


def test_no_invalid_clue_is_offered():
    for seed in range(4):
        state = Match.start("codenames", 4, seed).state
        seat = rules.to_act(state)[0]
        offered = lines(state, seat + 1, 30)
        assert len(offered) == 30
        assert [line for line in offered if rules.check(state, seat, line.action)] == []


def test_a_clue_is_not_said_twice():
    state = laid()
    clue = lines(state, 1, 1)[0].action
    again = played(state, f"1 {clue}", "3 guess LEMON", "2 clue tree 1", "4 guess OLIVE")
    assert clue.word not in [line.action.word for line in lines(again, 1)]


def learned(state, skill: Skill) -> np.ndarray:
    """Return the probability of each imagined partner of Red's spymaster."""
    view, sources = knowledge.view(state, Seat(0)), len(lexicon("en").sources)
    return likelihoods(view, guesses_of(view, "r"), skill, sources)


def test_imagined_partners_start_equally_likely_and_weigh_the_evidence_differently():
    assert learned(laid(), Skill()) == pytest.approx([1 / PARTNERS] * PARTNERS)
    weights = imagined(5)
    assert weights.shape == (PARTNERS, 5)
    assert weights.mean(axis=1) == pytest.approx([1.0] * PARTNERS, abs=1e-5)
    assert len({tuple(row) for row in weights.tolist()}) == PARTNERS


def test_a_guess_makes_the_partners_that_would_have_guessed_so_likelier():
    after = learned(played(laid(), "1 clue animal 1", "3 guess OCTOPUS"), Skill())
    assert after.sum() == pytest.approx(1)
    assert after.max() > 1 / PARTNERS > after.min()


def test_guesses_beyond_the_number_say_nothing_about_a_partner():
    beyond = played(laid(), "1 clue squid 1", "3 guess OCTOPUS")
    extra = played(beyond, "3 guess LEMON")
    assert learned(beyond, Skill()) == pytest.approx(learned(extra, Skill()))


def test_the_expected_gain_is_that_of_a_simulated_reader():
    """Compare with readers that draw one card after the other, by the pull of what is left."""
    near, skill = np.array([[4.0, 3.0, 2.5, 1.0]], dtype=np.float32), Skill()
    stakes = Stakes(*(np.array(row, dtype=np.float32) for row in ([1, 1, 0, 0], [0, 0, 0, 2], [0, 0, 0, 0])))
    gains, chances = expected(near, stakes, skill, 1)
    pull = np.exp(np.append(near[0], skill.no_card) / skill.doubt)
    drawn = np.random.default_rng(1).choice(5, size=20_000, p=pull / pull.sum())
    assert chances[0, 0] == pytest.approx((drawn < 2).mean(), abs=0.02)
    assert gains[0, 0] == pytest.approx((drawn < 2).mean() - 2 * (drawn == 3).mean(), abs=0.03)


def test_the_last_word_gets_a_clue_for_one():
    state = laid()
    for word in REDS[:-1]:
        at = state.words.index(word)
        state = replace(state, tiles=state.tiles[:at] + "r" + state.tiles[at + 1 :])
    line = lines(state, 1, 1)[0]
    assert line.action.number == 1
    assert line.about == ("ANGEL",)


def test_a_bolder_promise_changes_the_number_and_not_the_clue():
    numbers = []
    for seed in range(3):
        state = laid(key="".join(Rng(seed).shuffled(KEY)))
        shy, bold = (lines(state, 1, 1, promise=promise)[0].action for promise in (9.0, 0.0))
        assert shy.word == bold.word
        numbers.append((shy.number, bold.number))
    assert all(shy <= bold for shy, bold in numbers)
    assert any(shy < bold for shy, bold in numbers)


def test_clues_come_best_first():
    values = [line.value for line in lines(laid(), 1)]
    assert values == sorted(values, reverse=True)


# The operative


def test_an_operative_reads_a_clue_and_stops_when_its_number_is_found():
    state = played(laid(), "1 clue squid 1")
    assert best(state, 3) == "guess OCTOPUS"
    assert best(played(state, "3 guess OCTOPUS"), 3) == "stop"


def test_an_extra_guess_is_for_a_clue_that_was_not_finished():
    begun = played(laid(), "1 clue monarch 2", "3 guess ENGLAND", "3 stop", *PASSING)
    again = played(begun, "1 clue squid 1", "3 guess OCTOPUS")
    assert best(again, 3) == "guess CROWN"
    assert best(again, 3, memory=False) == "stop"
    finished = played(again, "3 guess CROWN", "2 clue tree 1", "4 guess OLIVE", "1 clue post 1")
    view = knowledge.view(finished, Seat(2))
    assert [(turn.clue, left) for turn, left in unfinished(view, Skill()) if turn.team == "r"] == [
        ("post", 1)
    ]


def test_the_enemy_s_clues_warn():
    def chance(state) -> float:
        return next(line.chance for line in lines(state, 3) if line.action == Guess("CASTLE"))

    begun = played(laid(), "1 clue squid 1", "3 guess LEMON")
    warned = played(begun, "2 clue fortress 1", "4 guess OLIVE", "1 clue crab 1")
    silent = played(begun, "2 clue bakery 1", "4 guess OLIVE", "1 clue crab 1")
    assert chance(warned) < chance(silent)


def test_a_clue_for_none_warns_and_an_unlimited_one_goes_on():
    none = played(laid(expert=True), "1 clue squid 0")
    assert lines(none, 3)[-1].action == Guess("OCTOPUS")
    begun = played(laid(expert=True), "1 clue monarch 2", "3 guess ENGLAND", "3 stop", *PASSING)
    many = played(begun, "1 clue squid unlimited", "3 guess OCTOPUS")
    assert best(many, 3) == "guess CROWN"


def test_marks_of_teammates_count_and_one_s_own_do_not():
    state = played(laid(6), "1 clue squid 1")

    def chance(state) -> float:
        return next(line.chance for line in lines(state, 3) if line.action == Guess("RAY"))

    assert chance(played(state, "5 mark RAY")) > chance(state) == chance(played(state, "3 mark RAY"))


def test_sets_of_cards():
    near = np.array([2.0, 1.0, 0.5, -1.0], dtype=np.float32)
    one, three = sets(near, 1), sets(near, 3)
    assert one.sum() == pytest.approx(1)
    assert three.sum() == pytest.approx(3)
    weights = np.exp(near / 0.5)
    assert one == pytest.approx(weights / weights.sum(), rel=1e-5)
    left_out = 1 / weights  # of three among four, the sets differ by the one that is left out
    assert 1 - three == pytest.approx(left_out / left_out.sum(), rel=1e-5)
    assert sets(near, 4).tolist() == [1, 1, 1, 1]


def test_guesses_depend_on_nothing_hidden():
    """Two keys an operative cannot tell apart are answered alike."""
    other = laid(key=KEY[:9] + KEY[9:][::-1])
    assert lines(played(laid(), "1 clue squid 2"), 3) == lines(played(other, "1 clue squid 2"), 3)


# Every duty, every table


def test_calls_are_honest():
    assert best(played(laid(referee="table"), "1 clue horse 1"), 2) == "call"
    assert best(in_phase("doubt"), 2) == "accept"
    assert best(played(in_phase("doubt"), "2 accept"), 3).startswith("guess")
    assert best(in_phase("answer"), 1) == "stand"
    assert best(in_phase("vote"), 3) == best(in_phase("vote"), 4) == "uphold"
    assert best(in_phase("penalty"), 2).split()[1] in BLUES
    assert best(in_phase("enemy"), 1).split()[1] in BLUES


def test_operatives_call_in_the_co_operative_game():
    assert best(played(laid(2, referee="table"), "1 clue horse 1"), 2) == "call"
    assert best(played(laid(3, referee="table"), "1 clue tree 1"), 3) == "accept"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_co_operative_game_is_played_to_its_end(seats: int):
    outcomes = [whole_match(seats, seed, {}).outcome for seed in range(3)]
    assert all(outcome is not None for outcome in outcomes)
    assert any(outcome.winners for outcome in outcomes)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("referee", ["strict", "table"])
def test_every_language(language: str, referee: str):
    assert whole_match(4, 5, {"language": language, "referee": referee}).outcome is not None


@pytest.mark.parametrize("level", bots.levels)
def test_cards_nobody_can_read(level: str):
    """Honest helplessness: a clue for one, one guess, and stop."""
    match = whole_match(4, 2, {"pack": STRANGE}, **asdict(bots.levels[level]))
    assert match.outcome is not None


def test_cards_that_a_single_source_cannot_read():
    assert whole_match(4, 2, {"pack": STRANGE}, evidence=("glove",)).outcome is not None


def test_a_clue_nobody_can_read():
    state = played(laid(), "1 clue zzxqv 3")
    first = best(state, 3)
    assert first.startswith("guess")
    assert best(played(laid(), "1 clue zzxqv 3", "3 guess RAY"), 3) == "stop"


@pytest.mark.parametrize("level", bots.levels)
def test_levels_are_skills(level: str):
    skill = bots.levels[level]
    assert skill.vocabulary > 0
    assert skill.ambition > 0


def test_levels_grow():
    skills = list(bots.levels.values())
    for weak, strong in pairwise(skills):
        assert weak.vocabulary < strong.vocabulary
        assert weak.ambition <= strong.ambition
        assert weak.slips > strong.slips
