"""Checking an action while it is typed, hints at a table, and the analysis of open games."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from typing import Any, TypeVar

from litestar import Request, post

from furcifer.core import FurciferError, Illegal, IllegalAction
from furcifer.server.api.bodies import CheckBody, Checked, Hints, PlainBody, PositionSince, Question
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import RESPONSES, SLOW_DOWN, RequestRefused
from furcifer.server.logging import log
from furcifer.server.node import analysis, bot_pool
from furcifer.server.node.analysis import Analysis, Position, Values
from furcifer.server.node.bot_pool import BotsBusy
from furcifer.server.node.node import Node
from furcifer.server.table import commands
from furcifer.server.table.decide import hints
from furcifer.server.table.decide.playing import STALE, own_seat
from furcifer.server.table.decide.verdict import NOT_YOUR_TURN, Actor

from .requests import find_table, visitor_of

T = TypeVar("T")
LOOKING = 0.1  # the price of a position without a judgement
MOVES = 200
OVERWORKED = Illegal("overworked", "The bots are busy. Try again in a moment.")


@post("/api/tables/{table_id:str}/check", status_code=200, responses=RESPONSES, tags=["tables"])
async def check(node: Node, request: Request[Any, Any, Any], table_id: str, data: CheckBody) -> Checked:
    """Return what the rules would say to an action of yours, without doing it."""
    live = await find_table(node, table_id)
    table = live.table
    seat = own_seat(table, visitor_of(request).person)
    if isinstance(seat, Illegal):
        raise RequestRefused(seat)
    assert table.match is not None
    return Checked(table.match.check(seat, data.text), table.match.warning(seat, data.text))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=RESPONSES, tags=["tables"])
async def hint(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], table_id: str, data: PlainBody
) -> Hints:
    """Return the moves the strongest bot would consider in your place, seeing what you see."""
    _limit(gateway, request)
    live = await find_table(node, table_id)
    actor = Actor(visitor_of(request).person)
    ready = node.bot_pool.ready(live.table.setup.game)
    decide = partial(hints.hint, actor=actor, message=data.id, bots_ready=ready)
    result = await live.commit(decide, commands.sent(actor.person, commands.Hint(id=data.id)))
    if isinstance(result, Illegal):
        raise RequestRefused(result)
    table, seat = live.table, live.table.seat_of(actor.person)
    if table.match is None or seat is None or seat not in table.to_act:
        raise RequestRefused(NOT_YOUR_TURN)  # the turn passed in the meantime
    if table.offers[seat].since > result:
        raise RequestRefused(STALE)  # the hint was for an earlier turn
    work = node.bot_pool.advise(visitor_of(request).address, bot_pool.hint, table.match, seat)
    lines = await _answer(table.setup.game, work)
    return Hints(table.seq, [analysis.advice(line) for line in lines])


@post("/api/analysis", status_code=200, responses=RESPONSES, tags=["analysis"])
async def analyse(node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: Question) -> Analysis:
    """Return a position of an open game with a judgement of every action."""
    address = visitor_of(request).address
    _limit(gateway, request, _cost(data, data.think))
    if not data.think:
        return await _answer(data.game, node.bot_pool.look_up(address, analysis.analyse, data, False))
    _require_bots(node, data.game)
    return await _answer(data.game, node.bot_pool.advise(address, analysis.analyse, data))


@post("/api/analysis/values", status_code=200, responses=RESPONSES, tags=["analysis"])
async def values(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: PositionSince
) -> Values:
    """Return the values of the positions of a match, as many as fit into a moment. Ask again for the rest."""
    _limit(gateway, request, _cost(data))
    _require_bots(node, data.game)
    work = node.bot_pool.advise(visitor_of(request).address, analysis.values, data, data.since)
    return await _answer(data.game, work)


def _cost(position: Position, think: bool = True) -> float:
    """Return the price of a question in tokens: thought costs one, and so do so many moves."""
    return (1.0 if think else LOOKING) + len(position.moves) / MOVES


def _limit(gateway: Gateway, request: Request[Any, Any, Any], cost: float = 1.0) -> None:
    if not gateway.limits.questions.take(visitor_of(request).address, cost):
        gateway.node.metrics.limited += 1
        raise RequestRefused(SLOW_DOWN)


def _require_bots(node: Node, game: str) -> None:
    if not node.bot_pool.ready(game):
        raise RequestRefused(hints.BOTS_NOT_READY)


async def _answer(game: str, work: Awaitable[T]) -> T:
    """Await an answer of the bots; turn its failures into refusals."""
    try:
        return await work
    except IllegalAction as error:
        raise RequestRefused(error.illegal) from None
    except FurciferError as error:
        raise RequestRefused(Illegal("no_analysis", str(error))) from None
    except BotsBusy:
        log("overworked", level="warning", game=game)
        raise RequestRefused(OVERWORKED) from None


advice_routes = [check, hint, analyse, values]
