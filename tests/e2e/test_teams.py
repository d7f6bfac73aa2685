"""The lobby of teams, walked through by four people."""

from __future__ import annotations

import re

from playwright.sync_api import Error, Locator, Page, expect

from e2e.conftest import PHONE
from e2e.page_player import harmless_word
from e2e.test_rematch import join


def team(page: Page, name: str) -> Locator:
    """The seats of a team."""
    return page.get_by_role("list", name=name, exact=True)


def change(page: Page, person: str, action: str) -> None:
    """Open the sheet of a person and choose an action.

    If the seats are shuffled under the finger, it is somebody else's sheet: close it and try again.
    """
    sheet = page.get_by_role("dialog")
    for last in (False, True):
        page.get_by_role("button", name=f"Change {person}’s seat").click()
        try:
            sheet.get_by_role("button", name=action).click(timeout=30_000 if last else 5_000)
            return
        except Error:
            if last:
                raise
            page.keyboard.press("Escape")


def sit(page: Page, seat: int) -> None:
    page.get_by_role("button", name=f"Sit here Seat {seat}").click()


def test_four_people_arrange_their_teams(visit, picture):
    ann = visit()
    ann.get_by_role("button", name="Invite Codenames").click()
    join(ann, "Ann")
    others = {}
    for name in ("Bob", "Cem"):
        others[name] = visit(ann.url)
        join(others[name], name)
    bob, cem = others["Bob"], others["Cem"]
    expect(team(ann, "Red").get_by_role("listitem").nth(1)).to_contain_text(
        "Cem"
    )  # seats 1, 2, 3: red, blue, red

    # The spymaster is picked, and everybody sees it.
    change(ann, "Cem", "Make spymaster")
    expect(team(bob, "Red").get_by_role("listitem").first).to_contain_text("Cem")

    # A person moves to the other team; two people swap by consent.
    change(cem, "You", "Move to Blue")
    expect(team(ann, "Blue").get_by_role("listitem").nth(1)).to_contain_text("Cem")
    change(cem, "Bob", "Swap seats")
    bob.get_by_role("button", name="Agree").click()
    expect(team(ann, "Blue").get_by_role("listitem").first).to_contain_text("Cem")

    # Ready marks can be taken back; a change of the options takes them back too.
    bob.get_by_role("button", name="I’m ready").click()
    expect(ann.get_by_text("Not ready yet: Cem.")).to_be_visible()
    bob.get_by_role("button", name="Not ready after all").click()
    expect(ann.get_by_text("Not ready yet: ")).to_contain_text("Bob")
    cem.get_by_role("button", name="I’m ready").click()
    picture(ann, "lobby-teams")
    ann.get_by_role("heading", name="Options").click()
    ann.get_by_label("Clues for 0 and unlimited").check()
    expect(cem.get_by_role("button", name="I’m ready")).to_be_visible()
    expect(cem.get_by_role("region", name="Agreed for this table")).to_contain_text("on")

    # A kicked person is told, and cannot sit down again at once.
    change(ann, "Bob", "Remove from the table")
    expect(bob.get_by_text("The host removed you from your seat.")).to_be_visible()
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_text("The host asked you to leave.")).to_be_visible()

    # The host role passes on; shuffling keeps everybody.
    ann.get_by_role("button", name="Shuffle the teams").click()
    change(ann, "Cem", "Make host")
    cem.get_by_role("button", name="Start with 2 bots").click()
    expect(ann.locator("[data-face]")).to_be_visible()

    # Somebody who comes late takes the seat of somebody who left.
    ann.get_by_role("button", name="More", exact=True).click()
    expect(ann.get_by_role("region", name="Agreed for this table")).to_contain_text("on")
    ann.request.delete(f"/api/tables/{ann.url.rpartition('/')[2]}/seats/{seat_of(ann)}")
    dee = visit(ann.url)
    dee.get_by_role("button", name="Take over from Ann").click()
    expect(dee.get_by_text("You are watching.")).to_have_count(0)


def test_a_late_friend_plays_along_with_an_operative(visit):
    """Two people against bots: Ann is the spymaster, Bob guesses, and Eve comes late."""
    ann, bob, eve = visit(), visit(), visit(language="fr")
    for page, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        page.request.put("/api/me", data={"name": name})
    table = ann.request.post("/api/tables", data={"game": "codenames", "seats": 2}).json()["id"]
    bob.request.post(f"/api/tables/{table}/seats", data={"seat": 1})
    ann.request.post(f"/api/tables/{table}/start", data={})
    ann.request.post(f"/api/tables/{table}/actions", data={"action": "clue zzyzx 2"})
    for page in (bob, eve):
        page.goto(f"/t/{table}")
    eve.get_by_role("button", name="Jouer avec Bob").click()
    expect(eve).to_have_title(re.compile("^●"))
    expect(eve.get_by_role("button", name="Jouer avec")).to_have_count(0)
    expect(bob.get_by_role("list", name="At the table")).to_contain_text("with Eve")
    assert view_of(eve, table)["key"] is None
    word = harmless_word(ann, table)
    eve.locator("[data-word]").nth(word).click()
    eve.locator('[data-action^="guess"]').click()
    expect(bob.locator("[data-word].tile")).to_have_count(1)
    assert view_of(ann, table)["tiles"][word] != "."

    # Eve has the match in her list and answers proposals for the seat she plays along with.
    eve.goto("/games")
    running = eve.get_by_role("region", name="En cours").get_by_role("listitem")
    expect(running).to_contain_text("avec Ann et Bob")
    running.get_by_role("link").click()
    ann.request.post(f"/api/tables/{table}/commands", data={"type": "propose", "id": "p", "what": "abandon"})
    eve.get_by_role("button", name="D’accord").click()
    expect(bob.get_by_role("heading", name="No result")).to_be_visible()


def view_of(page: Page, table: str) -> dict:
    view: dict = page.request.get(f"/api/tables/{table}").json()["view"]
    return view


def seat_of(page: Page) -> int:
    seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    seat: int = seen["you"]["seat"]
    return seat


def test_the_lobby_of_teams_fits_a_phone(visit, picture):
    page = visit(viewport=PHONE)
    page.get_by_role("button", name="Invite Codenames").click()
    join(page, "Ann")
    page.get_by_role("button", name="Draw the spymaster Red").click()
    expect(team(page, "Red")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    picture(page, "lobby-teams-phone")
