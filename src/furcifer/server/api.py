"""The tables over plain HTTP, for scripts and for play by correspondence. The same wishes as on a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from furcifer.core import UnknownGame, find

from . import protocol
from .bodies import (
    ActionBody,
    BotBody,
    ChatBody,
    HostBody,
    LobbyLine,
    NewTable,
    PlainBody,
    Replay,
    SeatBody,
    StartBody,
    TableOpened,
    Trouble,
    UndoBody,
)
from .catalogue import replay
from .door import VISITOR, Visitor
from .events import Setup
from .hall import Hall
from .live import Live, now_ms
from .protocol import Accepted, Refused, Sync, Wish
from .seating import in_language, no_such_level, unfit
from .sync import sync
from .table import OVER
from .wishes import Asker

NO_TABLE = Trouble("no_table", "There is no such table.")
NOT_OVER = Trouble("not_over", "The match is not over: nobody may see everything yet.")
LOBBY_LINES = 100
LONGEST_WAIT = 25.0
FORBIDDEN = {"not_host", "not_seated", "silence"}
TROUBLES = {
    status: ResponseSpec(data_container=Trouble, description=text, generate_examples=False)
    for status, text in (
        (400, "That cannot be read."),
        (403, "That is not yours to do."),
        (404, "There is no such table."),
        (409, "The table or the rules say no."),
        (413, "That is too long."),
        (429, "Too many requests."),
    )
}


class TroubleAhead(HTTPException):
    """An answer that is no success, as the API gives it."""

    def __init__(self, status: int, trouble: Trouble) -> None:
        super().__init__(status_code=status, detail=trouble.text)
        self.trouble = trouble


def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    visitor: Visitor = request.scope[VISITOR]  # type: ignore[literal-required]
    return visitor


async def the_table(hall: Hall, table_id: str) -> Live:
    live = await hall.find(table_id)
    if live is None:
        raise TroubleAhead(404, NO_TABLE)
    return live


async def wished(hall: Hall, request: Request[Any, Any, Any], table_id: str, wish: Wish) -> Accepted:
    """Pass a wish on to the table; a refusal becomes a 403 or a 409."""
    live = await the_table(hall, table_id)
    reply = await hall.handle(live, visitor_of(request).person, wish)
    if isinstance(reply, Refused):
        status = 403 if reply.code in FORBIDDEN else 409
        raise TroubleAhead(status, Trouble(reply.code, reply.text, reply.names))
    return reply


@post("/", responses=TROUBLES)
async def open_table(hall: Hall, request: Request[Any, Any, Any], data: NewTable) -> TableOpened:
    """Open a table; whoever opens it is its host."""
    visitor = visitor_of(request)
    try:
        game = find(data.game)
    except UnknownGame as error:
        raise TroubleAhead(409, Trouble("no_game", str(error))) from None
    seats = game.meta.seats[0] if data.seats is None else data.seats
    setup = in_language(
        Setup(
            data.game,
            seats,
            data.config,
            data.language,
            data.public,
            data.spectators,
            data.clock,
            data.hints,
        )
    )
    levels = (no_such_level(data.game, level) for level in data.bots.values())
    wrong = unfit(setup) or next(filter(None, levels), None)
    if wrong:
        raise TroubleAhead(409, Trouble(wrong.code, wrong.text, wrong.names))
    if not hall.limits.new_tables.take(visitor.address):
        raise TroubleAhead(429, Trouble("slow_down", "Too many new tables: wait a moment."))
    name = await hall.database.name_of(visitor.person)
    live = await hall.create(Asker(visitor.person, name or "Guest"), setup)
    await _set_places(hall, live, visitor.person, data)
    base = hall.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return TableOpened(live.table.id, f"{base}/t/{live.table.id}")


async def _set_places(hall: Hall, live: Live, person: str, data: NewTable) -> None:
    wishes: list[Wish] = [
        protocol.Place(id=f"new-{seat}", seat=seat, level=level) for seat, level in data.bots.items()
    ]
    if data.sit is not None:
        wishes.append(protocol.Sit(id="new-sit", seat=data.sit))
    for wish in wishes:
        await hall.handle(live, person, wish)


@get("/", responses=TROUBLES)
async def lobby(hall: Hall) -> list[LobbyLine]:
    """The public tables that can be joined or watched."""
    lines = await hall.database.lobby(LOBBY_LINES)
    return [msgspec.json.decode(line, type=LobbyLine) for line in lines]


@get("/{table_id:str}", responses=TROUBLES)
async def look(
    hall: Hall,
    request: Request[Any, Any, Any],
    table_id: str,
    since: Annotated[int, Parameter(ge=0, lt=2**53)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> Response[Sync]:
    """How the table stands for you. With `wait`, the answer comes when there is something after `since`."""
    live = await the_table(hall, table_id)
    person = visitor_of(request).person
    if hall.shared:
        await live.catch_up()
    if wait and live.table.seq <= since:
        await _something_new(live, person, wait)
    tag = f'"{live.table.seq}-{live.table.seat_of(person)}-{since}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(content=None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(sync(live.table, person, since, now_ms()), headers=headers)


async def _something_new(live: Live, person: str, wait: float) -> None:
    listener = live.listen(person)
    try:
        await asyncio.wait_for(listener.wake.wait(), wait)
    except TimeoutError:
        pass
    finally:
        live.listeners.discard(listener)


@patch("/{table_id:str}", responses=TROUBLES)
async def arrange(
    hall: Hall, request: Request[Any, Any, Any], table_id: str, data: protocol.Arrange
) -> Accepted:
    """Change the set-up."""
    return await wished(hall, request, table_id, data)


@post("/{table_id:str}/actions", status_code=200, responses=TROUBLES)
async def act(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: ActionBody) -> Accepted:
    """Act, in notation or with the JSON of an action."""
    wish = protocol.Act(id=data.id, action=data.action, seq=data.seq)
    return await wished(hall, request, table_id, wish)


@post("/{table_id:str}/seats", status_code=200, responses=TROUBLES)
async def sit(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: SeatBody) -> Accepted:
    """Take a seat, or one's own back from a bot."""
    return await wished(hall, request, table_id, protocol.Sit(id=data.id, seat=data.seat))


