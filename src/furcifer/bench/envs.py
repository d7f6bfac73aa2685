"""`furcifer bench envs`: random play by the rules, by each adapter, in batches, and in other libraries."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count

from rich.console import Console
from rich.table import Table

from furcifer.adapters.episode import Episode
from furcifer.core import AnyGame, Match, Rng, all_games, find
from furcifer.envs import Many

from .peers import aec_match, open_spiel_match, peers

WORDS = 20  # in the lexicon of a game with free text
Play = Callable[[], int]  # plays, and returns the number of steps


def measure(slug: str | None, matches: int, seconds: float, console: Console) -> Table:
    """Return a table for one game, or for every game and each installed peer."""
    table = Table(
        "library", "game", "shape", "steps/s", "per CPU second", title="Random play, steps a second"
    )
    games = [find(slug)] if slug else list(all_games().values())
    for game in games:
        for shape, play in ours(game, matches):
            with console.status(f"Measuring {game.meta.title}, {shape}"):
                table.add_row("furcifer", game.meta.slug, shape, *_shown(rates(play, seconds)))
    for peer in () if slug else peers():
        with console.status(f"Measuring {peer.library}, {peer.game}"):
            table.add_row(peer.library, peer.game, "its own", *_shown(rates(peer.play, seconds)))
    return table


def _shown(found: tuple[float, float]) -> tuple[str, str]:
    return f"{found[0]:,.0f}", f"{found[1]:,.0f}"


def ours(game: AnyGame, matches: int) -> Iterator[tuple[str, Play]]:
    """Yield each shape in which a game can be played here."""
    slug, seats = game.meta.slug, game.meta.seats[0]
    yield "Match", plain_match(slug, seats)
    yield "Match, observed", observed_match(slug, seats)
    if find_spec("pettingzoo"):
        from pettingzoo.utils import wrappers

        from furcifer.adapters.pettingzoo import env

        yield "PettingZoo", aec_match(env(slug, seats, lexicon=WORDS))
        stack = wrappers.TerminateIllegalWrapper(env(slug, seats, lexicon=WORDS), illegal_reward=-1)
        stack = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(stack))
        yield "PettingZoo, its wrappers", aec_match(stack)
    if find_spec("pyspiel"):
        import furcifer.adapters.openspiel  # noqa: F401  (registers the games)

        name = f"furcifer_{slug.replace('-', '_')}(players={seats},lexicon={WORDS})"
        yield "OpenSpiel", open_spiel_match(name)
    if game.kernel:
        yield from batches(slug, seats, matches)


def plain_match(slug: str, seats: int) -> Play:
    """Return a function that plays a match by the rules alone."""
    numbering, rng, number = Episode(slug, seats, None, WORDS).numbering, Rng(0, slug), count()

    def play() -> int:
        match, steps = Match.start(slug, seats, next(number)), 0
        while match.to_act:
            seat = match.to_act[0]
            actions = match.legal(seat) or [*numbering.choices(match, seat, match.view(seat)).values()]
            match, steps = match.act_as_listed(seat, rng.choice(actions)), steps + 1
        return steps

    return play


def observed_match(slug: str, seats: int) -> Play:
    """Return a function that plays a match with an array and a mask for each step, as any adapter must."""
    episode, rng, number = Episode(slug, seats, None, WORDS), Rng(0, slug), count()

    def play() -> int:
        episode.reset(next(number))
        steps = 0
        while not episode.over:
            episode.observe(episode.seat)
            episode.act(rng.choice(episode.mask(episode.seat).nonzero()[0].tolist()))
            steps += 1
        return steps

    return play


def batches(slug: str, seats: int, matches: int) -> Iterator[tuple[str, Play]]:
    """Yield the ways to play many matches at once on every core."""
    many = Many(slug, seats, matches)
    seen, mask = many.observe(), many.mask()

    def playouts() -> int:
        many.reset()
        return many.playout()

    def steps() -> int:
        many.step(many.sample(), check=False)  # a learner's choices are masked too
        many.reset(many.over)
        return len(many)

    def training() -> int:
        many.observe(out=seen)
        many.mask(out=mask)
        return steps()

    yield f"{matches:,} at once, playouts", playouts
    yield f"{matches:,} at once, steps", steps
    yield f"{matches:,} at once, observed and masked", training


def rates(play: Play, seconds: float) -> tuple[float, float]:
    """Return the steps per second of elapsed and of CPU time. The first call, which compiles, is left out."""
    play()
    began, worked, played = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - began < seconds:
        played += play()
    return played / (time.perf_counter() - began), played / max(time.process_time() - worked, 1e-9)
