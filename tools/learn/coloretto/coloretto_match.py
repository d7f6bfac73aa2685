"""Measure Coloretto's learned value: one bot with it against bots without it that think for the same time.

python tools/learn/coloretto/coloretto_match.py --seats 2 --deals 200 --seconds 0.02 --seed 777001

Each deal is played once from each seat, with the same cards in the same order. Time is that of the processor,
so that other programs do not disturb the comparison.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from furcifer.arena.standings import interval
from furcifer.bots.mcts.player import compiled_for
from furcifer.bots.mcts.tree import JUDGES, MAX_DEPTH, NONE, PLAYOUT_DEPTH, PLAYOUT_LIMIT, make_tree
from furcifer.games.coloretto import rules
from furcifer.games.coloretto.bots.weights import value
from furcifer.games.coloretto.kernel.apply import apply
from furcifer.games.coloretto.kernel.layout import GOLDEN, LEFT, PHASE, REVEAL, Ints, pack
from furcifer.games.coloretto.kernel.legal import LAST_AT, MOST_ACTIONS, OVER, REVEALS_AT, legal, to_act
from furcifer.games.coloretto.kernel.points import COUNT_BITS, COUNT_MASK
from furcifer.games.coloretto.kernel.random_play import pick
from furcifer.games.coloretto.kernel.scoring import win_shares
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import BOX

FEWEST = 25  # playouts between two looks at the time
NODES = 1 << 18
OFTEN = 5  # deals between two reports


class Deck:
    """The cards of a deal in a fixed order, and the numbers by which chance sets up the table."""

    def __init__(self, seed: int, deal: int, seats: int) -> None:
        rng = np.random.default_rng([seed * 100_003 + deal, seats, 99])
        self.numbers = rng.integers(1 << 32, size=8).tolist()
        self.cards = rng.permutation(np.repeat(np.arange(len(BOX)), BOX)).tolist()

    def next_action(self, packed: Ints, actions: Ints) -> int:
        """Return what chance does now."""
        if packed[PHASE] not in (REVEAL, GOLDEN):
            return int(pick(packed, actions, self.numbers.pop(0)))
        if actions[0] == LAST_AT:
            return LAST_AT
        while True:
            card = self.cards.pop(0)
            if self.cards.count(card) < packed[LEFT] >> COUNT_BITS * card & COUNT_MASK:
                return REVEALS_AT + int(card)  # those before it are not in this deck


def choose(packed: Ints, seats: int, learned: bool, seconds: float, rng: np.random.Generator) -> int:
    """Search for this time. Return the action that was visited most."""
    tree, grow = make_tree(NODES, seats), compiled_for("coloretto")["grow"]
    tree.control[PLAYOUT_DEPTH], tree.control[JUDGES] = MAX_DEPTH, learned and value.usable(packed)
    began, spent, more = time.thread_time(), 0.0, FEWEST
    while spent < 0.98 * seconds:
        tree.control[PLAYOUT_LIMIT] += more
        grow(tree, packed, int(rng.integers(1 << 32)), value.weights(packed))
        spent = time.thread_time() - began
        done = int(tree.control[PLAYOUT_LIMIT])
        more = max(FEWEST, min(done, int(done / spent * (seconds - spent))))
    found, node = [], int(tree.child[0])
    while node != NONE:
        found.append((int(tree.visits[node]), float(tree.prior[node]), int(tree.action[node])))
        node = int(tree.sibling[node])
    return max(found)[2]


def play(deck: Deck, seats: int, one: int, seconds: float, rng: np.random.Generator) -> float:
    """Play a match. Return the share of the win of the seat that has learned."""
    packed, actions = pack(rules.start(Config(), seats)), np.empty(MOST_ACTIONS, dtype=np.int64)
    while (seat := to_act(packed)) != OVER:
        count = legal(packed, actions)
        if seat < 0:
            action = deck.next_action(packed, actions)
        else:
            action = int(actions[0]) if count == 1 else choose(packed, seats, bool(seat == one), seconds, rng)
        apply(packed, action)
    shares = np.zeros(seats)
    win_shares(packed, shares)
    return float(shares[one])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    shares = list[float]()
    play(Deck(0, 0, asked.seats), asked.seats, 0, 1e-4, np.random.default_rng(0))  # compiles
    for deal in range(asked.deals):
        for one in range(asked.seats):
            rng = np.random.default_rng([asked.seed, deal, one])
            shares.append(play(Deck(asked.seed, deal, asked.seats), asked.seats, one, asked.seconds, rng))
        if (deal + 1) % OFTEN == 0 or deal + 1 == asked.deals:
            low, high = interval(sum(shares) / len(shares), len(shares))
            print(
                f"{len(shares)} matches: {sum(shares) / len(shares):.1%} ({low:.0%}–{high:.0%})", flush=True
            )


if __name__ == "__main__":
    main()
