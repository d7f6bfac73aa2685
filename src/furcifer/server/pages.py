"""Everything else over HTTP: who I am, the games, the state of the server, and a plain page."""

from __future__ import annotations

import io
import re
import time
from html import escape
from pathlib import Path
from typing import Annotated, Any

import segno
from litestar import MediaType, Request, Response, get, post, put
from litestar.params import Parameter
from litestar.response import File, Redirect

import furcifer

from .api import LOBBY_LINES, NO_TABLE, TROUBLES, TroubleAhead, visitor_of
from .bodies import GameFacts, Me, NewName, PersonalLink, Trouble
from .catalogue import catalogue
from .door import Door
from .hall import Hall

WEB = Path(furcifer.__file__).parent / "web_dist"  # the web client, where it was built
NEXT = re.compile(r"/t/[A-Za-z0-9_-]{22}")


@get("/api/games", tags=["games"])
async def list_games() -> list[GameFacts]:
    """The games there are, with their options and bots."""
    return catalogue()


@get("/api/me", tags=["me"], responses=TROUBLES)
async def who_am_i(hall: Hall, request: Request[Any, Any, Any]) -> Me:
    return Me(await hall.database.name_of(visitor_of(request).person))


@put("/api/me", tags=["me"], responses=TROUBLES)
async def name_me(hall: Hall, request: Request[Any, Any, Any], data: NewName) -> Me:
    """Take another name."""
    return Me(await hall.rename(visitor_of(request).person, data.name))


@post("/api/me/link", status_code=200, tags=["me"], responses=TROUBLES)
async def link_me(hall: Hall, request: Request[Any, Any, Any]) -> PersonalLink:
    """A link that makes another device you, for a few minutes."""
    expires = int(time.time()) + hall.settings.link_minutes * 60
    base = hall.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    link = f"{base}/me/{hall.signer.link(visitor_of(request).person, expires)}"
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4)
    return PersonalLink(link, expires, picture.getvalue().decode())


@get("/me/{token:str}", include_in_schema=False)
async def be_me(
    hall: Hall,
    door: Door,
    request: Request[Any, Any, Any],
    token: str,
    onward: Annotated[str, Parameter(query="next")] = "/",
) -> Redirect:
    """Open a personal link: this device is that person from now on."""
    person = hall.signer.read_link(token, time.time())
    if person is None:
        raise TroubleAhead(404, Trouble("no_link", "This link is no good, or no longer."))
    onward = onward if NEXT.fullmatch(onward) else "/"
    cookie = door.cookie(person, visitor_of(request).secure)
    return Redirect(onward, status_code=303, headers={"set-cookie": cookie, "cache-control": "no-store"})


@get("/health/live", media_type=MediaType.TEXT, include_in_schema=False)
async def alive() -> str:
    return "live"


@get("/health/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(hall: Hall) -> Response[str]:
    """Can this node take people in? Not while it goes away or cannot reach its database."""
    try:
        fit = not hall.closing.is_set() and await hall.database.ready()
    except Exception:
        fit = False
    return Response("ready" if fit else "not ready", status_code=200 if fit else 503)


@get("/metrics", include_in_schema=False)
async def numbers(hall: Hall) -> Response[bytes]:
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# The addresses inside the page; it reads them itself.
INSIDE = ["/", "/rules/{game:str}", "/first/{game:str}", "/replay/{table_id:str}", "/analysis/{game:str}"]


@get(INSIDE, include_in_schema=False)
async def home(hall: Hall) -> Response[Any]:
    return await _front(hall)


def page_for_nothing(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """The page, for somebody who came to an address where nothing is: it says so in their language."""
    wants_page = "text/html" in request.headers.get("accept", "")
    index = WEB / "index.html"
    if not wants_page or request.url.path.startswith("/api/") or not index.is_file():
        return None
    return Response(index.read_text("utf-8"), status_code=404, media_type=MediaType.HTML)


async def _front(hall: Hall) -> Response[Any]:
    if (index := WEB / "index.html").is_file():
        return File(index, content_disposition_type="inline", media_type="text/html")
    return Response(await _plain_page(hall), media_type=MediaType.HTML)


@get("/t/{table_id:str}", include_in_schema=False)
async def invitation(hall: Hall, table_id: str) -> Response[Any]:
    """An invite link: the web client opens the table."""
    if await hall.find(table_id) is None:
        raise TroubleAhead(404, NO_TABLE)
    return await _front(hall)


async def _plain_page(hall: Hall) -> str:
    lines = await hall.database.lobby(LOBBY_LINES)
    tables = "".join(f"<li><code>{escape(line)}</code></li>" for line in lines) or "<li>None yet.</li>"
    games = "".join(
        f"<li><b>{escape(game.title)}</b> (<code>{escape(game.slug)}</code>, "
        f"{game.seats[0]}–{game.seats[-1]} seats; bots: {escape(', '.join(game.levels))})</li>"
        for game in catalogue()
    )
    return PAGE.format(tables=tables, games=games)


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Furcifer</title>
<meta name="viewport" content="width=device-width">
<style>body{{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}}</style>
<h1>Furcifer</h1>
<h2>Public tables</h2><ul>{tables}</ul>
<h2>Games</h2><ul>{games}</ul>
<h2>Play without a page</h2>
<p>Everything a table can do is at <code>/api/tables</code>; the whole of it is described at
<a href="/schema">/schema</a>. Live play goes over <code>/ws/tables/ID</code>.</p></html>
"""

pages = [list_games, who_am_i, name_me, link_me, be_me, alive, ready, numbers, home, invitation]
