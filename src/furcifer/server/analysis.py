"""What a position of an open game is worth, action by action. Without a table: moves in, verdicts out."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from furcifer import bots
from furcifer.core import (
    CHANCE,
    AnyGame,
    ConfigError,
    Illegal,
    IllegalAction,
    Line,
    NotationError,
    Rng,
    Seat,
    check_table,
    find,
    read_config,
)

from .bodies import Advice, Analysis, Position, Values

SECONDS = 0.6  # for one position
GLANCE = 0.03  # … and for one of many
ENOUGH = 0.7  # seconds for as many as fit
PIECE = 100.0  # what a search counts for a piece
KEPT = 4096  # verdicts that are known when they are asked for again


class Place(Struct, frozen=True):
    """Where some moves lead, and the step that led there."""

    game: AnyGame
    state: Any
    seats: tuple[Seat, ...] = ()  # who moved
    last: tuple[Any, Seat, Any] | None = None  # the state before, who, what


def analyse(position: Position, think: bool = True) -> Analysis:
    """Everything there is to say of a position; IllegalAction where the moves lead nowhere."""
    place = walk(position)[-1]
    game, state = place.game, place.state
    lines = verdicts(game.meta.slug, state, SECONDS) if think else []
    known = {line.action for line in lines}
    return Analysis(
        view=game.view(state, None),
        facts=_facts(place),
        seats=list(place.seats),
        to_act=list(game.to_act(state)),
        outcome=game.outcome(state),
        lines=[advice(line) for line in lines],
        unjudged=[advice(Line(action)) for action in _actions(place) if action not in known],
        value=_value(game, state, lines) if think else None,
    )


def values(position: Position, since: int) -> Values:
    """What the positions after `since` and more moves are worth to the first seat, as many as time allows."""
    began, found = time.monotonic(), []
    places = walk(position)
    for game, state in ((place.game, place.state) for place in places[since:]):
        found.append(_value(game, state, verdicts(game.meta.slug, state, GLANCE, 1)))
        if time.monotonic() - began > ENOUGH:
            break
    after = since + len(found)
    return Values(found, after if after < len(places) else None)


def walk(position: Position) -> list[Place]:
    """Every place on the way, the start first."""
    game = find(position.game)
    if not bots.can_analyse(position.game):
        raise ConfigError(f"{game.meta.title} cannot be analysed: it has secrets or chance.")
    seats = game.meta.seats[0]
    checked = read_config(game.kinds.config, position.config, game.meta.title)
    check_table(game, checked, seats)
    places = [Place(game, game.start(checked, seats))]
    for number, text in enumerate(position.moves, start=1):
        places.append(_step(places[-1], text, number))
    return places


def _step(place: Place, text: str, number: int) -> Place:
    game, state = place.game, place.state
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
    return Place(game, after, (*place.seats, seat), (state, seat, action))


def _actions(place: Place) -> Sequence[Any]:
    game, state = place.game, place.state
    seats = game.to_act(state)
    if seats == (CHANCE,):
        return [action for action, _ in game.chances(state)]
    return game.legal(state, seats[0]) if seats else ()


def _facts(place: Place) -> list[Any]:
    if place.last is None:
        return []
    before, seat, action = place.last
    return list(place.game.tell(before, seat, action, place.state, None))


@lru_cache(KEPT)
def verdicts(slug: str, state: Any, seconds: float, most: int | None = None) -> list[Line]:
    """What the analyst thinks of every action, or of the best few; of none where nobody decides."""
    game = find(slug)
    seat = next(iter(game.to_act(state)), CHANCE)
    if seat == CHANCE:
        return []
    legal = game.legal(state, seat)
    turn = bots.Turn(game, seat, game.view(state, seat), legal, None, Rng(0))
    return bots.analyst(slug, seconds).explain(turn, most or len(legal))


def _value(game: AnyGame, state: Any, lines: Sequence[Line]) -> float:
    """What a position is worth to the first seat, from -1 to 1."""
    if (outcome := game.outcome(state)) is not None:
        return 0.0 if not outcome.winners else 1.0 if 0 in outcome.winners else -1.0
    if not lines:
        return 0.0
    best = lines[0]
    worth = 1.0 if best.wins_in else -1.0 if best.loses_in else math.tanh(best.value / PIECE / 3)
    return round(worth if game.to_act(state)[0] == 0 else -worth, 3)


def advice(line: Line) -> Advice:
    """A line as it is sent."""
    return Advice(
        str(line.action), line.action, line.value, line.wins_in, line.loses_in, line.chance, list(line.about)
    )
