"""A log that somebody brings along: shown as each seat saw it, refused with a reason, and kept nowhere."""

from __future__ import annotations

import pytest

from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng, all_games, to_json


def played(slug: str, seats: int) -> Match:
    match, bot, rng = Match.start(slug, seats, seed=3), player("random", slug), Rng(3, "test")
    for _ in range(60):
        if match.to_act:
            match = match.act(match.to_act[0], bot.choose(turn_for(match, match.to_act[0], rng)))
    return match


def refused(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_a_log_is_shown_step_by_step(friend, slug: str):
    match = played(slug, all_games()[slug].meta.seats[0])
    ann = friend("Ann")
    shown = ann.http.post("/api/replays", json={"log": to_json(match.log), "seat": 1}).json()
    assert [step["text"] for step in shown["steps"]] == [str(action) for _, action in match.entries]
    assert shown["log"]["digest"] == match.log["digest"]
    assert (shown["outcome"] is None) == (match.outcome is None)
    assert shown["steps"][-1]["view"]["seat"] == 1
    assert ann.http.get("/api/me/tables").json()["finished"] == []


def test_a_log_that_is_none_is_refused_with_a_reason(friend):
    ann, log = friend("Ann"), played("chameleon-chess", 2).log
    for wrong in ({}, {"actions": 3}, log | {"seats": 3}, log | {"game": "chess"}, log | {"digest": "0"}):
        answer = ann.http.post("/api/replays", json={"log": to_json(wrong)})
        assert refused(answer) == (409, "bad_log")
        assert answer.json()["text"]
    assert refused(ann.http.post("/api/replays", json={"log": "hello"})) == (409, "bad_log")
    assert refused(ann.http.post("/api/replays", json={"log": to_json(log), "seat": 2})) == (404, "no_table")
    assert ann.http.post("/api/replays", json={"log": [1]}).status_code == 400


def test_a_match_that_was_forfeited_is_shown_as_it_ended(friend):
    match = Match.start("coloretto", 3, seed=1)
    log = match.end(match.lost_by(1, "forfeit")).log
    shown = friend("Ann").http.post("/api/replays", json={"log": to_json(log)}).json()
    assert (shown["outcome"]["winners"], shown["outcome"]["reason"]) == ([0, 2], "forfeit")


def test_a_log_that_is_too_long_is_refused(friend):
    huge = {"log": to_json({"actions": [[0, "a1-a2"]] * 20_000})}
    assert friend("Ann").http.post("/api/replays", json=huge).status_code == 413
