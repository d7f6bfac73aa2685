"""Every game in the browser, by two people and bots, to its end: on phone and desktop, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.monkey import play_out
from furcifer import games

SHORT: dict[str, dict[str, Any]] = {"chameleon": {"rounds": 1}}  # what makes a game short enough
LANGUAGES = ("en", "fr", "it")


def set_up(visit: Any, slug: str, language: str, viewport: Any) -> list[Any]:
    """A table of two people, bots on the other seats, started."""
    game = games()[slug]
    seats = 4 if 4 in game.meta.seats else game.meta.seats[0]
    host = visit(viewport=viewport, language=language)
    opened = host.request.post(
        "/api/tables",
        data={"game": slug, "seats": seats, "config": SHORT.get(slug, {})},
    )
    assert opened.ok, opened.text()
    table = opened.json()["id"]
    friend = visit(f"/t/{table}", viewport=viewport, language=language)
    friend.locator("#join-name").fill("Max")
    friend.locator("#join-name").press("Enter")
    expect(friend.locator(".waiting")).to_be_visible()
    host.goto(f"/t/{table}")
    expect(host.get_by_text("Max").first).to_be_visible()
    host.locator(".start .btn").click()
    return [host, friend]


@pytest.mark.parametrize("slug", sorted(games()))
def test_is_played_to_its_end(visit, picture, slug):
    place = sorted(games()).index(slug)
    language, viewport = LANGUAGES[place % 3], (PHONE, DESKTOP)[place % 2]
    pages = set_up(visit, slug, language, viewport)
    for page in pages:
        expect(page.locator("[data-face]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    picture(pages[0], f"{slug}-start")
    pages[1].reload()
    expect(pages[1].locator("[data-face]")).to_be_visible()
    assert play_out(pages, Random(slug)) > 0
    picture(pages[0], f"{slug}-over")
    pages[0].locator('a[href^="/replay/"]').click()
    expect(pages[0].get_by_role("slider")).to_be_visible()
    picture(pages[0], f"{slug}-replay")
