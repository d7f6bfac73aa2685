"""Playthrough files: whole matches that a person has reviewed.

After a deliberate change, run this as a script to rewrite the files, and review the difference. With
arguments it makes a new file from a match of bots: `playthroughs.py GAME NAME SEATS SEED [KEY=VALUE ...]`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import furcifer.games
from furcifer.bots import player, turn_for
from furcifer.core import CHANCE, CLOCK, Match, Rng, Seat, find, read_config

SHELF = Path(furcifer.games.__file__).parent
ENTRY = re.compile(r"(chance|clock|seat (\d+)): (.*)")


def files() -> list[Path]:
    return sorted(SHELF.glob("*/tests/playthroughs/*.txt"))


def slug_of(path: Path) -> str:
    return path.parents[2].name.replace("_", "-")


def read(path: Path) -> tuple[int, dict[str, str], list[tuple[Seat, str]]]:
    """Return the seats, options and entries of a playthrough file."""
    head, *lines = path.read_text().splitlines()
    seats, *options = head.split()[1:]
    entries = []
    for line in lines:
        if found := ENTRY.fullmatch(line):
            actor, number, notation = found.groups()
            entries.append((_seat(actor, number), notation))
    return int(seats), dict(option.split("=") for option in options), entries


def _seat(actor: str, number: str | None) -> Seat:
    return {"chance": CHANCE, "clock": CLOCK}.get(actor) or Seat(int(number or 0) - 1)


def write(slug: str, seats: int, options: dict[str, str], entries: list[tuple[Seat, str]]) -> str:
    """Return the text of a playthrough: each entry with the facts a spectator learns, and the outcome."""
    return "\n".join(_lines(slug, seats, options, entries)) + "\n"


def _lines(slug: str, seats: int, options: dict[str, str], entries: list[tuple[Seat, str]]) -> Iterator[str]:
    game, terminal = find(slug), find(slug).terminal()
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    state: Any = game.start(read_config(game.kinds.config, options, slug), seats)
    yield " ".join(["#", str(seats), *(f"{key}={value}" for key, value in options.items())])
    for seat, notation in entries:
        action = game.parse(notation)
        assert game.check(state, seat, action) is None, notation
        after = game.apply(state, seat, action)
        yield f"{ {CHANCE: 'chance', CLOCK: 'clock'}.get(seat, f'seat {seat + 1}') }: {notation}"
        for fact in game.tell(state, seat, action, after, None):
            yield f"    {terminal.sentence(fact, names)}"
        state = after
    yield f"outcome: {game.outcome(state)}"


def random_match(slug: str, seats: int, options: dict[str, str], seed: int) -> Match:
    match, rng = Match.start(slug, seats, seed, options), Rng(seed, "playthrough")
    levels = [player("greedy" if seat % 2 else "random", slug) for seat in range(seats)]
    while match.to_act:
        seat = rng.choice(match.to_act)
        match = match.act(seat, levels[seat].choose(turn_for(match, seat, rng)))
    return match


def make(slug: str, name: str, seats: str, seed: str, *options: str) -> None:
    settings = dict(option.split("=") for option in options)
    match = random_match(slug, int(seats), settings, int(seed))
    entries = [(seat, str(action)) for seat, action in match.entries]
    path = SHELF / slug.replace("-", "_") / "tests" / "playthroughs" / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write(slug, int(seats), settings, entries))


def main(words: list[str]) -> None:
    if words:
        make(*words)
    for path in files():
        seats, options, entries = read(path)
        path.write_text(write(slug_of(path), seats, options, entries))


if __name__ == "__main__":
    main(sys.argv[1:])
