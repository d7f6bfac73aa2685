"""No leaks in whole trees: every deal and every decision of small matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from furcifer.core import CHANCE, AnyGame, Seat, find, read_config, to_json

WORDS = ["Canoe", "Ferry", "Kayak", "Raft", "Yacht", "Barge", "Dinghy", "Tanker"]
WORDS += ["Punt", "Sloop", "Tug", "Gondola", "Cutter", "Liner", "Trawler", "Galley"]
CLUES = ("clue water", "clue sail", "clue wood")

# Each seat has one free text, and a depth ends the larger trees. Everything else is tried.
TREES = [
    pytest.param(
        "chameleon",
        3,
        {"rounds": 1, "code_cards": "printed", "topics": [{"title": "Boats", "words": WORDS}]},
        14,
        id="one round of three, any dealer, role, roll and vote",
    ),
    pytest.param("coloretto", 2, {"removed": ["red", "blue"]}, 7, id="the first turns of two"),
    pytest.param("le-cameleon", 2, {}, 4, id="two moves each"),
]


def choices(game: AnyGame, state: Any) -> list[tuple[Seat, Any]]:
    """Return everything that may happen next. Seats that act at the same time act in order here."""
    to_act = game.to_act(state)
    if to_act == (CHANCE,):
        return [(CHANCE, action) for action, _ in game.chances(state)]
    seat = to_act[0]
    if game.asks(state, seat) is not None:
        clue = next(action for text in CLUES if not game.check(state, seat, action := game.parse(text)))
        return [(seat, clue)]
    return [(seat, action) for action in game.legal(state, seat)]


Told = dict[Seat | None, str]


def walk(game: AnyGame, state: Any, told: Told, depth: int) -> Iterator[tuple[Any, Told]]:
    """Yield every state of the tree, with the facts that each listener was told on the way."""
    yield state, told
    if depth and game.to_act(state):
        for seat, action in choices(game, state):
            after = game.apply(state, seat, action)
            facts = {
                to: said + "".join(map(to_json, game.tell(state, seat, action, after, to)))
                for to, said in told.items()
            }
            yield from walk(game, after, facts, depth - 1)


@pytest.mark.parametrize(("slug", "seats", "options", "depth"), TREES)
def test_the_same_facts_give_the_same_view_in_the_whole_tree(slug, seats, options, depth):
    game = find(slug)
    start = game.start(read_config(game.kinds.config, options, slug), seats)
    listeners: Told = {None: "", **{Seat(seat): "" for seat in range(seats)}}
    shown: dict[tuple[Seat | None, str], int] = {}
    states = 0
    for state, told in walk(game, start, listeners, depth):
        states += 1
        if game.to_act(state) == (CHANCE,):
            continue  # chance acts at once, so nobody sees this state
        for to, said in told.items():
            view = hash(to_json(game.view(state, to)))
            assert shown.setdefault((to, said), view) == view
    assert states > 1000
