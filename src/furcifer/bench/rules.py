"""`furcifer bench rules`: actions per second of the rules alone, in CPU time on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from furcifer.bots import player, turn_for
from furcifer.core import CHANCE, AnyGame, Match, Rng, Seat, all_games

from .peers import peers

USUAL = 4
Entries = list[tuple[Seat, Any]]


def measure(seconds: float, console: Console) -> Table:
    """Return a table with a row for each game and each installed peer."""
    table = Table("engine", "game", "actions/s", title="Random play, one core, actions of chance included")
    for game in all_games().values():
        with console.status(f"Measuring {game.meta.title}"):
            table.add_row("furcifer", game.meta.slug, f"{rules_speed(game, seconds):,.0f}")
    for peer in peers():
        with console.status(f"Measuring {peer.library}, {peer.game}"):
            table.add_row(peer.library, peer.game, f"{peer_speed(peer.play, seconds):,.0f}")
    return table


def rules_speed(game: AnyGame, seconds: float) -> float:
    """Return actions per second. The matches are recorded first, so that only the rules are measured."""
    seats = USUAL if USUAL in game.meta.seats else game.meta.seats[0]
    recorded = [record(game, seats, seed) for seed in range(8)]
    actions, spent = 0, 0.0
    while spent < seconds:
        for start, entries in recorded:
            began = time.process_time()
            play_again(game, start, entries)
            spent += time.process_time() - began
            actions += len(entries)
    return actions / spent


def record(game: AnyGame, seats: int, seed: int) -> tuple[Any, Entries]:
    """Play one match of random bots. Return its first state and its entries."""
    match, uniform = Match.start(game.meta.slug, seats, seed), player("random", game.meta.slug)
    rng = Rng(seed, "benchmark")
    while match.to_act:
        seat = rng.choice(match.to_act)
        match = match.act(seat, uniform.choose(turn_for(match, seat, rng)))
    return game.start(match.config, seats), list(match.entries)


def play_again(game: AnyGame, state: Any, entries: Entries) -> None:
    """Do what every host of a match does: ask who acts, list the legal actions or check free text, apply."""
    for seat, action in entries:
        game.to_act(state)
        if seat == CHANCE:
            game.chances(state)
        elif not game.legal(state, seat):
            game.check(state, seat, action)
        state = game.apply(state, seat, action)
    assert game.outcome(state) is not None


def peer_speed(play: Callable[[], int], seconds: float) -> float:
    """Return the steps per CPU second of a game of another library."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += play()
    return steps / (time.process_time() - began)
