"""Analysis of positions in open games: moves in, judgements out. It needs no table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from furcifer.bots.analysis import Value, can_analyse, judge, preparing
from furcifer.core import (
    CHANCE,
    AnyGame,
    Candidate,
    ConfigError,
    Illegal,
    IllegalAction,
    NotationError,
    Outcome,
    Seat,
    Step,
    check_table,
    find,
    read_config,
)

NODES = 600_000  # of search for one position: about half a second


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

    `value` is null if no bot thought about the position. While `preparing`, tables that would tell more are
    being built in the background.
    """

    view: Any
    facts: list[Any]
    seats: list[int]
    to_act: list[int]
    outcome: Outcome | None
    lines: list[Advice]
    unjudged: list[Advice]
    value: Value | None
    preparing: bool


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
    judged = judge(game, state, NODES) if think else None
    lines = judged.lines if judged else ()
    named = {line.action for line in lines}
    return Analysis(
        view=game.view(state, None),
        facts=_facts(visit),
        seats=list(visit.seats),
        to_act=list(game.to_act(state)),
        outcome=game.outcome(state),
        lines=[advice(line) for line in lines],
        unjudged=[advice(Candidate(action)) for action in _actions(visit) if action not in named],
        value=judged.value if judged else None,
        preparing=think and preparing(game, state),
    )


def walk(position: Position) -> list[Visit]:
    """Return every position on the way, the start first."""
    game = find(position.game)
    if not can_analyse(position.game):
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
