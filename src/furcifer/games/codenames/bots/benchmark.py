"""`furcifer bench words`, Codenames: turns to win with partners who think differently, and the levels."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise, product
from typing import Any

from joblib import Parallel, delayed  # type: ignore[import-untyped]
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from furcifer.bots import Player, levels, player, turn_for
from furcifer.bots.custom import CustomPlayer
from furcifer.core import Match, Rng, WordBenchmark
from furcifer.words.relatedness import lexicon

from . import bots
from .evidence import Sources
from .judges import judged
from .people import measure as read_people
from .skill import Skill

GAME = "codenames"
USUAL = 200  # boards
NINE, EIGHT = 9, 8  # words of the starting team, and of the other
SEEDS = 50_000  # of the boards that are reported; none of them was used for tuning


class Alone(Struct, frozen=True):
    """A game of one team, whose enemy only passes."""

    reason: str
    clues: list[float]  # seconds for each; there is one clue a turn


def measure(boards: int, language: str, jobs: int, console: Console) -> None:
    """Print tables of first clues and their readers, one team alone, and each level against the next."""
    with Parallel(n_jobs=jobs) as work:
        with console.status("Codenames: first clues"):
            console.print(judged(range(SEEDS, SEEDS + boards), language, work))
        with console.status("Codenames: one team alone"):
            console.print(alone(boards, language, work))
        with console.status("Codenames: the levels against each other"):
            console.print(ladder(boards, language, work))


def alone(boards: int, language: str, work: Parallel) -> Table:
    """R8: return the turns to find all words of a team, by the evidence of those who speak and listen."""
    title = f"Codenames alone ({language}): the strongest level, the enemy passes, {boards} boards each"
    columns = (
        "spymaster",
        "operative",
        "words",
        "turns to win",
        "won",
        "assassin",
        "clue, mean",
        "clue, longest",
    )
    table = Table(*columns, title=title)
    seeds = range(SEEDS, SEEDS + boards)
    for speaks, listens in product(((), *zip(lexicon(language).vector_sources())), repeat=2):
        for words in (NINE, EIGHT):
            games = work(delayed(play_alone)(speaks, listens, words, seed, language) for seed in seeds)
            table.add_row(
                *(" ".join(who) or "all" for who in (speaks, listens)), str(words), *_alone_row(games)
            )
    return table


def _alone_row(games: Sequence[Alone]) -> tuple[str, ...]:
    won = [len(game.clues) for game in games if game.reason == "all-found"]
    times = [seconds for game in games for seconds in game.clues]
    return (
        f"{sum(won) / max(len(won), 1):.2f}",
        f"{len(won) / len(games):.1%}",
        f"{sum(game.reason == 'assassin' for game in games) / len(games):.1%}",
        f"{sum(times) / len(times):.3f} s",
        f"{max(times):.3f} s",
    )


def play_alone(
    speaks: Sources, listens: Sources, words: int, seed: int, language: str, **skill: Any
) -> Alone:
    """Play one board: the team with so many words plays, and the clock passes the other's turns."""
    match = Match.start(GAME, 4, seed, {"language": language, "clue_seconds": 1})
    team = next(at for at, left in enumerate(match.view(None).left.values()) if left == words)
    lexicon(language)  # loading them is no part of finding a clue
    sides = [
        _bot("spymaster", Skill(evidence=speaks, **skill)),
        _bot("operative", Skill(evidence=listens, **skill)),
    ]
    rng, clues = Rng(seed, "alone"), list[float]()
    while match.to_act:
        seat = match.to_act[0]
        if seat % 2 != team:
            match = match.time_up(seat)
            continue
        began = time.process_time()
        action = sides[seat // 2].choose(turn_for(match, seat, rng))
        if seat // 2 == 0:
            clues.append(time.process_time() - began)
        match = match.act(seat, action)
    assert match.outcome is not None
    return Alone(match.outcome.reason, clues)


def _bot(name: str, skill: Skill) -> Player:
    return CustomPlayer(name, bots, skill)


def ladder(boards: int, language: str, work: Parallel) -> Table:
    """Return the results of each level against the one below it, with alternating colours."""
    table = Table(
        "teams",
        "games",
        "won by the first",
        "assassin, first",
        "assassin, second",
        title=f"Codenames ({language})",
    )
    steps = levels(GAME)
    for weak, strong in pairwise(steps):
        results = work(delayed(_meeting)(strong, weak, SEEDS + board, language) for board in range(boards))
        won = sum(first for first, _ in results)
        lost = [
            sum(reason == "assassin" and first != side for first, reason in results) for side in (True, False)
        ]
        table.add_row(f"{strong} – {weak}", str(len(results)), f"{won / len(results):.1%}", *map(str, lost))
    return table


def _meeting(one: str, other: str, seed: int, language: str) -> tuple[bool, str]:
    """Return whether the first level won, and why; on each second board it has the other colour."""
    teams = (one, other) if seed % 2 else (other, one)
    match = play_teams([player(level, GAME) for level in teams], seed, language)
    assert match.outcome is not None
    return teams[match.outcome.winners[0] % 2] == one, match.outcome.reason


def play_teams(teams: Sequence[Player], seed: int, language: str) -> Match:
    match, rng = Match.start(GAME, 4, seed, {"language": language}), Rng(seed, "teams")
    while match.to_act:
        seat = match.to_act[0]
        match = match.act(seat, teams[seat % 2].choose(turn_for(match, seat, rng)))
    return match


def people(language: str, console: Console) -> None:
    """Print how every level reads clues that people gave."""
    read_people(language, dict(bots.levels), console)


word_benchmark = WordBenchmark(usual=USUAL, measure=measure, people=people)
