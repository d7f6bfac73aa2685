"""Reviews of finished matches: made in the background, kept with the table, refused with a reason."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from msgspec.structs import replace

from furcifer.core import Match, to_json
from furcifer.server.api.routes.advice import REVIEWED_LETTERS
from furcifer.server.study import reviews
from furcifer.server.study.reviews import FORMAT
from server.conftest import play_out

CHESS = "chameleon-chess"
QUICK = (("b1-b2", "a5-a4"), ("b2xe5", "a4-a3"))  # Blue leaves the invader alone


@pytest.fixture
def finished(duel):
    """Return a finished table of Chameleon 5×5 and one of its players."""
    table, (red, blue) = duel()
    for own, reply in QUICK:
        red.do("act", action=own)
        blue.do("act", action=reply)
    return table, red.friend


def complete(ask, patience=60.0):
    """Ask until the review is complete."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        answer = ask()
        if answer.status_code == 200 and answer.json()["complete"]:
            return answer.json()
        assert answer.status_code in (200, 409, 429, 503), answer.text
        time.sleep(0.1)
    raise AssertionError(answer.text)


def review_of(friend, table):
    return complete(lambda: friend.http.post(f"/api/tables/{table}/review"))


def test_a_review_is_made_once_and_kept(finished):
    table, ann = finished
    found = review_of(ann, table)
    assert (found["count"], len(found["points"]), found["format"]) == (5, 5, FORMAT)
    assert found["points"][3]["mark"] == "blunder"
    assert found["points"][3]["best"][0].endswith("xe5")
    assert [summary["blunders"] for summary in found["summaries"]] == [1, 1]
    again = ann.http.post(f"/api/tables/{table}/review").json()
    assert again == found  # at once, so it was not made again


