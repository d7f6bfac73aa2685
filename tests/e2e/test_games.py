"""Every game in the browser, by two people and bots, to its end: on phone and desktop, in every language."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import keys
from e2e.conftest import DESKTOP, PHONE
from e2e.person import Person, opened, over, play_out
from furcifer import games

QUICK = "chameleon-chess"  # the shortest
UNLIKE = ("strong", "random")  # two people who are soon done with each other
LANGUAGES = ("en", "fr", "it")
YOU = re.compile(r"\b(You|Vous|Tu)\b")
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def set_up(visit: Any, slug: str, language: str, viewport: Any) -> list[Any]:
    """A table of two people, bots on the other seats, started."""
    host = visit(viewport=viewport, language=language)
    table = opened(host, slug, language, bots=None)
    friend = visit(f"/t/{table}", viewport=viewport, language=language)
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
    """Every game in every language on both sizes; each game once in a quick run, the rest in the long one."""
    found = []
    for place, slug in enumerate(sorted(games())):
        for at, (language, size) in enumerate(product(LANGUAGES, SIZES)):
            marks = quick_if(at == place % len(LANGUAGES) * len(SIZES) + place % 2)
            found.append(pytest.param(slug, language, size, marks=marks, id=f"{slug}-{language}-{size}"))
    return found


@pytest.mark.parametrize(("slug", "language", "size"), combinations())
def test_is_played_to_its_end(visit, picture, slug, language, size):
    pages = set_up(visit, slug, language, SIZES[size])
    people = [Person(page, slug, level=level) for page, level in zip(pages, UNLIKE, strict=True)]
    for page in pages:
        expect(page.locator("[data-face]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    picture(pages[0], f"{slug}-start-{language}-{size}")
    some_turns(people)
    pages[1].reload()
    expect(pages[1].locator("[data-face]")).to_be_visible()
    some_turns(people)
    picture(pages[0], f"{slug}-middle-{language}-{size}")
    drop_connection(pages[0])
    play_out(people)
    assert any(person.done for person in people)
    picture(pages[0], f"{slug}-over-{language}-{size}")
    pages[0].locator('a[href^="/replay/"]').click()
    expect(pages[0].get_by_role("slider")).to_be_visible()
    told = pages[0].locator("p[aria-live]")
    expect(told).to_have_text(re.compile(r"\S"))
    expect(told).not_to_have_text(YOU)  # a replay is seen by a spectator, unless one asks for other eyes
    picture(pages[0], f"{slug}-replay-{language}-{size}")


def some_turns(people: list[Person], turns: int = 3) -> None:
    """Until that many actions were done, or the match is over."""
    before = sum(person.done for person in people)
    while sum(person.done for person in people) < before + turns and not over(people[0].page):
        if not any(person.act() for person in people):
            people[0].page.wait_for_timeout(30)


def drop_connection(page: Page) -> None:
    """The network goes away for a moment: the page says so, and takes up again by itself."""
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=quick_if(slug == QUICK)) for slug in sorted(games())]
)
def test_a_whole_game_by_keyboard_alone(visit, slug):
    page = visit()
    page.goto(f"/t/{opened(page, slug)}")
    keys.reach(page, page.locator(".start .btn"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-face]")).to_be_visible()
    person = Person(page, slug, keyboard=True)
    play_out([person])
    assert person.done
