"""Faults between people: flag fall, absence, leaving, removal, the host role, names, chat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE
from e2e.faked.positions import fixtures
from e2e.faked.snapshots import chair, match, sync, table_info
from e2e.faked.table import FakedTable

CHESS = "chameleon-chess"


@pytest.fixture
def table(stage) -> FakedTable:
    """A table of Chameleon 5×5 with Zoë, the reader, and Max; it is Zoë's turn."""
    table: FakedTable = stage()
    table.show(two_people(to_act=[0]))
    return table


def two_people(
    phase: str = "playing", zoe: dict | None = None, mx: dict | None = None, you: int | None = 0, **more
):
    chairs = [chair(0, name="Zoë", **(zoe or {})), chair(1, name="Max", **(mx or {}))]
    return sync(table_info(CHESS, phase, chairs), you, view=fixtures(CHESS)["start"]["view"], **more)


def status(page: Page, seat: int) -> str:
    return page.get_by_label("At the table").locator("li").nth(seat).locator("small").inner_text()


def test_losing_on_time_is_told_to_both(table):
    page = table.page
    lost = {"scores": [0, 1], "winners": [1], "reason": "time"}
    table.show(two_people("over", {"flagged": True}, outcome=lost))
    expect(page.get_by_role("heading", name="Max wins")).to_be_visible()
    expect(page.get_by_text("Your time ran out.")).to_be_visible()
    table.show(two_people("over", {"flagged": True}, you=1, outcome=lost))
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(page.get_by_text("Zoë ran out of time.")).to_be_visible()


def test_after_flag_fall_one_may_play_on(table):
    page = table.page
    table.show(two_people(zoe={"kind": "bot", "away": True, "flagged": True}, to_act=[0]))
    expect(page.get_by_text("Your time is up, so a bot is playing for you.")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    assert table.sent[-1]["type"] == "sit"


def test_the_others_are_told_of_a_flag_fall(table):
    table.show(two_people(mx={"kind": "bot", "away": True, "flagged": True}, to_act=[1]))
    expect(table.page.get_by_text("Max ran out of time. A bot plays on.")).to_be_visible()
    assert "out of time, a bot is playing" in status(table.page, 1)


def test_while_a_bot_plays_it_is_not_the_readers_turn(table):
    page = table.page
    expect(page).to_have_title("● Your turn · Chameleon 5×5")
    table.show(two_people(zoe={"kind": "bot", "away": True}, to_act=[0]))
    expect(page).to_have_title("Chameleon 5×5 · Furcifer")
    expect(page.locator(".prompt")).not_to_contain_text("Your turn")
    expect(page.locator(".prompt")).to_contain_text("Zoë")


def test_an_absent_player_does_not_think(table):
    table.show(two_people(to_act=[1]))
    assert "thinking" in status(table.page, 1)
    table.show(two_people(to_act=[1], absent=[1]))
    assert status(table.page, 1).endswith("away")


def test_leaving_asks_first(table):
    page = table.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the game").click()
    assert table.sent == []
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    assert [message["type"] for message in table.sent] == ["stand"]


def test_a_refusal_is_seen_in_the_dialog(table):
    page = table.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    table.refuse("store_away", "No.")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("can’t save moves right now")


def test_the_host_role_is_offered_only_when_the_host_is_away(table):
    page = table.page
    table.show(two_people(you=1))
    page.get_by_role("button", name="More").click()
    take_over = page.get_by_role("button", name="Take over as host")
    expect(take_over).to_have_count(0)
    table.show(two_people(you=1, host_away=True))
    expect(take_over).to_be_visible()


def test_undo_waits_for_something_to_undo(table):
    undo = table.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    table.show(two_people() | {"you": sync({})["you"] | {"may_undo": True}})
    expect(undo).to_be_enabled()


def test_fairness_is_a_question_only_where_chance_decides(table):
    page = table.page
    page.get_by_role("button", name="More").click()
    question = page.get_by_text("Are the cards and dice fair?")
    expect(question).to_be_visible()
    snapshot = two_people()
    snapshot["table"]["chance"] = False
    table.show(snapshot)
    expect(question).to_have_count(0)


def test_the_note_about_another_tab_goes_with_it(visit):
    page = visit()
    page.get_by_role("button", name="Invite Chameleon 5×5").click()
    page.wait_for_url("**/t/*")
    note = page.get_by_text("This table is open in another tab too.")
    twin = page.context.new_page()
    twin.goto(page.url)
    expect(note).to_be_visible()
    twin.close(run_before_unload=True)
    expect(note).to_have_count(0)


def test_a_removed_player_is_told_and_cannot_sit_down_at_once(visit):
    host = visit()
    host.get_by_role("button", name="Invite Chameleon 5×5").click()
    host.wait_for_url("**/t/*")
    friend = visit(host.url)
    friend.locator("#join-name").fill("Max")
    friend.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Max").first).to_be_visible()  # the typed name was not lost
    kick = {"type": "remove", "id": "kick", "seat": 1}
    assert host.request.post(f"/api/tables/{host.url.rpartition('/')[2]}/commands", data=kick).ok
    expect(friend.get_by_text("The host removed you from your seat.")).to_be_visible()
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.get_by_role("alert").filter(has_text="The host asked you to leave.")).to_be_visible()


def test_a_bad_pack_is_said_and_keeps_the_match_from_starting(visit):
    page = visit(language="it")
    body = {"game": "codenames", "seats": 4, "language": "it"}
    page.goto(f"/t/{page.request.post('/api/tables', data=body).json()['id']}")
    page.locator("details summary").first.click()
    words = page.locator("details textarea").first
    words.fill("\n".join(f"parola{n}" for n in range(24)))
    words.blur()
    expect(page.locator("details .fault")).to_contain_text("24")
    expect(page.locator("details .fault")).not_to_contain_text("pack")  # in Italian
    expect(page.locator(".start .btn")).to_be_disabled()
    words.fill("\n".join(f"parola{n}" for n in range(25)))
    words.blur()
    expect(page.locator(".start .btn")).to_be_enabled()


def test_who_may_not_chat_learns_why(stage):
    table = stage()
    page, snapshot = table.page, match("codenames", fixtures("codenames")["clue-spymaster-6"])
    muted = {"you": snapshot["you"] | {"may_chat": False}}
    table.show(snapshot | muted)
    expect(page.get_by_text("Spymasters don’t chat during the match.")).to_be_visible()
    expect(page.get_by_role("button", name="Well played")).to_have_count(0)
    table.show(snapshot | {"you": snapshot["you"] | {"may_chat": True}})
    page.get_by_role("button", name="Well played").click()
    assert {"type": "chat", "phrase": "wow"}.items() <= table.sent[-1].items()


def test_a_phrase_is_read_in_the_readers_language(stage):
    table = stage(language="fr")
    table.show(
        two_people(
            chat=[
                {
                    "seq": 1,
                    "name": "Max",
                    "text": "",
                    "seat": 1,
                    "speaker": "m",
                    "phrase": "wow",
                    "aside": False,
                }
            ]
        )
    )
    expect(table.page.get_by_role("log").get_by_text("Bien joué")).to_be_visible()


def test_a_match_starts_at_the_top(stage):
    page = (table := stage(PHONE)).page
    table.show(two_people("lobby") | {"view": None})
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    table.show(two_people())
    page.wait_for_function("scrollY === 0")
