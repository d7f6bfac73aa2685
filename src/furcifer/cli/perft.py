"""`furcifer perft`: count move sequences, to test a move generator."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from furcifer.core import CHANCE, AnyGame, ConfigError, Seat, check_table, find, read_config

from .options import Set, read_settings, whole


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, e.g. chameleon-chess.")],
    n: Annotated[
        int,
        typer.Argument(parser=whole, metavar="N", help="The number of actions, including those of chance."),
    ],
    settings: Set = None,
    seats: Annotated[
        int | None,
        typer.Option(
            parser=whole, metavar="N", help="The number of seats; the fewest possible if not given."
        ),
    ] = None,
    rules: Annotated[
        bool, typer.Option("--rules", help="Count with the rulebook even if the game has a kernel.")
    ] = False,
) -> None:
    """Count the sequences of exactly N actions from the start of a game.

    If the game has a kernel, a compiled copy of its rules, the kernel counts. The last line is the count.
    """
    if n < 0:
        raise ConfigError(f"A sequence has 0 or more actions, not {n}.")
    found = find(game)
    config = read_config(found.kinds.config, read_settings(settings or []), found.meta.title)
    count = seats or found.meta.seats[0]
    check_table(found, config, count)
    state = found.start(config, count)
    if n == 0:
        print(1)
        return
    first = branches(found, state)
    shown = track(first, "Counting", console=Console(stderr=True), transient=True, disable=n < 4)
    count_after = counter(found, rules)
    print(sum(count_after(found.apply(state, seat, action), n - 1) for seat, action in shown))


def counter(game: AnyGame, rules: bool) -> Callable[[Any, int], int]:
    """Return the function that counts sequences: the game's kernel, or the rulebook."""
    kernel = game.kernel() if game.kernel and not rules else None
    if kernel is None:
        return partial(count_sequences, game)
    counting: Callable[[Any, int], int] = kernel.perft
    return counting


def branches(game: AnyGame, state: Any) -> list[tuple[Seat, Any]]:
    """Return every possible next action with its seat, chance included."""
    to_act = game.to_act(state)
    if to_act == (CHANCE,):
        listed = [(CHANCE, action) for action, _ in game.chances(state)]
    else:
        listed = [(seat, action) for seat in to_act for action in game.legal(state, seat)]
    if to_act and not listed:
        raise ConfigError(f"{game.meta.title} cannot be counted: it has actions that cannot be listed.")
    return listed


def count_sequences(game: AnyGame, state: Any, n: int) -> int:
    """Return the number of sequences of exactly n actions from a state."""
    if n == 0:
        return 1
    nexts = branches(game, state)
    if n == 1:
        return len(nexts)
    return sum(count_sequences(game, game.apply(state, seat, action), n - 1) for seat, action in nexts)
