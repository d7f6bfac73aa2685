"""An environment and a Match side by side: the same seed and actions, the same observations and results."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from furcifer.core import AnyGame, Match, all_games

LEXICON = (
    "pebble",
    "lantern",
    "velvet",
    "gravel",
    "whistle",
    "marble",
    "copper",
    "thunder",
    "ribbon",
    "orchard",
)
TABLES = [(slug, seats) for slug, game in all_games().items() for seats in game.meta.seats]
SMALLEST = [(slug, game.meta.seats[0]) for slug, game in all_games().items()]
by_table = pytest.mark.parametrize(("slug", "seats"), TABLES, ids=str)
by_game = pytest.mark.parametrize(("slug", "seats"), SMALLEST, ids=str)


def play_share(play: Callable[[str, int, int, int], int], slug: str, seats: int, actions: int) -> None:
    """Play a table's share of this many actions over all tables. `play` takes a seed and plays one match."""
    share, seed = actions // len(TABLES), 0
    while share > 0:
        share -= play(slug, seats, seed, share)
        seed += 1


def numbers(game: AnyGame, match: Match, seat: int) -> dict[int, str]:
    """Return the legal actions of a seat by the numbers that an environment with LEXICON must give them."""
    encoding, view = game.encoding(), match.view(seat)
    found = {encoding.encode(view, action): str(action) for action in match.legal(seat)}
    if match.asks(seat):
        said = [clue for word in LEXICON for clue in encoding.say(match.config, word)]
        for number, clue in enumerate(said, encoding.actions):
            if match.check(seat, clue) is None:
                found[number] = str(clue)
    return found


def assert_same(match: Match, seat: int, observation: np.ndarray, mask: np.ndarray) -> dict[int, str]:
    """Compare what a seat to act sees with the match. Return its actions by number."""
    game = match.game
    expected = game.encoding().observe(match.view(seat))
    assert observation.dtype == expected.dtype
    assert np.array_equal(observation, expected)
    legal = numbers(game, match, seat)
    assert mask.dtype == np.int8
    assert np.flatnonzero(mask).tolist() == sorted(legal)
    return legal
