"""Are the cards and dice fair? Every browser has a share in the seed and finds it again by itself."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from e2e.page_player import play_now
from e2e.test_rematch import join
from furcifer.server.table.fairness import verify


def fairness(page: Page):
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Are the cards and dice fair?").click()
    return page.get_by_role("dialog")


def table_of(page: Page) -> dict:
    return httpx.get(page.url.replace("/t/", "/api/tables/")).json()["table"]


def wait_for_shares(page: Page, count: int) -> None:
    """Wait until so many browsers have committed: whoever comes after the start has no share."""
    for _ in range(300):
        if len(table_of(page)["shares"]) == count:
            return
        page.wait_for_timeout(100)
    raise AssertionError("the browsers have not committed")


def test_friends_make_the_seed_together_and_nobody_waits(visit):
    ann = visit()
    ann.get_by_role("button", name="Invite Coloretto").click()
    join(ann, "Ann")
    bob = visit(ann.url)
    join(bob, "Bob")
    wait_for_shares(ann, 2)
    ann.get_by_role("button", name="Start", exact=False).click()
    for page in (ann, bob):
        expect(page.locator("[data-face]")).to_be_visible()
    shares = table_of(ann)["shares"]
    assert [share["seats"] for share in shares] == [[0], [1]]
    assert all(share["nonce"] for share in shares)
    for page in (ann, bob):
        expect(fairness(page)).to_contain_text("✓ Your browser’s share was used.")


def test_a_match_against_bots_has_the_share_of_its_player_and_can_be_verified(visit):
    page = visit()
    play_now(page, "Coloretto")
    expect(page.locator("[data-face]")).to_be_visible()
    shown = fairness(page)
    expect(shown).to_contain_text("✓ Your browser’s share was used.")
    shown.get_by_role("button", name="Stop this match").click()
    page.get_by_role("group", name="Stop this match").get_by_role("button", name="Stop this match").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    shown = fairness(page)
    expect(shown).to_contain_text("✓ The server’s number is the one it promised before it saw your share.")
    expect(shown).to_contain_text("✓ The match was dealt from that number and all the shares.")
    commitment, share = shown.locator(".mono").inner_text().split()[-3::2]
    log = httpx.get(page.url.replace("/t/", "/api/tables/") + "/log").json()
    report = verify(log, commitment, [share])
    assert report.fair, report.text
    assert "1 player had a share" in report.text


def test_a_rematch_has_new_shares(visit):
    ann = visit()
    ann.get_by_role("button", name="Invite Chameleon 5×5").click()
    join(ann, "Ann")
    bob = visit(ann.url)
    join(bob, "Bob")
    wait_for_shares(ann, 2)
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(ann.locator("[data-face] .board")).to_be_visible()
    first = table_of(ann)
    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="Resign", exact=True).click()
    ann.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    before = ann.url
    ann.get_by_role("button", name="Rematch").click()
    bob.get_by_role("button", name="Play again").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: url != before and "/t/" in url)
        expect(page.locator("[data-face] .board")).to_be_visible()
    second = table_of(ann)
    nonces = [share["nonce"] for table in (first, second) for share in table["shares"]]
    assert len(set(nonces)) == 4
    assert None not in nonces
