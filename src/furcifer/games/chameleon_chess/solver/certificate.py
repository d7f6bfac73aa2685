"""The proof that Red wins Chameleon 5×5, in a file_format that anybody can check with the rulebook alone.

For every position that Red can face, the certificate gives Red's move and a bound: the plies within which
the game then ends. The bound falls by at least two from one of Red's positions to the next, so a game that
follows the certificate never repeats a position and R8 never applies.

The file holds sorted 60-bit keys as differences from one to the next. A key is the smaller of a board's and
its mirror image's: Red's squares, Blue's squares (25 bits each, a1 lowest), then the natures of the pieces in
the order of the squares (1 is black).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from furcifer.core import FurciferError, Seat
from furcifer.games.chameleon_chess import notation, rules
from furcifer.games.chameleon_chess.state import Config, Move, State
from furcifer.games.chameleon_chess.tables import EMPTY, RED, SIZE, SQUARES, START

from . import checked_file

SHIPPED = Path(__file__).with_name("certificate.npz")
CELLS = SIZE * SIZE
FORMAT, NONE = 1, 99
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
        """Return Red's move on a board and its bound, or None if the certificate does not have the board."""
        key, mirrored = key_of(board)
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return None
        origin, target = divmod(int(self.moves[place]), CELLS)
        if mirrored:
            origin, target = _mirrored_square(origin), _mirrored_square(target)
        return Move(SQUARES[origin], SQUARES[target], takes=board[target] != EMPTY), int(self.bounds[place])

    def bounds_of(self, boards: Sequence[str]) -> NDArray[np.int64]:
        """Return the bounds of several boards; NONE for boards the certificate does not have."""
        keys = np.array([key_of(board)[0] for board in boards], dtype=np.int64)
        places = np.searchsorted(self.keys, keys).clip(max=len(self.keys) - 1)
        return np.where(self.keys[places] == keys, self.bounds[places].astype(np.int64), NONE)


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


def write(path: Path, strategy: Mapping[int, tuple[Move, int]]) -> None:
    """Write a strategy: by key, the move on the board of that key and its bound."""
    keys = np.array(sorted(strategy), dtype=np.int64)
    chosen = [strategy[key] for key in keys.tolist()]
    numbers = [SQUARES.index(move.origin) * CELLS + SQUARES.index(move.target) for move, _ in chosen]
    moves, bounds = np.array(numbers, dtype=np.uint16), np.array([b for _, b in chosen], dtype=np.uint8)
    steps = np.diff(keys, prepend=0).astype("<u8")
    by_byte = np.ascontiguousarray(steps.view(np.uint8).reshape(-1, 8).T)
    arrays = (np.array([FORMAT]), by_byte, moves, bounds)
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
    verify_part(certificate, 0, len(certificate))


def verify_part(certificate: Certificate, begin: int, end: int) -> None:
    """Check that each move is legal and that every reply loses at once or leads to a smaller bound.

    Since bounds are finite and falling, this proves the win.
    """
    for place in range(begin, end):
        board = board_of(int(certificate.keys[place]))
        if key_of(board) != (certificate.keys[place], False):
            raise CertificateError(f"The certificate has an invalid key: {certificate.keys[place]}.")
        replies, faced = _open_after(board, *certificate.look_up(board))  # type: ignore[misc]
        bounds, most = certificate.bounds_of(faced), int(certificate.bounds[place]) - 2
        for reply, bound in zip(replies, bounds, strict=True):
            if bound == NONE:
                raise _fault(board, f"after {reply} no move is given")
            if bound > most:
                raise _fault(board, f"after {reply} the bound is {bound}, but it was {most + 2} before")


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
