"""The site itself: what it offers, and the pages that its host can edit."""

from __future__ import annotations

from litestar import get

from furcifer.core import Illegal
from furcifer.server.api.bodies import AboutPage, Site
from furcifer.server.api.host_pages import NAMES, read_page
from furcifer.server.api.refusals import RESPONSES, RequestRefused
from furcifer.server.node.node import Node

NO_PAGE = Illegal("not_found", "There is no such page.")


@get("/api/site", tags=["site"], responses=RESPONSES)
async def show_site(node: Node) -> Site:
    """Return what this site offers."""
    return Site(public_tables=node.settings.public_tables, pages=list(NAMES))


@get("/api/site/{page:str}/{language:str}", tags=["site"], responses=RESPONSES)
async def show_page(node: Node, page: str, language: str) -> AboutPage:
    """Return a page about this site: its privacy text or its accessibility statement."""
    text = read_page(page, language, node.settings)
    if text is None:
        raise RequestRefused(NO_PAGE)
    return AboutPage(text)


site_routes = [show_site, show_page]
