"""The proof that Red wins Chameleon 5×5, in a form that anybody can check with the rulebook alone.

For every position Red can meet with Red to move: the move to play, and within how many plies the game is then
over at the latest. The bound falls by two or more from one to the next, so a game along the certificate never
comes back to a position and R8 never speaks.

The file holds sorted 60-bit keys as steps from one to the next. A key is the smaller of a board's and its
mirror image's: Red's squares, Blue's squares (25 bits each, a1 lowest), then the natures of the pieces in the
order of the squares (1 is black).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from furcifer.core import FurciferError, Seat

from . import notation, rules, sealed
from .state import Config, Move, State
from .tables import EMPTY, RED, SIZE, SQUARES, START

SHIPPED = Path(__file__).with_name("certificate.npz")
CELLS = SIZE * SIZE
FORMAT, NONE = 1, 99
NAMES = ("format", "steps", "moves", "bounds")
RED_BITS, BLUE_BITS = str.maketrans("WBwb.", "11000"), str.maketrans("WBwb.", "00110")
NATURES = str.maketrans("WBwb", "0101", EMPTY)
_mirror = itemgetter(*(square // SIZE * SIZE + SIZE - 1 - square % SIZE for square in range(CELLS)))


class CertificateError(FurciferError):
    """A certificate that is damaged, or does not prove what it says."""


class Certificate(Struct, frozen=True, eq=False):
    """Sorted keys; for each the move on the board of that key (origin × 25 + target), and the bound."""

    keys: NDArray[np.int64]
    moves: NDArray[np.uint16]
    bounds: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.keys)

    def look_up(self, board: str) -> tuple[Move, int] | None:
        """Red's move on a board and its bound, or None where Red cannot come here."""
        key, mirrored = key_of(board)
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return None
        origin, target = divmod(int(self.moves[place]), CELLS)
        if mirrored:
            origin, target = _other_side(origin), _other_side(target)
        return Move(SQUARES[origin], SQUARES[target], takes=board[target] != EMPTY), int(self.bounds[place])

    def bounds_of(self, boards: Sequence[str]) -> NDArray[np.int64]:
        """The bounds of several boards; NONE where Red cannot come."""
        keys = np.array([key_of(board)[0] for board in boards], dtype=np.int64)
        places = np.searchsorted(self.keys, keys).clip(max=len(self.keys) - 1)
        return np.where(self.keys[places] == keys, self.bounds[places].astype(np.int64), NONE)


def _other_side(square: int) -> int:
    return square + SIZE - 1 - 2 * (square % SIZE)


def _plain_key(board: str) -> int:
    backwards = board[::-1]  # a1 is the lowest bit
    red, blue = int(backwards.translate(RED_BITS), 2), int(backwards.translate(BLUE_BITS), 2)
    return red | blue << CELLS | int("0" + backwards.translate(NATURES), 2) << 2 * CELLS


def key_of(board: str) -> tuple[int, bool]:
    """The key of a board, and whether it is the mirror image's.

    >>> key_of("WBWBW" + "." * 15 + "wbwbw") == (0b0101001010 << 50 | 31 << 45 | 31, False)
    True
    """
    here, there = _plain_key(board), _plain_key("".join(_mirror(board)))
    return (there, True) if there < here else (here, False)


def board_of(key: int) -> str:
    """The board of a key.

    >>> board_of(key_of("WBWBW" + "." * 15 + "wbwbw")[0])
    'WBWBW...............wbwbw'
    """
    letters, natures = [], key >> 2 * CELLS
    for square in range(CELLS):
        red, blue = key >> square & 1, key >> CELLS + square & 1
        letters.append("WwBb"[natures % 2 * 2 + blue] if red or blue else EMPTY)
        natures >>= red | blue
    return "".join(letters)


# The file


