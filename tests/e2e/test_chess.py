"""Chameleon 5×5 in the browser, to its end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.chess_board import move, my_turn, over, play_out, wait_for_any, wait_for_turn
from e2e.conftest import DESKTOP, PHONE
from e2e.languages import text
from e2e.page_player import play_now


def invite(visit, viewport, language) -> tuple[Page, Page]:
    """Return the pages of a host and of a friend who came by the link."""
    host = visit(viewport=viewport, language=language)
    host.get_by_role(
        "button",
        name=f"{text('invite', language)} {text('chameleon-chess-title', language, 'chameleon-chess')}",
    ).click()
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
    [
        pytest.param(PHONE, "fr", id="phone-fr"),
        pytest.param(DESKTOP, "it", id="desktop-it", marks=pytest.mark.long),
    ],
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
    play_now(page, "Chameleon 5×5")
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
