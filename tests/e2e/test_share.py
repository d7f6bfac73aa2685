"""Installing the page, opening it without a connection, and sharing a result as a picture and a link."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.page_player import PagePlayer, open_table


def test_a_finished_match_is_shared_as_a_picture_and_a_link(visit, picture):
    page = visit()
    table = open_table(page, "chameleon-chess", bots="random")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start").click()
    PagePlayer(page, "chameleon-chess").play_over_http(400)
    page.get_by_role("button", name="Share").click()
    shown = page.get_by_role("dialog").get_by_role("img")
    expect(shown).to_be_visible()
    page.wait_for_function("() => document.querySelector('dialog img')?.naturalWidth === 1200")
    picture(page, "share")
    expect(page.get_by_role("link", name="Save picture")).to_have_attribute("download", "furcifer.png")
    page.goto(f"/replay/{table}?step=2")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_have_attribute(
        "src", f"/api/tables/{table}/picture.png?step=2"
    )


def test_the_page_can_be_installed_and_opens_without_a_connection(visit):
    page = visit(service_workers="allow")
    manifest = page.request.get(page.locator('link[rel="manifest"]').get_attribute("href")).json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload(wait_until="networkidle")  # now through the worker, which keeps the page
    kept = page.evaluate(
        "async () => (await (await caches.open('furcifer-1')).keys()).map(({ url }) => new URL(url).pathname)"
    )
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)  # never an answer of a table


def test_without_a_connection_the_page_says_so(visit, server):
    page = visit(service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload(wait_until="networkidle")
    server.stop()
    try:
        page.goto("/t/somewhere")
        expect(page.locator("header")).to_be_visible()
        page.goto("/")
        expect(page.get_by_role("heading", name="The server doesn’t answer")).to_be_visible()
    finally:
        server.start()
