"""Errors and bad input: each has a clear screen or sentence, and nothing is lost."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from e2e.chess_board import move, wait_for_turn
from e2e.conftest import Server
from e2e.faked.positions import fixtures
from e2e.faked.snapshots import match
from e2e.faked.table import FakedTable
from e2e.page_player import play_now


def go(page: Page, path: str) -> None:
    """Go to an address as a link inside the page would."""
    link = "Object.assign(document.createElement('a'), { href: path })"
    page.evaluate(f"path => document.body.appendChild({link}).click()", path)


def test_a_dead_link(visit):
    page = visit()
    go(page, "/t/nothing-of-this-name-xx")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    page.get_by_role("link", name="All games", exact=True).click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_an_address_that_leads_nowhere(visit):
    page = visit()
    go(page, "/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_replay_before_the_end(visit):
    page = visit()
    play_now(page, "Chameleon 5×5")
    wait_for_turn(page)
    go(page, f"/replay/{page.url.rpartition('/')[2]}")
    expect(page.get_by_role("heading", name="This match is still going on")).to_be_visible()


def test_a_full_table_can_be_watched(visit):
    host = visit()
    play_now(host, "Chameleon 5×5")
    wait_for_turn(host)
    watcher = visit(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator(".board .movable")).to_have_count(0)


def test_a_name_of_300_emoji(visit):
    page = visit()
    page.get_by_role("button", name="Invite Chameleon 5×5").click()
    page.locator("#join-name").evaluate(
        "(field, name) => { field.value = name; field.dispatchEvent(new Event('input')); }", "🦎" * 300
    )
    page.locator("#join-name").press("Enter")
    expect(page.locator("#join-name")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_two_tabs_stay_in_step(visit):
    page = visit()
    play_now(page, "Chameleon 5×5")
    wait_for_turn(page)
    twin = page.context.new_page()
    twin.goto(page.url)
    wait_for_turn(twin)
    expect(page.get_by_text("This table is open in another tab too.")).to_be_visible()
    move(twin, Random(1))
    expect(page.locator(".board .last")).not_to_have_count(0)


def test_a_restarted_server_loses_nothing(visit, server: Server):
    page = visit()
    play_now(page, "Chameleon 5×5")
    wait_for_turn(page)
    move(page, Random(1))
    wait_for_turn(page)
    before = page.locator(".board [data-piece]").count()
    server.stop()
    expect(page.get_by_text("The server is restarting")).to_be_visible()
    server.start()
    expect(page.get_by_text("The server is restarting")).to_have_count(0)
    assert page.locator(".board [data-piece]").count() == before
    move(page, Random(2))
    wait_for_turn(page)


def test_a_page_that_fails_says_so_and_does_not_stop_the_next(server, browser):
    page = browser.new_page(base_url=server.address)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.goto("/")
    table = FakedTable(page)
    table.now = match("coloretto", fixtures("coloretto")["turn-4"]) | {"view": {"rows": None}}
    go(page, "/t/faked")
    expect(page.get_by_role("heading", name="Something went wrong on this page")).to_be_visible()
    assert said  # the browser tests would notice
    go(page, "/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.close()
