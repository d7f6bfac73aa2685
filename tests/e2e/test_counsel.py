"""The referee while one types, hints, analysis and levels, as a person meets them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.boards import wait_for_turn
from e2e.person import opened

FORM_OF = {"en": "is a form of", "fr": "est une forme du mot", "it": "è una forma di"}


def spymaster(visit, language: str) -> Page:
    """The first spymaster's page, with the clue to be given."""
    page = visit(language=language)
    while True:  # chance decides which team begins
        page.goto(f"/t/{opened(page, 'codenames', language)}")
        page.locator(".start .btn").click()
        page.locator("[data-word]").first.wait_for()
        if page.title().startswith("●"):
            return page


@pytest.mark.parametrize("language", FORM_OF)
def test_the_referee_answers_while_one_types(visit, language):
    page = spymaster(visit, language)
    card = page.locator("[data-word]").first.get_attribute("data-word")
    answer = page.locator("[data-face] form [role=status]")
    page.locator("[data-face] form input").fill(card.lower())
    expect(answer).to_contain_text(FORM_OF[language])
    expect(answer).to_contain_text(card)
    page.locator("[data-face] form input").fill("xylophone")
    expect(answer).not_to_contain_text(FORM_OF[language])
    expect(page.locator("[data-face] form .bad")).to_have_count(0)


def test_a_hint_names_the_best_moves(visit):
    page = visit()
    page.get_by_role("button", name="Play now Chameleon 5×5").click()
    wait_for_turn(page)
    page.keyboard.press("h")
    lines = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(lines.first).to_contain_text(re.compile(r"[a-e][1-5] (to|captures on) [a-e][1-5]"))
    assert 1 <= lines.count() <= 3
    expect(page.locator(".board .movable").first).to_be_visible()


def test_analysis_judges_every_move_and_a_link_leads_back(visit):
    page = visit("/analysis/chameleon-chess")
    verdicts = page.get_by_role("region", name="Every move, best first").get_by_role("listitem")
    expect(verdicts).to_have_count(27)
    expect(verdicts.first).to_contain_text("24")  # the proof: Red wins within 24 plies
    verdicts.first.get_by_role("button").or_(verdicts.first).first.click()
    expect(page).to_have_url(re.compile("moves="))
    there = page.url
    expect(page.get_by_text("Blue ■ to move")).to_be_visible()
    other = visit(there)
    expect(other.get_by_text("Blue ■ to move")).to_be_visible()


def test_analysis_of_moves_that_cannot_be_is_a_sentence(visit):
    page = visit()
    page.evaluate("history.replaceState(null, '', '/analysis/chameleon-chess?moves=a1-a5')")
    page.reload()
    expect(page.get_by_text("cannot go to a5")).to_be_visible()


def test_every_bot_seat_has_its_level(visit):
    page = visit()
    page.goto(f"/t/{opened(page, 'coloretto')}")
    chosen = page.locator("ol select")
    expect(chosen).to_have_count(3)
    expect(chosen.first.locator("option")).to_have_count(5)
    assert chosen.first.locator("option").all_inner_texts() == [
        "gentle",
        "easy",
        "steady",
        "strong",
        "master",
    ]
    chosen.first.select_option("master")
    expect(chosen.first).to_have_value("master")
