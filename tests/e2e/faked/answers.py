"""Answers to what a replay or an analysis asks the server, given at once by the test."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route

from e2e.faked.positions import match_of_bots
from e2e.faked.snapshots import chair, sync, table_info
from furcifer import all_games
from furcifer.core import to_json
from furcifer.server.api.catalogue import replay

REPLAY = "/replay/faked"


def answer_replay(page: Page, slug: str) -> None:
    """Answer for the replay of a match of bots, which has the address `REPLAY`."""
    played = match_of_bots(slug, all_games()[slug].meta.seats[-1])
    chairs = [chair(seat, name="Maximiliane") for seat in range(played.seats)]
    outcome = json.loads(to_json(played.outcome))
    snapshot = sync(table_info(slug, "over", chairs), None, outcome=outcome)
    story = to_json(replay(played, None, "c" * 64, []))
    page.route("**/api/tables/faked", lambda route: route.fulfill(json=snapshot))
    page.route("**/api/tables/faked/replay*", lambda route: route.fulfill(body=story))
    page.route("**/api/analysis/values", lambda route: route.fulfill(json={"values": [], "next": None}))


def answer_analysis(page: Page) -> None:
    """Let the server answer with the position alone, without a bot's opinion."""

    def ask_less(route: Route) -> None:
        asked = (route.request.post_data_json or {}) | {"think": False}
        route.continue_(post_data=json.dumps(asked))

    page.route("**/api/analysis", ask_less)
    page.route("**/api/analysis/values", lambda route: route.fulfill(json={"values": [], "next": None}))


def pages_of(slug: str) -> list[str]:
    """Return the pages of a game apart from its tables."""
    analysis = [f"/analysis/{slug}"] if all_games()[slug].meta.analysable else []
    return [f"/rules/{slug}", f"/first/{slug}", f"/device/{slug}", f"{REPLAY}?step=3", REPLAY, *analysis]
