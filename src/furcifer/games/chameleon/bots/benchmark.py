"""`furcifer bench words`, The Chameleon: four bots, on topics that were not used for tuning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from joblib import Parallel, delayed  # type: ignore[import-untyped]
from rich.console import Console
from rich.table import Table

from furcifer.bots import Player, Turn, levels, player, turn_for
from furcifer.core import Match, Rng, WordBenchmark
from furcifer.games.chameleon.actions import Clue, Vote
from furcifer.words import topics
from furcifer.words.relatedness import lexicon

from . import bots
from .fairness import margin, share
from .fairness import measure as measure_fairness
from .people import measure as read_people

GAME, SEATS = "chameleon", 4
USUAL = 2000  # rounds
SHARE, LEVELS = 10, 4  # a cell of the cross-table has a tenth of the rounds, a level a quarter
POINTS = {"escaped": 2, "guessed": 1, "caught": 0}  # of the Chameleon (R15)


class Constant:
    """Plays well, but always says the same word."""

    name = "constant clue"

    def __init__(self) -> None:
        self.best = player(levels(GAME)[-1], GAME)

    def choose(self, turn: Turn) -> Any:
        if turn.ask is None:
            return self.best.choose(turn)
        known = lexicon(turn.view.config.language)
        world = turn.game.imagine(turn.view, turn.rng)
        said = (Clue(known.words[place]) for place in known.clues)
        return next(clue for clue in said if turn.game.check(world, turn.seat, clue) is None)


class Careless:
    """Speaks well, but votes for anybody."""

    name = "random vote"

    def __init__(self) -> None:
        self.best = player(levels(GAME)[-1], GAME)

    def choose(self, turn: Turn) -> Any:
        votes = any(isinstance(action, Vote) for action in turn.legal)
        return turn.rng.choice(turn.legal) if votes else self.best.choose(turn)


def measure(rounds: int, language: str, jobs: int, console: Console) -> None:
    """Print how four masters fare, how trivial play fares, and each level against masters."""
    best = player(levels(GAME)[-1], GAME)
    trivial = (best, Constant(), Careless(), player("greedy", GAME), player("random", GAME))
    few = max(1, rounds // SHARE)
    with Parallel(n_jobs=jobs) as work:
        with console.status(f"Playing {rounds} rounds of The Chameleon"):
            console.print(_summary(tally(best, best, rounds, language, work), rounds, language))
        with console.status("Trivial play at The Chameleon"):
            console.print(_cross("Trivial play", trivial, few, language, work))
        with console.status("Levels at The Chameleon"):
            console.print(_levels(best, max(1, rounds // LEVELS), language, work))


def held_out(language: str) -> list[dict[str, Any]]:
    """Return every second topic. The others were used to tune the bots."""
    return [{"title": topic.title, "words": list(topic.words)} for topic in topics(language)[1::2]]


def tally(holders: Player, chameleon: Player, rounds: int, language: str, work: Parallel) -> Counter[str]:
    """Count the rounds that ended in each way."""
    return Counter(work(delayed(_round)(holders, chameleon, seed, language) for seed in range(rounds)))


def _round(holders: Player, chameleon: Player, seed: int, language: str) -> str:
    config = {"language": language, "rounds": 1, "topics": held_out(language)}
    match, rng = Match.start(GAME, SEATS, seed, config), Rng(seed, "bench words")
    while match.to_act:
        seat = match.to_act[0]
        turn = turn_for(match, seat, rng)
        plays = chameleon if turn.view.chameleon == seat else holders
        match = match.act(seat, plays.choose(turn))
    assert match.outcome is not None
    return match.outcome.reason


def _summary(ends: Counter[str], rounds: int, language: str) -> Table:
    caught = ends["caught"] + ends["guessed"]
    table = Table("what", "share", title=f"The Chameleon, {rounds} rounds of four masters ({language})")
    table.add_row("the Chameleon is caught", f"{caught / rounds:.1%}")
    table.add_row("and then guesses right", f"{ends['guessed'] / max(1, caught):.1%}")
    table.add_row("the others win (caught, guessed wrong)", f"{ends['caught'] / rounds:.1%}")
    return table


def _cross(title: str, sides: Sequence[Player], rounds: int, language: str, work: Parallel) -> Table:
    """Return how often the others win, by the level of the code-card holders (rows) and the Chameleon's."""
    heading = f"{title}: the others win (rows), against that Chameleon (columns); {rounds} rounds a cell"
    table = Table("", *(side.name for side in sides), title=heading)
    for holders in sides:
        ends = [tally(holders, chameleon, rounds, language, work)["caught"] for chameleon in sides]
        table.add_row(holders.name, *(f"{won / rounds:.0%}" for won in ends))
    return table


def _levels(best: Player, rounds: int, language: str, work: Parallel) -> Table:
    """Return how each level fares on either side against masters, with 95 % intervals."""
    title = f"Levels against masters; {rounds} rounds a cell"
    table = Table("level", "points a round as the Chameleon", "the others win", title=title)
    for level in levels(GAME):
        one = player(level, GAME)
        alone, others = tally(best, one, rounds, language, work), tally(one, best, rounds, language, work)
        points = [float(POINTS[end]) for end, count in alone.items() for _ in range(count)]
        won = [float(end == "caught") for end, count in others.items() for _ in range(count)]
        table.add_row(level, f"{fmean(points):.2f} ± {margin(points):.2f}", share(won))
    return table


def people(language: str, console: Console) -> None:
    """Print how every level judges clues that people gave."""
    read_people(language, dict(bots.levels), console)
    measure_fairness(language, dict(bots.levels), console)


word_benchmark = WordBenchmark(usual=USUAL, measure=measure, people=people)
