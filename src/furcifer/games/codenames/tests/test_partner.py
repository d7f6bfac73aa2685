"""Bots learn about a partner: within a match, and for the next one."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from furcifer.bots import Acquaintance, acquaintance, player, turn_for
from furcifer.core import Match, Rng, Seat
from furcifer.games.codenames import knowledge
from furcifer.games.codenames.bots.partner import (
    DISTANCES,
    PARTNERS,
    SUREST,
    acquaint,
    guesses_of,
    likelihoods,
    likely_distances,
    strangers,
)
from furcifer.games.codenames.bots.skill import Skill, with_one_source
from furcifer.words.relatedness import lexicon

from .example_table import laid, played

GUESSED = ("1 clue animal 2", "3 guess OCTOPUS", "3 guess HORSESHOE")


def known_after(*lines: str, seat: int, before: Acquaintance | None = None) -> Acquaintance:
    return acquaint(knowledge.view(played(laid(), *lines), Seat(seat - 1)), before or Acquaintance())


def at_a_new_table(known: Acquaintance | None) -> np.ndarray:
    """Return the probability of each imagined partner before the first guess."""
    view = knowledge.view(laid(), Seat(0))
    return likelihoods(view, (), Skill(), len(lexicon("en").sources), known)


def test_what_was_learned_counts_at_the_next_table():
    known = known_after(*GUESSED, seat=3)
    assert at_a_new_table(None) == pytest.approx([1 / PARTNERS] * PARTNERS)
    assert at_a_new_table(known).max() > 1.2 / PARTNERS
    assert at_a_new_table(known).sum() == pytest.approx(1)


def test_a_second_match_adds_to_the_first():
    once = known_after(*GUESSED, seat=3)
    twice = known_after(*GUESSED, seat=3, before=once)
    assert at_a_new_table(twice).max() > at_a_new_table(once).max()
    for _ in range(30):
        twice = known_after(*GUESSED, seat=3, before=twice)
    assert min(twice.learned.popitem()[1]) >= SUREST  # nobody is ruled out for ever


def test_a_spymaster_is_known_by_the_words_that_were_found():
    found, missed = ((*GUESSED[:2],), ("1 clue animal 2", "3 guess LEMON"))
    assert known_after(*found, seat=1) == known_after(*found, seat=3)
    assert at_a_new_table(known_after(*missed, seat=1)) == pytest.approx(at_a_new_table(None))


def test_a_record_survives_json_and_holds_no_words():
    known = known_after(*GUESSED, seat=3)
    data = msgspec.json.encode(known)
    assert msgspec.json.decode(data, type=Acquaintance) == known
    assert b"animal" not in data
    assert b"OCTOPUS" not in data
    assert len(data) < 600


def test_a_record_of_other_data_is_kept_and_not_used():
    other = Acquaintance({"xx old": (0.0, -1.0)})
    assert at_a_new_table(other) == pytest.approx(at_a_new_table(None))
    assert known_after(*GUESSED, seat=3, before=other).learned["xx old"] == (0.0, -1.0)


def test_any_match_can_be_learned_from_and_any_turn_takes_a_record():
    match = Match.start("codenames", 4, seed=1)
    known = acquaintance(match, match.to_act[0])
    clue = player("master", "codenames").choose(turn_for(match, match.to_act[0], Rng(1), known))
    assert match.check(match.to_act[0], clue) is None
    assert acquaintance(Match.start("coloretto", 3, seed=1), 0, known) == known


# With a single source


@pytest.mark.parametrize("source", ["glove", "spacy"])
def test_a_partner_who_guesses_the_nearest_card_thinks_alike(source: str):
    def distance(*guessed: str) -> float:
        view = knowledge.view(played(laid(), *guessed), Seat(0))
        skill = with_one_source(Skill(evidence=(source,)))
        return float(likely_distances(view, guesses_of(view, "r"), skill) @ DISTANCES)

    words = laid().words
    near = lexicon("en", source).reading_layers("animal", words)
    assert near is not None
    order = [words[at] for at in np.argsort(-near[0])]
    unknown = distance()
    assert unknown == pytest.approx(DISTANCES.mean())
    assert distance("1 clue animal 2", f"3 guess {order[0]}") < unknown
    assert distance("1 clue animal 2", f"3 guess {order[5]}") > unknown


def test_strangers_misread_similar_cards_together():
    near = np.random.default_rng(1).standard_normal((120, 3)).astype(np.float32)
    near[:, 1] = near[:, 0] + 0.1 * near[:, 1]
    near[:, 2] = 0  # cannot be read
    shifts = strangers(near, np.full(len(DISTANCES), 1 / len(DISTANCES))).shifts
    together = np.corrcoef(shifts, rowvar=False)
    assert together[0, 1] > 0.5
    assert abs(together[0, 2]) < 0.3
