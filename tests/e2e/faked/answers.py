"""Answers to what a replay or an analysis asks the server, given at once by the test."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, Route

from e2e.faked.positions import match_of_bots
from e2e.faked.snapshots import chair, sync, table_info
from fixtures.puzzle_answers import some_puzzle
from furcifer import all_games, puzzles
from furcifer.bots.analysis import Point, Summary, Value
from furcifer.core import Match, Seat, Sureness, to_json
from furcifer.server.api.catalogue import replay
from furcifer.server.study.retries import retry
from furcifer.server.study.reviews import Review

REPLAY = "/replay/faked"


@cache
def replay_of(slug: str) -> tuple[dict[str, Any], str, str]:
    """Return the table, the replay and the review of a match of bots."""
    played = match_of_bots(slug, all_games()[slug].meta.seats[-1])
    chairs = [chair(seat, name="Maximiliane") for seat in range(played.seats)]
    outcome = json.loads(to_json(played.outcome))
    snapshot = sync(table_info(slug, "over", chairs), None, outcome=outcome)
    story = replay(played, None, "c" * 64, [])
    return snapshot, to_json(story), to_json(faked_review(played))


def answer_replay(page: Page, slug: str) -> None:
    """Answer for the replay of a match of bots, which has the address `REPLAY`."""
    snapshot, story, review = replay_of(slug)
    page.route("**/api/tables/faked", lambda route: route.fulfill(json=snapshot))
    page.route("**/api/tables/faked/replay*", lambda route: route.fulfill(body=story))
    page.route("**/api/tables/faked/review", lambda route: route.fulfill(body=review))


def answer_retry(page: Page, slug: str) -> None:
    """Let the bots judge a decision of that match."""
    played = match_of_bots(slug, all_games()[slug].meta.seats[-1])

    def judge(route: Route) -> None:
        route.fulfill(body=to_json(retry(played, (route.request.post_data_json or {})["step"])))

    page.route("**/api/tables/faked/retry", judge)


def answer_no_review(page: Page) -> None:
    """Answer every review with one that says nothing. The server would search every position."""
    for address in ("**/api/tables/*/review", "**/api/replays/review"):
        page.route(address, lambda route: route.fulfill(body=to_json(Review(1, [], [], True))))


def faked_review(played: Match) -> Review:
    """Return a review that says the same of every action, with an error and a long name in each place."""
    even = Value("searched", (0.5, 0.5), lead=0.0)
    if played.game.meta.chance and not played.game.meta.analysable:
        even = Value("sampled", (1 / played.seats,) * played.seats, error=0.02)
    wrong = Point(even, tuple(str(action) for _, action in played.entries[-2:]), 0.31, 0.02, "blunder")
    sure = (Sureness("Maximiliane", 0.1, 0.9), Sureness("", 0.5, 0.25, Seat(0)))
    points = [replace(wrong, sureness=sure) for _ in played.entries]
    summaries = [Summary(seat, 40, 10, 5, 2, 0.95) for seat in range(played.seats)]
    return Review(len(points) + 1, [*points, Point(even)], summaries, complete=True)


def answer_analysis(page: Page) -> None:
    """Let the server answer with the position alone, without a bot's opinion."""

    def ask_less(route: Route) -> None:
        asked = (route.request.post_data_json or {}) | {"think": False}
        route.continue_(post_data=json.dumps(asked))

    page.route("**/api/analysis", ask_less)


def pages_of(slug: str) -> list[str]:
    """Return the pages of a game apart from its tables."""
    analysis = [f"/analysis/{slug}"] if all_games()[slug].meta.analysable else []
    puzzle = [f"/puzzles/{slug}/{some_puzzle(slug).id}"] if puzzles.offers(slug) else []
    pages = [f"/rules/{slug}", f"/first/{slug}", f"/device/{slug}", f"{REPLAY}?step=3", REPLAY]
    return [*pages, *analysis, *puzzle]
