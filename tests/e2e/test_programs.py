"""Somebody's own bot: its token on the page, its badge at the table, and the description of the interface."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.page_player import open_table

NO_WIDER = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def test_a_person_makes_a_token_and_everybody_sees_the_bot(visit, server, picture):
    ann = visit("/games", PHONE)
    section = ann.get_by_role("region", name="Your own bots")
    section.get_by_label("Name of the bot").fill("Robo")
    section.get_by_role("button", name="Make a token").click()
    token = section.get_by_label("Token of Robo").input_value()
    assert token.startswith("furcifer_")
    assert ann.evaluate(NO_WIDER)
    picture(ann, "my-programs")
    table = open_table(ann, "chameleon-chess", bots=None)
    ann.goto(f"/t/{table}")
    sit_down(server.address, table, token)
    expect(ann.get_by_role("listitem").filter(has_text="Robo")).to_contain_text(
        "Bot (somebody’s own program)"
    )
    picture(ann, "program-in-lobby")
    ann.get_by_role("button", name="Start").first.click()
    expect(ann.get_by_role("list", name="At the table")).to_contain_text("Bot (somebody’s own program)")
    picture(ann, "program-in-match")
    ann.goto("/games")
    section.get_by_role("button", name="Revoke: Robo").click()
    expect(section.get_by_role("listitem")).to_have_count(0)


def sit_down(address: str, table: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = json.dumps({}).encode()
    with urlopen(Request(f"{address}/api/tables/{table}/seats", body, headers, method="POST")) as answer:
        assert answer.status == 200


def test_the_interface_is_described_on_a_page(visit, picture):
    for viewport in (None, PHONE):
        page = visit("/schema/page", **({"viewport": viewport} if viewport else {}))
        expect(page.get_by_role("heading", level=1)).to_have_text("Furcifer: HTTP and WebSocket")
        assert page.evaluate(NO_WIDER)
        page.get_by_role("link", name="The WebSocket of a table").click()
        picture(page, "contract-page")
        page.get_by_role("link", name="Sync", exact=True).first.click()
        assert page.url.endswith("#type-Sync")
