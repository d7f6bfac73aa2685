"""The visitor: their name, their games, and personal links to their other devices."""

from __future__ import annotations

import io
import re
import time
from typing import Annotated, Any

import segno
from litestar import Request, delete, get, post, put
from litestar.params import Parameter
from litestar.response import Redirect

from furcifer.core import Illegal
from furcifer.server.api.bodies import Best, Export, Me, NewName, PersonalLink
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import RESPONSES, SLOW_DOWN, RequestRefused
from furcifer.server.node.my_tables import MyTables, all_tables, best_before, my_tables
from furcifer.server.node.node import Node
from furcifer.server.table.state import DEVICE

from .requests import find_table, site_url, visitor_of

NEXT = re.compile(r"/t/[A-Za-z0-9_-]{22}")
NO_LINK = Illegal("no_link", "This link is invalid or has expired.")


@get("/api/me", tags=["me"], responses=RESPONSES)
async def show_me(node: Node, request: Request[Any, Any, Any]) -> Me:
    """Return your name."""
    return Me(await node.database.name_of(visitor_of(request).person))


@put("/api/me", tags=["me"], responses=RESPONSES)
async def rename_me(node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: NewName) -> Me:
    """Change your name. A match that has started keeps the old one."""
    visitor = visitor_of(request)
    changes = len(node.tables_showing(visitor.person))
    if not gateway.limits.people.take(visitor.person, changes):
        raise RequestRefused(SLOW_DOWN)
    return Me(await node.rename(visitor.person, data.name))


@post("/api/me/link", status_code=200, tags=["me"], responses=RESPONSES)
async def link_me(node: Node, gateway: Gateway, request: Request[Any, Any, Any]) -> PersonalLink:
    """Return a link that signs another device in as you, for a few minutes."""
    expires = int(time.time()) + node.settings.link_minutes * 60
    link = f"{site_url(node, request)}/me/{gateway.signer.link(visitor_of(request).person, expires)}"
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4)
    return PersonalLink(link, expires, picture.getvalue().decode())


@get("/me/{token:str}", include_in_schema=False)
async def open_link(
    gateway: Gateway,
    request: Request[Any, Any, Any],
    token: str,
    onward: Annotated[str, Parameter(query="next")] = "/",
) -> Redirect:
    """Open a personal link: sign this device in as the person who made it."""
    person = gateway.signer.read_link(token, time.time())
    if person is None:
        raise RequestRefused(NO_LINK)
    onward = onward if NEXT.fullmatch(onward) else "/"
    cookie = gateway.cookie(person, visitor_of(request).secure)
    return Redirect(onward, status_code=303, headers={"set-cookie": cookie, "cache-control": "no-store"})


def _person(request: Request[Any, Any, Any]) -> str:
    """Return the owner of the device: everybody who plays there shares one list of games."""
    return visitor_of(request).person.partition(DEVICE)[0]


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


@get("/api/me/export", tags=["me"], responses=RESPONSES)
async def export_me(node: Node, request: Request[Any, Any, Any]) -> Export:
    """Return everything in your list of games, and your name."""
    person = _person(request)
    return Export(await node.database.name_of(person), await all_tables(node, person))


@get("/api/me/best/{table_id:str}", tags=["me"], responses=RESPONSES)
async def show_best(node: Node, request: Request[Any, Any, Any], table_id: str) -> Best:
    """Return your best score before this match, if its players were one team."""
    setup = (await find_table(node, table_id)).table.setup
    return Best(await best_before(node, _person(request), table_id, setup.game, setup.seats))


people_routes = [
    show_me,
    rename_me,
    link_me,
    open_link,
    list_my_tables,
    clear_my_tables,
    hide_my_table,
    export_me,
    show_best,
]
