"""The page at a server with several workers: friends notice nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.chess_board import move, wait_for_turn
from e2e.conftest import Server
from e2e.page_player import open_table
from furcifer.server.node.worker import Worker

WORKERS = 3


@pytest.fixture
def site(folder: Path) -> Iterator[Server]:
    (folder / "workers").mkdir()
    server = Server(folder / "workers", FURCIFER_WORKERS=str(WORKERS))
    server.start()
    yield server
    server.stop()


def table_of_another_worker(page: Page) -> str:
    """Open a table that does not belong to the worker that answers this address."""
    worker = Worker(0, WORKERS, Path())
    while True:
        table = open_table(page, "chameleon-chess", bots=None)
        if worker.owner(table) != worker.owner("127.0.0.1"):
            return table


def rename(page: Page, name: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.locator("#settings-name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.keyboard.press("Escape")


def test_friends_meet_take_names_and_play(site, visit):
    ann = visit(base_url=site.address)
    rename(ann, "Ann")
    table = f"/t/{table_of_another_worker(ann)}"
    ann.goto(table)
    bob = visit(table, base_url=site.address)
    bob.locator("#join-name").fill("Bob")
    bob.locator("#join-name").press("Enter")
    expect(ann.get_by_text("Bob").first).to_be_visible()
    rename(bob, "Robert")
    expect(ann.get_by_text("Robert").first).to_be_visible()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bob) * 2:
        wait_for_turn(page)
        move(page, Random(3))
