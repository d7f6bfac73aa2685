"""`furcifer bench rules`: actions per second of the rules alone, in CPU time on one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.table import Table

from furcifer.bots import player, turn_for
from furcifer.core import CHANCE, AnyGame, Match, Rng, Seat, all_games

USUAL = 4
Entries = list[tuple[Seat, Any]]


def measure(seconds: float, console: Console) -> Table:
    """Return a table with a row for each game and each installed peer."""
    table = Table("engine", "game", "actions/s", title="Random play, one core, actions of chance included")
    for game in all_games().values():
        with console.status(f"Measuring {game.meta.title}"):
            table.add_row("furcifer", game.meta.slug, f"{rules_speed(game, seconds):,.0f}")
    for name, speed in peers():
        with console.status(f"Measuring {name}"):
            table.add_row(*name, f"{speed(seconds):,.0f}")
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


def peers() -> Iterator[tuple[tuple[str, str], Callable[[float], float]]]:
    """Yield the name and the measurement of each library that is installed."""
    if find_spec("pyspiel"):
        yield ("open_spiel", "python_tic_tac_toe"), lambda s: open_spiel_speed("python_tic_tac_toe", s)
        yield ("open_spiel", "python_kuhn_poker"), lambda s: open_spiel_speed("python_kuhn_poker", s)
    if find_spec("pettingzoo"):
        yield ("pettingzoo", "tictactoe_v3"), pettingzoo_speed


def open_spiel_speed(name: str, seconds: float) -> float:
    import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
    import pyspiel

    game, rng = pyspiel.load_game(name), Rng(0, name)
    actions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return actions / (time.process_time() - began)


def pettingzoo_speed(seconds: float) -> float:
    from pettingzoo.classic import tictactoe_v3

    environment, rng = tictactoe_v3.env(), Rng(0, "pettingzoo")
    actions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        environment.reset(seed=actions)
        for _ in environment.agent_iter():
            observation, _, done, cut, _ = environment.last()
            mask = observation["action_mask"]
            environment.step(None if done or cut else rng.choice(mask.nonzero()[0]))
            actions += 1
    return actions / (time.process_time() - began)
