"""Find balanced openings (R10): after one move of each side, neither has a forced win within a bound.

`furcifer solve chameleon-chess --balanced PLIES` prints the contents of `openings.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from furcifer.core import ConfigError
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.kernel.bitboards import read_board, turned
from furcifer.games.chameleon_chess.state import Config, Move, State
from furcifer.games.chameleon_chess.tables import RED

from . import certificate
from .certificate import key_of
from .coverage import UNKNOWN, bound_to_defend, bound_to_move
from .endgames import NO_ENDGAMES
from .first_moves import settled
from .proof import DEEPEST, Ints
from .search import SHALLOWEST, Search

HEAD = (
    "# R10: Red's first move, and Blue's replies to it after which neither side forces a win within {plies}\n"
    "# plies. Openings that a side is proved to win and replies that capture are left out. Written by\n"
    "# furcifer solve chameleon-chess --balanced {plies}\n"
)
Pair = tuple[Move, Move]


def candidates() -> dict[Pair, State]:
    """Return the state after every first move and quiet reply, except those that a side is proved to win."""
    start, found = rules.start(Config(), 2), dict[Pair, State]()
    shipped = certificate.read()
    for red in rules.moves(start):
        if settled(red).winner == RED:
            continue
        after = rules.apply(start, start.turn, red)
        for blue in rules.moves(after):
            state = rules.apply(after, after.turn, blue)
            if not blue.takes and not is_proved(shipped, state):
                found[red, blue] = state
    return found


def is_proved(known: certificate.Certificate, state: State) -> bool:
    """Return whether a certificate proves that a side wins."""
    (own, enemy, black), (others, against, natures) = (board.tolist() for board in attacks(state))
    facts = known.keys, known.bounds, NO_ENDGAMES
    won = bound_to_move(own, enemy, black, *facts) != UNKNOWN
    return bool(won or bound_to_defend(others, against, natures, *facts) != UNKNOWN)


def attacks(state: State) -> tuple[Ints, Ints]:
    """Return the board as seen by the side to move as attacker, and by the other side as attacker."""
    red, blue, black = read_board(state.board)
    sides = (red, blue, black), (turned(blue), turned(red), turned(black))
    own, other = (np.array(board, dtype=np.int64) for board in sides)
    return (own, other) if state.turn == RED else (other, own)


def is_open(search: Search, state: State, plies: int, about: str) -> bool:
    """Return whether neither side has a forced win within this many plies."""
    own, other = attacks(state)
    return not search.ask(own, plies, 0, about) and not search.ask(other, plies - 1, 1, about)


def check_bound(plies: int) -> None:
    """Raise ConfigError if a search cannot use this bound."""
    if plies % 2 or not SHALLOWEST <= plies <= DEEPEST:
        raise ConfigError(
            f"The bound must be an even number of plies from {SHALLOWEST} to {DEEPEST}, not {plies}."
        )


def balanced(search: Search, plies: int) -> list[Pair]:
    """Return the openings without a win within this many plies. It deepens, to find short wins first."""
    check_bound(plies)
    reached = candidates()
    left = {key_of(state.board)[0]: state for state in reached.values()}
    for n in range(SHALLOWEST, plies + 1, 2):
        about = f"{len(left)} openings (mirror images counted once): a win within {n} plies?"
        left = {key: state for key, state in left.items() if is_open(search, state, n, about)}
    return [pair for pair, state in reached.items() if key_of(state.board)[0] in left]


def openings_text(pairs: Iterable[Pair], plies: int) -> str:
    """Return the text of `openings.txt`."""
    replies: dict[str, list[str]] = {}
    for red, blue in pairs:
        replies.setdefault(str(red), []).append(str(blue))
    return HEAD.format(plies=plies) + "".join(f"{red} {' '.join(to)}\n" for red, to in replies.items())
