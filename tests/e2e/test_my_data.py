"""My data, reports and bans, as people use them; and the pages of the host."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Page, expect

from e2e.test_rematch import join


def two_in_a_lobby(visit) -> tuple[Page, Page]:
    ann = visit()
    ann.get_by_role("button", name="Invite Coloretto").click()
    join(ann, "Ann")
    bob = visit(ann.url)
    join(bob, "Bob")
    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    return ann, bob


def say(page: Page, text: str) -> None:
    page.get_by_label("Write a message").fill(text)
    page.get_by_label("Write a message").press("Enter")


def table_of(page: Page) -> dict:
    return httpx.get(page.url.replace("/t/", "/api/tables/")).json()


def test_somebody_downloads_and_deletes_their_data(visit):
    ann, bob = two_in_a_lobby(visit)
    say(bob, "My secret")
    bob.get_by_role("button", name="Settings").click()
    with bob.expect_download() as download:
        bob.get_by_role("link", name="Download").click()
    data = json.loads(download.value.path().read_text("utf-8"))
    assert (data["name"], [line["text"] for line in data["chat"]]) == ("Bob", ["My secret"])
    bob.get_by_role("button", name="Delete my data").click()
    bob.get_by_role("button", name="Delete everything").click()
    bob.wait_for_url("**/")
    expect(ann.get_by_text("My secret")).to_be_hidden()
    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_be_hidden()
    assert bob.context.cookies() == []
    assert bob.evaluate("localStorage.length") == 0


def test_a_line_is_reported_and_its_writer_banned(visit):
    ann, bob = two_in_a_lobby(visit)
    say(bob, "You fool")
    ann.get_by_role("button", name="Mute or report Bob").click()
    sheet = ann.get_by_role("dialog")
    sheet.get_by_text("Report to the host").click()
    sheet.get_by_label("What happened?").fill("He insults us")
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Thank you")
    sheet.get_by_role("button", name="Ban from this table").click()
    sheet.get_by_role("button", name="Ban", exact=True).click()
    expect(sheet).to_be_hidden()
    expect(bob.get_by_text("The host has banned you from this table")).to_be_visible()
    bob.get_by_role("button", name="Sit here").first.click()
    assert table_of(bob)["table"]["chairs"][1]["kind"] == "empty"
    ann.get_by_role("button", name="Lift the ban of one person").click()
    expect(bob.get_by_role("main").get_by_text("The host has banned you")).to_be_hidden()


@pytest.mark.parametrize(
    ("page", "language", "title"),
    [("privacy", "en", "Privacy"), ("privacy", "fr", "Vie privée"), ("accessibility", "it", "Accessibilità")],
)
def test_the_pages_of_the_host_are_shown(visit, page, language, title):
    shown = visit("/")
    shown.evaluate("language => localStorage.setItem('furcifer.language', language)", language)
    shown.goto(f"/about/{page}")
    expect(shown.get_by_role("heading", level=1)).to_have_text(title)
    expect(shown.get_by_role("listitem")).not_to_have_count(0)


def test_a_first_look_leaves_no_cookie(visit):
    page = visit()
    expect(page.get_by_role("button", name="Invite Coloretto")).to_be_visible()
    assert page.context.cookies() == []
