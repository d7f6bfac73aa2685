"""Chameleon 5×5 solved: deepen "Red wins within n plies" until it is proved, then lay down the strategy.

`furcifer solve` calls what is here. `proof.py` is the search, `strategy.py` reads the moves out of it, and
`certificate.py` is what remains: it is checked with the rulebook, so nothing here is taken on trust.
`retrograde.py` builds the endgame tables, `balance.py` looks for balanced openings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]
from msgspec import Struct

from furcifer.core import ConfigError

from . import balance, certificate, endgames, retrograde, rules
from .bitboards import board_of, read_board, write_board
from .certificate import key_of
from .endings import moved
from .notation import read_position
from .proof import Ints, mirrored_move
from .search import SHALLOWEST, Report, Search
from .state import Config, Move
from .strategy import Strategy
from .tables import INDEX, SIDES, SQUARES, START

CHUNK = 10_000  # positions checked at a time


class Solution(Struct, frozen=True):
    """What was proved of the start, in sentences, and where the certificate was written."""

    bound: int
    moves: tuple[str, ...]
    nodes: int
    positions: int
    sentences: tuple[str, ...]


def solve(
    *, memory: float, threads: int, file: Path | None, certificate_file: Path | None, report: Report
) -> Solution:
    """Prove the value of the start."""
    search = Search(memory, threads, file, report)
    board = np.array(read_board(START), dtype=np.int64)
    bound = search.deepen(board)
    strategy = search.strategy(board, bound)
    if certificate_file is not None:
        certificate.write(certificate_file, readable(strategy))
    moves = tuple(winning_moves(search, board, bound))
    search.save()
    said = (
        f"Red, who moves first, wins within {bound} plies, and not within {bound - 2}.",
        f"First moves that win within {bound} plies: {', '.join(moves)}.",
        f"The strategy knows {len(strategy):,} positions (mirror images counted once).",
    )
    return Solution(bound, moves, search.nodes, len(strategy), said)


def winning_moves(search: Search, board: Ints, bound: int) -> Sequence[str]:
    """The first moves that win within the bound. The start is its own mirror image, and so are its moves."""
    found = []
    for move in rules.moves(rules.start(Config(), 2)):
        origin, target = INDEX[move.origin], INDEX[move.target]
        after = [board[0] ^ (1 << origin | 1 << target), board[1], moved(board[2], origin, target)]
        about = f"Does {move} win within {bound} plies?"
        if search.ask(np.array(after, dtype=np.int64), bound - 1, 1, about):
            found.append(str(move))
    return found


def readable(strategy: Strategy) -> dict[int, tuple[Move, int]]:
    """The strategy in the certificate's terms."""
    entries = {}
    for number, (bound, move) in strategy.items():
        key, mirrored = key_of(write_board(*map(int, board_of(number))))
        shown = mirrored_move(move) if mirrored else move
        entries[key] = Move(SQUARES[shown >> 5], SQUARES[shown & 31]), bound
    return entries


def verify(path: Path | None, threads: int, report: Report) -> tuple[str, ...]:
    """Check a certificate, or the shipped one, with the rulebook alone, in several processes."""
    path = path or certificate.SHIPPED
    read, done = certificate.read(path), 0
    if (start := read.look_up(START)) is None:
        raise certificate.CertificateError(f"The certificate {path} does not know the start.")
    parts = [(begin, min(begin + CHUNK, len(read))) for begin in range(0, len(read), CHUNK)]
    work = Parallel(n_jobs=threads, return_as="generator_unordered")
    for count in work(delayed(_verify_part)(path, begin, end) for begin, end in parts):
        done += count
        report(f"Checked {done:,} of {len(read):,} positions")
    return (
        f"The certificate holds: {done:,} positions, every reply to each walked by the rulebook.",
        f"Red, who moves first, wins within {start[1]} plies, beginning with {start[0]}.",
    )


def _verify_part(path: Path, begin: int, end: int) -> int:
    certificate.verify_part(_read_once(path), begin, end)
    return end - begin


@cache
def _read_once(path: Path) -> certificate.Certificate:
    return certificate.read(path)


# Other questions


def look_at(line: str, within: int, memory: float, threads: int, report: Report) -> tuple[str, ...]:
    """Who forces a win in a position, searched within so many plies."""
    balance.check_bound(within)
    state = read_position(line)
    if ended := rules.outcome(state):
        return (f"The game is over in this position ({ended.reason}).",)
    search, turn = Search(memory, threads, None, report), SIDES[state.turn]
    for plies in range(SHALLOWEST, within + 1, 2):
        about = f"Does either side win within {plies} plies?"
        own, other = balance.attacks(state)
        if search.ask(own, plies, 0, about):
            return (f"{turn}, to move, wins within {plies} plies.",)
        if search.ask(other, plies - 1, 1, about):
            return (f"{SIDES[1 - state.turn]} wins within {plies - 1} plies, with {turn} to move.",)
    return (f"Neither side forces a win within {within} plies.",)


def balanced(plies: int, memory: float, threads: int, report: Report) -> tuple[str, ...]:
    """The openings for a balanced start, a line each, as `openings.txt` has them."""
    pairs = balance.balanced(Search(memory, threads, None, report), plies)
    return tuple(balance.listed(pairs, plies).splitlines())


def tables(pieces: int, threads: int, report: Report) -> tuple[str, ...]:
    """Build the endgame tables, or count what stands there already. Nothing is written over."""
    path = endgames.usual_place()
    table = endgames.read(path) if path.exists() else None
    if table is None:
        table = retrograde.build(pieces, threads, report)
        report("Writing")
        endgames.write(path, table)
    elif (there := endgames.pieces_of(table)) < pieces:
        raise ConfigError(f"{path} holds {there} pieces and is not written over; move it away first.")
    return (f"The endgame tables stand in {path}.", *map(str, retrograde.tally(table)))
