"""Chameleon 5×5 in the browser, to its end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.boards import move, my_turn, over, play_out, wait_for_any, wait_for_turn
from e2e.conftest import DESKTOP, PHONE


def invite(visit, viewport, language) -> tuple[Page, Page]:
    """Two people at a table: the host, and a friend who came by the link."""
    names = {"en": "Invite Chameleon 5×5", "fr": "Inviter Caméléon 5×5"}
    names["it"] = "Invita Camaleonte 5×5"
    host = visit(viewport=viewport, language=language)
    host.get_by_role("button", name=names[language]).click()
    host.wait_for_url("**/t/*")
    host.locator("#join-name").fill("Zoë")
    host.locator("#join-name").press("Enter")
    friend = visit(host.url, viewport=viewport, language=language)
    friend.locator("#join-name").fill("Max")
    friend.locator("#join-name").press("Enter")
    expect(host.get_by_text("Max").first).to_be_visible()
    return host, friend


@pytest.mark.parametrize(
    ("viewport", "language"),
    [(PHONE, "fr"), (DESKTOP, "it"), (DESKTOP, "en")],
    ids=["phone-fr", "desktop-it", "desktop-en"],
)
def test_two_people_play_to_the_end(visit, picture, viewport, language):
    host, friend = invite(visit, viewport, language)
    picture(host, f"lobby-{language}")
    host.locator(".start .btn").click()
    chance = Random(language)
    wait_for_turn(host)
    for page in (host, friend, host):
        wait_for_turn(page)
        move(page, chance)
    friend.reload()
    wait_for_turn(friend)
    picture(friend, f"chess-{language}")
    assert play_out([host, friend], chance) > 0
    for page in (host, friend):
        expect(page.locator('a[href^="/replay/"]')).to_be_visible()
    picture(host, f"chess-over-{language}")


def test_a_dropped_connection_is_resumed(visit, server):
    page = visit()
    sockets = []
    page.route_web_socket("**/ws/**", lambda ws: (sockets.append(ws), ws.connect_to_server()))
    page.get_by_role("button", name="Play now Chameleon 5×5").click()
    wait_for_turn(page)
    move(page, Random(1))
    sockets[-1].close(code=1012)
    for _ in range(300):
        if len(sockets) > 1:
            break
        page.wait_for_timeout(100)
    wait_for_any([page])
    assert over(page) or my_turn(page)
    assert len(sockets) > 1
    move(page, Random(2))


def test_a_whole_game_by_keyboard(visit):
    page = visit()
    page.get_by_role("button", name="Play now Chameleon 5×5").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    for _ in range(150):
        wait_for_turn(page)
        if over(page):
            break
        focus = "squares => squares.find(one => one.tabIndex === 0).focus()"
        page.locator(".board [data-cell]").evaluate_all(focus)
        reach(page, page.locator(".board .movable").first.get_attribute("data-square"))
        page.keyboard.press("Enter")
        targets = page.locator(".board .target")
        for at in range(1, page.locator(".board .movable").count()):
            if targets.count():
                break
            reach(page, page.locator(".board .movable").nth(at).get_attribute("data-square"))
            page.keyboard.press("Enter")
        reach(page, targets.last.get_attribute("data-square"))
        page.keyboard.press("Space")
        expect(page.locator(".board .target")).to_have_count(0)
    assert over(page)


def reach(page: Page, square: str | None) -> None:
    """With the arrows to a square; Red sits below, so up is a rank further."""
    assert square is not None
    here = int(page.evaluate("document.activeElement.dataset.square"))
    ranks, files = int(square) // 5 - here // 5, int(square) % 5 - here % 5
    for count, (plus, minus) in ((ranks, ("ArrowUp", "ArrowDown")), (files, ("ArrowRight", "ArrowLeft"))):
        for _ in range(abs(count)):
            page.keyboard.press(plus if count > 0 else minus)
    assert page.evaluate("document.activeElement.dataset.square") == square
