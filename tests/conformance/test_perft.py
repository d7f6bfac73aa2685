"""Counts of move sequences, against each game's `perft.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

import furcifer.games
from furcifer.cli.options import read_settings
from furcifer.cli.perft import count_sequences
from furcifer.core import all_games, find, read_config

SHELF = Path(furcifer.games.__file__).parent


def rows() -> list[tuple[str, str, int, int]]:
    found = []
    for path in sorted(SHELF.glob("*/tests/perft.txt")):
        slug = path.parents[1].name.replace("_", "-")
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                options, n, count = line.split()
                found.append((slug, options, int(n), int(count)))
    return found


@pytest.mark.parametrize(("slug", "options", "n", "count"), rows())
def test_the_count_of_sequences(slug: str, options: str, n: int, count: int):
    game = find(slug)
    pairs = dict(pair.split("=") for pair in options.split(",")) if options != "-" else {}
    seats = int(pairs.pop("seats", game.meta.seats[0]))
    settings = read_settings([f"{key}={value}" for key, value in pairs.items()])
    start = game.start(read_config(game.kinds.config, settings, slug), seats)
    assert count_sequences(game, start, n) == count


def test_every_open_two_player_game_has_counts():
    metas = [game.meta for game in all_games().values()]
    assert {slug for slug, *_ in rows()} >= {m.slug for m in metas if m.seats == (2,) and not m.hidden}
