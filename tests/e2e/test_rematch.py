"""The next match: everybody goes along, the score runs on, and against bots nobody waits."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.faked.answers import answer_no_review
from e2e.page_player import play_now


def two_at_a_table(visit) -> tuple[Page, Page]:
    """Ann and Bob in a running match of Chameleon 5×5."""
    ann = visit()
    ann.get_by_role("button", name="Invite Chameleon 5×5").click()
    join(ann, "Ann")
    bob = visit(ann.url)
    join(bob, "Bob")
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bob):
        expect(page.locator("[data-face] .board")).to_be_visible()
        answer_no_review(page)
    return ann, bob


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")


def more(page: Page, action: str) -> None:
    """Choose an entry of the More dialog."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=action, exact=True).click()


def resign(page: Page) -> None:
    more(page, "Resign")
    page.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()


def test_a_rematch_takes_both_along_with_the_score(visit):
    ann, bob = two_at_a_table(visit)
    first = ann.url
    resign(ann)
    expect(bob.get_by_role("heading", name="You win!")).to_be_visible()
    expect(bob.get_by_text("Ann resigned.")).to_be_visible()
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("Waiting for Bob to agree")).to_be_visible()
    assert ann.url == first
    bob.get_by_role("button", name="Play again").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: url != first and "/t/" in url)
        expect(page.locator("[data-face] .board")).to_be_visible()
    assert ann.url == bob.url
    expect(bob).to_have_title("● Your turn · Chameleon 5×5")  # Bob has the first seat now
    resign(bob)
    wins = ann.get_by_label("Wins after 2 matches")
    expect(wins).to_contain_text("Bob")
    assert wins.locator("dd").all_text_contents() == ["1", "1"]
    bob.get_by_role("button", name="Rematch").click()
    ann.get_by_role("button", name="No, thanks").click()
    expect(bob.get_by_text("No rematch: Ann declined.")).to_be_visible()


def test_a_draw_is_offered_declined_and_agreed(visit):
    ann, bob = two_at_a_table(visit)
    more(ann, "Offer a draw")
    bob.get_by_role("button", name="Decline").click()
    expect(ann.get_by_text("Bob declined.")).to_be_visible()
    more(ann, "Offer a draw")
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name="A draw")).to_be_visible()
        expect(page.get_by_text("The players agreed to a draw.")).to_be_visible()
    ann.get_by_role("link", name="Replay").click()
    expect(ann.get_by_text("The players agreed to a draw.")).to_be_visible()


def test_a_win_is_claimed_from_somebody_who_left(visit):
    ann, bob = two_at_a_table(visit)
    more(bob, "Leave the game")
    bob.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(ann.get_by_text("away, a bot is playing")).to_be_visible()
    more(ann, "Claim the win")
    expect(ann.get_by_role("link", name="Replay")).to_be_visible()
    outcome = ann.request.get(f"/api/tables/{ann.url.rpartition('/')[2]}").json()["outcome"]
    assert outcome["winners"] == [0]


def test_against_bots_the_rematch_starts_at_once(visit):
    page = visit()
    play_now(page, "Chameleon 5×5", strength="gentle", side="Red ●")
    expect(page.locator(".board .movable")).not_to_have_count(0)
    first = page.url
    resign(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    expect(page.locator("[data-face] .board")).to_be_visible()
    expect(page.locator(".board .movable")).not_to_have_count(0)  # the bot, now Red, has moved


def test_a_match_of_more_than_two_stops_when_everyone_agrees(visit):
    page = visit()
    play_now(page, "Codenames")
    more(page, "Stop this match")
    page.get_by_role("group", name="Stop this match").get_by_role("button", name="Stop this match").click()
    expect(page.get_by_role("heading", name="No result")).to_be_visible()


def test_the_sheet_asks_two_things_and_remembers_them(visit):
    page = visit()
    play_now(page, "Chameleon 5×5", strength="strong", side="Blue ■")
    expect(page.locator("[data-face] .board")).to_be_visible()
    expect(page.get_by_text("strong")).not_to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Play now Chameleon 5×5").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("group")).to_have_count(2)
    expect(sheet.get_by_role("radio", name="strong")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Blue ■")).to_be_checked()
    sheet.get_by_role("button", name="More options").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