def test_a_match_that_is_not_over_is_not_reviewed(duel):
    table, (red, _) = duel()
    answer = red.friend.http.post(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_kept_review_that_does_not_fit_is_made_again(finished):
    match = type("Match", (), {"entries": [1, 2]})()
    assert reviews._read(None, match) is None
    assert reviews._read("nonsense", match) is None
    assert reviews._read('{"count":3,"points":[],"summaries":[],"complete":true}', match) is None


# Logs that somebody brings along


def quick_match(moves=QUICK) -> Match:
    match = Match.start(CHESS, 2, 1)
    for own, reply in moves:
        match = match.act(0, own).act(1, reply)
    return match


def resigned(match: Match) -> Match:
    return match.end(match.lost_by(0, "resigned"))


def of_chance(slug: str = "coloretto", seed: int | None = 3, actions: int = 12) -> Match:
    """Return the beginning of a match whose draws follow from its seed."""
    match = Match.start(slug, 2, seed)
    for _ in range(actions):
        match = match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def of_log(friend, log) -> Any:
    return friend.http.post(
        "/api/replays/review", json={"log": log if isinstance(log, str) else to_json(log)}
    )


def refusal_of(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_log_is_reviewed_as_a_table_is(finished, friend):
    table, ann = finished
    log = to_json(quick_match().log)
    found = complete(lambda: of_log(ann, log))
    assert found == review_of(ann, table)
    assert of_log(friend("Bob"), log).json() == found  # for everybody, without new work


@pytest.mark.parametrize("slug", ["coloretto", "codenames"])
def test_a_log_of_a_game_of_chance_is_reviewed(friend, slug):
    if slug == "coloretto":
        match = of_chance(actions=4)
    else:
        match = Match.start(slug, 4, 3)
        match = match.act(match.to_act[0], "clue zauberberg 1")
    ann, log = friend("Ann"), resigned(match).log
    found = complete(lambda: of_log(ann, log))
    assert found["count"] == len(match.entries) + 1


def test_a_log_that_is_not_over_is_not_reviewed(friend):
    assert refusal_of(of_log(friend("Ann"), quick_match(QUICK[:1]).log)) == (409, "not_over")


def test_a_running_match_of_chance_with_a_false_end_is_not_reviewed(friend):
    """A player knows every action of a running match of Coloretto, but not its seed."""
    ann, match = friend("Ann"), of_chance()
    unseeded = resigned(replace(match, seed=None))
    wrong = resigned(replace(match, seed=4))
    assert refusal_of(of_log(ann, unseeded.log)) == (409, "unseeded")
    assert refusal_of(of_log(ann, wrong.log)) == (409, "unseeded")


def test_a_log_that_the_rules_refuse_is_not_reviewed(friend):
    ann, log = friend("Ann"), quick_match().log
    for wrong in ("hello", log | {"digest": "0"}, log | {"actions": [[0, "a1-a5"]]}):
        assert refusal_of(of_log(ann, wrong)) == (409, "bad_log")
    assert of_log(ann, "x" * 40_000).status_code == 413
    assert ann.http.post("/api/replays/review", json={"log": "{}", "seat": 0}).status_code == 400


def test_a_log_is_paid_for_once_by_its_length(start_node, friend):
    ann = friend("Ann", start_node(question_rate=0.01, question_burst=20))
    logs = [to_json(resigned(of_chance(actions=count)).log) for count in (40, 41)]
    assert min(map(len, logs)) > 10 * REVIEWED_LETTERS
    assert [of_log(ann, logs[0]).status_code for _ in range(10)] == [200] * 10
    assert refusal_of(of_log(ann, logs[1])) == (429, "slow_down")


def test_the_server_keeps_the_latest_reviews_of_logs():
    kept: dict[str, int] = {}
    for number in range(2 * reviews.MOST_KEPT):
        reviews._remember(kept, str(number), number)
    assert list(kept.values()) == list(range(reviews.MOST_KEPT, 2 * reviews.MOST_KEPT))


# A decision once more


def test_a_decision_of_a_table_can_be_tried_again(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table("coloretto", seats=2)
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    assert refusal_of(ann.http.post(f"/api/tables/{table}/retry", json={"step": 1})) == (409, "not_over")
    play_out([ann.socket(table), bob.socket(table)], random.Random(1))
    actions = ann.http.get(f"/api/tables/{table}/log").json()["actions"]
    step = next(place for place, (seat, _) in enumerate(actions) if seat == 0 and place > 8)
    found = friend("Bob").http.post(f"/api/tables/{table}/retry", json={"step": step}).json()
    assert (found["seat"], found["view"]["seat"]) == (0, 0)
    chances = [line["chance"] for line in found["lines"]]
    assert actions[step][1] in [line["text"] for line in found["lines"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < line["error"] < 0.02 for line in found["lines"])
    for wrong in (0, len(actions)):
        answer = ann.http.post(f"/api/tables/{table}/retry", json={"step": wrong})
        assert refusal_of(answer) == (409, "no_decision")
    assert ann.http.post(f"/api/tables/{table}/retry", json={"step": -1}).status_code == 400


def retry_of(friend, log, step: int):
    return friend.http.post("/api/replays/retry", json={"log": to_json(log), "step": step})


def test_a_decision_of_a_log_can_be_tried_again(friend):
    ann, match = friend("Ann"), of_chance()
    step = next(place for place, (seat, _) in enumerate(match.entries) if seat == 1)
    found = retry_of(ann, resigned(match).log, step).json()
    assert {line["text"] for line in found["lines"]} >= {str(match.entries[step][1])}
    assert retry_of(ann, resigned(match).log, step).json() == found
    assert refusal_of(retry_of(ann, match.log, step)) == (409, "not_over")
    assert refusal_of(retry_of(ann, resigned(replace(match, seed=4)).log, step)) == (409, "unseeded")


def test_games_with_secrets_or_an_analysis_are_not_tried_again(friend):
    ann, words = friend("Ann"), Match.start("codenames", 4, 3)
    assert refusal_of(retry_of(ann, resigned(words).log, 0)) == (409, "no_retry")
    assert refusal_of(retry_of(ann, quick_match().log, 0)) == (409, "no_retry")


def test_programs_get_no_review_of_a_log(friend):
    made = friend("Ann").http.post("/api/me/programs", json={"name": "Cautious"}).json()
    robot = friend("Robot")
    for path, more in (("review", {}), ("retry", {"step": 0})):
        answer = robot.http.post(
            f"/api/replays/{path}",
            json={"log": to_json(quick_match().log)} | more,
            headers={"authorization": f"Bearer {made['token']}"},
        )
        assert refusal_of(answer) == (403, "scope")
