"""Learn the value of the start of a round of Coloretto.

python tools/learn/coloretto/coloretto.py [--seed 1] [--to FILE] [--tables brown_2 …]

Each network is kept under `artefacts/learn` as soon as it is done, so that a run that was killed goes on with
the next. The file that the bots use is replaced at the very end. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.append(str(Path(__file__).parent))

from coloretto_fit import Course, Singles, Weights, fit, loss, untrained
from coloretto_games import play

from furcifer.games.coloretto.bots import weights

KEPT = Path(__file__).parents[3] / "artefacts" / "learn"


class Lesson(NamedTuple):
    """Games to learn from: of the search by so many playouts a decision, or of the policy by none."""

    games: int
    playouts: int
    course: Course


POLICY = Course(epochs=6, batch=1024, rate=2e-3)
# Games of the search are few, since they cost much. At two seats they help; at four a network that learned
# from 4,000 of them knew these by heart and won no more than its share.
LESSONS = {
    2: (Lesson(200_000, 0, POLICY), Lesson(8_000, 60, Course(epochs=4, batch=256, rate=3e-4))),
    3: (Lesson(400_000, 0, POLICY),),
    4: (Lesson(1_600_000, 0, POLICY),),
    5: (Lesson(400_000, 0, POLICY),),
}
STRONGER = ("brown_2", "brown_4")  # the tables where `coloretto_match.py` found the result stronger
UNSEEN = 20  # one game for so many is played beside, to check the result


def learn(name: str, seed: int, report: Callable[[str], None]) -> weights.Halves:
    """Learn a network by one lesson after the other; the search of a later one judges by the earlier ones."""
    number, (side, seats) = list(weights.TABLES).index(name), weights.TABLES[name]
    rng, stream = np.random.default_rng([seed, number]), 10_000 * seed + 10 * number
    found = untrained(rng)
    for games, playouts, course in LESSONS[seats]:
        network = weights.as_network(_flat(found))
        seen = play(side, seats, games, stream, network, playouts)
        unseen = play(side, seats, games // UNSEEN, stream + 1, network, playouts)
        report(f"{len(seen.wins)} positions of {games} games; cross-entropy {loss(found, unseen):.4f}")
        for epoch in fit(found, seen, course, rng):
            report(epoch)
        report(f"cross-entropy {loss(found, seen):.4f}, on other games {loss(found, unseen):.4f}")
        stream += 2
    return np.asarray(_flat(found), dtype=np.float16)


def _flat(found: Weights) -> Singles:
    return np.concatenate([each.ravel() for each in found], dtype=np.float32)


def kept_or_learned(name: str, seed: int) -> weights.Halves:
    """Return a network of an earlier run with the same seed, or learn it and keep it."""
    path, began = KEPT / f"coloretto-{name}-{seed}.npz", time.monotonic()
    if path.exists():
        try:
            return weights.read(path)[name]
        except weights.DamagedWeights:
            print(f"{path.name} is damaged or of another version; it is made again.", flush=True)
    found = learn(
        name, seed, lambda what: print(f"{name}, {time.monotonic() - began:.0f} s: {what}", flush=True)
    )
    weights.write(path, {name: found})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=weights.FILE)
    parser.add_argument("--tables", nargs="+", choices=weights.TABLES, default=list(STRONGER))
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    weights.write(asked.to, {name: kept_or_learned(name, asked.seed) for name in asked.tables})
    print(f"{asked.to}: {len(asked.tables)} networks, {asked.to.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
