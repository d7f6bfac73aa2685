"""Playing Chameleon 5×5 in the browser."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

MOVABLE = ".board .movable"
TARGET = ".board .target"


def my_turn(page: Page) -> bool:
    return page.locator(MOVABLE).count() > 0


def over(page: Page) -> bool:
    return page.locator('a[href^="/replay/"]').count() > 0


def wait_for_turn(page: Page) -> None:
    """Wait until this page may move or the match is over."""
    page.locator(f'{MOVABLE}, a[href^="/replay/"]').first.wait_for()


def move(page: Page, chance: Random) -> None:
    """Tap a piece and a square, preferring captures."""
    pieces = page.locator(MOVABLE)
    for at in chance.sample(range(pieces.count()), pieces.count()):
        pieces.nth(at).click()
        targets = page.locator(TARGET)
        if targets.count():
            taking = page.locator(f"{TARGET}:has([data-piece])")
            (taking.first if taking.count() else targets.nth(chance.randrange(targets.count()))).click()
            break
        pieces.nth(at).click()
    page.wait_for_function("() => !document.querySelector('.board .target')")


def play_out(pages: list[Page], chance: Random, most: int = 400) -> int:
    """Move for whoever's turn it is until the match is over. Return the number of moves."""
    for count in range(most):
        page = next((page for page in pages if my_turn(page)), None)
        if page is None:
            if over(pages[0]):
                return count
            wait_for_any(pages)
            continue
        move(page, chance)
        expect(page.locator(TARGET)).to_have_count(0)
    raise AssertionError("the match did not end")


def wait_for_any(pages: list[Page]) -> None:
    for _ in range(200):
        if any(my_turn(page) or over(page) for page in pages):
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to move")
