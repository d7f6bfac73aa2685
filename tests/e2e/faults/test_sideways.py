"""No page scrolls sideways: every route, game, phase and language, from a small phone to a desktop."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from e2e.faults.faked_table import DRAWN, FOLLOW, FakedTable, chair, fixtures, position, sync, table_info
from e2e.languages import LANGUAGES
from furcifer import all_games
from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng, to_json
from furcifer.server.api.catalogue import replay

SIZES = ((320, 640), (360, 740), (390, 844), (740, 360), (820, 1180), (1280, 800))
STICKING_OUT = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return '';
  const clipped = one => one && one !== document.body &&
    (getComputedStyle(one).overflowX !== 'visible' || clipped(one.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1 && !clipped(one.parentElement))
    .map(one => `${one.tagName}.${one.className}`).slice(0, 5).join(', ') || 'something';
}"""
SLUGS = sorted(all_games())


def too_wide(page: Page, what: str) -> dict[str, str]:
    """Return what sticks out at each size."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if culprit := page.evaluate(STICKING_OUT):
            found[f"{what} {width}"] = culprit
    return found


def games_and_languages() -> list[Any]:
    """Return every game in every language: each game once in a quick run."""
    found = []
    for (place, slug), (at, language) in product(enumerate(SLUGS), enumerate(LANGUAGES)):
        marks = [] if at == place % len(LANGUAGES) else [pytest.mark.long]
        found.append(pytest.param(slug, language, marks=marks, id=f"{slug}-{language}"))
    return found


@pytest.mark.parametrize(("slug", "language"), games_and_languages())
def test_no_phase_of_a_match_is_too_wide(visit, slug, language):
    table, faults = FakedTable(page := visit("/", language=language)), {}
    for path in fixtures(slug):
        table.show(position(slug, path))
        faults |= too_wide(page, path.stem)
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lobby_is_too_wide(visit, language):
    """Two people sit there, so that there is a chat; everything is unfolded."""
    table, faults = FakedTable(page := visit("/", language=language)), {}
    chat = [{"seq": 1, "name": "Max", "text": "x" * 90, "seat": 1, "phrase": None}]
    for slug, game in all_games().items():
        seats = game.meta.seats[-1]
        chairs = [
            chair(0, name="Zoë"),
            chair(1, name="M" * 40),
            *(chair(n, "empty") for n in range(2, seats)),
        ]
        table.show(sync(table_info(slug, "lobby", chairs), chat=chat))
        page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
        faults |= too_wide(page, slug)
    assert faults == {}


def finished(slug: str) -> Match:
    """Return a match of random bots."""
    match, rng = Match.start(slug, all_games()[slug].meta.seats[-1], 5), Rng(1, "sideways")
    bot = player("random", slug)
    while match.to_act:
        seat = match.to_act[0]
        match = match.act(seat, bot.choose(turn_for(match, seat, rng)))
    return match


@pytest.mark.parametrize("slug", SLUGS)
def test_no_other_page_is_too_wide(visit, slug):
    faults, match = {}, finished(slug)
    chairs = [chair(seat, name="Maximiliane") for seat in range(match.seats)]
    snapshot = sync(table_info(slug, "over", chairs), None, outcome=json.loads(to_json(match.outcome)))
    story = to_json(replay(match, None, "c" * 64, []))
    for language in LANGUAGES:
        page = visit("/", language=language)
        page.route("**/api/tables/faked", lambda route: route.fulfill(json=snapshot))
        page.route("**/api/tables/faked/replay*", lambda route: route.fulfill(body=story))
        page.route("**/api/analysis/values", lambda route: route.fulfill(json={"values": [], "next": None}))
        page.route("**/api/analysis", answer_at_once)
        for path in pages_of(slug):
            page.evaluate(FOLLOW, path)
            page.locator("main h1, main h2").first.wait_for()
            faults |= too_wide(page, f"{path} {language}")
    assert faults == {}


def answer_at_once(route: Route) -> None:
    """Ask for the position without a bot's opinion."""
    route.continue_(post_data=json.dumps((route.request.post_data_json or {}) | {"think": False}))


def pages_of(slug: str) -> list[str]:
    found = [f"/rules/{slug}", f"/first/{slug}", "/replay/faked?step=3", "/replay/faked"]
    if all_games()[slug].meta.analysable:
        found.append(f"/analysis/{slug}")
    return found + (["/", "/nowhere/at/all"] if slug == SLUGS[0] else [])
