"""Play the learned evaluation of Le Caméléon against the hand-made one, with equal processor time.

    python tools/learn/le_cameleon/compare.py [SECONDS A MOVE] [PAIRS] [FIRST SEED]

Both games of a pair begin with the same four to six random actions, with exchanged sides. A search ends after
a number of nodes: as many as the evaluation affords in these seconds, at its speed in the pairs before.
"""

from __future__ import annotations

import sys
from time import process_time

import hand_made
import numpy as np
from self_play import STARTS, Ints, search_by, thinker, workspace

from furcifer.arena.standings import interval
from furcifer.compiled.xorshift import bounded, next_number, seed_stream
from furcifer.core import Evaluation
from furcifer.games.le_cameleon.bots.evaluation import evaluation
from furcifer.games.le_cameleon.kernel import kernel
from furcifer.games.le_cameleon.kernel.layout import DRAWN, MOST_ACTIONS, OPEN, RESULT, ROUNDS_WON, TURN

FIRST_NODES = 1_000  # of the searches by which the speed is measured


class Side:
    """One of the two evaluations, with its clock."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.think, self.space = thinker(search_by(evaluation)), workspace(1 << 15)
        self.nodes, self.seconds, self.searched, self.moves = FIRST_NODES, 0.0, 0, 0
        self.think(self.space, STARTS[0], FIRST_NODES)  # compiles

    def choose(self, packed: Ints) -> int:
        begun = process_time()
        action, _ = self.think(self.space, packed, self.nodes)
        self.seconds += process_time() - begun
        self.searched += self.nodes
        self.moves += 1
        return int(action)

    def afford(self, seconds: float) -> None:
        """Take as many nodes as fit into these seconds at the speed so far."""
        self.nodes = int(self.searched / self.seconds * seconds)


def opening(seed: int) -> Ints:
    """Return a start of either layout, after four to six random actions."""
    packed: Ints = STARTS[seed % 2].copy()
    out, stream = np.empty(MOST_ACTIONS, dtype=np.int64), seed_stream(seed)
    for _ in range(4 + seed % 3):
        stream = next_number(stream)
        kernel.apply(packed, out[bounded(stream, kernel.legal(packed, out))])
    return packed


def play(packed: Ints, sides: tuple[Side, Side]) -> float:
    """Play a game and return the score of the side that plays Rounds."""
    packed, out = packed.copy(), np.empty(MOST_ACTIONS, dtype=np.int64)
    while packed[RESULT] == OPEN:
        alone = kernel.legal(packed, out) == 1
        kernel.apply(packed, out[0] if alone else sides[packed[TURN]].choose(packed))
    return 0.5 if packed[RESULT] == DRAWN else float(packed[RESULT] == ROUNDS_WON)


def main(seconds: float = 0.01, pairs: int = 200, first: int = 1_000_000) -> None:
    learned, made, points = Side(evaluation), Side(hand_made.evaluation), 0.0
    play(opening(0), (learned, made))
    for pair in range(pairs):
        learned.afford(seconds)
        made.afford(seconds)
        start = opening(first + pair)
        points += play(start, (learned, made)) + 1 - play(start, (made, learned))
        games = 2 * pair + 2
        low, high = interval(points / games, games)
        print(
            f"{games} games: learned {points / games:.1%} ({low:.0%} to {high:.0%});"
            f" {learned.nodes} and {made.nodes} nodes a move;"
            f" {1e3 * learned.seconds / learned.moves:.2f} and {1e3 * made.seconds / made.moves:.2f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((float, int, int), sys.argv[1:], strict=False)))
