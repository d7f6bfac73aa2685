"""A language model in a seat of a server: offered by the host, seen by everybody, its key by nobody."""

from __future__ import annotations

import pytest

from adapters.llm.scripted import KEY, Refuse, Scripted, first_legal, serving
from furcifer.core import ConfigError
from furcifer.server.serve import offer_models


def test_a_model_takes_a_seat_and_plays(start_node, friend, server):
    script = Scripted(first_legal)
    with serving(script) as url:
        node = start_node(models="tiny", llm_tiny_url=url, llm_tiny_key=KEY, llm_tiny_seconds=20)
        ann = friend("Ann", at=node)
        levels = {game["slug"]: game["levels"] for game in ann.http.get("/api/games").json()}
        assert all("llm:tiny" in names for names in levels.values())
        table = ann.open_table("le-cameleon", bots={1: "llm:tiny"})
        assert ann.look(table)["table"]["chairs"][1]["level"] == "llm:tiny"
        ann.post(table, "start")
        for answer in (first_legal, Refuse(401)):  # the second time a bot plays for it
            script.answers[:] = [answer]
            ann.post(table, "actions", action=ann.look(table)["legal"][0]["text"])
            server.wait_until(lambda: ann.look(table)["legal"], 60)
            assert ann.look(table)["legal"]
        assert script.keys == {f"Bearer {KEY}"}
        assert KEY not in ann.http.get(f"/api/tables/{table}").text + node.output


def test_a_model_that_the_host_does_not_offer_takes_no_seat(friend):
    ann = friend("Ann")
    for name in ("llm:tiny", "exec:ls", "python:os:system"):
        answer = ann.http.post("/api/tables", json={"game": "le-cameleon", "bots": {1: name}})
        assert (answer.status_code, answer.json()["code"]) == (409, "no_such_bot")


def test_a_faulty_model_is_named_before_the_start(monkeypatch):
    monkeypatch.setenv("FURCIFER_LLM_TINY_SECONDS", "soon")
    with pytest.raises(ConfigError, match="FURCIFER_LLM_TINY_SECONDS is a number"):
        offer_models(["tiny"])
