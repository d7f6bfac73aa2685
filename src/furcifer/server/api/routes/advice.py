"""Checking an action while it is typed, hints at a table, analysis, and the study of finished matches."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, post

from furcifer import bots
from furcifer.core import Illegal, IllegalAction
from furcifer.server.api.bodies import (
    CheckBody,
    Checked,
    FinishedLog,
    FinishedStep,
    Hints,
    LogBody,
    PlainBody,
    Question,
    Replay,
    StepBody,
)
from furcifer.server.api.catalogue import replay
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import RESPONSES, RequestRefused
from furcifer.server.node import bot_pool
from furcifer.server.node.live_table import NO_TABLE
from furcifer.server.node.node import Node
from furcifer.server.study import analysis, logs, retries
from furcifer.server.study.analysis import Analysis, Position
from furcifer.server.study.logs import NO_REVIEW
from furcifer.server.study.retries import Retry
from furcifer.server.study.reviews import Review
from furcifer.server.table import commands
from furcifer.server.table.decide import hints
from furcifer.server.table.decide.playing import STALE, own_seat
from furcifer.server.table.decide.verdict import NOT_YOUR_TURN, Actor

from .questions import LOOKING, answered, limit_questions
from .requests import find_table, finished, visitor_of

MOVES = 200  # of a position, which cost as much as one judgement
LOG_BYTES = 131_072  # ten times the longest match of any game
LOG_LETTERS = 4000  # of a log, which cost as much as one judgement
FINISHED_BYTES = 32_768  # of a log to study: twice the longest match of any game
REVIEWED_LETTERS = 80  # of a log, about six actions, whose review costs as much as one judgement


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
    limit_questions(gateway, request)
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
    lines = await answered(table.setup.game, work)
    return Hints(table.seq, [analysis.advice(line) for line in lines])


@post("/api/analysis", status_code=200, responses=RESPONSES, tags=["analysis"])
async def analyse(node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: Question) -> Analysis:
    """Return a position of an open game with a judgement of every action."""
    address = visitor_of(request).address
    limit_questions(gateway, request, _cost(data, data.think))
    if not data.think:
        return await answered(data.game, node.bot_pool.look_up(address, analysis.analyse, data, False))
    _require_bots(node, data.game)
    return await answered(data.game, node.bot_pool.advise(address, analysis.analyse, data))


@post("/api/tables/{table_id:str}/review", status_code=200, responses=RESPONSES, tags=["analysis"])
async def review(node: Node, gateway: Gateway, request: Request[Any, Any, Any], table_id: str) -> Review:
    """Return the review of a finished match as far as it is done. The first request begins it."""
    address = visitor_of(request).address
    live = await find_table(node, table_id)
    match = finished(live)
    if not bots.can_review(match.game):
        raise RequestRefused(NO_REVIEW)
    limit_questions(gateway, request, LOOKING)
    _require_bots(node, match.game.meta.slug)
    return await answered(match.game.meta.slug, gateway.reviews.of(table_id, match, address))


@post("/api/tables/{table_id:str}/retry", status_code=200, responses=RESPONSES, tags=["analysis"])
async def retry(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], table_id: str, data: StepBody
) -> Retry:
    """Return a decision of a finished match once more, with each action's chance of winning.

    For open games of chance; `/api/analysis` knows the others.
    """
    match = finished(await find_table(node, table_id))
    limit_questions(gateway, request)
    _require_bots(node, match.game.meta.slug)
    work = node.bot_pool.advise(visitor_of(request).address, retries.retry, match, data.step)
    return await answered(match.game.meta.slug, work)


@post(
    "/api/replays",
    status_code=200,
    responses=RESPONSES,
    tags=["analysis"],
    request_max_body_size=LOG_BYTES,
)
async def replay_log(node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: LogBody) -> Replay:
    """Return a match that you bring along as a log, step by step. The server keeps nothing of it."""
    limit_questions(gateway, request, LOOKING + len(data.log) / LOG_LETTERS)
    return await answered("", node.bot_pool.look_up(visitor_of(request).address, _replayed, data))


def _replayed(data: LogBody) -> Replay:
    match = logs.read(data.log)
    if data.seat is not None and data.seat >= match.seats:
        raise IllegalAction(NO_TABLE)
    return replay(match, data.seat, "", [])


@post(
    "/api/replays/review",
    status_code=200,
    responses=RESPONSES,
    tags=["analysis"],
    request_max_body_size=FINISHED_BYTES,
)
async def review_log(gateway: Gateway, request: Request[Any, Any, Any], data: FinishedLog) -> Review:
    """Return the review of a finished match that you bring along, as far as it is done.

    The first request begins it; ask again with the same log. In a game of chance the draws must follow from
    the seed of the log.
    """
    known = gateway.reviews.knows_log(data.log)
    limit_questions(gateway, request, LOOKING if known else LOOKING + len(data.log) / REVIEWED_LETTERS)
    return await answered("", gateway.reviews.of_log(data.log, visitor_of(request).address))


@post(
    "/api/replays/retry",
    status_code=200,
    responses=RESPONSES,
    tags=["analysis"],
    request_max_body_size=FINISHED_BYTES,
)
async def retry_log(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: FinishedStep
) -> Retry:
    """Return a decision of a finished match that you bring along, with each action's chance of winning.

    The draws must follow from the seed of the log.
    """
    address = visitor_of(request).address
    limit_questions(gateway, request, 1 + len(data.log) / LOG_LETTERS)
    match = await answered("", node.bot_pool.look_up(address, logs.read_finished, data.log))
    _require_bots(node, match.game.meta.slug)
    return await answered("", node.bot_pool.advise(address, retries.retry, match, data.step))


def _cost(position: Position, think: bool = True) -> float:
    """Return the price of a question in tokens: one for a judgement, and one for every `MOVES` moves."""
    return (1.0 if think else LOOKING) + len(position.moves) / MOVES


def _require_bots(node: Node, game: str) -> None:
    if not node.bot_pool.ready(game):
        raise RequestRefused(hints.BOTS_NOT_READY)


advice_routes = [check, hint, analyse, review, retry, replay_log, review_log, retry_log]
