"""Faults around moves: double clicks, illegal clicks, clues, logs, replays, the analysis."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, Server
from e2e.faked.positions import fixtures
from e2e.faked.snapshots import match
from e2e.page_player import play_now

MOVES = ["b1-c3", "b5-c3", "c1-b2", "a5-a4"]


def fixture(slug: str, name: str) -> dict:
    return match(slug, fixtures(slug)[name])


def test_a_double_click_is_one_command(stage):
    page = (table := stage()).page
    table.show(fixture("coloretto", "turn-4"))
    page.locator('[data-action="draw"]').dblclick()
    assert [message["action"] for message in table.sent] == ["draw"]


def test_an_illegal_click_has_an_explanation(visit):
    page = visit()
    play_now(page, "Chameleon 5×5", side="Red ●")
    page.locator('.board [data-square="1"]:enabled').wait_for()
    page.locator('.board [data-square="1"]').click()
    page.locator('.board [data-square="22"]').click(force=True)
    expect(page.get_by_role("alert").filter(has_text="b1 cannot go to c5")).to_be_visible()
    page.locator('.board [data-square="24"]').click(force=True)
    expect(page.get_by_role("alert").filter(has_text="You have no piece on e5")).to_be_visible()


def test_enter_asks_for_the_number_of_a_clue(stage):
    page = (table := stage()).page
    table.show(fixture("codenames", "clue-spymaster-6"))
    page.locator("[data-face] form input").fill("ocean")
    page.keyboard.press("Enter")
    expect(page.get_by_text("For how many words? Choose a number.")).to_be_visible()
    expect(page.locator("[data-face] form select")).to_be_focused()
    assert table.sent == []
    page.locator("[data-face] form select").select_option("3")
    page.locator("[data-face] form .give").click()
    assert table.sent[-1]["action"] == "clue ocean 3"


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory):
    """A server where clues can be taken back for a while."""
    server = Server(tmp_path_factory.mktemp("patient"), FURCIFER_RETRACT_SECONDS="60")
    server.start()
    yield server
    server.stop()


def test_a_clue_is_taken_back_at_once(visit, patient_server):
    page: Page = visit(patient_server.address)
    body = {"game": "codenames", "seats": 2, "bots": {"1": "random"}}
    answer = page.request.post(f"{patient_server.address}/api/tables", data=body)
    page.goto(f"{patient_server.address}/t/{answer.json()['id']}")
    page.locator(".start .btn").click()
    page.locator("[data-face] form input").fill("zzyzx")
    page.locator("[data-face] form select").select_option("1")
    page.locator("[data-face] form .give").click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)  # these seconds are not a time of the game
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-face] form input")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_log_on_a_phone_opens_at_the_newest_entry(stage):
    page = (table := stage(PHONE)).page
    snapshot = fixture("coloretto", "turn-4")
    fact = {"type": "took", "seat": 0, "row": 0, "cards": ["red", "blue"]}
    table.show(snapshot | {"facts": [fact] * 40})
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("dialog").locator("ol")
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate("list => list.scrollTop > 0")


def test_the_move_list_follows_the_position(visit):
    moves = ",".join((["a1-a2", "a5-a4", "a2-a1", "a4-a5"] * 15)[:58])
    page = visit(f"/analysis/chameleon-chess?moves={moves}&config=%7B%22draws%22%3Afalse%7D&at=0")
    lines = page.locator("ol.line")
    lines.wait_for()
    page.keyboard.press("End")
    here = lines.locator("[aria-current]")
    expect(here).to_be_visible()
    page.wait_for_function("() => document.querySelector('ol.line').scrollTop > 0")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("at=0"))
