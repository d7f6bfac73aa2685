"""People who watch: they are told so and counted, write to each other, and can be muted."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.page_player import PagePlayer, open_table


def test_spectators_have_their_own_chat_until_the_end(visit):
    player, eve, max_ = visit(), visit(language="fr"), visit()
    for page, name in ((eve, "Eve"), (max_, "Max")):
        page.request.put("/api/me", data={"name": name})
    table = open_table(player, "chameleon-chess", bots="random")
    assert player.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in (player, eve, max_):
        page.goto(f"/t/{table}")
    expect(max_.get_by_text("You are watching.")).to_be_visible()
    expect(player.get_by_text("2 people are watching.")).to_be_visible()
    eve.get_by_role("button", name="Bien joué").click()
    log = max_.get_by_role("log")
    expect(log).to_contain_text("Well played")  # the phrase in the reader's language
    expect(player.get_by_role("log")).to_contain_text("No messages yet.")
    max_.get_by_role("button", name="Mute or report Eve").click()
    max_.get_by_role("button", name="Mute Eve", exact=True).click()
    expect(log).not_to_contain_text("Well played")
    max_.get_by_role("button", name="Eve is muted. Unmute").click()
    expect(log).to_contain_text("Well played")
    PagePlayer(player, "chameleon-chess").play_over_http(400)
    expect(player.get_by_role("log")).to_contain_text("Well played")
