"""The parts of a request that every route needs: the visitor, the table, the address of the site."""

from __future__ import annotations

from typing import Any

from litestar import Request

from furcifer.core import Match
from furcifer.server.api.gateway import VISITOR, Visitor
from furcifer.server.api.refusals import UNREADABLE, RequestRefused
from furcifer.server.node.live_table import NO_TABLE, LiveTable
from furcifer.server.node.node import Node
from furcifer.server.table.decide.verdict import NOT_OVER, refuse_other_version
from furcifer.server.table.state import OVER


def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """Return the visitor that the gateway identified."""
    visitor: Visitor = request.scope[VISITOR]  # type: ignore[literal-required]
    return visitor


async def find_table(node: Node, table_id: str) -> LiveTable:
    """Return a table, or refuse the request: there is none, or its log cannot be read."""
    live = await node.find(table_id)
    if live is None:
        raise RequestRefused(UNREADABLE if table_id in node.unreadable else NO_TABLE)
    return live


def site_url(node: Node, request: Request[Any, Any, Any]) -> str:
    """Return the public address of the site, without a slash at the end."""
    return node.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def finished(live: LiveTable) -> Match:
    """Return the finished match of a table, or refuse the request."""
    table = live.table
    if table.other_version is not None:
        raise RequestRefused(refuse_other_version(table))
    if table.phase != OVER or table.match is None:
        raise RequestRefused(NOT_OVER)
    return table.match
