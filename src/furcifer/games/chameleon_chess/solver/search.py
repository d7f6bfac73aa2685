"""Run the proof search: the shared table, the threads that fill it, progress and checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

import numpy as np

from furcifer.core import ConfigError

from . import checkpoint
from .endgames import NO_ENDGAMES, Bytes
from .proof import NODE_LIMIT, NODES, OPEN, STOP, YES, Ints, prove
from .strategy import Strategy, extract_strategy, keys_faced, reachable, winning_move
from .transposition import SMALLEST, new_table

Report = Callable[[str], None]
GIB = 1 << 30
SAVE_EVERY = 600  # reports, which come every half second
SHALLOWEST = 4  # plies


class Search:
    """A proof search in several threads that share a table."""

    def __init__(
        self, memory: float, threads: int, file: Path | None, report: Report, endgames: Bytes = NO_ENDGAMES
    ) -> None:
        if not threads > 0:
            raise ConfigError(f"A search needs at least one thread, not {threads}.")
        if not memory * GIB >= SMALLEST:
            raise ConfigError(f"A search needs at least {SMALLEST / GIB:g} GiB of memory, not {memory:g}.")
        self.table = new_table(int(memory * GIB))
        self.histories = [np.zeros((2, 1024), dtype=np.int64) for _ in range(threads)]
        self.controls = [np.array([0, 1 << 60, 0], dtype=np.int64) for _ in range(threads)]
        for number, history in enumerate(self.histories[1:], start=1):
            # Each thread tries moves in a different order, so that they help each other through the table.
            history[:] = np.arange(2048).reshape(2, 1024) * 7919 * number % 512
        self.file, self.report, self.n, self.reports = file, report, SHALLOWEST, 0
        self.endgames = endgames
        if file is not None and file.exists():
            self.n = checkpoint.read(file, self.table)

    def ask(self, board: Ints, n: int, side: int, about: str) -> bool:
        """Return whether the attacker wins within n plies. The first thread to answer stops the others."""
        verdicts = [OPEN] * len(self.controls)
        workers = [
            Thread(target=self._work, args=(board, n, side, w, verdicts)) for w in range(len(verdicts))
        ]
        for control in self.controls:
            control[STOP], control[NODE_LIMIT] = 0, 1 << 60
        for worker in workers:
            worker.start()
        try:
            while any(worker.is_alive() for worker in workers):
                workers[0].join(0.5)
                self._report(about)
        except KeyboardInterrupt:
            self.save()
            raise
        finally:
            self._stop()
            for worker in workers:
                worker.join()
        return next(v for v in verdicts if v < OPEN) == YES

    def _work(self, board: Ints, n: int, side: int, worker: int, verdicts: list[int]) -> None:
        verdicts[worker] = int(
            prove(board, n, side, self.table, self.endgames, self.histories[worker], self.controls[worker])
        )
        self._stop()

    def _stop(self) -> None:
        for control in self.controls:
            control[STOP] = 1

    @property
    def nodes(self) -> int:
        return int(sum(control[NODES] for control in self.controls))

    def _report(self, about: str) -> None:
        self.reports += 1
        self.report(f"{about} {self.nodes / 1e6:,.0f} million nodes")
        if self.reports % SAVE_EVERY == 0:
            self.save()

    def save(self) -> None:
        if self.file is not None:
            checkpoint.write(self.file, self.table, self.n)

    def strategy(self, roots: Sequence[tuple[Ints, int, int]], known: Strategy | None = None) -> Strategy:
        """Return the strategy from boards, each with the side to move and the plies within which it wins."""
        for control in self.controls:
            control[STOP] = 0
        keys: dict[int, int] = {}
        for board, side, bound in roots:
            for key in keys_faced(board, side):
                keys[key] = min(bound - side, keys.get(key, bound))
        found = extract_strategy(keys.items(), self._find_move, self._report_positions, known)
        return found if known else reachable(found, keys)

    def _find_move(self, board: Ints, most: int) -> int:
        shared = self.table, self.endgames, self.histories[0], self.controls[0]
        return int(winning_move(board, most, *shared))

    def _report_positions(self, count: int) -> None:
        if count % 1000 == 0:
            self.report(f"Writing the strategy: {count:,} positions")
