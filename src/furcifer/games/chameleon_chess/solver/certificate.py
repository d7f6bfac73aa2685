"""Proofs of wins in Chameleon 5×5, in a file format that anybody can check with the rulebook alone.

For every position that the winner can face, the certificate gives the winner's move and a bound: the plies
within which the game then ends. The bound falls by at least two from one of the winner's positions to the
next, so a game that follows the certificate never repeats a position and R8 never applies.

The winner is always Red. A win of Blue is the same win with the sides exchanged. Wins within SHORT plies are
left out of the file: `short_win` sees them on the board, and the check plays them out like the others.

The file holds sorted 60-bit keys as differences from one to the next. A key is the smaller of a board's and
its mirror image's: Red's squares, Blue's squares (25 bits each, a1 lowest), then the natures of the pieces in
the order of the squares (1 is black).
"""

from __future__ import annotations

from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from furcifer.core import FurciferError, Seat
from furcifer.games.chameleon_chess import notation, rules
from furcifer.games.chameleon_chess.kernel.bitboards import read_board
from furcifer.games.chameleon_chess.state import Config, Move, State
from furcifer.games.chameleon_chess.tables import EMPTY, RED, SIZE, SQUARES, START

from . import checked_file
from .strategy import SHORT, short_win

SHIPPED = Path(__file__).with_name("certificate.npz")
CELLS = SIZE * SIZE
FORMAT, NONE = 2, 99
NAMES = ("format", "steps", "moves", "bounds")
RED_BITS, BLUE_BITS = str.maketrans("WBwb.", "11000"), str.maketrans("WBwb.", "00110")
NATURES = str.maketrans("WBwb", "0101", EMPTY)
_mirror = itemgetter(*(square // SIZE * SIZE + SIZE - 1 - square % SIZE for square in range(CELLS)))


class CertificateError(FurciferError):
    """A certificate that is damaged or does not prove its claim."""


class Certificate(Struct, frozen=True, eq=False):
    """Sorted keys, each with Red's move on the board of that key (origin × 25 + target) and the bound."""

    keys: NDArray[np.int64]
    moves: NDArray[np.uint16]
    bounds: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.keys)

    def look_up(self, board: str) -> tuple[Move, int] | None:
        """Return Red's move on a board and its bound, or None if no win is known."""
        key, mirrored = key_of(board)
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return _short_win(board)
        origin, target = divmod(int(self.moves[place]), CELLS)
        if mirrored:
            origin, target = _mirrored_square(origin), _mirrored_square(target)
        return _move(board, origin, target), int(self.bounds[place])


def _short_win(board: str) -> tuple[Move, int] | None:
    found = int(short_win(*read_board(board)))
    return None if found < 0 else (_move(board, found >> 5 & 31, found & 31), found >> 10)


def _move(board: str, origin: int, target: int) -> Move:
    return Move(SQUARES[origin], SQUARES[target], takes=board[target] != EMPTY)


def _mirrored_square(square: int) -> int:
    return square + SIZE - 1 - 2 * (square % SIZE)


def _plain_key(board: str) -> int:
    backwards = board[::-1]  # a1 is the lowest bit
    red, blue = int(backwards.translate(RED_BITS), 2), int(backwards.translate(BLUE_BITS), 2)
    return red | blue << CELLS | int("0" + backwards.translate(NATURES), 2) << 2 * CELLS


def key_of(board: str) -> tuple[int, bool]:
    """Return the key of a board, and whether it is that of the mirror image.

    >>> key_of("WBWBW" + "." * 15 + "wbwbw") == (0b0101001010 << 50 | 31 << 45 | 31, False)
    True
    """
    here, there = _plain_key(board), _plain_key("".join(_mirror(board)))
    return (there, True) if there < here else (here, False)


def board_of(key: int) -> str:
    """Return the board of a key.

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


def write(path: Path, keys: NDArray[np.int64], moves: NDArray[Any], bounds: NDArray[Any]) -> None:
    """Write sorted keys, each with the move on its board (origin × 25 + target) and its bound."""
    steps = np.diff(keys, prepend=0).astype("<u8")
    by_byte = np.ascontiguousarray(steps.view(np.uint8).reshape(-1, 8).T)
    arrays = (np.array([FORMAT]), by_byte, moves.astype(np.uint16), bounds.astype(np.uint8))
    checked_file.write(path, dict(zip(NAMES, arrays, strict=True)))


def read(path: Path = SHIPPED) -> Certificate:
    """Read a certificate and check its digest. Only `verify` checks the proof itself."""
    try:
        file_format, steps, moves, bounds = checked_file.read(path, NAMES)
    except checked_file.DamagedFile as error:
        raise CertificateError(f"The certificate {path} cannot be read ({error}).") from None
    if file_format[0] != FORMAT:
        raise CertificateError(
            f"The certificate {path} has format {file_format[0]}, this program reads {FORMAT}."
        )
    keys = np.cumsum(np.ascontiguousarray(steps.T).view("<u8").ravel()).astype(np.int64)
    return Certificate(keys, moves, bounds)


# Checking the proof with the rulebook


def verify(certificate: Certificate, first: str = START) -> None:
    """Check a certificate for a win from this board. CertificateError names the first fault."""
    if certificate.look_up(first) is None:
        raise _fault(first, "no move is given")
    verify_part(certificate, 0, len(certificate), {})


def verify_part(certificate: Certificate, begin: int, end: int, seen: dict[str, int]) -> None:
    """Check that each move is legal and that every reply loses at once or leads to a smaller bound.

    Since bounds are finite and falling, this proves the win. `seen` has the short wins that were checked.
    """
    for place in range(begin, end):
        board = board_of(int(certificate.keys[place]))
        if key_of(board) != (certificate.keys[place], False):
            raise CertificateError(f"The certificate has an invalid key: {certificate.keys[place]}.")
        _verify_board(certificate, board, seen)


def _verify_board(certificate: Certificate, board: str, seen: dict[str, int]) -> None:
    """Check one position, and the short wins that follow it: those are not in the file."""
    move, bound = certificate.look_up(board)  # type: ignore[misc]
    for reply, faced in zip(*_open_after(board, move, bound), strict=True):
        if (known := seen.get(faced)) is None:
            if (found := certificate.look_up(faced)) is None:
                raise _fault(board, f"after {reply} no move is given")
            known = found[1]
            if known <= SHORT:
                _verify_board(certificate, faced, seen)
                seen[faced] = known
        if known > bound - 2:
            raise _fault(board, f"after {reply} the bound is {known}, but it was {bound} before")


def _open_after(board: str, move: Move, bound: int) -> tuple[list[str], list[str]]:
    """Return the replies to Red's move that do not end the game, and the boards Red then faces."""
    state, replies, faced = State(Config(), board, Seat(RED), ()), [], []
    if refusal := rules.check(state, Seat(RED), move):
        raise _fault(board, f"the move {move} is refused: {refusal.text}")
    after = rules.apply(state, Seat(RED), move)
    _check_end(board, after, 1, bound, str(move))
    for reply in rules.legal(after, after.turn):  # no replies once the game is over
        facing = rules.apply(after, after.turn, reply)
        if not _check_end(board, facing, 2, bound, f"{move} {reply}"):
            replies.append(f"{move} {reply}")
            faced.append(facing.board)
    return replies, faced


def _check_end(board: str, state: State, plies: int, bound: int, moves: str) -> bool:
    """Return whether the game is over. If so, Red must have won within the bound."""
    ended = rules.outcome(state)
    if ended and (ended.winners != (RED,) or bound < plies):
        raise _fault(
            board, f"{moves} ends the game, but not with Red's win within {bound} plies: {ended.reason}"
        )
    return ended is not None


def _fault(board: str, what: str) -> CertificateError:
    return CertificateError(f"The certificate fails at {notation.position(board, Seat(RED))}: {what}.")
