"""Previews of links: the tags that messengers read, and a picture of the table.

The pictures are made of the page's own drawings, which `web/previews` writes beside the built page. They show
what everybody may know. Without a built page a picture has no pieces, only the title.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from html import escape
from types import MappingProxyType
from typing import Any

from furcifer.adapters.faces import FOLDER, INK, PAPER, parts, png
from furcifer.core import Drawing, Match
from furcifer.server.table.snapshot import shown
from furcifer.server.table.state import OVER, Table

NO_TITLES: Mapping[str, str] = MappingProxyType({})  # the games keep their usual titles
WIDTH, HEIGHT = 1200, 630  # the size that messengers show
MARGIN, CAPTION = 36, 110
COVER = Drawing(200, 150, '<use href="#picture" width="200" height="150"/>')


def picture(table: Table, step: int | None = None, titles: Mapping[str, str] = NO_TITLES) -> bytes:
    """Return a PNG of the table as a spectator sees it; of a finished match also after an earlier step."""
    return png(_svg(table, _drawing(table, step), titles))


def _drawing(table: Table, step: int | None) -> Drawing:
    draw, match = table.game.picture, table.match
    if draw is None or match is None or not shown(table, None):
        return COVER
    return draw()(_view(match, step if table.phase == OVER else None))


def _view(match: Match, step: int | None) -> Any:
    """Return the public view after this many steps, or the newest one for None."""
    if step is None or step >= len(match.entries):
        return match.view(None)
    state = match.game.start(match.config, match.seats)
    for number, each in enumerate(match.steps()):
        if number == step:
            break
        state = each.after
    return match.game.view(state, None)


def _svg(table: Table, drawing: Drawing, titles: Mapping[str, str]) -> str:
    height = HEIGHT - CAPTION - 2 * MARGIN
    scale = min((WIDTH - 2 * MARGIN) / drawing.width, height / drawing.height)
    x = (WIDTH - drawing.width * scale) / 2
    y = MARGIN + (height - drawing.height * scale) / 2
    title, text = describe(table, titles)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f"<defs>{parts(table.setup.game, table.setup.language)}</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})" fill="{INK}">{drawing.body}</g>'
        f'<text x="{MARGIN}" y="{HEIGHT - 66}" font-size="44" fill="{INK}">{escape(title)}</text>'
        f'<text x="{MARGIN}" y="{HEIGHT - 24}" font-size="26" fill="#5c6a62">{escape(text)}</text></svg>'
    )


@cache
def _texts() -> dict[str, Any]:
    path = FOLDER / "texts.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


def describe(table: Table, titles: Mapping[str, str] = NO_TITLES) -> tuple[str, str]:
    """Return the title of a table's preview, and one line: the winners, or an invitation."""
    texts = _texts().get(table.setup.language, {}).get(table.setup.game, {})
    title = titles.get(table.setup.game) or texts.get("title") or table.game.meta.title
    if table.outcome is not None and table.outcome.winners:
        names = (table.chairs[seat].name or f"{seat + 1}" for seat in table.outcome.winners)
        return title, "★ " + ", ".join(names)
    people = ", ".join(chair.name for chair in table.chairs if chair.name)
    return title, texts.get("replay", "") if table.phase == OVER else texts.get("invite") or people


def tags(table: Table, url: str, image: str, titles: Mapping[str, str] = NO_TITLES) -> str:
    """Return the tags for the head of a page about this table."""
    title, text = describe(table, titles)
    values = {
        "og:site_name": "Furcifer",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": url,
        "og:image": image,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": table.setup.language,
    }
    cards = {"twitter:card": "summary_large_image", "twitter:title": title, "twitter:image": image}
    return "".join(
        [f'<meta property="{name}" content="{escape(value)}">' for name, value in values.items()]
        + [f'<meta name="{name}" content="{escape(value)}">' for name, value in cards.items()]
    )
