"""The referee as one types, hints at a table, and the analysis of open games, over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from litestar import Request, Router, post

from furcifer import bots
from furcifer.core import FurciferError, Illegal, IllegalAction

from . import analysis, events, minds
from .api import TROUBLES, TroubleAhead, the_table, visitor_of
from .bodies import (
    Analysis,
    CheckBody,
    Checked,
    Hints,
    PlainBody,
    PositionSince,
    Question,
    Trouble,
    Values,
)
from .hall import Hall
from .logs import log
from .minds import Overworked
from .table import PLAYING, Table
from .wishes import NOT_PLAYING, NOT_SEATED, Answer, Asker, Decision

T = TypeVar("T")
SLOW_DOWN = Trouble("slow_down", "Too many questions: wait a moment.")
OVERWORKED = Trouble("overworked", "The bots have too much to think about: try again in a moment.")
BOT_PLAYS = Illegal("bot_plays", "A bot plays for you now: sit down again to go on.")
NO_HINTS = Illegal("no_hints", "There are no hints at this table.")
NOT_YOURS = Illegal("not_your_turn", "It is not your turn.")


def own_seat(table: Table, person: str | None) -> int | Illegal:
    """The seat a person plays for themselves in a match that is going on, or why there is none."""
    seat = table.seat_of(person)
    if seat is None:
        return NOT_SEATED
    if table.phase != PLAYING or table.match is None:
        return NOT_PLAYING
    return seat if table.chairs[seat].bot is None else BOT_PLAYS


def ask_for_hint(table: Table, asker: Asker, message: str) -> Answer:
    """Asking is an event: everybody sees that somebody did."""
    seat = own_seat(table, asker.person)
    if isinstance(seat, Illegal):
        return seat
    if not table.hints or not bots.explains(table.setup.game):
        return NO_HINTS
    if seat not in table.to_act:
        return NOT_YOURS
    return Decision(events.Hinted(by=asker.person, msg=message, seat=seat))


def refused(illegal: Illegal) -> TroubleAhead:
    status = 403 if illegal is NOT_SEATED else 409
    return TroubleAhead(status, Trouble(illegal.code, illegal.text, illegal.names))


@post("/api/tables/{table_id:str}/check", status_code=200, responses=TROUBLES, tags=["tables"])
async def check(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: CheckBody) -> Checked:
    """What the rules would say to an action of yours; nothing is done."""
    live = await the_table(hall, table_id)
    table = live.table
    seat = own_seat(table, visitor_of(request).person)
    if isinstance(seat, Illegal):
        raise refused(seat)
    assert table.match is not None
    return Checked(table.match.check(seat, data.text))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=TROUBLES, tags=["tables"])
async def hint(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: PlainBody) -> Hints:
    """What the strongest bot would do in your place, seeing what you see."""
    live = await the_table(hall, table_id)
    _may_ask(hall, request)
    asker = Asker(visitor_of(request).person)
    done = await live.attempt(lambda: ask_for_hint(live.table, asker, data.id), asker, data.id)
    if isinstance(done, Illegal):
        raise refused(done)
    table, seat = live.table, live.table.seat_of(asker.person)
    if table.match is None or seat is None or seat not in table.to_act:
        raise refused(NOT_YOURS)  # it has moved on in the meantime
    lines = await _answer(table.setup.game, hall.minds.advise(minds.hint, table.match, seat))
    return Hints(table.seq, [analysis.advice(line) for line in lines])


@post("/api/analysis", status_code=200, responses=TROUBLES, tags=["analysis"])
async def analyse(hall: Hall, request: Request[Any, Any, Any], data: Question) -> Analysis:
    """A position of an open game, and what every action in it is worth."""
    if data.think:
        _may_ask(hall, request)
    ask = hall.minds.advise if data.think else asyncio.to_thread  # a look need not queue behind thoughts
    return await _answer(data.game, ask(analysis.analyse, data, data.think))


@post("/api/analysis/values", status_code=200, responses=TROUBLES, tags=["analysis"])
async def values(hall: Hall, request: Request[Any, Any, Any], data: PositionSince) -> Values:
    """What the positions on the way are worth, as many as fit into a moment: ask again for the rest."""
    _may_ask(hall, request)
    return await _answer(data.game, hall.minds.advise(analysis.values, data, data.since))


def _may_ask(hall: Hall, request: Request[Any, Any, Any]) -> None:
    if not hall.limits.questions.take(visitor_of(request).address):
        hall.metrics.limited += 1
        raise TroubleAhead(429, SLOW_DOWN)


async def _answer(game: str, thought: Awaitable[T]) -> T:
    try:
        return await thought
    except IllegalAction as error:
        raise refused(error.illegal) from None
    except FurciferError as error:
        raise TroubleAhead(409, Trouble("no_analysis", str(error))) from None
    except Overworked:
        log("overworked", level="warning", game=game)
        raise TroubleAhead(429, OVERWORKED) from None


counsel = Router("/", route_handlers=[check, hint, analyse, values])
