"""Analysis of positions in open games: moves in, judgements out. It needs no table."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from furcifer import bots
from furcifer.core import (
    CHANCE,
    AnyGame,
    Candidate,
    ConfigError,
    Illegal,
    IllegalAction,
    NotationError,
    Outcome,
    Rng,
    Seat,
    Step,
    check_table,
    find,
    read_config,
)

SECONDS = 0.6  # of search for one position
SECONDS_OF_MANY = 0.03  # of search for one position of many
BATCH_SECONDS = 0.7  # for as many positions as fit
PIECE = 100.0  # value of a piece in the search
CACHED = 4096  # positions whose judgement is remembered


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, given by the moves that lead to it in notation, those of chance included."""

    game: Annotated[str, Meta(max_length=64, examples=["chameleon-chess"])]
    config: dict[str, Any] = {}
    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=400)] = []


class Advice(Struct, frozen=True):
    """An action and a bot's judgement of it; `value` is for the acting seat, in the game's own unit."""

    text: str
    action: Any
    value: float
    wins_in: int | None
    loses_in: int | None
    chance: float | None
    about: list[str]
    why: list[str]  # short sentences in the table's language


class Analysis(Struct, frozen=True):
    """A position of an open game: `lines` for every judged action, best first, `unjudged` for the others.

    `value` is for the first seat, from -1 to 1; null if no bot thought about the position.
    """

    view: Any
    facts: list[Any]
    seats: list[int]
    to_act: list[int]
    outcome: Outcome | None
    lines: list[Advice]
    unjudged: list[Advice]
    value: float | None


class Values(Struct, frozen=True):
    """Values of positions for the first seat, from -1 to 1; `next` is the place to continue from, if any."""

    values: list[float]
    next: int | None


class Visit(Struct, frozen=True):
    """One position on the way: its state, the seats that moved so far, and the step that led there."""

    game: AnyGame
    state: Any
    seats: tuple[Seat, ...] = ()
    last: Step | None = None


def analyse(position: Position, think: bool = True) -> Analysis:
    """Analyse a position; raise IllegalAction for a move the rules refuse."""
    visit = walk(position)[-1]
    game, state = visit.game, visit.state
    lines = judgements(game.meta.slug, state, SECONDS) if think else []
    judged = {line.action for line in lines}
    return Analysis(
        view=game.view(state, None),
        facts=_facts(visit),
        seats=list(visit.seats),
        to_act=list(game.to_act(state)),
        outcome=game.outcome(state),
        lines=[advice(line) for line in lines],
        unjudged=[advice(Candidate(action)) for action in _actions(visit) if action not in judged],
        value=_value(game, state, lines) if think else None,
    )


def values(position: Position, since: int) -> Values:
    """Return the values of the positions after `since` or more moves, as many as time allows."""
    began, found = time.monotonic(), []
    visits = walk(position)
    for game, state in ((visit.game, visit.state) for visit in visits[since:]):
        found.append(_value(game, state, judgements(game.meta.slug, state, SECONDS_OF_MANY, 1)))
        if time.monotonic() - began > BATCH_SECONDS:
            break
    after = since + len(found)
    return Values(found, after if after < len(visits) else None)


def walk(position: Position) -> list[Visit]:
    """Return every position on the way, the start first."""
    game = find(position.game)
    if not bots.can_analyse(position.game):
        raise ConfigError(f"{game.meta.title} cannot be analysed: it has secrets or chance.")
    seats = game.meta.seats[0]
    checked = read_config(game.kinds.config, position.config, game.meta.title)
    check_table(game, checked, seats)
    visits = [Visit(game, game.start(checked, seats))]
    for number, text in enumerate(position.moves, start=1):
        visits.append(_after(visits[-1], text, number))
    return visits


def _after(visit: Visit, text: str, number: int) -> Visit:
    game, state = visit.game, visit.state
    seat = next(iter(game.to_act(state)), Seat(0))
    try:
        action = game.parse(text)
        refusal = game.check(state, seat, action)
    except NotationError as error:
        refusal = Illegal("notation", str(error))
    if refusal:
        said = f"Move {number} ({text}): {refusal.text}"
        raise IllegalAction(Illegal(refusal.code, said, refusal.names | {"number": number, "move": text}))
    after = game.apply(state, seat, action)
    return Visit(game, after, (*visit.seats, seat), Step(number - 1, seat, action, state, after))


def _actions(visit: Visit) -> Sequence[Any]:
    game, state = visit.game, visit.state
    seats = game.to_act(state)
    if seats == (CHANCE,):
        return [action for action, _ in game.chances(state)]
    return game.legal(state, seats[0]) if seats else ()


def _facts(visit: Visit) -> list[Any]:
    step = visit.last
    if step is None:
        return []
    return list(visit.game.tell(step.before, step.seat, step.action, step.after, None))


@lru_cache(CACHED)
def judgements(slug: str, state: Any, seconds: float, most: int | None = None) -> list[Candidate]:
    """Return the analyst's judgement of every action, or of the best few; nothing if no seat is to act."""
    game = find(slug)
    seat = next(iter(game.to_act(state)), CHANCE)
    if seat == CHANCE:
        return []
    legal = game.legal(state, seat)
    turn = bots.Turn(game, seat, game.view(state, seat), legal, None, Rng(0))
    return bots.analyst(slug, seconds).explain(turn, most or len(legal))


def _value(game: AnyGame, state: Any, lines: Sequence[Candidate]) -> float:
    """Return the value of a position for the first seat, from -1 to 1."""
    if (outcome := game.outcome(state)) is not None:
        return 0.0 if not outcome.winners else 1.0 if 0 in outcome.winners else -1.0
    if not lines:
        return 0.0
    best = lines[0]
    value = 1.0 if best.wins_in else -1.0 if best.loses_in else math.tanh(best.value / PIECE / 3)
    return round(value if game.to_act(state)[0] == 0 else -value, 3)


def advice(line: Candidate) -> Advice:
    """Return a candidate as it is sent to clients."""
    return Advice(
        text=str(line.action),
        action=line.action,
        value=line.value,
        wins_in=line.wins_in,
        loses_in=line.loses_in,
        chance=line.chance,
        about=list(line.about),
        why=list(line.why),
    )
