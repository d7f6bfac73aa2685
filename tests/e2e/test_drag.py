"""Pieces and cards can be dragged, and a drag that ends nowhere does nothing."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.page_player import play_now


def drag(page: Page, source: Locator, target: Locator) -> None:
    target.scroll_into_view_if_needed()
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def begin(visit, title: str) -> Page:
    page = visit()
    play_now(page, title)
    expect(page.locator("[data-face]")).to_be_visible()
    page.wait_for_function("() => document.title.startsWith('●')")
    return page


def test_a_piece_is_dragged_in_le_cameleon(visit):
    page = begin(visit, "Le Caméléon")
    legal = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["legal"]
    origin, _, target = legal[0]["text"].partition("-")
    source, goal = (page.locator(f'.board [data-square="{square}"]') for square in (origin, target))
    drag(page, source, page.get_by_role("heading").first)
    expect(page.locator(".board .chosen")).to_have_count(0)
    expect(page.locator("body > .stand")).to_have_count(0)
    drag(page, source, goal)
    expect(source.locator(".stand")).to_have_count(0)
    expect(page.locator(".board .last")).not_to_have_count(0)


def test_a_card_is_dragged_in_coloretto(visit):
    page = visit()
    body = {"game": "coloretto", "seats": 2, "config": {"start": "deal"}, "bots": {"1": "greedy"}}
    page.goto(f"/t/{page.request.post('/api/tables', data=body).json()['id']}")
    page.locator(".start .btn").click()
    page.locator('[data-action="draw"]').click()
    drawn = page.locator('[data-spot="drawn"]')
    expect(drawn).to_be_visible()
    drag(page, drawn, page.locator(".deck"))
    expect(drawn).to_be_visible()  # it stays until it is placed on a row
    drag(page, drawn, page.locator(".rows .row.open").first)
    expect(drawn).to_have_count(0)


def test_a_piece_is_dragged_in_chess(visit):
    page = begin(visit, "Chameleon 5×5")
    source, goal = (page.locator(f'.board [data-square="{square}"]') for square in (1, 12))  # b1 and c3
    drag(page, source, goal)
    expect(source.locator("[data-piece]")).to_have_count(0)
