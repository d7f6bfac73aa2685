"""Which openings are balanced (R10): after a first move each, neither side forces a win within a bound.

`furcifer solve chameleon-chess --balanced PLIES` writes what stands in `openings.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from furcifer.core import ConfigError

from . import rules
from .bitboards import read_board, turned
from .certificate import key_of
from .proof import DEEPEST, Ints
from .search import SHALLOWEST, Search
from .state import Config, Move, State
from .tables import RED

# Red wins by force after these and their mirror images, in 24 plies: `furcifer solve chameleon-chess`.
WINNING = frozenset({"a1-a2", "a1-b2", "a1-c2"})
HEAD = (
    "# R10: Red's first move, and Blue's answers to it after which neither side forces a win within {plies}\n"
    "# plies. First moves that are proved to win are left out, and so are answers that take. Written by\n"
    "# furcifer solve chameleon-chess --balanced {plies}\n"
)
Pair = tuple[Move, Move]


def mirrored(move: Move) -> Move:
    """The move on the other wing."""
    origin, target = ("edcba"["abcde".index(square[0])] + square[1] for square in (move.origin, move.target))
    return Move(origin, target)


def candidates() -> dict[Pair, State]:
    """Every first move not known to win, with every answer that takes nothing, and where they lead."""
    start, found = rules.start(Config(), 2), dict[Pair, State]()
    for red in rules.moves(start):
        if not {str(red), str(mirrored(red))} & WINNING:
            after = rules.apply(start, start.turn, red)
            answers = (blue for blue in rules.moves(after) if not blue.takes)
            found |= {(red, blue): rules.apply(after, after.turn, blue) for blue in answers}
    return found


def attacks(state: State) -> tuple[Ints, Ints]:
    """The board as the attack of the side to move, and as that of the other side."""
    red, blue, black = read_board(state.board)
    sides = (red, blue, black), (turned(blue), turned(red), turned(black))
    own, other = (np.array(board, dtype=np.int64) for board in sides)
    return (own, other) if state.turn == RED else (other, own)


def is_open(search: Search, state: State, plies: int, about: str) -> bool:
    """Whether neither side forces a win within so many plies."""
    own, other = attacks(state)
    return not search.ask(own, plies, 0, about) and not search.ask(other, plies - 1, 1, about)


def check_bound(plies: int) -> None:
    """ConfigError where no search can be asked so far."""
    if plies % 2 or not SHALLOWEST <= plies <= DEEPEST:
        raise ConfigError(f"A bound is an even number of plies from {SHALLOWEST} to {DEEPEST}, not {plies}.")


def balanced(search: Search, plies: int) -> list[Pair]:
    """The openings that are still open after so many plies, deepening so that short wins are found first."""
    check_bound(plies)
    reached = candidates()
    left = {key_of(state.board)[0]: state for state in reached.values()}
    for n in range(SHALLOWEST, plies + 1, 2):
        about = f"{len(left)} openings (mirror images counted once): a win within {n} plies?"
        left = {key: state for key, state in left.items() if is_open(search, state, n, about)}
    return [pair for pair, state in reached.items() if key_of(state.board)[0] in left]


def listed(pairs: Iterable[Pair], plies: int) -> str:
    """The text of `openings.txt`."""
    answers: dict[str, list[str]] = {}
    for red, blue in pairs:
        answers.setdefault(str(red), []).append(str(blue))
    return HEAD.format(plies=plies) + "".join(f"{red} {' '.join(to)}\n" for red, to in answers.items())
