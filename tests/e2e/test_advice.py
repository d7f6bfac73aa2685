"""The referee while the user types, hints, analysis and levels."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.access.axe import findings
from e2e.chess_board import wait_for_turn
from e2e.faked.answers import REPLAY, answer_replay, answer_retry, replay_of
from e2e.languages import LANGUAGES, text
from e2e.page_player import open_table, play_now


def form_of(language: str) -> str:
    """Return the words between the clue and the card in the referee's answer."""
    answer = text("codenames-refused-form-of", language, "codenames")
    return answer.partition("{ $clue }")[2].partition("{ $card }")[0].strip("”»“« ")


def spymaster(visit, language: str) -> Page:
    """Return the page of a spymaster whose turn it is."""
    page = visit(language=language)
    while True:  # which team begins is random
        page.goto(f"/t/{open_table(page, 'codenames', language)}")
        page.locator(".start .btn").click()
        page.locator("[data-word]").first.wait_for()
        if page.title().startswith("●"):
            return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_answers_while_the_user_types(visit, language):
    page = spymaster(visit, language)
    card = page.locator("[data-word]:not(.tile)").first.get_attribute("data-word")
    answer = page.locator("[data-face] form [role=status]")
    page.locator("[data-face] form input").fill(card.lower())
    expect(answer).to_contain_text(form_of(language))
    expect(answer).to_contain_text(card)
    page.locator("[data-face] form input").fill("xylophone")
    expect(answer).not_to_contain_text(form_of(language))
    expect(page.locator("[data-face] form .bad")).to_have_count(0)


def test_a_hint_names_the_best_moves(visit):
    page = visit()
    play_now(page, "Chameleon 5×5")
    wait_for_turn(page)
    page.keyboard.press("h")
    lines = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(lines.first).to_contain_text(re.compile(r"[a-e][1-5] (to|captures on) [a-e][1-5]"))
    assert 1 <= lines.count() <= 3
    page.get_by_role("button", name="What do the numbers mean?").press("Enter")
    expect(page.get_by_text("about one piece ahead")).to_be_visible()
    expect(page.locator(".board .movable").first).to_be_visible()


def test_analysis_evaluates_every_move_and_a_link_leads_back(visit):
    page = visit("/analysis/chameleon-chess")
    evaluations = page.get_by_role("region", name="Every move, best first").get_by_role("listitem")
    expect(evaluations).to_have_count(27)
    expect(evaluations.first).to_contain_text("wins in at most 12 moves")  # the proof: 24 plies
    evaluations.first.get_by_role("button").or_(evaluations.first).first.click()
    expect(page).to_have_url(re.compile("moves="))
    there = page.url
    expect(page.get_by_text("Blue ■ to move")).to_be_visible()
    other = visit(there)
    expect(other.get_by_text("Blue ■ to move")).to_be_visible()
    other.get_by_text("What do the numbers mean?").click()
    expect(other.get_by_text("✓5 wins in at most five moves")).to_be_visible()


@pytest.mark.parametrize(("first", "winner"), [("b1-b2", "Red"), ("b1-a2", "Blue")])
def test_the_sentence_of_an_analysis_says_what_its_bar_shows(visit, first, winner):
    """The winner is known after every first move."""
    page = visit(f"/analysis/chameleon-chess?moves={first}")
    bar = page.get_by_role("img", name=re.compile(rf"Forced win for {winner} in at most 1[0-9] moves"))
    expect(bar).to_be_visible()


def test_analysis_of_moves_that_cannot_be_is_a_sentence(visit):
    page = visit()
    page.evaluate("history.replaceState(null, '', '/analysis/chameleon-chess?moves=a1-a5')")
    page.reload()
    expect(page.get_by_text("cannot go to a5")).to_be_visible()


def test_every_bot_seat_has_its_level(visit):
    page = visit()
    page.goto(f"/t/{open_table(page, 'coloretto')}")
    chosen = page.locator("ol select")
    expect(chosen).to_have_count(3)
    expect(chosen.first.locator("option")).to_have_count(6)
    assert chosen.first.locator("option").all_inner_texts() == [
        "gentle",
        "easy",
        "steady",
        "strong",
        "master",
        "adaptive",
    ]
    chosen.first.select_option("master")
    expect(chosen.first).to_have_value("master")


def test_a_replay_is_reviewed(visit):
    page = visit()
    answer_replay(page, "chameleon-chess")
    page.goto(f"{REPLAY}?step=3")
    review = page.get_by_role("region", name="Review")
    expect(review).to_contain_text("Blunder")
    expect(review).to_contain_text("31 points of winning chance lost (± 4)")
    expect(review.get_by_role("link", name="Play the better line")).to_be_visible()
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves.nth(2).get_by_role("button")).to_have_attribute("aria-current", "step")
    moves.nth(0).get_by_role("button").press("Enter")
    expect(page).to_have_url(re.compile("step=1"))
    expect(page.get_by_role("region", name="How everybody played")).to_contain_text("95%")
    review.get_by_role("link", name="Try again from here").click()
    expect(page.get_by_text("The evaluations are hidden")).to_be_visible()


def test_a_decision_of_coloretto_is_tried_again(visit):
    page = visit()
    answer_replay(page, "coloretto")
    answer_retry(page, "coloretto")
    steps = json.loads(replay_of("coloretto")[1])["steps"]
    step = next(at for at, one in enumerate(steps) if one["text"].startswith("place"))
    page.goto(f"{REPLAY}?step={step + 1}")
    page.get_by_role("region", name="Review").get_by_role("button", name="Try again from here").press("Enter")
    expect(page.get_by_text("Find a better move. The evaluations are hidden.")).to_be_visible()
    expect(page.locator("[data-face]")).to_be_focused()
    lines = page.get_by_role("region", name="Try again from here").get_by_role("listitem")
    expect(lines).to_have_count(0)
    page.locator("[data-face] .row.open").first.press("Enter")
    expect(lines).not_to_have_count(0)
    expect(lines.filter(has_text="your move")).to_have_count(1)
    expect(lines.filter(has_text="played in the match")).to_have_count(1)
    expect(lines.first).to_contain_text(re.compile(r"\d+% ± \d+"))
    assert findings(page) == []
    assert page.evaluate("document.activeElement !== document.body")
    page.get_by_role("button", name="Back to the match").press("Enter")
    expect(page.get_by_role("region", name="Review")).to_be_visible()
    expect(page).to_have_url(re.compile(f"step={step + 1}"))
