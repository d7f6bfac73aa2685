"""Opening tables, looking at them, and the logs of finished matches."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from furcifer.core import Illegal, Match, UnknownGame, find
from furcifer.server.api import previews
from furcifer.server.api.bodies import NewTable, Replay, TableOpened
from furcifer.server.api.catalogue import replay
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import RESPONSES, SLOW_DOWN, RequestRefused
from furcifer.server.node.live_table import NO_TABLE, LiveTable
from furcifer.server.node.node import Node
from furcifer.server.table import commands
from furcifer.server.table.commands import Command
from furcifer.server.table.decide.seating import no_such_level
from furcifer.server.table.decide.setup import NO_PUBLIC_TABLES, setup_refusal, with_word_language
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.events import Setup
from furcifer.server.table.fairness import with_seeding
from furcifer.server.table.history import Moment, moments
from furcifer.server.table.redact import NAMELESS
from furcifer.server.table.snapshot import audience, meant, shown
from furcifer.server.table.state import LOBBY, Table
from furcifer.server.table.sync import LobbyLine, Sync

from .requests import find_table, finished, site_url, visitor_of

LOBBY_LINES = 100
LONGEST_WAIT = 25.0


@post("/", responses=RESPONSES)
async def open_table(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: NewTable
) -> TableOpened:
    """Open a table; you become its host."""
    visitor = visitor_of(request)
    if not gateway.limits.new_tables.take(visitor.address):
        raise RequestRefused(SLOW_DOWN)
    setup = _setup(data)
    if setup.public and not node.settings.public_tables:
        raise RequestRefused(NO_PUBLIC_TABLES)
    levels = (no_such_level(data.game, level) for level in data.bots.values())
    if wrong := next(filter(None, levels), None) or await asyncio.to_thread(setup_refusal, setup):
        raise RequestRefused(wrong)
    name = await node.database.name_of(visitor.person)
    wish = commands.Open(id=data.id, setup=setup, sit=data.sit, bots=sorted(data.bots.items()))
    message = commands.sent(visitor.person, wish)
    table_id = gateway.signer.table_id(visitor.person, data.id)
    live = await node.open_once(table_id, Actor(visitor.person, name or NAMELESS), setup, message)
    if isinstance(live, Illegal):
        raise RequestRefused(live)
    live.visited(visitor.person, visitor.address)
    await _take_seats(node, live, visitor.person, data)
    table = live.table
    return TableOpened(table.id, f"{site_url(node, request)}/t/{table.id}", table.commitment)


def _setup(data: NewTable) -> Setup:
    try:
        game = find(data.game)
    except UnknownGame as error:
        raise RequestRefused(Illegal("no_game", str(error))) from None
    seats = game.meta.seats[0] if data.seats is None else data.seats
    return with_word_language(
        Setup(
            data.game,
            seats,
            data.config,
            data.language,
            data.public,
            data.spectators,
            data.clock,
            data.hints,
            data.taps,
            data.flag_fall,
        )
    )


async def _take_seats(node: Node, live: LiveTable, person: str, data: NewTable) -> None:
    sent: list[Command] = [
        commands.Place(id=f"new-{seat}", seat=seat, level=level) for seat, level in data.bots.items()
    ]
    if data.sit is not None:
        sent.append(commands.Sit(id="new-sit", seat=data.sit))
    if data.share is not None:
        sent.append(commands.Commit(id="new-share", commitment=data.share))
    for command in sent:
        await node.handle(live, person, command)


@get("/", responses=RESPONSES)
async def lobby(node: Node) -> list[LobbyLine]:
    """List the public tables that can be joined or watched."""
    lines = await node.database.lobby(LOBBY_LINES) if node.settings.public_tables else []
    return [msgspec.json.decode(line, type=LobbyLine) for line in lines]


@get("/{table_id:str}", responses=RESPONSES)
async def look(
    node: Node,
    request: Request[Any, Any, Any],
    table_id: str,
    since: Annotated[int, Parameter(ge=0, lt=2**53)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Response[Sync]:
    """Return the table as you may see it. With `wait`, answer when something has happened after `since`."""
    live = await find_table(node, table_id)
    person = visitor_of(request).person
    live.visited(person, visitor_of(request).address)
    if node.shared or live.doubts:
        await live.catch_up()
    if live.table.phase == LOBBY:
        await node.refresh_name(live, person)
    if wait and live.table.seq <= since:
        await _wait_for_change(live, person, wait)
    if live.gone:
        raise RequestRefused(NO_TABLE)
    headers = {"cache-control": "private, no-cache"}
    if (tag := _etag(live, person, since)) is not None:
        headers["etag"] = tag
        if request.headers.get("if-none-match") == tag:
            return Response(content=None, status_code=304, headers=headers)  # type: ignore[arg-type]
    content: Any = live.snapshot_text(person, since)
    return Response(content, headers=headers, media_type=MediaType.JSON)


def _etag(live: LiveTable, person: str, since: int) -> str | None:
    """Return the tag of a snapshot; None while a clock runs, because then every moment has another one."""
    table = live.table
    moment = live.moment(person)
    if any(clock.running for clock in moment.clocks):
        return None
    who = "-".join(map(str, msgspec.structs.astuple(audience(table, person)))).replace(" ", "")
    missing = ".".join(map(str, moment.absent))
    return f'"{table.seq}-{who}-{moment.host_away:d}-{missing}-{since}"'


async def _wait_for_change(live: LiveTable, person: str, seconds: float) -> None:
    changed = asyncio.Event()
    listener = live.listen(person, changed)
    try:
        await asyncio.wait_for(changed.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        live.listeners.discard(listener)


@get("/{table_id:str}/history", responses=RESPONSES)
async def history(node: Node, request: Request[Any, Any, Any], table_id: str) -> list[Moment]:
    """Return the match so far, moment by moment, as you saw it."""
    table = (await find_table(node, table_id)).table
    seat = table.place_of(visitor_of(request).person)
    return moments(table, seat) if shown(table, seat) else []


@get("/{table_id:str}/picture.png", media_type="image/png", responses=RESPONSES)
async def show_picture(
    node: Node, table_id: str, step: Annotated[int, Parameter(ge=0, lt=2**53)] | None = None
) -> Response[bytes]:
    """Return a picture of the table as everybody may see it, for the preview of a link."""
    table = (await find_table(node, table_id)).table
    content = await asyncio.to_thread(previews.picture, table, step, node.settings.game_titles)
    return Response(content, media_type="image/png", headers={"cache-control": "public, max-age=60"})


@get("/{table_id:str}/log", responses=RESPONSES)
async def export_log(node: Node, table_id: str) -> dict[str, Any]:
    """Return the log of a finished match, as `furcifer replay` reads it."""
    live = await find_table(node, table_id)
    return _log(live.table, finished(live))


def _log(table: Table, match: Match) -> dict[str, Any]:
    return with_seeding(match.log, table.seed, list(table.shares.values()))


@get("/{table_id:str}/replay", responses=RESPONSES)
async def show_replay(
    node: Node, table_id: str, seat: Annotated[int, Parameter(ge=0, le=63)] | None = None
) -> Replay:
    """Return a finished match step by step, as a seat (or a spectator) saw it."""
    live = await find_table(node, table_id)
    table, match = live.table, finished(live)
    if seat is not None and seat >= table.setup.seats:
        raise RequestRefused(NO_TABLE)
    shown_replay = await asyncio.to_thread(replay, match, seat, table.commitment, meant(table))
    return msgspec.structs.replace(shown_replay, log=_log(table, match))


table_routes = [open_table, lobby, look, history, show_picture, export_log, show_replay]
