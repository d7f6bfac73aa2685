"""Themes and topics to choose from, topics with their words, and own lists that are kept."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE
from e2e.page_player import open_table
from furcifer.words import themes

OWN = ["our dog Rex", "the old boat", "Aunt Ida"]


TWO_AT_ONCE = "field => { for (const box of [...field.querySelectorAll('input')].slice(0, 2)) box.click(); }"


def lobby(page: Page, slug: str) -> Page:
    page.goto(f"/t/{open_table(page, slug, bots='random')}")
    page.get_by_role("heading", name="Options").click()
    return page


def agreed(page: Page):
    return page.get_by_role("region", name="Agreed for this table")


def test_a_table_about_food_with_own_words_that_are_kept(visit):
    page = lobby(visit(viewport=PHONE), "codenames")
    page.get_by_role("group", name="Themes").evaluate(TWO_AT_ONCE)
    expect(agreed(page)).to_contain_text("Animals and plants, Body and clothes")  # neither change is lost
    for theme, wanted in (
        ("Animals and plants", False),
        ("Body and clothes", False),
        ("Food and drink", True),
    ):
        page.get_by_label(theme).set_checked(wanted)
    expect(agreed(page).get_by_text("Food and drink", exact=True)).to_be_visible()
    own = page.get_by_label("Your own words, one per line")
    own.fill(OWN[0])
    own.blur()
    expect(page.locator("details .fault")).to_contain_text("25 different ones")
    page.get_by_label("Your own words", exact=True).select_option("Mixed in with the built-in words")
    expect(agreed(page)).to_contain_text("Mixed in with the built-in words")
    own.fill("\n".join(OWN))
    own.blur()
    expect(agreed(page)).to_contain_text("our dog Rex, the old boat, Aunt Ida")
    page.get_by_role("button", name="Save this list for next time").click()
    expect(page.get_by_text("Saved for your next tables.")).to_be_visible()
    page.locator(".start .btn").click()
    words = page.locator("[data-word]")
    expect(words).to_have_count(25)
    box = {*themes("en")["food"], *(word.upper() for word in OWN)}
    assert {card.get_attribute("data-word") for card in words.all()} <= box
    lobby(page, "codenames").get_by_role("button", name="Use my saved list (3)").click()
    expect(page.get_by_label("Your own words, one per line")).to_have_value("\n".join(OWN))
    expect(page.get_by_role("button", name="Use my saved list")).to_have_count(0)
    page.goto("/games")
    page.get_by_role("button", name="Delete my saved list: Codenames, English: 3 entries").click()
    expect(page.get_by_role("heading", name="Your saved words")).to_have_count(0)
    assert page.request.get("/api/me/data").json()["words"] == []


def test_topics_are_seen_with_their_words_and_chosen(visit):
    page = lobby(visit(), "chameleon")
    page.get_by_text("See all topics with their words").click()
    expect(page.get_by_text("Pizza · Rice · Soup · Cheese")).to_be_visible()
    for title in ("Birds", "Weather"):
        page.get_by_label(title, exact=True).check()
        expect(agreed(page)).to_contain_text(title)
    page.locator(".start .btn").click()
    page.locator("[data-face]").wait_for()
    title = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["view"]["topic"]["title"]
    assert title in ("Birds", "Weather")
    lobby(page, "chameleon").get_by_text("See all topics with their words").click()
    page.get_by_label("Birds", exact=True).check()
    expect(agreed(page)).to_contain_text("Birds")
    page.get_by_label("Language of the words").select_option("it")
    expect(page.get_by_label("Uccelli", exact=True)).to_be_visible()  # the choice begins anew
    expect(agreed(page)).not_to_contain_text("Birds")
