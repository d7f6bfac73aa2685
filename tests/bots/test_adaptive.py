"""The adaptive opponent finds the level at which a person has about even chances."""

from __future__ import annotations

import pytest

from furcifer.bots import ADAPTIVE, Acquaintance, choices, has_bot, level_for, levels, player, with_result
from furcifer.bots.adaptive import expected, strength
from furcifer.core import Outcome, Rng, Seat, all_games, find

GAME = "le-cameleon"
WON, LOST = Outcome((1.0, 0.0), (Seat(0),), "won"), Outcome((0.0, 1.0), (Seat(1),), "lost")


def after(outcomes, level=None, known=None):
    """Return what is known after these matches in seat 0, against one level or the adaptive bot."""
    for outcome in outcomes:
        bot = level or level_for(GAME, [known])
        known = with_result(find(GAME), outcome, 0, ["human", bot], known)
    return known


@pytest.mark.parametrize("slug", all_games())
def test_every_game_offers_it_after_its_levels(slug: str):
    assert choices(slug)[len(levels(slug))] == ADAPTIVE
    assert has_bot(ADAPTIVE, slug)
    assert player(ADAPTIVE, slug).name == level_for(slug, [])


@pytest.mark.parametrize("true", [0.0, 0.7, 1.5, 2.4, 3.2, 4.0, 5.3, 6.0])
def test_a_person_of_any_strength_comes_to_about_even_chances(true: float):
    rng, known, shares = Rng(7), None, []
    for _ in range(600):
        chance = expected(true, levels(GAME).index(level_for(GAME, [known])))
        won = rng.below(1000) < 1000 * chance
        known = after([WON if won else LOST], known=known)
        shares.append(won)
    assert 0.4 <= sum(shares[100:]) / 500 <= 0.6


def test_two_wins_lead_to_the_next_level_and_losses_back():
    assert level_for(GAME, [after([WON])]) == "steady"
    assert level_for(GAME, [after([WON, WON])]) == "skilled"
    assert level_for(GAME, [after([LOST, LOST])]) == "easy"
    assert level_for(GAME, [after([WON] * 40)]) == "master"
    assert level_for(GAME, [after([LOST] * 40)]) == "gentle"


def test_beating_a_stronger_bot_says_more():
    weak, strong = (strength(GAME, after([WON], level)) for level in ("gentle", "master"))
    assert strong > weak > 2.0
    assert after([WON], "random") == Acquaintance()


def test_several_people_get_the_level_of_their_mean():
    known = [after([WON] * 40), after([LOST] * 40)]
    assert level_for(GAME, known) == "skilled"  # the middle one of seven


def test_partners_do_not_count_and_other_knowledge_stays():
    game, known = find("codenames"), Acquaintance({"en": (1.0,)})
    roles = game.seating(4)
    ours = tuple(Seat(seat) for seat in range(4) if roles[seat].team == roles[0].team)
    outcome = Outcome(tuple(float(seat in ours) for seat in range(4)), ours, "agents")
    partners = ["steady" if seat in ours else "human" for seat in range(4)]
    assert with_result(game, outcome, 0, partners, known) == known
    now = with_result(game, outcome, 0, ["steady"] * 4, known)
    assert now.learned["en"] == (1.0,)
    assert strength("codenames", now) > 2.0


@pytest.mark.parametrize("slug", all_games())
def test_every_level_of_a_game_can_be_reached(slug: str):
    kept = [Acquaintance({"strength": (float(step),)}) for step in range(len(levels(slug)))]
    assert tuple(level_for(slug, [one]) for one in kept) == levels(slug)


def test_a_strength_beyond_the_levels_is_brought_back():
    assert level_for(GAME, [Acquaintance({"strength": (99.0,)})]) == "master"
    assert level_for(GAME, [Acquaintance({"strength": (-99.0,)})]) == "gentle"
