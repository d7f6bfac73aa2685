"""My games: the list, whose turn it is, days per move, the replay, and taking a game off the list."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.page_player import open_table
from e2e.test_rematch import resign, two_at_a_table


def test_my_games_shows_running_ones_first_and_replays_the_others(visit, picture):
    ann, bob = two_at_a_table(visit)
    for page in (ann, bob):
        page.goto("/games")
    running = ann.get_by_role("region", name="Running").get_by_role("listitem")
    expect(running).to_have_count(1)
    expect(running).to_contain_text("Chameleon 5×5")
    expect(running).to_contain_text("with Bob")
    expect(running).to_contain_text("Your turn")
    expect(ann).to_have_title("● Your turn · My games · Furcifer")
    expect(bob.get_by_role("region", name="Running")).to_contain_text("Waiting for Ann")
    expect(bob).to_have_title("My games · Furcifer")
    picture(ann, "my-games")
    running.get_by_role("link").click()
    resign(ann)
    ann.get_by_role("link", name="My games").click()
    finished = ann.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(finished).to_contain_text("You lost this time")
    finished.get_by_role("link", name="Replay").click()
    expect(ann.get_by_text("resigned.")).to_be_visible()
    ann.go_back()
    finished.get_by_role("button", name="Remove Chameleon 5×5").click()
    expect(finished).to_have_count(0)


def test_a_match_at_days_per_move_fits_a_phone(visit, picture):
    page = visit(viewport=PHONE)
    page.get_by_role("button", name="Invite Chameleon 5×5").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").press("Enter")
    page.get_by_role("heading", name="Options").click()
    page.get_by_label("Time per player").select_option("3 days per move")
    expect(page.get_by_role("region", name="Agreed for this table")).to_contain_text("3 days per move")
    page.get_by_role("button", name="Start with a bot").click()
    expect(page.get_by_role("timer").first).to_have_text("3 days")
    page.goto("/games")
    expect(page.get_by_role("region", name="Running")).to_contain_text("3 days left")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    picture(page, "my-games-phone")


def test_my_games_move_to_another_device_and_are_downloaded_and_cleared(visit):
    ann = visit()
    ann.request.put("/api/me", data={"name": "Ann"})
    open_table(ann, "chameleon-chess")
    link = ann.request.post("/api/me/link", data={}).json()["link"]
    phone = visit(link, viewport=PHONE)
    phone.get_by_role("button", name="Continue here").click()
    phone.wait_for_url("**/")
    phone.goto("/games")
    expect(phone.get_by_role("region", name="Running").get_by_role("listitem")).to_have_count(1)
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Download my games").click()
    assert json.loads(download.value.path().read_text("utf-8"))["name"] == "Ann"


NOTED = """
window.noted = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.noted.push([title, options.tag]); }
};
Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
"""


def test_a_browser_notification_says_whose_turn_it_is(visit):
    ann, bob = two_at_a_table(visit)
    bob.context.grant_permissions(["notifications"])
    bob.context.add_init_script(NOTED)
    table = ann.url.rpartition("/")[2]
    bob.goto("/games")
    bob.get_by_label("Notify me").check()
    bob.goto(f"/t/{table}")
    bob.locator(".board").wait_for()
    bob.evaluate("window.elsewhere = true")
    ann.request.post(f"/api/tables/{table}/actions", data={"action": "b1-c3"})
    expect(bob).to_have_title(re.compile("^● Your turn"))
    bob.wait_for_function("() => window.noted.length > 0")
    assert bob.evaluate("window.noted") == [["Your turn · Chameleon 5×5", table]]
