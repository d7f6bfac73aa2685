"""Commands over HTTP, for scripts and correspondence play.

`POST /api/tables/{id}/commands` takes exactly the commands of the socket. The other routes are shorthands:
each builds one command.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, patch, post, put
from litestar.params import Parameter

from furcifer.core import Illegal
from furcifer.server.api.bodies import (
    ActionBody,
    BotBody,
    ChatBody,
    HostBody,
    PlainBody,
    Received,
    ReportBody,
    SeatBody,
    StartBody,
    UndoBody,
)
from furcifer.server.api.programs import command_refusal
from furcifer.server.api.protocol import Accepted
from furcifer.server.api.refusals import RESPONSES, RequestRefused
from furcifer.server.node.node import Node
from furcifer.server.node.people import reports
from furcifer.server.table import commands
from furcifer.server.table.commands import Command

from .requests import find_table, visitor_of

SeatInPath = Annotated[int, Parameter(ge=0, le=63)]


async def carry_out(node: Node, request: Request[Any, Any, Any], table_id: str, command: Command) -> Accepted:
    """Pass a command to the table; refuse the request if the table refuses the command."""
    live, visitor = await find_table(node, table_id), visitor_of(request)
    if visitor.program and (refusal := command_refusal(visitor.program, command)):
        raise RequestRefused(refusal)
    live.visited(visitor.person, visitor.address)
    result = await node.handle(live, visitor.person, command)
    if isinstance(result, Illegal):
        raise RequestRefused(result)
    return Accepted(id=command.id, seq=result)


@post("/{table_id:str}/commands", status_code=200, responses=RESPONSES)
async def send(node: Node, request: Request[Any, Any, Any], table_id: str, data: Command) -> Accepted:
    """Send a command, as on the socket."""
    return await carry_out(node, request, table_id, data)


@patch("/{table_id:str}", responses=RESPONSES)
async def arrange(
    node: Node, request: Request[Any, Any, Any], table_id: str, data: commands.Arrange
) -> Accepted:
    """Change the set-up."""
    return await carry_out(node, request, table_id, data)


@post("/{table_id:str}/actions", status_code=200, responses=RESPONSES)
async def act(node: Node, request: Request[Any, Any, Any], table_id: str, data: ActionBody) -> Accepted:
    """Act, in notation or with the JSON of an action."""
    command = commands.Act(id=data.id, action=data.action, seq=data.seq)
    return await carry_out(node, request, table_id, command)


@post("/{table_id:str}/seats", status_code=200, responses=RESPONSES)
async def sit(node: Node, request: Request[Any, Any, Any], table_id: str, data: SeatBody) -> Accepted:
    """Take a seat, or take your own seat back from a bot."""
    return await carry_out(node, request, table_id, commands.Sit(id=data.id, seat=data.seat))


@put("/{table_id:str}/seats/{seat:int}", responses=RESPONSES)
async def place(
    node: Node, request: Request[Any, Any, Any], table_id: str, seat: SeatInPath, data: BotBody
) -> Accepted:
    """Put a bot into a seat."""
    command = commands.Place(id=data.id, seat=seat, level=data.level)
    return await carry_out(node, request, table_id, command)


@delete("/{table_id:str}/seats/{seat:int}", status_code=200, responses=RESPONSES)
async def leave(node: Node, request: Request[Any, Any, Any], table_id: str, seat: SeatInPath) -> Accepted:
    """Leave your own seat or, as the host, empty another one."""
    live = await find_table(node, table_id)
    own = live.table.seat_of(visitor_of(request).person) == seat
    fresh = PlainBody().id
    command: Command = commands.Stand(id=fresh) if own else commands.Remove(id=fresh, seat=seat)
    return await carry_out(node, request, table_id, command)


@post("/{table_id:str}/start", status_code=200, responses=RESPONSES)
async def start(node: Node, request: Request[Any, Any, Any], table_id: str, data: StartBody) -> Accepted:
    """Start the match."""
    return await carry_out(
        node, request, table_id, commands.Start(id=data.id, fill=data.fill, nonce=data.nonce)
    )


@post("/{table_id:str}/host", status_code=200, responses=RESPONSES)
async def pass_host(node: Node, request: Request[Any, Any, Any], table_id: str, data: HostBody) -> Accepted:
    """Pass the host role to a seat."""
    return await carry_out(node, request, table_id, commands.Host(id=data.id, seat=data.seat))


@post("/{table_id:str}/chat", status_code=200, responses=RESPONSES)
async def chat(node: Node, request: Request[Any, Any, Any], table_id: str, data: ChatBody) -> Accepted:
    """Write a line of chat."""
    return await carry_out(
        node, request, table_id, commands.Chat(id=data.id, text=data.text, phrase=data.phrase)
    )


@post("/{table_id:str}/undo", status_code=200, responses=RESPONSES)
async def undo(node: Node, request: Request[Any, Any, Any], table_id: str, data: UndoBody) -> Accepted:
    """Ask to take your last decision back, or answer such a request."""
    command: Command = (
        commands.Undo(id=data.id) if data.yes is None else commands.Consent(id=data.id, yes=data.yes)
    )
    return await carry_out(node, request, table_id, command)


@post("/{table_id:str}/rematch", status_code=200, responses=RESPONSES)
async def rematch(node: Node, request: Request[Any, Any, Any], table_id: str, data: PlainBody) -> Accepted:
    """Open a new table for the same people."""
    return await carry_out(node, request, table_id, commands.Rematch(id=data.id))


@post("/{table_id:str}/reports", responses=RESPONSES)
async def report(node: Node, request: Request[Any, Any, Any], table_id: str, data: ReportBody) -> Received:
    """Report a person or a line of chat to the host of the site."""
    complaint = reports.Complaint(data.seat, data.line, data.reason, data.note)
    live = await find_table(node, table_id)
    if wrong := await reports.report(node, live, visitor_of(request).owner, complaint):
        raise RequestRefused(wrong)
    return Received()


command_routes = [report, send, arrange, act, sit, place, leave, start, pass_host, chat, undo, rematch]
