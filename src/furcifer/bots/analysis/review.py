"""Review a finished match: the value of every position, the actions that cost winning chances, the clues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from furcifer.core import AnyGame, CustomBots, Match, Step, Sureness

from .judge import judge
from .sampling import Sampled, can_sample, judged_steps, sampled
from .value import Value, ended, won_by

Kind = Literal["inaccuracy", "mistake", "blunder"]
# The least loss of winning chance, from 0 to 1, of each kind of error; Lichess has the same.
LOSSES: tuple[tuple[float, Kind], ...] = ((0.15, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy"))
UNPROVEN = 0.65  # a proven win that is left for an estimate counts as no more than this chance
ERRORS = 2.0  # standard errors that a sampled loss must exceed
NODES = 100_000  # for one position
LINE = 8  # actions of the best continuation


class Point(Struct, frozen=True):
    """The position before an action, or the last position: what it was worth, and what was best there."""

    value: Value | None = None  # None in games whose positions have no value of their own
    best: tuple[str, ...] = ()  # the best action, and the best play after it
    loss: float = 0.0  # of winning chance, by the action that was played
    error: float = 0.0  # the standard error of the loss
    mark: Kind | None = None
    sureness: tuple[Sureness, ...] = ()  # what a clue did, in a word game


class Summary(Struct, frozen=True):
    """A seat's play in numbers: its judged actions and errors, and the share of winning chances it kept."""

    seat: int
    actions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    kept: float


def can_review(game: AnyGame) -> bool:
    """Return whether a finished match of this game can be reviewed."""
    return game.meta.analysable or can_sample(game) or _listener(game) is not None


def review(match: Match) -> Iterator[Point]:
    """Look at one position after the other: before each action, and at the end. `conclude` completes them."""
    if can_sample(match.game) and not match.game.meta.analysable:
        yield from map(_point, judged_steps(match))
    else:
        yield from (_look_at(match.game, step) for step in match.steps())
    yield Point(_last_value(match))


def _point(judged: Sampled) -> Point:
    best = () if judged.best is None else (str(judged.best),)
    return Point(judged.value, best, judged.loss, judged.error)


def _look_at(game: AnyGame, step: Step) -> Point:
    if game.meta.analysable:
        judged = judge(game, step.before, NODES, 1)
        return Point(judged.value, best=tuple(str(line.action) for line in judged.lines[:1]))
    listener = _listener(game)
    return Point(sureness=tuple(listener(step)) if listener else ())


def _last_value(match: Match) -> Value | None:
    game, state = match.game, match.state
    if outcome := game.outcome(state):
        return ended(outcome, match.seats) if game.meta.analysable or can_sample(game) else None
    if game.meta.analysable:
        return judge(game, state, NODES, 1).value
    return sampled(game, state, len(match.entries)) if can_sample(game) else None


def _listener(game: AnyGame) -> Any:
    bots = game.bots() if game.bots else None
    return bots.sureness if isinstance(bots, CustomBots) else None


# The whole match


def conclude(match: Match, points: Sequence[Point]) -> list[Point]:
    """Return the points of a whole match with losses, marks, and the best play instead of each error."""
    steps = list(match.steps())
    if match.game.meta.analysable:
        points = _with_losses(steps, _settled(steps, points))
    marked = [replace(point, mark=_mark(point)) for point in points]
    return [
        _with_line(match.game, steps[at], point) if point.mark and match.game.meta.analysable else point
        for at, point in enumerate(marked)
    ]


def _settled(steps: Sequence[Step], points: Sequence[Point]) -> list[Point]:
    """Carry proven wins over from one position to the next: an action of the loser cannot end a proven win.

    And a seat that moved into a proven win had it before its move, too.
    """
    found = list(points)
    for step in steps:
        if still := _still_won(found[step.number].value, found[step.number + 1].value, step.seat):
            found[step.number + 1] = replace(found[step.number + 1], value=still)
    for step in reversed(steps):
        here, later = found[step.number].value, found[step.number + 1].value
        if here and later and step.seat >= 0 and (within := _won_within(later, step.seat)) is not None:
            known = here.within if here.winner == step.seat else None
            if known is None or within + 1 < known:
                found[step.number] = replace(found[step.number], value=won_by(step.seat, within + 1))
    return found


def _still_won(here: Value | None, later: Value | None, seat: int) -> Value | None:
    """Return the proven win that the loser's action cannot have ended, where nothing better is known."""
    if here is None or later is None or later.kind != "searched" or here.winner in (None, seat):
        return None
    assert here.winner is not None
    return won_by(here.winner, max(1, (here.within or 1) - 1))


def _won_within(value: Value, seat: int) -> int | None:
    if value.kind == "over":
        return 0 if value.chances[seat] == 1.0 else None
    return value.within if value.winner == seat else None


def _with_losses(steps: Sequence[Step], points: Sequence[Point]) -> list[Point]:
    found = [
        here
        if here.best[:1] == (str(step.action),)
        else replace(here, loss=_loss(here.value, later.value, step.seat))
        for step, (here, later) in zip(steps, pairwise(points), strict=True)
    ]
    return [*found, points[-1]]


def _loss(before: Value | None, after: Value | None, seat: int) -> float:
    """Return the winning chance that a seat lost by its action."""
    if before is None or after is None or seat < 0:
        return 0.0
    chance = before.chances[seat]
    if after.kind == "searched":  # perhaps the win is still there, only not proven
        chance = min(chance, UNPROVEN) if before.kind == "proven" else chance
    return round(max(0.0, chance - after.chances[seat]), 4)


def _mark(point: Point) -> Kind | None:
    if point.loss <= ERRORS * point.error:
        return None
    return next((kind for least, kind in LOSSES if point.loss >= least), None)


def _with_line(game: AnyGame, step: Step, point: Point) -> Point:
    """Return the point with the best play from there."""
    line, state = list[str](), step.before
    while len(line) < LINE and game.outcome(state) is None:
        best = judge(game, state, NODES, 1).lines[0].action
        line.append(str(best))
        state = game.apply(state, game.to_act(state)[0], best)
    return replace(point, best=tuple(line))


def summaries(match: Match, points: Sequence[Point]) -> list[Summary]:
    """Return how each seat played; empty in games whose positions have no value."""
    if all(point.value is None for point in points):
        return []
    return [_summary(seat, match, points) for seat in range(match.seats)]


def _summary(seat: int, match: Match, points: Sequence[Point]) -> Summary:
    own = [points[at] for at, (actor, _) in enumerate(match.entries) if actor == seat]
    marks = [point.mark for point in own]
    certain = [point.loss if point.loss > ERRORS * point.error else 0.0 for point in own]
    kept = 1 - sum(certain) / len(own) if own else 1.0
    counts = marks.count("inaccuracy"), marks.count("mistake"), marks.count("blunder")
    return Summary(seat, len(own), *counts, round(kept, 3))