SeatInPath = Annotated[int, Parameter(ge=0, le=63)]


@put("/{table_id:str}/seats/{seat:int}", responses=TROUBLES)
async def place(
    hall: Hall, request: Request[Any, Any, Any], table_id: str, seat: SeatInPath, data: BotBody
) -> Accepted:
    """Put a bot into a seat."""
    wish = protocol.Place(id=data.id, seat=seat, level=data.level)
    return await wished(hall, request, table_id, wish)


@delete("/{table_id:str}/seats/{seat:int}", status_code=200, responses=TROUBLES)
async def leave(hall: Hall, request: Request[Any, Any, Any], table_id: str, seat: SeatInPath) -> Accepted:
    """Stand up from one's own seat, or, as the host, empty another."""
    live = await the_table(hall, table_id)
    mine = live.table.seat_of(visitor_of(request).person) == seat
    fresh = PlainBody().id
    wish: Wish = protocol.Stand(id=fresh) if mine else protocol.Remove(id=fresh, seat=seat)
    return await wished(hall, request, table_id, wish)


@post("/{table_id:str}/start", status_code=200, responses=TROUBLES)
async def start(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: StartBody) -> Accepted:
    """Start the match."""
    return await wished(hall, request, table_id, protocol.Start(id=data.id, fill=data.fill))


@post("/{table_id:str}/host", status_code=200, responses=TROUBLES)
async def pass_host(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: HostBody) -> Accepted:
    """Pass the host role to a seat."""
    return await wished(hall, request, table_id, protocol.Host(id=data.id, seat=data.seat))


@post("/{table_id:str}/chat", status_code=200, responses=TROUBLES)
async def chat(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: ChatBody) -> Accepted:
    return await wished(hall, request, table_id, protocol.Chat(id=data.id, text=data.text))


@post("/{table_id:str}/undo", status_code=200, responses=TROUBLES)
async def undo(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: UndoBody) -> Accepted:
    """Ask to take one's last decision back, or answer somebody who asked."""
    wish: Wish = protocol.Undo(id=data.id) if data.yes is None else protocol.Consent(id=data.id, yes=data.yes)
    return await wished(hall, request, table_id, wish)


@post("/{table_id:str}/rematch", status_code=200, responses=TROUBLES)
async def rematch(hall: Hall, request: Request[Any, Any, Any], table_id: str, data: PlainBody) -> Accepted:
    """The same people at a new table."""
    return await wished(hall, request, table_id, protocol.Rematch(id=data.id))


@get("/{table_id:str}/log", responses=TROUBLES)
async def export_log(hall: Hall, table_id: str) -> dict[str, Any]:
    """The log of a finished match, as `furcifer replay` reads it."""
    live = await the_table(hall, table_id)
    if live.table.phase != OVER or live.table.match is None:
        raise TroubleAhead(409, NOT_OVER)
    return live.table.match.log


@get("/{table_id:str}/replay", responses=TROUBLES)
async def show_replay(
    hall: Hall, table_id: str, seat: Annotated[int, Parameter(ge=0, le=63)] | None = None
) -> Replay:
    """A finished match step by step, as a seat (or a spectator) saw it."""
    live = await the_table(hall, table_id)
    table = live.table
    if table.phase != OVER or table.match is None:
        raise TroubleAhead(409, NOT_OVER)
    if seat is not None and seat >= table.setup.seats:
        raise TroubleAhead(404, NO_TABLE)
    return replay(table.match, seat, table.commitment)


tables = Router(
    "/api/tables",
    route_handlers=[
        open_table,
        lobby,
        look,
        arrange,
        act,
        sit,
        place,
        leave,
        start,
        pass_host,
        chat,
        undo,
        rematch,
        export_log,
        show_replay,
    ],
    tags=["tables"],
)
