"""axe-core finds nothing around the games, in both themes, on a phone and a desktop."""

from __future__ import annotations

from itertools import cycle

from playwright.sync_api import expect

from e2e.access.axe import LOOKS, findings_in
from e2e.page_player import open_table


def test_axe_finds_nothing_around_the_games(visit):
    page, faults, looks = visit(), {}, cycle(LOOKS)

    def see(name: str) -> None:
        faults[name] = findings_in(page, *next(looks)) + findings_in(page, *next(looks))

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
