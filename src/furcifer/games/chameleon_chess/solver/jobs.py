"""The jobs of `furcifer solve`: prove that Red wins within n plies for growing n, then write the strategy.

`proof.py` is the search, `strategy.py` extracts the moves from it, and `certificate.py` stores them and
checks them with the rulebook, so that nobody has to trust the search. `retrograde.py` builds the endgame
tables, `balance.py` finds balanced openings.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]
from msgspec import Struct

from furcifer.core import ConfigError
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.kernel.bitboards import board_of, read_board, write_board
from furcifer.games.chameleon_chess.notation import read_position
from furcifer.games.chameleon_chess.state import Config, Move
from furcifer.games.chameleon_chess.tables import INDEX, SIDES, SQUARES, START

from . import balance, certificate, endgames, retrograde
from .certificate import key_of
from .proof import Ints, mirrored_move
from .search import SHALLOWEST, Report, Search
from .short_wins import moved
from .strategy import Strategy

CHUNK = 10_000  # positions checked at a time


class Solution(Struct, frozen=True):
    """The proven value of the start, with the findings as sentences."""

    bound: int
    moves: tuple[str, ...]
    nodes: int
    positions: int
    sentences: tuple[str, ...]


def solve(
    *, memory: float, threads: int, checkpoint: Path | None, certificate: Path | None, report: Report
) -> tuple[str, ...]:
    """Prove the value of the start, and return the findings as sentences."""
    return prove_start(memory, threads, checkpoint, certificate, report).sentences


def prove_start(
    memory: float, threads: int, checkpoint: Path | None, certificate_file: Path | None, report: Report
) -> Solution:
    """Prove the value of the start, and write the certificate if a file is given."""
    search = Search(memory, threads, checkpoint, report)
    board = np.array(read_board(START), dtype=np.int64)
    bound = search.deepen(board)
    strategy = search.strategy(board, bound)
    if certificate_file is not None:
        certificate.write(certificate_file, as_certificate(strategy))
    moves = tuple(winning_moves(search, board, bound))
    search.save()
    sentences = (
        f"Red, who moves first, wins within {bound} plies, but not within {bound - 2}.",
        f"First moves that win within {bound} plies: {', '.join(moves)}.",
        f"The strategy covers {len(strategy):,} positions (mirror images counted once).",
    )
    return Solution(bound, moves, search.nodes, len(strategy), sentences)


def winning_moves(search: Search, board: Ints, bound: int) -> Sequence[str]:
    """Return the first moves that win within the bound."""
    found = []
    for move in rules.moves(rules.start(Config(), 2)):
        origin, target = INDEX[move.origin], INDEX[move.target]
        after = [board[0] ^ (1 << origin | 1 << target), board[1], moved(board[2], origin, target)]
        about = f"Does {move} win within {bound} plies?"
        if search.ask(np.array(after, dtype=np.int64), bound - 1, 1, about):
            found.append(str(move))
    return found


def as_certificate(strategy: Strategy) -> dict[int, tuple[Move, int]]:
    """Return the strategy with the keys and moves of a certificate."""
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
        raise certificate.CertificateError(f"The certificate {path} has no move for the start.")
    parts = [(begin, min(begin + CHUNK, len(read))) for begin in range(0, len(read), CHUNK)]
    work = Parallel(n_jobs=threads, return_as="generator_unordered")
    for count in work(delayed(_verify_part)(path, begin, end) for begin, end in parts):
        done += count
        report(f"Checked {done:,} of {len(read):,} positions")
    return (
        f"The certificate is valid: the rulebook checked {done:,} positions with every reply to each.",
        f"Red, who moves first, wins within {start[1]} plies, starting with {start[0]}.",
    )


def _verify_part(path: Path, begin: int, end: int) -> int:
    certificate.verify_part(_read_once(path), begin, end)
    return end - begin


@cache
def _read_once(path: Path) -> certificate.Certificate:
    return certificate.read(path)


# Other jobs


def look_at(line: str, within: int, memory: float, threads: int, report: Report) -> tuple[str, ...]:
    """Find out who has a forced win in a position within this many plies."""
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
    """Return the balanced openings as the lines of `openings.txt`."""
    pairs = balance.balanced(Search(memory, threads, None, report), plies)
    return tuple(balance.openings_text(pairs, plies).splitlines())


def tables(pieces: int, threads: int, report: Report) -> tuple[str, ...]:
    """Build the endgame tables, or summarise those that exist. Never overwrite a file."""
    path = endgames.default_path()
    table = endgames.read(path) if path.exists() else None
    if table is None:
        table = retrograde.build(pieces, threads, report)
        report("Writing")
        endgames.write(path, table)
    elif (there := endgames.pieces_of(table)) < pieces:
        raise ConfigError(f"{path} has tables of up to {there} pieces; move it away to build larger ones.")
    return (f"The endgame tables are in {path}.", *map(str, retrograde.tally(table)))
