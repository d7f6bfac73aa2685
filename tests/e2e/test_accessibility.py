"""axe-core finds no accessibility problem on any screen, in both themes."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.browser import ROOT
from e2e.chess_board import play_out, wait_for_turn
from e2e.conftest import DESKTOP, PHONE
from e2e.page_player import PagePlayer, open_table, play_now
from furcifer import all_games

STILL = """() => document.getAnimations().every(one =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Return the problems axe-core finds, one line each."""
    page.wait_for_timeout(200)
    page.wait_for_function(STILL)  # fading elements get their full contrast at the end
    page.evaluate(AXE.read_text("utf-8"))  # a script tag would be refused by the page’s own policy
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target'][0]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


LOOKS = ((PHONE, "light"), (DESKTOP, "dark"), (PHONE, "dark"), (DESKTOP, "light"))


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_axe_finds_nothing_on_any_face(visit, slug):
    """Look at the first turn, the middle and the end, alternating sizes and themes."""
    page = visit()
    page.goto(f"/t/{open_table(page, slug)}")
    page.locator(".start .btn").click()
    player, faults, looks = PagePlayer(page, slug), {}, cycle(LOOKS)
    for moment, actions in (("start", 0), ("middle", 6), ("over", 2_000)):
        player.play_over_http(actions)
        expect(page.locator("[data-face]")).to_be_visible()
        for viewport, theme in islice(looks, 2):
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme=theme)
            if found := findings(page):
                faults[f"{moment} {theme} {viewport['width']}"] = found
    assert faults == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(visit, picture, theme, viewport):
    size = f"{'phone' if viewport is PHONE else 'desktop'}-{theme}"
    page = visit(color_scheme=theme, viewport=viewport)
    seen: dict[str, list[str]] = {}

    def look(name: str) -> None:
        picture(page, f"{name}-{size}")
        seen[name] = findings(page)

    expect(page.get_by_role("article").first).to_be_visible()
    look("landing")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now Codenames").click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    look("play-now")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite Codenames").click()
    expect(page.get_by_role("heading", name="Red")).to_be_visible()
    look("lobby-teams")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("region", name="Running").get_by_role("listitem")).to_have_count(1)
    look("my-games")
    page.get_by_role("link", name="Furcifer").click()
    page.get_by_role("button", name="Invite Chameleon 5×5").click()
    page.get_by_text("Options", exact=True).click()
    look("lobby")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Winning")).to_be_visible()
    look("rules")
    page.get_by_role("link", name="Learn by playing").first.click()
    page.get_by_role("button", name="Next").click()
    look("tutorial")
    page.get_by_role("link", name="Furcifer").click()
    play_now(page, "Chameleon 5×5")
    wait_for_turn(page)
    page.locator(".board .movable").first.click()
    look("chess")
    page.locator(".board .movable").first.click()
    page.get_by_role("button", name="More").click()
    look("more")
    page.keyboard.press("Escape")
    play_out([page], Random(3))
    look("chess-over")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step back").click()
    look("replay")
    assert {name: faults for name, faults in seen.items() if faults} == {}
