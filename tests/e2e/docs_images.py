"""Take the pictures of the README and the site from the page as it is: tests/e2e/docs_images.py [FOLDER]"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.browser import ROOT, launch_options
from e2e.conftest import DESKTOP, PHONE, Server
from e2e.page_player import PagePlayer, open_table

IMAGES = ROOT / "docs" / "images"


def landing(page: Page) -> None:
    page.goto("/")
    page.locator("main h1").wait_for()


def phone(page: Page) -> None:
    _started(page, "coloretto").play_over_http(7)
    page.wait_for_timeout(1000)


def codenames(page: Page) -> None:
    """Type a clue that the referee refuses: a word of the table."""
    _started(page, "codenames", "fr")
    clue = page.locator("[data-face] form input").first
    clue.wait_for()
    clue.fill(page.locator("[data-face] [data-word]").first.get_attribute("data-word") or "")


def analysis(page: Page) -> None:
    page.goto("/analysis/chameleon-chess")
    page.locator("main svg").first.wait_for()
    expect(page.get_by_text("Thinking…")).to_have_count(0, timeout=120_000)


def _started(page: Page, slug: str, language: str = "en") -> PagePlayer:
    table = open_table(page, slug, language)
    page.request.post(f"/api/tables/{table}/start", data={})
    page.goto(f"/t/{table}")
    page.locator("[data-face]").wait_for()
    return PagePlayer(page, slug)


PICTURES = {
    landing: (DESKTOP, "en"),
    phone: (PHONE, "en"),
    codenames: (DESKTOP, "fr"),
    analysis: (DESKTOP, "en"),
}


def take(browser: Browser, address: str, folder: Path) -> list[Path]:
    """Take every picture; return the files."""
    files = []
    for scene, (viewport, language) in PICTURES.items():
        context = browser.new_context(
            base_url=address, viewport=viewport, locale=language, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto("/")
        scene(page)
        page.wait_for_timeout(1500)  # bots move, pictures arrive
        files.append(folder / f"{scene.__name__}.jpg")
        page.screenshot(path=files[-1], type="jpeg", quality=80)
        context.close()
    return files


def main(folder: Path = IMAGES) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as play:
        browser = play.chromium.launch(**launch_options())
        take(browser, server.address, folder)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
