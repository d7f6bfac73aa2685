"""From the landing page to a table."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.languages import LANGUAGES, locale
from e2e.page_player import play_now
from furcifer import all_games


def headline(language: str) -> str:
    """Return the headline for five games."""
    return re.findall(r"^headline = [^\[]*\[5\] (.+)$", locale(language), re.MULTILINE)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_speaks_the_readers_language(visit, language):
    assert len(all_games()) == 5
    page = visit(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(headline(language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("article")).to_have_count(len(all_games()))


def test_switches_the_language_and_remembers_it(visit):
    page = visit()
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text(headline("it"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(headline("it"))


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_fits_the_screen(visit, picture, viewport, theme):
    page = visit(viewport=viewport, color_scheme=theme)
    expect(page.get_by_role("article")).to_have_count(len(all_games()))
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    picture(page, f"landing-{'phone' if viewport is PHONE else 'desktop'}-{theme}")


def test_one_click_plays_against_bots(visit):
    page = visit()
    play_now(page, "Chameleon 5×5")
    page.wait_for_url("**/t/*")
    expect(page.locator(".board .movable")).not_to_have_count(0)
    expect(page).to_have_title("● Your turn · Chameleon 5×5")


def test_shell_is_small(visit):
    """The first load stays under 80 kB of compressed script."""
    scripts: dict[str, int] = {}
    page = visit("/health/live")
    page.on(
        "response",
        lambda got: (
            scripts.__setitem__(got.url, len(gzip.compress(got.body()))) if got.url.endswith(".js") else None
        ),
    )
    page.goto("/", wait_until="networkidle")
    assert sum(scripts.values()) < 80_000


def test_scripts_come_small_and_stay(visit):
    """Scripts are compressed and cached for ever. Answers that may contain secrets are not compressed."""
    page = visit()
    script = page.locator("script[src]").first.get_attribute("src")
    headers = page.request.get(script, headers={"accept-encoding": "gzip"}).headers
    assert headers["content-encoding"] == "gzip"
    assert "immutable" in headers["cache-control"]
    told = page.request.get("/api/me", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in told.headers
