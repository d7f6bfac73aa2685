"""Compare the two starting layouts of Le Caméléon: equal bots, share of draws, advantage of the first player.

python tools/layouts.py --nodes 1000 --matches 200

`docs/le-cameleon.md` reports the result.
"""

from __future__ import annotations

import argparse
from functools import partial

from joblib import Parallel, delayed  # type: ignore[import-untyped]
from rich.console import Console
from rich.progress import track
from rich.table import Table

from furcifer.arena import interval
from furcifer.bots import turn_for
from furcifer.bots.alphabeta.player import AlphaBetaPlayer
from furcifer.core import AlphaBetaSkill, Match, Rng
from furcifer.games.le_cameleon.tables import LAYOUTS

OPENING = 4  # random actions, so that matches differ


def play(layout: str, nodes: int, seed: int) -> tuple[float, int]:
    """Play one match. Return the score of the first player and the number of actions."""
    match = Match.start("le-cameleon", 2, seed, {"layout": layout})
    rng, bot = Rng(seed, "layouts"), AlphaBetaPlayer("equal", AlphaBetaSkill(nodes=nodes))
    while match.to_act:
        (seat,) = match.to_act
        turn = turn_for(match, seat, rng)
        opening = len(match.entries) < OPENING
        match = match.act(seat, rng.choice(turn.legal) if opening else bot.choose(turn))
    assert match.outcome is not None
    return match.outcome.scores[0], len(match.entries)


def measure(layout: str, nodes: int, count: int) -> tuple[str, ...]:
    """Play many matches with one layout on every core. Return a row of the table."""
    work = Parallel(n_jobs=-1, return_as="generator")(
        delayed(partial(play, layout, nodes))(seed) for seed in range(count)
    )
    results = list(track(work, layout, total=count))
    drawn = sum(score == 0.5 for score, _ in results) / count
    first = sum(score for score, _ in results) / count
    actions = sum(found for _, found in results) / count
    return layout, f"{nodes:,}", str(count), _share(drawn, count), _share(first, count), f"{actions:.0f}"


def _share(share: float, count: int) -> str:
    low, high = interval(share, count)
    return f"{share:.1%} ({low:.1%}–{high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--nodes", type=int, default=4_000)
    parser.add_argument("--matches", type=int, default=200)
    asked = parser.parse_args()
    table = Table("layout", "nodes per action", "matches", "drawn", "first player's share", "actions")
    for layout in LAYOUTS:
        table.add_row(*measure(layout, asked.nodes, asked.matches))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
