"""Details people stumbled over: panels, names, colours, the chart, the cards on the first page, tutorials."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.layout.fixture_table import fixtures, position, show
from e2e.layout.sizes import viewport
from furcifer.core import find

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown")
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.chart .piece')].map(one => one.getBoundingClientRect());
  return boxes.filter((a, at) => boxes.slice(at + 1).some(b =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
CUT = """() => [...document.querySelectorAll('[aria-label="Players"] b')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
TOPS = "all => all.map(one => one.getBoundingClientRect().top)"
SMALL = """() => [...document.querySelectorAll('button, select, summary, input, a.btn')]
  .filter(one => one.checkVisibility() && !one.closest('[role=grid]'))
  .map(one => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ one, box }) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(({ one, box }) => `${one.className} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("size", ["laptop", "small-laptop", "tv"])
def test_chat_and_the_newest_event_stay_in_view(visit, size):
    page = visit(viewport=viewport(size))
    show(page, "codenames", fixtures("codenames")["late-operative-6"])
    expect(page.locator("#chat-line")).to_be_in_viewport(ratio=1)
    expect(page.locator("aside [aria-labelledby=log-title] li").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_bots_get_no_chat(visit, size):
    page = visit(viewport=viewport(size))
    show(page, "coloretto", position("coloretto", 3, 2), bots=True)
    expect(page.get_by_role("button", name="More")).to_be_visible()
    expect(page.locator("#chat-line")).to_have_count(0)
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)


@pytest.mark.parametrize("size", ["laptop", "tablet", "small-phone", "small-phone-on-its-side"])
def test_names_are_never_cut_off(visit, size):
    page = visit(viewport=viewport(size))
    show(page, "coloretto", position("coloretto", 5, 4))
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", ["laptop", "tv", "tablet", "small-phone", "small-phone-on-its-side"])
def test_the_colour_chart_has_room(visit, size):
    page = visit(viewport=viewport(size))
    show(page, "le-cameleon", fixtures("le-cameleon")["start"])
    assert page.locator(".chart .piece").count() > 20
    assert page.evaluate(OVERLAPS) == 0


def test_avatars_wear_their_teams_colours(visit):
    page = visit(viewport=viewport("laptop"))
    show(page, "codenames", fixtures("codenames")["guess-operative-6"])
    grounds = page.locator("aside .av").evaluate_all("all => all.map(one => one.style.cssText)")
    assert ["--red" in ground for ground in grounds] == [True, False] * 3
    assert ["--blue" in ground for ground in grounds] == [False, True] * 3


def test_the_bar_of_le_cameleon_uses_no_colour_of_a_piece(visit):
    page = visit("/analysis/le-cameleon")
    style = page.locator(".bar").first.get_attribute("style") or ""
    assert "side" in style
    assert not any(f"--{colour})" in style for colour in COLOURS)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_cards_of_the_first_page_align(visit, language):
    page = visit(viewport=viewport("laptop"), language=language)
    page.locator("article").nth(4).wait_for()
    for part in (".picture", "h2", ".do", ".links"):
        tops = page.locator(f"article {part}").evaluate_all(
            "all => all.map(a => a.getBoundingClientRect().top)"
        )
        assert max(tops) - min(tops) < 1.5, part


@pytest.mark.parametrize("size", ["laptop", "small-phone", "small-phone-on-its-side"])
def test_a_tutorial_draws_the_arrows_it_speaks_of(visit, size):
    page = visit("/first/chameleon", viewport=viewport(size))
    for _ in range(5):
        page.locator(".say .do .btn").last.click()
    arrows = page.locator(".arrow")
    expect(arrows).to_have_count(4)
    for arrow in arrows.all():
        expect(arrow).to_be_in_viewport()


@pytest.mark.parametrize("size", ["laptop", "small-phone", "small-phone-on-its-side"])
def test_a_tutorial_keeps_the_board_in_view(visit, size):
    page = visit("/first/chameleon-chess", viewport=viewport(size))
    page.get_by_role("button", name="Next").click()
    for square in page.locator("[data-square]").all():
        expect(square).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("slug", ["chameleon", "codenames", "coloretto", "chameleon-chess"])
def test_fingers_find_every_button(visit, slug):
    page = visit(viewport=viewport("small-phone"))
    show(page, slug, position(slug, find(slug).meta.seats[-1], turns=2))
    assert page.evaluate(SMALL) == []