def write(path: Path, strategy: Mapping[int, tuple[Move, int]]) -> None:
    """Lay down a strategy: by key, the move on the board of that key, and its bound."""
    keys = np.array(sorted(strategy), dtype=np.int64)
    chosen = [strategy[key] for key in keys.tolist()]
    numbers = [SQUARES.index(move.origin) * CELLS + SQUARES.index(move.target) for move, _ in chosen]
    moves, bounds = np.array(numbers, dtype=np.uint16), np.array([b for _, b in chosen], dtype=np.uint8)
    steps = np.diff(keys, prepend=0).astype("<u8")
    by_byte = np.ascontiguousarray(steps.view(np.uint8).reshape(-1, 8).T)
    arrays = (np.array([FORMAT]), by_byte, moves, bounds)
    sealed.write(path, dict(zip(NAMES, arrays, strict=True)))


def read(path: Path = SHIPPED) -> Certificate:
    """A certificate whose digest is right. What it says is believed only by `verify`."""
    try:
        form, steps, moves, bounds = sealed.read(path, NAMES)
    except sealed.Unsealed as error:
        raise CertificateError(f"The certificate {path} cannot be read ({error}).") from None
    if form[0] != FORMAT:
        raise CertificateError(f"The certificate {path} has format {form[0]}, this program reads {FORMAT}.")
    keys = np.cumsum(np.ascontiguousarray(steps.T).view("<u8").ravel()).astype(np.int64)
    return Certificate(keys, moves, bounds)


# The proof, checked with the rulebook


def verify(certificate: Certificate, first: str = START) -> None:
    """Accept the certificate of a win from a board on; CertificateError names the first fault."""
    if certificate.look_up(first) is None:
        raise _fault(first, "no move is given")
    verify_part(certificate, 0, len(certificate))


def verify_part(certificate: Certificate, begin: int, end: int) -> None:
    """Check each position by itself: its move is legal, every reply ends in Red's win or leads further down.

    As bounds are finite and fall, this is all that a proof needs.
    """
    for place in range(begin, end):
        board = board_of(int(certificate.keys[place]))
        if key_of(board) != (certificate.keys[place], False):
            raise CertificateError(f"The certificate has a key that is none: {certificate.keys[place]}.")
        replies, faced = _open_after(board, *certificate.look_up(board))  # type: ignore[misc]
        bounds, most = certificate.bounds_of(faced), int(certificate.bounds[place]) - 2
        for reply, bound in zip(replies, bounds, strict=True):
            if bound == NONE:
                raise _fault(board, f"after {reply} no move is given")
            if bound > most:
                raise _fault(board, f"after {reply} the bound is {bound}, and was {most + 2} before")


def _open_after(board: str, move: Move, bound: int) -> tuple[list[str], list[str]]:
    """Red's move with each reply that does not end the game, and the boards that Red then faces."""
    state, replies, faced = State(Config(), board, Seat(RED), ()), [], []
    if refusal := rules.check(state, Seat(RED), move):
        raise _fault(board, f"the move {move} is refused: {refusal.text}")
    after = rules.apply(state, Seat(RED), move)
    _check_end(board, after, 1, bound, str(move))
    for reply in rules.legal(after, after.turn):  # none after the end
        facing = rules.apply(after, after.turn, reply)
        if not _check_end(board, facing, 2, bound, f"{move} {reply}"):
            replies.append(f"{move} {reply}")
            faced.append(facing.board)
    return replies, faced


def _check_end(board: str, state: State, plies: int, bound: int, moves: str) -> bool:
    """Whether the game is over: then Red has won, and within the bound."""
    ended = rules.outcome(state)
    if ended and (ended.winners != (RED,) or bound < plies):
        raise _fault(board, f"{moves} ends the game, but not as promised within {bound}: {ended.reason}")
    return ended is not None


def _fault(board: str, what: str) -> CertificateError:
    return CertificateError(f"The certificate fails at {notation.position(board, Seat(RED))}: {what}.")
