"""Every game in the browser, played to its end by two people and bots, on both sizes, in every language."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import keyboard
from e2e.conftest import AS_PEOPLE_HAVE_IT, DESKTOP, PHONE
from e2e.faked.answers import answer_no_review
from e2e.languages import LANGUAGES, text
from e2e.page_player import PagePlayer, open_table, over, play_out, play_out_over_http
from furcifer import all_games
from furcifer.core import find

QUICK = "chameleon-chess"  # the shortest
YOU = re.compile(rf"\b({'|'.join(re.escape(text('you', language)) for language in LANGUAGES)})\b")
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def set_up(visit: Any, slug: str, language: str, viewport: Any) -> list[Any]:
    """Start a table with two people, and bots on the other seats."""
    host = visit(viewport=viewport, language=language, **AS_PEOPLE_HAVE_IT)
    # Bots without a search act at once; those without word tables would end the match by a wild guess.
    bots = "steady" if find(slug).meta.free_text else "greedy"
    table = open_table(host, slug, language, bots, people=2)
    friend = visit(f"/t/{table}", viewport=viewport, language=language, **AS_PEOPLE_HAVE_IT)
    friend.locator("#join-name").fill("Max")
    friend.locator("#join-name").press("Enter")
    expect(friend.locator(".waiting")).to_be_visible()
    host.goto(f"/t/{table}")
    expect(host.get_by_text("Max").first).to_be_visible()
    host.locator(".start .btn").click()
    return [host, friend]


def quick_if(quick: bool) -> list[pytest.MarkDecorator]:
    return [] if quick else [pytest.mark.long]


def combinations() -> list[Any]:
    """Return every game, language and size, to be played on the page alone.

    A quick run has each game once, and all but the shortest of them end over HTTP.
    """
    found = []
    for place, slug in enumerate(sorted(all_games())):
        for at, (language, size) in enumerate(product(LANGUAGES, SIZES)):
            name, quick = f"{slug}-{language}-{size}", at == place % len(LANGUAGES) * len(SIZES) + place % 2
            marks = quick_if(quick and slug == QUICK)
            found.append(pytest.param(slug, language, size, False, marks=marks, id=name))
            if quick and slug != QUICK:
                found.append(pytest.param(slug, language, size, True, id=f"{name}-over-http"))
    return found


@pytest.mark.parametrize(("slug", "language", "size", "over_http"), combinations())
def test_is_played_to_its_end(visit, picture, slug, language, size, over_http):
    pages = set_up(visit, slug, language, SIZES[size])
    players = [PagePlayer(page, slug, level=level) for page, level in zip(pages, unequal(slug), strict=True)]
    for page in pages:
        expect(page.locator("[data-face]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    picture(pages[0], f"{slug}-start-{language}-{size}")
    some_turns(players)
    pages[1].reload()
    expect(pages[1].locator("[data-face]")).to_be_visible()
    some_turns(players)
    picture(pages[0], f"{slug}-middle-{language}-{size}")
    drop_connection(pages[0])
    if over_http:
        end_over_http(players)
    play_out(players)
    assert any(player.done for player in players)
    picture(pages[0], f"{slug}-over-{language}-{size}")
    answer_no_review(pages[0])
    pages[0].locator('a[href^="/replay/"]').click()
    expect(pages[0].get_by_role("slider")).to_be_visible()
    told = pages[0].locator("p[aria-live]")
    expect(told).to_have_text(re.compile(r"\S"))
    expect(told).not_to_have_text(YOU)  # a replay shows what spectators saw, unless one chooses a seat
    picture(pages[0], f"{slug}-replay-{language}-{size}")


def unequal(slug: str) -> tuple[str, str]:
    """Return two levels. A much better player ends a match soon; with cards its length is given."""
    return ("greedy" if find(slug).meta.chance else "strong"), "random"


def some_turns(players: list[PagePlayer], turns: int = 3, most: int = 3_000) -> None:
    """Let the players act until that many actions were done or the match is over."""
    before, idle = sum(player.done for player in players), 0
    while sum(player.done for player in players) < before + turns and not over(players[0].page):
        idle = 0 if any(player.act() for player in players) else idle + 1
        assert idle < most, "nobody can act, and it is not over"
        if idle:
            players[0].page.wait_for_timeout(30)


def end_over_http(players: list[PagePlayer]) -> None:
    """End the match over HTTP while the pages are elsewhere; they come back for the end."""
    addresses = [player.page.url for player in players]
    for player in players:
        player.page.goto("about:blank")
    play_out_over_http(players)
    for player, address in zip(players, addresses, strict=True):
        player.page.goto(address)


def drop_connection(page: Page) -> None:
    """Cut the network for a moment; the page reconnects by itself."""
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=quick_if(slug == QUICK)) for slug in sorted(all_games())]
)
def test_a_whole_game_by_keyboard_alone(visit, slug):
    page = visit()
    page.goto(f"/t/{open_table(page, slug)}")
    keyboard.reach(page, page.locator(".start .btn"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-face]")).to_be_visible()
    player = PagePlayer(page, slug, by_keyboard=True)
    play_out([player])
    assert player.done
