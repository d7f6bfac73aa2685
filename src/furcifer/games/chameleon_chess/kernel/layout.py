"""The packed form of a match of Chameleon 5×5, and its conversion to and from a State.

It holds Red's squares, Blue's squares, the black natures, the side to move (CHANCE before the opening or the
first side is drawn), whether R8 applies, where the actions of chance begin and end in `all_starts`, the
number of remembered boards, and those boards, oldest first, two numbers each: the squares of both sides and
the black natures. A capture clears them and the hundredth ends the match, so there is room for a hundred.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.core import CHANCE, ConfigError, Seat
from furcifer.games.chameleon_chess.openings import all_starts, openings, starts_between
from furcifer.games.chameleon_chess.positions import impossible
from furcifer.games.chameleon_chess.rules import in_order
from furcifer.games.chameleon_chess.state import Config, State
from furcifer.games.chameleon_chess.tables import INDEX, QUIET_PLIES

from .bitboards import ALL, CELLS, read_board, write_board

Ints = NDArray[np.int64]

RED_AT, BLUE_AT, BLACK_AT, TURN, DRAWS, BEGIN, END, QUIET, PAST = range(9)
WIDTH = PAST + 2 * QUIET_PLIES
OVER = -9  # returned by `to_act` when the match is over
OPENINGS = np.array(  # with Red first, then with Blue first; the first move of each comes first
    [
        [INDEX[square] for _, move in in_order(opening) for square in (move.origin, move.target)]
        for first in ("red", "blue")
        for opening in openings(first)
    ],
    dtype=np.int64,
)
FIRST_START = CELLS * CELLS  # the starts are numbered after the moves
MOST_ACTIONS = max(5 * 16, len(all_starts()))  # five pieces that reach at most sixteen squares each


def pack(state: State) -> Ints:
    """Return a state as a packed match, or raise ConfigError if the position cannot occur."""
    if why := state.turn != CHANCE and impossible(state.board, state.turn):
        raise ConfigError(f"This position cannot occur: {why}.")
    packed = np.zeros(WIDTH, dtype=np.int64)
    starts = starts_between(state.config)
    packed[:PAST] = *read_board(state.board), state.turn, state.config.draws, *starts, len(state.past)
    for place, (red, blue, black) in enumerate(map(read_board, state.past)):
        packed[PAST + 2 * place : PAST + 2 * place + 2] = red | blue << CELLS, black
    return packed


def unpack(packed: Ints, config: Config) -> State:
    """Return the state of a packed match."""
    red, blue, black, turn, _, _, _, quiet, *past = packed.tolist()
    pairs = zip(past[: 2 * quiet : 2], past[1 : 2 * quiet : 2], strict=True)
    boards = (write_board(both & ALL, both >> CELLS, natures) for both, natures in pairs)
    return State(config, write_board(red, blue, black), Seat(turn), tuple(boards))
