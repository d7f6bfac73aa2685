"""A page that cannot be loaded says so in the reader's language and offers to try again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server
from e2e.faked.positions import fixtures
from e2e.faked.snapshots import match
from e2e.faked.table import FOLLOW, FakedTable
from e2e.languages import LANGUAGES, text

# The addresses of the site, and what fails to arrive: a script, the messages of a game or the first answer.
FAILING = {
    "/": "**/api/games",
    "/games": "**/api/me/tables",
    "/puzzles": "**/assets/PuzzlesPage-*.js",
    "/puzzles/coloretto/today": "**/assets/Face-*.js",
    "/rules/coloretto": "**/assets/Rules-*.js",
    "/first/coloretto": "**/assets/tutorial-*.js",
    "/device/coloretto": "**/api/games",
    "/analysis/le-cameleon": "**/api/games",
    "/analysis/chameleon-chess": "**/api/analysis",
    "/replay/faked": "**/api/tables/faked",
    "/about/privacy": "**/api/site/**",
    "/me/no-such-link": "**/api/links/*",
}


@pytest.fixture
def page(server: Server, browser: Browser) -> Iterator[Page]:
    """A page whose errors are expected: the test causes them."""
    context = browser.new_context(base_url=server.address, service_workers="block")
    yield context.new_page()
    context.close()


def expect_another_try(page: Page, language: str = "en") -> None:
    expect(page.get_by_role("heading", name=text("offline-title", language))).to_be_visible()
    expect(page.get_by_role("button", name=text("try-again", language))).to_be_visible()


@pytest.mark.parametrize("path", FAILING)
def test_a_page_that_is_not_loaded_offers_to_try_again(page, path):
    page.goto("/nowhere/at/all")
    page.locator("main h1").wait_for()
    page.route(FAILING[path], lambda route: route.abort())
    page.evaluate(FOLLOW, path)
    expect_another_try(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", ["t", "screen", "pass"])
def test_a_table_whose_board_is_not_loaded_offers_to_try_again(page, section, language):
    page.goto(f"/nowhere/at/all?lang={language}")
    page.locator("main h1").wait_for()
    page.route("**/assets/Face-*.js", lambda route: route.abort())
    table = FakedTable(page)
    table.now = match("coloretto", fixtures("coloretto")["turn-4"])
    page.evaluate(FOLLOW, f"/{section}/faked")
    expect_another_try(page, language)


def test_a_page_without_its_texts_says_so_in_every_language(page):
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.goto("/")
    for language in LANGUAGES:
        expect(page.get_by_role("button")).to_contain_text(text("try-again", language))
    page.unroute_all()
    page.get_by_role("button").click()
    expect(page.get_by_role("article").first).to_be_visible()
