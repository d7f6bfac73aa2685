"""A room full of people: the last turn, stepping back, a big screen, and one phone for everybody."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE
from e2e.page_player import harmless_word, open_table
from e2e.test_rematch import more
from furcifer import all_games


def sit(page: Page, table: str, seat: int) -> None:
    assert page.request.post(f"/api/tables/{table}/seats", data={"seat": seat}).ok


def act(page: Page, table: str, action: str) -> None:
    answer = page.request.post(f"/api/tables/{table}/actions", data={"action": action})
    assert answer.ok, answer.text()


def two_at_chess(visit) -> tuple[Page, Page, str]:
    ann, bob = visit(), visit()
    table = open_table(ann, "chameleon-chess", bots=None)
    sit(bob, table, 1)
    assert ann.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in (ann, bob):
        page.goto(f"/t/{table}")
    return ann, bob, table


def test_the_last_turn_stays_on_the_board_and_the_match_can_be_stepped_back(visit):
    ann, bob, table = two_at_chess(visit)
    act(ann, table, "b1-c3")
    act(bob, table, "b5-c4")
    turn = ann.get_by_role("group", name="Last turn")
    expect(turn).to_contain_text("c4")
    expect(ann.locator(".board .last")).to_have_count(2)
    ann.reload()
    expect(ann.locator(".board .last")).to_have_count(2)  # known also to somebody who comes back
    turn.get_by_role("button", name="One step back").click()
    expect(turn).to_contain_text("c3")
    expect(ann.locator(".board .movable")).to_have_count(0)  # the past offers nothing
    expect(ann.locator('[data-square="22"] [data-piece], [data-square="17"] [data-piece]')).to_have_count(1)
    ann.keyboard.press("ArrowLeft")
    expect(turn).to_contain_text("The start of the match.")
    turn.get_by_role("button", name="Back to now").click()
    expect(ann.locator(".board .movable")).not_to_have_count(0)


def test_a_move_is_chosen_in_advance_and_the_board_turned(visit):
    ann, bob, table = two_at_chess(visit)
    bob.locator('[data-square="21"]').click()  # b5
    bob.locator('[data-square="17"]').click()  # c4
    expect(bob.locator(".board .planned")).to_have_count(2)
    act(ann, table, "b1-c3")
    expect(bob.get_by_role("group", name="Last turn")).to_contain_text("c4")  # played by itself
    expect(bob.locator(".board .planned")).to_have_count(0)
    first = ann.locator(".board [data-square]").first
    expect(first).to_have_attribute("data-square", "20")
    ann.get_by_role("button", name="Flip the board").click()
    expect(first).to_have_attribute("data-square", "4")


def test_sounds_have_one_switch(visit):
    page = visit()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label("Sounds and vibration")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sounds and vibration")).not_to_be_checked()


def test_a_big_screen_shows_the_public_board_and_takes_guesses(visit, picture):
    people = [visit() for _ in range(4)]
    table = open_table(people[0], "codenames", bots=None)
    screen = people[0].context.new_page()  # on the device of a spymaster
    screen.goto(f"/screen/{table}")
    expect(screen.get_by_role("img", name="QR code of the link")).to_be_visible()
    for seat, page in enumerate(people[1:], start=1):
        sit(page, table, seat)
    people[0].request.patch(f"/api/tables/{table}", data={"id": "taps", "taps": True})
    assert people[0].request.post(f"/api/tables/{table}/start", data={}).ok
    expect(screen.locator("[data-word]")).to_have_count(25)
    starter = next(seat for seat in (0, 1) if people[seat].request.get(f"/api/tables/{table}").json()["asks"])
    assert screen.locator(".secret").count() == 0
    act(people[starter], table, "clue zzyzx 1")
    expect(screen.get_by_text("zzyzx").first).to_be_visible()
    picture(screen, "screen-codenames")
    screen.locator("[data-word]").first.click()
    screen.locator("[data-action^=guess]").click()
    expect(screen.locator(".tile")).to_have_count(1)


def test_spoken_clues_need_a_number_only_and_a_new_deal_is_agreed(visit):
    ann, bob = visit(), visit()
    body = {"game": "codenames", "seats": 2, "config": {"voice": True}}
    table = ann.request.post("/api/tables", data=body).json()["id"]
    sit(bob, table, 1)
    assert ann.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in (ann, bob):
        page.goto(f"/t/{table}")
    expect(ann.locator("[data-face] form select")).to_be_visible()
    expect(ann.locator("[data-face] form input")).to_have_count(0)
    ann.locator("[data-face] form select").select_option("2")
    ann.locator("[data-face] form .give").click()
    bob.locator("[data-word]").nth(harmless_word(ann, table)).click()
    bob.locator("[data-action^=guess]").click()
    expect(ann.locator(".tile")).to_have_count(1)
    more(ann, "New deal")
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: table not in url and "/t/" in url)
        expect(page.locator("[data-word]")).to_have_count(25)
        expect(page.locator(".tile")).to_have_count(0)


def test_the_dealer_moves_a_spoken_round_on(visit):
    page = visit()
    body = {
        "game": "chameleon",
        "seats": 3,
        "config": {"voice": True},
        "bots": {"1": "random", "2": "random"},
    }
    dealer = None
    while dealer != 0:  # drawn by lot
        table = page.request.post("/api/tables", data=body).json()["id"]
        assert page.request.post(f"/api/tables/{table}/start", data={}).ok
        dealer = page.request.get(f"/api/tables/{table}").json()["view"]["dealer"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="All have spoken").click()
    expect(page.get_by_role("button", name="All have spoken")).to_have_count(0)
    page.locator("[data-face] [data-action=ready]").click()
    expect(page.locator("[data-face] [data-action=ready]")).to_have_count(0)


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_one_phone_goes_round(visit, slug):
    """Nothing of a seat is on the wire before its player lifts the curtain."""
    page = visit("/health/live", viewport=PHONE)
    frames: list[tuple[str, str]] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: frames.append((ws.url, str(text)))))
    page.goto(f"/device/{slug}")
    fields = page.locator("form input[type=text]")
    expect(fields.first).to_be_visible()
    for seat in range(fields.count()):
        fields.nth(seat).fill(f"Player {seat + 1}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/pass/*")
    if not all_games()[slug].meta.hidden:
        expect(page.locator("[data-face]")).to_be_visible()
        return
    curtain = page.get_by_role("heading", name="Hand the phone to Player")
    expect(curtain).to_be_visible()
    assert all("player=" not in url for url, _ in frames)
    assert secrets_in(text for _, text in frames) == set()
    name = curtain.inner_text().removeprefix("Hand the phone to ")
    page.get_by_role("button", name=f"I’m {name}").click()
    expect(page.get_by_role("button", name="Hide")).to_be_visible()
    number = name.removeprefix("Player ")
    assert {url.partition("player=")[2] for url, _ in frames if "player=" in url} == {number}
    page.get_by_role("button", name="Hide").click()
    expect(curtain).to_be_visible()


def secrets_in(frames) -> set[str]:
    """Return the secrets of seats in these frames: a key, a code card, a Chameleon."""
    found = set()
    for frame in frames:
        for line in frame.split("\n"):
            view = json.loads(line).get("view") or {}
            found |= {key for key in ("key", "coordinate", "table", "chameleon") if view.get(key) is not None}
    return found


def test_the_phone_is_handed_on_after_each_turn(visit):
    page = visit("/device/codenames", viewport=PHONE)
    fields = page.locator("form input[type=text]")
    expect(fields).to_have_count(4)
    for seat in range(4):
        fields.nth(seat).fill(f"Player {seat + 1}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/pass/*")
    table = page.url.rpartition("/")[2]
    page.locator(".curtain .btn").first.click()
    page.get_by_label("Your clue").fill("zzyzx")
    page.locator("form .step button").last.click()
    page.get_by_role("button", name="Give").click()
    expect(page.locator(".curtain")).to_be_visible()  # it falls by itself
    page.locator(".curtain .btn").first.click()
    page.locator("[data-face] [data-word]").first.click()
    page.locator("[data-face] [data-action^=guess]").click()
    expect(page.locator("[data-face] .tile")).to_have_count(1)
    seen = page.request.get(f"/api/tables/{table}").json()
    assert len(seen["view"]["turns"][0]["guesses"]) == 1
    assert (seen["view"]["key"] is None) == (seen["outcome"] is None)  # the first card may be the assassin
