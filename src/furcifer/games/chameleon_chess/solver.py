"""Chameleon 5×5 solved: deepen "Red wins within n plies" until it is proved, then lay down the strategy.

`furcifer solve` calls `solve` and `verify`. `proof.py` is the search, `strategy.py` reads the moves out of
it, and `certificate.py` is what remains: it is checked with the rulebook, so nothing here is taken on trust.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from threading import Thread

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]
from msgspec import Struct

from furcifer.core import ConfigError

from . import certificate, checkpoint, rules
from .bitboards import board_of, read_board, write_board
from .certificate import key_of
from .endings import moved
from .proof import DEEPEST, HALT, LIMIT, NODES, OPEN, YES, Ints, mirrored_move, prove
from .state import Config, Move
from .strategy import Strategy, work_out
from .table import SMALLEST, room
from .tables import INDEX, SQUARES, START

Report = Callable[[str], None]
GIB = 1 << 30
CHUNK = 10_000  # positions checked at a time
SAVE_EVERY = 600  # reports; one comes every half second
SHALLOWEST, WORTH_SAVING = 4, 18  # plies


class Search:
    """A table and the threads that fill it."""

    def __init__(self, memory: float, threads: int, file: Path | None, report: Report) -> None:
        if not threads > 0:
            raise ConfigError(f"A search needs at least one thread, not {threads}.")
        if not memory * GIB >= SMALLEST:
            raise ConfigError(f"A search needs at least {SMALLEST / GIB:g} GiB of memory, not {memory:g}.")
        self.table = room(int(memory * GIB))
        self.histories = [np.zeros((2, 1024), dtype=np.int64) for _ in range(threads)]
        self.controls = [np.array([0, 1 << 60, 0], dtype=np.int64) for _ in range(threads)]
        for number, history in enumerate(self.histories[1:], start=1):
            # Each tries moves in an order of its own, so that they help one another through the table.
            history[:] = np.arange(2048).reshape(2, 1024) * 7919 * number % 512
        self.file, self.report, self.n, self.reports = file, report, SHALLOWEST, 0
        if file is not None and file.exists():
            self.n = checkpoint.read(file, self.table)

    def ask(self, board: Ints, n: int, side: int, about: str) -> bool:
        """Whether the attacker wins within n plies: the first thread that knows ends the others' work."""
        verdicts = [OPEN] * len(self.controls)
        workers = [
            Thread(target=self._work, args=(board, n, side, w, verdicts)) for w in range(len(verdicts))
        ]
        for control in self.controls:
            control[HALT], control[LIMIT] = 0, 1 << 60
        for worker in workers:
            worker.start()
        try:
            while any(worker.is_alive() for worker in workers):
                workers[0].join(0.5)
                self._tell(about)
        except KeyboardInterrupt:
            self.save()
            raise
        finally:
            self._halt()
            for worker in workers:
                worker.join()
        return next(v for v in verdicts if v < OPEN) == YES

    def _work(self, board: Ints, n: int, side: int, worker: int, verdicts: list[int]) -> None:
        verdicts[worker] = int(
            prove(board, n, side, self.table, self.histories[worker], self.controls[worker])
        )
        self._halt()

    def _halt(self) -> None:
        for control in self.controls:
            control[HALT] = 1

    @property
    def nodes(self) -> int:
        return int(sum(control[NODES] for control in self.controls))

    def _tell(self, about: str) -> None:
        self.reports += 1
        self.report(f"{about} {self.nodes / 1e6:,.0f} million nodes")
        if self.reports % SAVE_EVERY == 0:
            self.save()

    def save(self) -> None:
        if self.file is not None:
            checkpoint.write(self.file, self.table, self.n)

    def deepen(self, board: Ints) -> int:
        """The fewest plies within which the attacker wins, even numbers only."""
        while not self.ask(board, self.n, 0, f"Does Red win within {self.n} plies?"):
            self.n += 2
            if self.n >= WORTH_SAVING:
                self.save()
            if self.n > DEEPEST:
                raise ConfigError(f"No win within {DEEPEST} plies was found.")
        return self.n

    def strategy(self, board: Ints, bound: int) -> Strategy:
        for control in self.controls:
            control[HALT] = 0

        def tell(count: int) -> None:
            if count % 1000 == 0:
                self.report(f"Writing down the strategy: {count:,} positions")

        return work_out(board, bound, self.table, self.histories[0], self.controls[0], tell)


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
    for move in rules.legal(rules.start(Config(), 2), 0):  # type: ignore[arg-type]
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
