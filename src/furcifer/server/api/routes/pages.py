"""The catalogue of games, and the page itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from furcifer.server.api.bodies import GameInfo
from furcifer.server.api.catalogue import catalogue
from furcifer.server.api.gateway import WEB
from furcifer.server.api.previews import tags
from furcifer.server.api.refusals import RESPONSES
from furcifer.server.node.live_table import LiveTable
from furcifer.server.node.node import Node

from .requests import find_table, site_url
from .tables import LOBBY_LINES


@get("/api/games", tags=["games"], responses=RESPONSES)
async def list_games(node: Node) -> list[GameInfo]:
    """List the games with their options and bots."""
    return catalogue(node.bot_pool.ready, node.settings.game_titles)


# Addresses inside the page, which reads them itself.
INSIDE = [
    "/",
    "/games",
    "/about/{page:str}",
    "/rules/{game:str}",
    "/first/{game:str}",
    "/analysis/{game:str}",
    "/puzzles",
    "/puzzles/{game:str}/{puzzle:str}",
    "/device/{game:str}",
    "/pass/{table_id:str}",
    "/screen/{table_id:str}",
    "/me/{token:str}",
]


@get(INSIDE, include_in_schema=False)
async def home(node: Node) -> Response[Any]:
    return await _front(node)


def page_when_not_found(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Return the page for a browser at an unknown address; it explains that in the person's language."""
    wants_page = "text/html" in request.headers.get("accept", "")
    index = WEB / "index.html"
    if not wants_page or request.url.path.startswith("/api/") or not index.is_file():
        return None
    return Response(index.read_text("utf-8"), status_code=404, media_type=MediaType.HTML)


async def _front(node: Node) -> Response[Any]:
    if (index := WEB / "index.html").is_file():
        if titles := node.settings.game_titles:
            return Response(with_titles(index.read_text("utf-8"), titles), media_type=MediaType.HTML)
        return File(index, content_disposition_type="inline", media_type="text/html")
    return Response(await _plain_page(node), media_type=MediaType.HTML)


@get("/t/{table_id:str}", include_in_schema=False)
async def invitation(node: Node, request: Request[Any, Any, Any], table_id: str) -> Response[Any]:
    """Open an invite link: the page shows the table."""
    return await _about_table(node, request, await find_table(node, table_id))


@get("/replay/{table_id:str}", include_in_schema=False)
async def replay_link(node: Node, request: Request[Any, Any, Any], table_id: str) -> Response[Any]:
    """Open the link of a replay. The page explains an address without a table."""
    live = await node.find(table_id)
    return await (_front(node) if live is None else _about_table(node, request, live))


async def _about_table(node: Node, request: Request[Any, Any, Any], live: LiveTable) -> Response[Any]:
    """Return the page with the tags from which messengers make a preview of the link."""
    index = WEB / "index.html"
    if not index.is_file():
        return await _front(node)
    site, step = site_url(node, request), request.query_params.get("step", "")
    image = f"{site}/api/tables/{live.table.id}/picture.png"
    image += f"?step={step}" if step.isdecimal() else ""
    url = site + request.url.path
    titles = node.settings.game_titles
    page = index.read_text("utf-8").replace("</head>", f"{tags(live.table, url, image, titles)}</head>", 1)
    return Response(with_titles(page, titles), media_type=MediaType.HTML)


def with_titles(page: str, titles: Mapping[str, str]) -> str:
    """Tell the page what this site calls its games."""
    content = escape(json.dumps(titles, ensure_ascii=False), quote=True)
    tag = f'<meta name="furcifer-titles" content="{content}">' if titles else ""
    return page.replace("</head>", f"{tag}</head>", 1)


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[str]:
    """Return the service worker. It must lie at the root, and browsers must not keep an old one."""
    path = WEB / "sw.js"
    if not path.is_file():
        raise NotFoundException
    headers = {"cache-control": "no-cache"}
    return Response(path.read_text("utf-8"), media_type="text/javascript", headers=headers)


async def _plain_page(node: Node) -> str:
    lines = await node.database.lobby(LOBBY_LINES)
    tables = "".join(f"<li><code>{escape(line)}</code></li>" for line in lines) or "<li>None yet.</li>"
    games = "".join(
        f"<li><b>{escape(game.title)}</b> (<code>{escape(game.slug)}</code>, "
        f"{game.seats[0]}–{game.seats[-1]} seats; bots: {escape(', '.join(game.levels))})</li>"
        for game in catalogue(node.bot_pool.ready, node.settings.game_titles)
    )
    return PAGE.format(tables=tables, games=games)


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Furcifer</title>
<meta name="viewport" content="width=device-width">
<style>body{{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}}</style>
<h1>Furcifer</h1>
<h2>Public tables</h2><ul>{tables}</ul>
<h2>Games</h2><ul>{games}</ul>
<h2>Play without this page</h2>
<p>The API of the tables is at <code>/api/tables</code> and described at <a href="/schema">/schema</a>.
Live play uses a WebSocket at <code>/ws/tables/ID</code>.</p></html>
"""

page_routes = [list_games, home, invitation, replay_link, service_worker]
