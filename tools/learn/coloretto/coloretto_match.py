"""Measure Coloretto's learned value: one bot with it against bots without it that think for the same time.

python tools/learn/coloretto/coloretto_match.py --seats 2 --deals 200 --seconds 0.02 --seed 777001
python tools/learn/coloretto/coloretto_match.py --seats 4 --deals 100 --exact one --against ../before/src

With --against the others are masters by the code in that folder, such as the `src` of an older revision, in a
process of their own. So this also measures a change of the playout policy or of the search. With --exact
every master computes the last turns, with --exact one only the bot that is measured. With --times the bot
that is measured thinks so many times as long, which shows what time alone is worth.

Each deal is played once from each seat, with the same cards in the same order. Time is that of the processor,
so that other programs do not disturb the comparison.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from furcifer.arena.standings import interval
from furcifer.bots.mcts.exact import DIGITS
from furcifer.bots.mcts.player import compiled_for
from furcifer.bots.mcts.tree import JUDGES, MAX_DEPTH, NONE, PLAYOUT_DEPTH, PLAYOUT_LIMIT, make_tree
from furcifer.games.coloretto import rules
from furcifer.games.coloretto.bots.endgame import exact_values
from furcifer.games.coloretto.bots.weights import value
from furcifer.games.coloretto.kernel.apply import apply
from furcifer.games.coloretto.kernel.layout import GOLDEN, LEFT, PHASE, REVEAL, SEAT_COUNT, TURN, Ints, pack
from furcifer.games.coloretto.kernel.legal import LAST_AT, MOST_ACTIONS, OVER, REVEALS_AT, legal, to_act
from furcifer.games.coloretto.kernel.points import COUNT_BITS, COUNT_MASK
from furcifer.games.coloretto.kernel.random_play import pick
from furcifer.games.coloretto.kernel.scoring import win_shares
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import BOX

FEWEST = 25  # playouts between two looks at the time
NODES = 1 << 18
OFTEN = 5  # deals between two reports

Choice = Callable[[Ints, float, np.random.Generator], int]
Bots = tuple[Choice, Choice]  # the one that is measured, and the others


class Deck:
    """The cards of a deal in a fixed order, and the numbers by which chance sets up the table."""

    def __init__(self, seed: int, deal: int, seats: int) -> None:
        self.seats = seats
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


def choose(packed: Ints, learned: bool, seconds: float, rng: np.random.Generator) -> int:
    """Search for this time. Return the action that was visited most."""
    tree, grow = make_tree(NODES, int(packed[SEAT_COUNT])), compiled_for("coloretto")["grow"]
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


class Master:
    """The search with the value, and with exact last turns if asked for. It thinks `times` as long.

    Exact values may take longer than a search; the searches after them take less until that is paid back.
    """

    def __init__(self, exact: bool, times: float = 1.0) -> None:
        self.exact, self.times, self.debt = exact, times, 0.0
        self.decisions, self.seconds = 0, 0.0

    @property
    def milliseconds(self) -> float:
        """Return the processor time of a decision, on average."""
        return 1000 * self.seconds / max(1, self.decisions)

    def __call__(self, packed: Ints, seconds: float, rng: np.random.Generator) -> int:
        began, seconds = time.thread_time(), seconds * self.times
        action = exact_action(packed) if self.exact else None
        if action is None:
            action = choose(packed, True, seconds - min(self.debt, seconds / 4), rng)
        spent = time.thread_time() - began
        self.debt = max(0.0, self.debt + spent - seconds)
        self.decisions, self.seconds = self.decisions + 1, self.seconds + spent
        return action


def exact_action(packed: Ints) -> int | None:
    """Return the action of the most wins, then of the most points, where the values can be computed."""
    actions, shape = np.empty(MOST_ACTIONS, dtype=np.int64), (MOST_ACTIONS, int(packed[SEAT_COUNT]))
    shares, points, seat = np.zeros(shape), np.zeros(shape), packed[TURN]
    count = exact_values(packed, actions, shares, points)
    ranks = [(round(shares[nth, seat], DIGITS), round(points[nth, seat], DIGITS)) for nth in range(count)]
    return int(actions[ranks.index(max(ranks))]) if ranks else None


def without_value(packed: Ints, seconds: float, rng: np.random.Generator) -> int:
    return choose(packed, False, seconds, rng)


class Other:
    """A master by the code in another folder. It runs only while it is asked."""

    def __init__(self, folder: Path, exact: bool) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer", *["--exact"] * exact],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, packed: Ints, seconds: float, rng: np.random.Generator) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(
            json.dumps([packed.tolist(), seconds, int(rng.integers(1 << 32))]),
            file=self.process.stdin,
            flush=True,
        )
        return int(self.process.stdout.readline())


def answer(master: Choice) -> None:
    """Answer each line, a position with a time and a seed, by an action."""
    for line in sys.stdin:
        packed, seconds, seed = json.loads(line)
        print(master(np.array(packed), seconds, np.random.default_rng(seed)), flush=True)


def play(deck: Deck, one: int, bots: Bots, seconds: float, rng: np.random.Generator) -> float:
    """Play a match. Return the share of the win of the seat that has learned."""
    packed, actions = pack(rules.start(Config(), deck.seats)), np.empty(MOST_ACTIONS, dtype=np.int64)
    while (seat := to_act(packed)) != OVER:
        count = legal(packed, actions)
        if seat < 0:
            action = deck.next_action(packed, actions)
        elif count == 1:
            action = int(actions[0])
        else:
            action = bots[0 if seat == one else 1](packed, seconds, rng)
        apply(packed, action)
    shares = np.zeros(deck.seats)
    win_shares(packed, shares)
    return float(shares[one])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exact", nargs="?", const="all", choices=("one", "all"), help="compute last turns")
    parser.add_argument("--times", type=float, default=1.0, help="so many times as long for the measured bot")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--answer", action="store_true", help="be the other process")
    asked = parser.parse_args()
    master = Master(asked.exact is not None, asked.times)
    if asked.answer:
        answer(master)
        return
    bots: Bots = master, Other(asked.against, asked.exact == "all") if asked.against else without_value
    shares = list[float]()
    play(Deck(0, 0, asked.seats), 0, bots, 1e-4, np.random.default_rng(0))  # compiles
    for deal in range(asked.deals):
        for one in range(asked.seats):
            rng = np.random.default_rng([asked.seed, deal, one])
            deck = Deck(asked.seed, deal, asked.seats)
            shares.append(play(deck, one, bots, asked.seconds, rng))
        if (deal + 1) % OFTEN == 0 or deal + 1 == asked.deals:
            low, high = interval(sum(shares) / len(shares), len(shares))
            print(
                f"{len(shares)} matches: {sum(shares) / len(shares):.1%} ({low:.0%}–{high:.0%}), "
                f"{master.milliseconds:.1f} ms a decision",
                flush=True,
            )


if __name__ == "__main__":
    main()
