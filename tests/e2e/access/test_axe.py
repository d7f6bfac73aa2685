"""axe-core finds nothing on any page and in any phase, in both themes, on a phone and a desktop."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.access.axe import findings
from e2e.conftest import DESKTOP, PHONE
from e2e.faked.answers import answer_analysis, answer_replay, pages_of
from e2e.faked.positions import fixtures, phases, played
from e2e.faked.snapshots import lobby, match
from e2e.faked.table import FakedTable
from e2e.languages import LANGUAGES
from e2e.page_player import open_table
from furcifer import all_games

LOOKS = ((PHONE, "light"), (DESKTOP, "dark"), (PHONE, "dark"), (DESKTOP, "light"))
SLUGS = sorted(all_games())


def look(page: Page, viewport: Any, theme: str) -> list[str]:
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    return findings(page)


def ends(slug: str) -> dict[str, Any]:
    return {"played out": played(slug, all_games()[slug].meta.seats[0])}


@pytest.mark.parametrize("slug", SLUGS)
def test_axe_finds_nothing_in_any_phase(stage, slug):
    table, faults, looks = stage(), {}, cycle(LOOKS)
    for name, props in (phases(slug) | ends(slug)).items():
        table.show(match(slug, props, clocks=True))
        faults[name] = look(table.page, *next(looks))
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_axe_finds_nothing_on_any_page_of_a_game(stage, slug):
    table, looks = stage(), cycle(LOOKS)
    faults = {path: look(table.page, *next(looks)) for path in open_each(table, slug)}
    assert {path: found for path, found in faults.items() if found} == {}


def open_each(table: FakedTable, slug: str) -> Any:
    """Open every page of a game apart from its match."""
    answer_replay(table.page, slug)
    answer_analysis(table.page)
    for path in pages_of(slug):
        table.open(path)
        yield path
    seats = all_games()[slug].meta.seats[-1]
    table.show(lobby(slug, seats))
    table.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    yield "lobby"
    table.show(lobby(slug, seats), "screen")
    yield "lobby on a big screen"
    table.show(match(slug, played(slug, seats, turns=4)) | {"legal": []}, "screen")
    yield "match on a big screen"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_axe_finds_nothing_at_any_moment(stage, slug, language):
    table, faults = stage(language=language), {}
    for name, props in (fixtures(slug) | ends(slug)).items():
        table.show(match(slug, props, clocks=True))
        for viewport, theme in LOOKS:
            faults[f"{name} {viewport['width']} {theme}"] = look(table.page, viewport, theme)
    for path in open_each(table, slug):
        for viewport, theme in LOOKS:
            faults[f"{path} {viewport['width']} {theme}"] = look(table.page, viewport, theme)
    assert {name: found for name, found in faults.items() if found} == {}


def test_axe_finds_nothing_around_the_games(visit):
    page, faults, looks = visit(), {}, cycle(LOOKS)

    def see(name: str) -> None:
        faults[name] = look(page, *next(looks)) + look(page, *next(looks))

    expect(page.get_by_role("article").first).to_be_visible()
    see("home")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    see("settings")
    page.get_by_role("button", name="Delete my data").click()
    see("my data")
    page.get_by_role("dialog").get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", level=1, name="Privacy")).to_be_visible()
    see("privacy")
    page.goto("/")
    page.get_by_role("button", name="Play now Codenames").click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    see("play now")
    table = open_table(page, "chameleon-chess")
    page.goto(f"/t/{table}")
    page.locator(".start .btn").click()
    page.locator(".board .movable").first.click()
    see("chosen piece")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    see("more")
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Another puzzle").first).to_be_visible()
    see("puzzles")
    page.goto("/games")
    expect(page.get_by_role("region", name="Running").get_by_role("listitem")).to_have_count(1)
    see("my games")
    assert {name: found for name, found in faults.items() if found} == {}
