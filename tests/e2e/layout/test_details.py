"""Details people stumbled over: panels, names, colours, the chart, the cards on the first page, tutorials."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.faked.answers import REPLAY, answer_analysis, answer_replay
from e2e.faked.positions import fixtures, played
from e2e.faked.snapshots import match, sync
from e2e.layout.sizes import viewport

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown")
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.chart .piece')].map(one => one.getBoundingClientRect());
  return boxes.filter((a, at) => boxes.slice(at + 1).some(b =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
CUT = """() => [...document.querySelectorAll('[aria-label="Players"] b')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
SHARE = "document.querySelector('[data-face]').getBoundingClientRect().height / innerHeight"
TOPS = "all => all.map(one => one.getBoundingClientRect().top)"


@pytest.mark.parametrize("size", ["laptop", "small-laptop", "tv"])
def test_chat_and_the_newest_event_stay_in_view(stage, size):
    page = (table := stage(viewport(size))).page
    table.show(match("codenames", fixtures("codenames")["late-operative-6"]))
    expect(page.locator("#chat-line")).to_be_in_viewport(ratio=1)
    expect(page.locator("aside [aria-labelledby=log-title] li").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_bots_get_no_chat(stage, size):
    page = (table := stage(viewport(size))).page
    table.show(match("coloretto", played("coloretto", 3, 2), bots=True))
    expect(page.get_by_role("button", name="More")).to_be_visible()
    expect(page.locator("#chat-line")).to_have_count(0)
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)


@pytest.mark.parametrize("size", ["laptop", "tablet", "small-phone", "small-phone-on-its-side"])
def test_names_are_never_cut_off(stage, size):
    page = (table := stage(viewport(size))).page
    table.show(match("coloretto", played("coloretto", 5, 4)))
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", ["laptop", "tv", "tablet", "small-phone", "small-phone-on-its-side"])
def test_the_colour_chart_has_room(stage, size):
    page = (table := stage(viewport(size))).page
    table.show(match("le-cameleon", fixtures("le-cameleon")["start"]))
    assert page.locator(".chart .piece").count() > 20
    assert page.evaluate(OVERLAPS) == 0


def test_avatars_wear_their_teams_colours(stage):
    page = (table := stage(viewport("laptop"))).page
    table.show(match("codenames", fixtures("codenames")["guess-operative-6"]))
    grounds = page.locator("aside .av").evaluate_all("all => all.map(one => one.style.cssText)")
    assert ["--red" in ground for ground in grounds] == [True, False] * 3
    assert ["--blue" in ground for ground in grounds] == [False, True] * 3


def test_the_bar_of_le_cameleon_uses_no_colour_of_a_piece(stage):
    page = (table := stage()).page
    answer_analysis(page)
    table.open("/analysis/le-cameleon")
    style = page.locator(".bar").first.get_attribute("style") or ""
    assert "side" in style
    assert not any(f"--{colour})" in style for colour in COLOURS)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_cards_of_the_first_page_align(stage, language):
    (table := stage(viewport("laptop"), language)).open("/")
    page = table.page
    page.locator("article").nth(4).wait_for()
    for part in (".picture", "h2", ".do", ".links"):
        tops = page.locator(f"article {part}").evaluate_all(
            "all => all.map(a => a.getBoundingClientRect().top)"
        )
        assert max(tops) - min(tops) < 1.5, part


@pytest.mark.parametrize("size", ["laptop", "small-phone", "small-phone-on-its-side"])
def test_a_tutorial_draws_the_arrows_it_speaks_of(stage, size):
    (table := stage(viewport(size))).open("/first/chameleon")
    page = table.page
    for _ in range(5):
        page.locator(".say .do .btn").last.click()
    arrows = page.locator(".arrow")
    expect(arrows).to_have_count(4)
    for arrow in arrows.all():
        expect(arrow).to_be_in_viewport()


@pytest.mark.parametrize("size", ["laptop", "small-phone", "small-phone-on-its-side"])
def test_a_tutorial_keeps_the_board_in_view(stage, size):
    (table := stage(viewport(size))).open("/first/chameleon-chess")
    page = table.page
    page.get_by_role("button", name="Next").click()
    for square in page.locator("[data-square]").all():
        expect(square).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("slug", ["chameleon", "codenames"])
def test_the_board_has_room_beside_the_curtain_of_a_phone_on_its_side(stage, slug):
    table, owner = stage(viewport("phone-on-its-side")), {str(seat): "abc" for seat in range(4)}
    running = match(slug, played(slug, 4, turns=4)) | {"legal": [], "asks": None}
    table.show(running | {"you": sync({}, None)["you"] | {"device": owner}}, "pass")
    assert table.page.evaluate(SHARE) > 0.55


def test_the_words_of_the_last_step_leave_room_for_the_board(stage):
    table = stage(viewport("phone"))
    answer_replay(table.page, "coloretto")
    table.open(REPLAY)
    table.page.locator("[data-face] > *").first.wait_for()
    assert table.page.evaluate(SHARE) > 0.5


def test_the_prompt_is_whole_on_a_phone_on_its_side(stage):
    page = (table := stage(viewport("phone-on-its-side"), language="fr")).page
    table.show(match("chameleon", fixtures("chameleon")["vote-6"]))
    box = page.locator(".prompt").bounding_box()
    assert box is not None
    assert box["y"] >= 4
