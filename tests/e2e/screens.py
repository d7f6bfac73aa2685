"""Save pictures of every screen in every size in artefacts/screens/, with a contact sheet for each screen.

.venv/bin/python tests/e2e/screens.py [PART OF A NAME ...] [--sizes laptop,phone] [--dark] [--lang fr]
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.browser import ROOT, launch_options
from e2e.conftest import Server
from e2e.faked.answers import answer_analysis, answer_replay, pages_of
from e2e.faked.positions import fixtures, played
from e2e.faked.snapshots import lobby, match, sync
from e2e.faked.table import DRAWN, FakedTable
from e2e.layout.sizes import SIZES, viewport
from furcifer import all_games

OUT = ROOT / "artefacts" / "screens"
PAGES = ("/", "/games", "/puzzles", "/replay/log", "/about/privacy", "/about/accessibility")
UNUSUAL = (*PAGES, "/nowhere/at/all", "/t/nothing-of-this-name-xx", "/me/no-such-link")
SHEET = 1380  # px
WIDEST, HIGHEST = 450, 620  # of a picture on the sheet


def unusual_pages(page: Page, is_wanted: Callable[[str], bool]) -> Iterator[str]:
    """Open the pages without a game, as the real server answers for them; yield their names."""
    for path in filter(is_wanted, UNUSUAL):
        page.goto(path)
        page.locator("main :is(h1, h2)").first.wait_for(state="attached")
        yield f"page{path.replace('/', '-')}"


def screens(page: Page, is_wanted: Callable[[str], bool]) -> Iterator[str]:
    """Open one screen after the other at faked tables; yield its name."""
    table = FakedTable(page)
    if is_wanted("settings"):
        table.open("/")
        table.page.locator("header button").last.click()
        yield "settings"
    for slug, game in all_games().items():
        for name, props in fixtures(slug).items():
            if is_wanted(f"{slug} {name}"):
                table.show(match(slug, props))
                yield f"{slug} {name}"
        if is_wanted(f"{slug} over"):
            table.show(match(slug, played(slug, game.meta.seats[0])))
            yield f"{slug} over"
        answer_replay(table.page, slug)
        answer_analysis(table.page)
        for path in pages_of(slug):
            if is_wanted(name := f"{slug} page {path.split('/')[1]}{path.partition('?')[2]}"):
                table.open(path)
                yield name
        yield from shared_screens(table, slug, is_wanted)
        table.page.unroute_all()
        table.open("/nowhere/at/all")  # the replay of the next game has the same address


def shared_screens(table: FakedTable, slug: str, is_wanted: Callable[[str], bool]) -> Iterator[str]:
    """Show the lobby, the big screen and the curtain of a game."""
    seats = all_games()[slug].meta.seats[-1]
    running = match(slug, played(slug, seats, turns=4)) | {"legal": [], "asks": None}
    if is_wanted(f"{slug} lobby"):
        table.show(lobby(slug, seats))
        yield f"{slug} lobby"
    if is_wanted(f"{slug} screen"):
        table.show(sync(lobby(slug, seats)["table"], None), "screen")
        yield f"{slug} screen lobby"
        table.show(running | {"you": sync({}, None)["you"]}, "screen")
        yield f"{slug} screen match"
    if is_wanted(f"{slug} pass") and all_games()[slug].meta.hidden:
        owner = sync({}, None)["you"] | {"device": {str(seat): "abc" for seat in range(seats)}}
        table.show(running | {"you": owner}, "pass")
        yield f"{slug} pass"


def photograph(page: Page, name: str, sizes: list[str]) -> None:
    """Save one picture a size, and all of them on one sheet."""
    files = []
    for size in sizes:
        page.set_viewport_size(viewport(size))
        page.evaluate(DRAWN)
        page.wait_for_timeout(150)  # faces measure themselves once more
        files.append(OUT / f"{name.replace(' ', '-')}-{size}.png")
        page.screenshot(path=files[-1])
    page.set_viewport_size(viewport(sizes[0]))
    sheet = page.context.browser.new_page(viewport={"width": SHEET, "height": HIGHEST})  # type: ignore[union-attr]
    sheet.goto(OUT.as_uri())
    style = f"max-width:{WIDEST}px;max-height:{HIGHEST}px;border:1px solid red"
    pictures = "".join(f"<img src='{file.name}' style='{style}'>" for file in files)
    body = f"<body style='margin:0;display:flex;flex-wrap:wrap;align-items:start'>{pictures}"
    sheet.set_content(f"<base href='{OUT.as_uri()}/'>{body}")
    sheet.screenshot(path=OUT / f"sheet-{name.replace(' ', '-')}.png", full_page=True)
    sheet.close()


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("wanted", nargs="*")
    arguments.add_argument("--sizes", default=",".join(SIZES))
    arguments.add_argument("--dark", action="store_true")
    arguments.add_argument("--forced-colours", action="store_true")
    arguments.add_argument("--lang", default="en")
    asked = arguments.parse_args()

    def is_wanted(name: str) -> bool:
        return not asked.wanted or any(part in name for part in asked.wanted)

    OUT.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as play:
        browser = play.chromium.launch(**launch_options())
        page = browser.new_page(
            base_url=server.address,
            color_scheme="dark" if asked.dark else "light",
            forced_colors="active" if asked.forced_colours else "none",
            locale=asked.lang,
            reduced_motion="reduce",
            service_workers="block",  # it would ask the server past the answers given here
        )
        page.goto("/")
        for name in chain(unusual_pages(page, is_wanted), screens(page, is_wanted)):
            photograph(page, f"{name} {asked.lang}", asked.sizes.split(","))
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
