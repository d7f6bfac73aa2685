"""Puzzles in the browser: one of each game by mouse, by keyboard, errors, hints, solutions and streaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE
from e2e.keyboard import reach
from e2e.page_player import ui_steps_of
from fixtures.puzzle_answers import GAMES, answers, some_puzzle, wrong_answer
from furcifer import puzzles
from furcifer.core import Puzzle, find

CHESS = "chameleon-chess"


def opened(visit, puzzle: Puzzle, **more) -> Page:
    page = visit(f"/puzzles/{puzzle.game}/{puzzle.id}", **more)
    page.locator("[data-face] > *").first.wait_for()
    return page


def give(page: Page, slug: str, text: str, by_keyboard: bool = False) -> None:
    """Do an action on the face of a game."""
    for how, where, *_ in ui_steps_of(slug).steps(find(slug).parse(text)):
        target = page.locator(f"[data-face] {where}").first
        if how == "try" and not target.count():
            continue
        if by_keyboard:
            reach(page, target)
            page.keyboard.press("Enter")
        else:
            target.click()


def solve(page: Page, puzzle: Puzzle, by_keyboard: bool = False) -> None:
    for place, text in enumerate(answers(puzzle)):
        with page.expect_response("**/try") as told:
            give(page, puzzle.game, text, by_keyboard)
        assert told.value.json()["right"]
        if place < len(puzzle.solution) - 1:
            expect(page.get_by_text("Right! And now?")).to_be_visible()
    expect(page.get_by_text("Solved!")).to_be_visible()


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_of_each_game_is_failed_and_solved_by_mouse(visit, slug):
    puzzle = some_puzzle(slug)
    page = opened(visit, puzzle)
    before = page.locator("[data-face]").inner_text()
    give(page, slug, wrong_answer(puzzle))
    expect(page.get_by_text("It was taken back, try again.")).to_be_visible()
    expect(page.locator("[data-face]")).to_have_text(before, use_inner_text=True)
    solve(page, puzzle)
    expect(page.get_by_text("Your rating: 1")).to_be_visible()
    expect(page.get_by_text("Streak: 1 day")).to_be_visible()


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_is_solved_by_keyboard_alone(visit, slug):
    puzzle = some_puzzle(slug, 1)
    page = opened(visit, puzzle)
    solve(page, puzzle, by_keyboard=True)
    reach(page, page.get_by_role("link", name="Next puzzle"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    assert puzzle.id not in page.url


def test_a_hint_tells_half_of_the_answer(visit):
    puzzle = some_puzzle(CHESS, 2)
    page = opened(visit, puzzle, viewport=PHONE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[aria-live] .hint")).to_contain_text(answers(puzzle)[0][:2])
    assert answers(puzzle)[0] not in page.locator("main").inner_text()


def test_the_solution_is_played_out_step_by_step(visit):
    puzzle = next(one for one in puzzles.puzzles_of(CHESS) if len(one.solution) > 1)
    page = opened(visit, puzzle)
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_text("Solution: ")).to_be_visible()
    count = sum(map(len, puzzle.solution))
    expect(page.get_by_text(f"{count} / {count}")).to_be_visible()  # it plays by itself
    page.get_by_role("button", name="Back to the start").click()
    expect(page.get_by_text(f"0 / {count}")).to_be_visible()
    expect(page.get_by_text("Your rating: 1")).to_be_visible()


def test_the_first_page_leads_to_todays_puzzles_and_remembers_them(visit):
    page = visit("/")
    section = page.get_by_role("region", name="Today’s puzzles")
    expect(section.get_by_role("link", name="Solve")).to_have_count(len(GAMES))
    section.get_by_role("link", name="5×5").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    puzzle = puzzles.find(CHESS, page.url.rpartition("/")[2])
    solve(page, puzzle)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Streak: 1 day")).to_be_visible()
    game = page.get_by_role("region", name="Chameleon 5×5")
    expect(game.get_by_role("link", name="Solved")).to_be_visible()
    expect(game.get_by_text("Your rating:")).to_be_visible()
    game.get_by_role("link", name="Another puzzle").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    assert puzzle.id not in page.url


def test_what_is_not_there_is_explained(visit):
    page = visit("/puzzles")
    refusal = {"code": "no_puzzle", "text": "", "names": {}}
    page.route("**/api/puzzles/**", lambda route: route.fulfill(status=409, json=refusal))
    page.evaluate("() => history.pushState(null, '', '/puzzles/chameleon-chess/0000000000')")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="No puzzle here")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
