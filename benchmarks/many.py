"""How many actions a second random play makes: one match after another, and many at once on every core.

python benchmarks/many.py --matches 4096 --seconds 3
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from furcifer.core import games, part
from furcifer.envs import Many
from furcifer.envs.many import LONGEST, stepping_for


def rate(play: Callable[[], int], seconds: float) -> float:
    """Actions a second of the clock on the wall."""
    play()  # compiled, and warm
    began, played = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        played += play()
    return played / (time.perf_counter() - began)


def compare(slug: str, matches: int, seconds: float) -> str:
    kernel, stepping = stepping_for(slug)
    start = Many(slug, games()[slug].meta.seats[0], matches)

    def one_by_one() -> int:
        return sum(kernel.playout(row, n, LONGEST) for n, row in enumerate(start.rows.copy()))

    def at_once() -> int:
        return int(stepping.playout_all(start.rows.copy(), 1, LONGEST))

    single, many = rate(one_by_one, seconds), rate(at_once, seconds)
    return f"{slug}: {single / 1e6:.1f} and {many / 1e6:.1f} million actions/s, {many / single:.2f} times"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    for slug in (slug for slug in games() if part(slug, "kernel")):
        print(compare(slug, asked.matches, asked.seconds))


if __name__ == "__main__":
    main()
