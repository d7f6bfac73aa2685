"""From the landing page to a table."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from furcifer import games

HEADLINES = {
    "en": "Five games of colour and disguise",
    "fr": "Cinq jeux de couleurs et de faux-semblants",
    "it": "Cinque giochi di colori e travestimenti",
}


@pytest.mark.parametrize("language", HEADLINES)
def test_speaks_the_readers_language(visit, language):
    page = visit(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADLINES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("article")).to_have_count(len(games()))


def test_switches_the_language_and_remembers_it(visit):
    page = visit()
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADLINES["it"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADLINES["it"])


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_fits_the_screen(visit, picture, viewport, theme):
    page = visit(viewport=viewport, color_scheme=theme)
    expect(page.get_by_role("article")).to_have_count(len(games()))
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    picture(page, f"landing-{'phone' if viewport is PHONE else 'desktop'}-{theme}")


def test_one_click_plays_against_bots(visit):
    page = visit()
    page.get_by_role("button", name="Play now Chameleon 5×5").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board .movable")).not_to_have_count(0)
    expect(page).to_have_title("● Your turn · Chameleon 5×5")


def test_shell_is_small(visit):
    """The first load stays under 150 kB of compressed script."""
    scripts: dict[str, int] = {}
    page = visit("/health/live")
    page.on(
        "response",
        lambda got: (
            scripts.__setitem__(got.url, len(gzip.compress(got.body()))) if got.url.endswith(".js") else None
        ),
    )
    page.goto("/", wait_until="networkidle")
    assert sum(scripts.values()) < 150_000


def test_scripts_come_small_and_stay(visit):
    """Compressed and kept for ever: their names change with them. What may be secret is never compressed."""
    page = visit()
    script = page.locator("script[src]").first.get_attribute("src")
    headers = page.request.get(script, headers={"accept-encoding": "gzip"}).headers
    assert headers["content-encoding"] == "gzip"
    assert "immutable" in headers["cache-control"]
    told = page.request.get("/api/me", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in told.headers
