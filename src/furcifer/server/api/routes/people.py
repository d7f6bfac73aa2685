"""The visitor: their name, their games, and personal links to their other devices."""

from __future__ import annotations

import io
import time
from typing import Annotated, Any

import segno
from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from furcifer.core import Illegal
from furcifer.server.api.bodies import Best, Me, NewName, PersonalLink
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.identity import Link
from furcifer.server.api.refusals import RESPONSES, SLOW_DOWN, RequestRefused
from furcifer.server.node.my_tables import MyTables, best_before, my_tables
from furcifer.server.node.node import Node
from furcifer.server.node.people import erasure
from furcifer.server.node.people.export import PersonalData, personal_data

from .requests import find_table, site_url, visitor_of

RECONNECT = 1012  # close code: the client reconnects, and is nobody then
DATA_COST = 5.0  # as much as five hints
NO_LINK = Illegal("no_link", "This link is invalid or has expired.")


@get("/api/me", tags=["me"], responses=RESPONSES)
async def show_me(node: Node, request: Request[Any, Any, Any]) -> Me:
    """Return your name."""
    return Me(await node.database.name_of(visitor_of(request).person))


@post("/api/me", status_code=200, tags=["me"], responses=RESPONSES)
async def identify_me(node: Node, request: Request[Any, Any, Any]) -> Me:
    """Become somebody: a visitor without a cookie receives one. Sockets need it for their commands."""
    return Me(await node.database.name_of(visitor_of(request).person))


@put("/api/me", tags=["me"], responses=RESPONSES)
async def rename_me(node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: NewName) -> Me:
    """Change your name. A match that has started keeps the old one."""
    visitor = visitor_of(request)
    changes = len(node.tables_showing(visitor.person))
    if not gateway.limits.people.take(visitor.person, changes):
        raise RequestRefused(SLOW_DOWN)
    name = await node.rename(visitor.person, data.name)
    if isinstance(name, Illegal):
        raise RequestRefused(name)
    return Me(name)


@post("/api/me/link", status_code=200, tags=["me"], responses=RESPONSES)
async def link_me(node: Node, gateway: Gateway, request: Request[Any, Any, Any]) -> PersonalLink:
    """Return a link that signs another device in as you, for a few minutes."""
    expires = int(time.time()) + node.settings.link_minutes * 60
    link = f"{site_url(node, request)}/me/{gateway.signer.link(visitor_of(request).person, expires)}"
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4)
    return PersonalLink(link, expires, picture.getvalue().decode())


@get("/api/links/{token:str}", tags=["me"], responses=RESPONSES)
async def show_link(node: Node, gateway: Gateway, token: str) -> Me:
    """Return the name of the person as whom a personal link would sign you in."""
    return Me(await node.database.name_of(_read(gateway, token).person))


@post("/api/links/{token:str}", status_code=200, tags=["me"], responses=RESPONSES)
async def use_link(node: Node, gateway: Gateway, request: Request[Any, Any, Any], token: str) -> Response[Me]:
    """Use a personal link, once: sign this device in as the person who made it.

    Opening the link alone does nothing, so that no page can sign somebody in as somebody else.
    """
    link = _read(gateway, token)
    if not await node.database.spend_link(link.number, link.expires, int(time.time())):
        raise RequestRefused(NO_LINK)
    return await _signed_in(node, gateway, request, link.person)


@post("/api/me/sign-out", status_code=200, tags=["me"], responses=RESPONSES)
async def sign_out(gateway: Gateway, request: Request[Any, Any, Any]) -> Response[Me]:
    """Forget who you are on this device. Only a personal link made before leads back to the same person."""
    return _nobody(gateway, request)


def _nobody(gateway: Gateway, request: Request[Any, Any, Any]) -> Response[Me]:
    headers = {"set-cookie": gateway.cookie(None, visitor_of(request).secure), "cache-control": "no-store"}
    return Response(Me(""), headers=headers)


def _read(gateway: Gateway, token: str) -> Link:
    link = gateway.signer.read_link(token, time.time())
    if link is None:
        raise RequestRefused(NO_LINK)
    return link


async def _signed_in(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], person: str
) -> Response[Me]:
    headers = {
        "set-cookie": gateway.cookie(person, visitor_of(request).secure),
        "cache-control": "no-store",
    }
    return Response(Me(await node.database.name_of(person)), headers=headers)


def _person(request: Request[Any, Any, Any]) -> str:
    """Return the owner of the device: everybody who plays there shares one list of games."""
    return visitor_of(request).owner


@get("/api/me/tables", tags=["me"], responses=RESPONSES)
async def list_my_tables(
    node: Node,
    request: Request[Any, Any, Any],
    before: Annotated[int, Parameter(ge=0, lt=2**53)] | None = None,
) -> MyTables:
    """List your games: running ones first, then finished ones. `before` continues the list at `next`."""
    return await my_tables(node, _person(request), before)


@delete("/api/me/tables", status_code=200, tags=["me"], responses=RESPONSES)
async def clear_my_tables(node: Node, request: Request[Any, Any, Any]) -> MyTables:
    """Take every finished game off your list."""
    await node.database.played.hide(_person(request))
    return await my_tables(node, _person(request))


@delete("/api/me/tables/{table_id:str}", status_code=200, tags=["me"], responses=RESPONSES)
async def hide_my_table(node: Node, request: Request[Any, Any, Any], table_id: str) -> MyTables:
    """Take one game off your list."""
    await node.database.played.hide(_person(request), table_id)
    return await my_tables(node, _person(request))


@get("/api/me/data", tags=["me"], responses=RESPONSES)
async def export_me(node: Node, gateway: Gateway, request: Request[Any, Any, Any]) -> PersonalData:
    """Return everything the server keeps about you."""
    _limit(gateway, request)
    return await personal_data(node, _person(request))


@delete("/api/me", status_code=200, tags=["me"], responses=RESPONSES)
async def erase_me(node: Node, gateway: Gateway, request: Request[Any, Any, Any]) -> Response[Me]:
    """Be forgotten. Your games against bots are deleted; others keep theirs, without your name and chat."""
    _limit(gateway, request)
    owner = _person(request)
    for program in await node.database.programs.of(owner):
        await gateway.programs.revoke(owner, program.person)
    await erasure.erase(node, owner)
    for live in node.tables.values():
        live.close(RECONNECT, owner)
    return _nobody(gateway, request)


def _limit(gateway: Gateway, request: Request[Any, Any, Any]) -> None:
    if not gateway.limits.questions.take(visitor_of(request).address, DATA_COST):
        raise RequestRefused(SLOW_DOWN)


@get("/api/me/best/{table_id:str}", tags=["me"], responses=RESPONSES)
async def show_best(node: Node, request: Request[Any, Any, Any], table_id: str) -> Best:
    """Return your best score before this match, if its players were one team."""
    setup = (await find_table(node, table_id)).table.setup
    return Best(await best_before(node, _person(request), table_id, setup.game, setup.seats))


people_routes = [
    show_me,
    identify_me,
    rename_me,
    link_me,
    show_link,
    use_link,
    sign_out,
    list_my_tables,
    clear_my_tables,
    hide_my_table,
    export_me,
    erase_me,
    show_best,
]
