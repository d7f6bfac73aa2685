"""Details people stumbled over: panels, names, colours, the chart, the cards on the first page, tutorials."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.faked.answers import REPLAY, answer_analysis, answer_replay
from e2e.faked.positions import fixtures, played
from e2e.faked.snapshots import lobby, match, sync
from e2e.languages import LANGUAGES, text
from e2e.layout.sizes import viewport

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown")
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.chart .piece')].map(one => one.getBoundingClientRect());
  return boxes.filter((a, at) => boxes.slice(at + 1).some(b =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
CUT = """() => [...document.querySelectorAll('[aria-label="Players"] b')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
CUT_BELOW = "group => group.scrollHeight - group.clientHeight"
COLLISIONS = """() => {
  const box = one => one.getBoundingClientRect();
  const around = [...document.querySelectorAll('header .home, header nav > *')];
  return [...document.querySelectorAll('nav > .btn')].filter(one => !one.closest('header')).filter(one =>
    around.some(other => box(one).left < box(other).right && box(other).left < box(one).right
      && box(one).top < box(other).bottom && box(other).top < box(one).bottom)).map(one => one.textContent);
}"""
SHARE = "document.querySelector('[data-face]').getBoundingClientRect().height / innerHeight"
BOXES = """all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.width])"""
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


@pytest.mark.parametrize("size", ["phone", "small-phone", "phone-on-its-side", "tablet", "laptop"])
def test_the_colours_for_a_joker_are_in_rows_of_the_same_length(stage, size):
    page = (table := stage(viewport(size))).page
    table.show(match("coloretto", fixtures("coloretto")["joker-3"]))
    tops = page.locator("[data-spot^=palette]").evaluate_all(TOPS)
    assert len(tops) == 6
    assert len({tops.count(top) for top in tops}) == 1


@pytest.mark.parametrize("size", ["phone", "small-phone", "tablet", "laptop", "small-phone-on-its-side"])
def test_a_timer_leaves_the_form_for_a_clue_in_place(stage, size):
    page = (table := stage(viewport(size))).page
    timed = match("codenames", fixtures("codenames")["clue-spymaster-6"])
    places = []
    for snapshot in (timed | {"clocks": []}, timed):
        table.show(snapshot)
        places.append(page.locator("form .count, form .step, form .give").evaluate_all(BOXES))
    expect(page.get_by_role("timer", name="Time left", exact=True)).to_be_in_viewport(ratio=1)
    if size != "small-phone-on-its-side":  # there everything is in one row
        assert places[0] == places[1]
    assert [top for _, top, _ in places[0]] == [top for _, top, _ in places[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_leads_to_the_puzzles(stage, language):
    (table := stage(viewport("320x640"), language)).open("/games")
    link = table.page.locator("header").get_by_role("link", name=text("puzzles", language), exact=True)
    expect(link).to_be_in_viewport(ratio=1)
    box = link.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("size", ["tv", "laptop", "phone-on-its-side"])
def test_the_code_to_join_is_as_large_as_a_big_screen_allows(stage, size):
    table = stage(viewport(size))
    table.show(sync(lobby("chameleon", 6)["table"], None), "screen")
    code = table.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_in_viewport(ratio=1)
    box = code.bounding_box()
    assert box
    assert box["height"] > 0.4 * viewport(size)["height"]
    expect(table.page.get_by_role("listitem").last).to_have_text("Seat 6 is free")


@pytest.mark.parametrize("size", ["laptop", "small-phone"])
def test_the_button_to_start_stays_in_sight(stage, size):
    (table := stage(viewport(size))).show(lobby("chameleon", 6))
    start = table.page.get_by_role("button", name="Start with 4 bots")
    table.page.get_by_role("heading", name="Seats").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["laptop", "tv"])
def test_a_message_instead_of_an_analysis_is_in_the_middle(stage, size):
    page = (table := stage(viewport(size))).page
    table.open("/analysis/coloretto")
    box = page.get_by_role("heading", name="This game can’t be analysed").bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - page.evaluate("document.body.clientWidth / 2")) < 5


def test_the_board_of_the_analysis_has_the_width_of_a_phone(stage):
    page = (table := stage(viewport("small-phone"))).page
    answer_analysis(page)
    table.open("/analysis/chameleon-chess")
    box = page.locator("[data-face] .board").bounding_box()
    assert box
    assert box["width"] > 0.8 * 360


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_comes_first_on_a_phone(stage, language):
    page = (table := stage(viewport("phone"), language)).page
    table.open("/puzzles")
    (first := page.get_by_role("main").locator("section").first).wait_for()
    tops = first.locator("h2, .today, .btn").evaluate_all(TOPS)
    assert len(tops) == 3
    assert tops == sorted(tops)


@pytest.mark.parametrize("size", ["small-phone-on-its-side", "phone-on-its-side"])
def test_a_clue_stays_in_one_piece_on_a_phone_on_its_side(stage, size):
    page = (table := stage(viewport(size))).page
    shown = match("codenames", fixtures("codenames")["guess-operative-6"])
    shown["view"] = shown["view"] | {"turns": [shown["view"]["turns"][0] | {"clue": "mountain", "number": 3}]}
    table.show(shown)
    lines = page.locator(".now b").evaluate("word => word.getClientRects().length")
    assert lines == 1


def test_a_tablet_shows_the_cards_of_four_others_whole(stage):
    page = (table := stage(viewport("tablet"))).page
    table.show(match("coloretto", fixtures("coloretto")["turn-5"]))
    assert page.locator(".others").evaluate(CUT_BELOW) <= 1


@pytest.mark.parametrize("size", ["laptop", "small-laptop"])
def test_the_tutorial_of_coloretto_shows_the_cards_of_the_others_whole(stage, size):
    (table := stage(viewport(size))).open("/first/coloretto")
    assert table.page.locator(".others").evaluate(CUT_BELOW) <= 1


@pytest.mark.parametrize("size", ["phone", "small-phone"])
def test_a_phone_shows_that_the_colour_chart_is_below_the_board(stage, size):
    page = (table := stage(viewport(size))).page
    table.show(match("le-cameleon", fixtures("le-cameleon")["start"]))
    expect(page.get_by_role("heading", name="Colour chart")).to_be_in_viewport(ratio=1)


def test_a_tablet_shows_the_whole_colour_chart(stage):
    page = (table := stage(viewport("tablet"))).page
    table.show(match("le-cameleon", fixtures("le-cameleon")["start"]))
    assert page.locator(".side").evaluate(CUT_BELOW) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["laptop", "1024x768"])
def test_the_toolbar_has_room_in_the_header(stage, size, language):
    page = (table := stage(viewport(size), language)).page
    table.show(match("chameleon-chess", fixtures("chameleon-chess")["middle"]))
    assert page.locator("nav > .btn").count() > 4
    assert page.evaluate(COLLISIONS) == []
