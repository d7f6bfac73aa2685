"""Classify every first move: who wins after it, and within how many plies?

For growing n, ask of every first move that is still open whether Red wins within n plies, and whether Blue
does. Both questions share one table: a win of one side answers every question about the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.kernel.bitboards import read_board, turned
from furcifer.games.chameleon_chess.positions import mirrored_move
from furcifer.games.chameleon_chess.state import Config, Move
from furcifer.games.chameleon_chess.tables import BLUE, RED, SIDES, START

from .proof import Ints
from .search import SHALLOWEST, Search

WORTH_SAVING = 18  # plies: shorter questions are answered again in a minute


class Verdict(NamedTuple):
    """The winner after a first move, or None if neither side wins within these plies.

    Plies count from the start, the first move included.
    """

    move: Move
    winner: int | None
    plies: int

    def __str__(self) -> str:
        if self.winner is None:
            return f"{self.move}: unknown; neither side wins within {self.plies} plies."
        return f"{self.move}: {SIDES[self.winner]} wins within {self.plies} plies."


# What `furcifer solve chameleon-chess` found out: who wins after each first move, and within how many plies.
SETTLED = {
    "a1-a2": (RED, 24),
    "a1-b2": (RED, 24),
    "a1-c2": (RED, 24),
    "a1-b3": (BLUE, 19),
    "b1-a2": (BLUE, 25),
    "b1-b2": (RED, 26),
    "b1-c2": (RED, 26),
    "b1-d2": (RED, 26),
    "b1-a3": (BLUE, 19),
    "b1-c3": (BLUE, 19),
    "c1-a2": (RED, 28),
    "c1-b2": (RED, 26),
    "c1-c2": (RED, 26),
    "c1-b3": (BLUE, 19),
}


def settled(move: Move) -> Verdict:
    """Return the verdict of a first move, or of its mirror image.

    >>> str(settled(Move("e1", "e2")))
    'e1-e2: Red wins within 24 plies.'
    """
    winner, plies = SETTLED.get(str(move)) or SETTLED[str(mirrored_move(move))]
    return Verdict(move, winner, plies)


def first_moves() -> list[Move]:
    """Return the first moves, one of each pair of mirror images.

    >>> len(first_moves()), str(first_moves()[0])
    (14, 'a1-a2')
    """
    found: list[Move] = []
    for move in rules.moves(rules.start(Config(), 2)):
        if mirrored_move(move) not in found:
            found.append(move)
    return found


def after_first(move: Move) -> tuple[int, int, int]:
    """Return the bitboards after a first move of Red."""
    start = rules.start(Config(), 2)
    return read_board(rules.apply(start, start.turn, move).board)


def questions(move: Move) -> tuple[Ints, Ints]:
    """Return the board after a first move with Red as the attacker, and with Blue as the attacker."""
    red, blue, black = after_first(move)
    boards = (red, blue, black), (turned(blue), turned(red), turned(black))
    as_red, as_blue = (np.array(board, dtype=np.int64) for board in boards)
    return as_red, as_blue


def classify(search: Search, most: int) -> list[Verdict]:
    """Classify every first move as far as wins within `most` plies go. A checkpoint resumes the search."""
    verdicts: dict[Move, Verdict] = {}
    moves = first_moves()
    for n in range(SHALLOWEST, most + 1, 2):
        for move in moves:
            if move not in verdicts and (found := _decide(search, move, n)) is not None:
                verdicts[move] = found
        if n >= max(search.n, WORTH_SAVING):
            search.n = n
            search.save()
    return [verdicts.get(move, Verdict(move, None, most)) for move in moves]


def _decide(search: Search, move: Move, n: int) -> Verdict | None:
    """Return the verdict if a side wins within n plies. After Red's move, Blue wins in one ply more."""
    as_red, as_blue = questions(move)
    if search.ask(as_red, n - 1, 1, f"{move}: does Red win within {n} plies?"):
        return Verdict(move, RED, n)
    if search.ask(as_blue, n, 0, f"{move}: does Blue win within {n + 1} plies?"):
        return Verdict(move, BLUE, n + 1)
    return None


def roots(verdicts: Sequence[Verdict]) -> list[tuple[Ints, int, int]]:
    """Return the boards that a certificate begins from: board, side to move, plies from there."""
    decided = [(v.move, v.winner, v.plies) for v in verdicts if v.winner is not None]
    found = [(questions(move)[winner], 1 - winner, plies - 1) for move, winner, plies in decided]
    if wins := [verdict.plies for verdict in verdicts if verdict.winner == RED]:
        found.append((np.array(read_board(START), dtype=np.int64), 0, min(wins)))
    return found
