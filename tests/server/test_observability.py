"""Errors carry a number that people see, and the alert rules and the dashboard name metrics that exist."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path

import httpx
import pytest
import yaml

from furcifer.server.api.app import make_app
from furcifer.server.logging import errors, log_warnings, set_level
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from server.conftest import in_a_loop

OPS = Path(__file__).parents[2] / "ops"
METRIC = re.compile(r"\bfurcifer_\w+")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_an_error_has_a_number_for_people_and_its_places_for_the_host(tmp_path, capsys):
    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db"))
        await node.open()
        node.database.name_of = fail
        app = httpx.ASGITransport(await make_app(node))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as client:
            answer = await client.get("/api/me")
        text = node.metrics.text().decode()
        await node.close()
        return answer, text

    async def fail(person):
        raise KeyError(f"the secret of {person}")

    before = errors["fault"]
    answer, metrics = in_a_loop(scene())
    refusal = answer.json()
    assert (answer.status_code, refusal["code"]) == (500, "fault")
    assert refusal["names"]["number"] in refusal["text"]
    logged = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    (fault,) = [line for line in logged if line["event"] == "fault"]
    assert fault["number"] == refusal["names"]["number"]
    assert (fault["kind"], fault["route"]) == ("KeyError", "show_me")
    assert re.fullmatch(r"furcifer\.server\.api\.routes\.people:\d+ show_me", fault["places"][-2])
    assert "secret" not in json.dumps(logged)
    assert f'furcifer_errors_total{{where="fault"}} {before + 1:.1f}' in metrics


@pytest.mark.filterwarnings("always")
def test_only_sentences_of_ours_are_in_the_log(monkeypatch, capsys):
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)  # restored after the test
    set_level("info")  # `furcifer admin`, which other tests call in this process, logs errors only
    log_warnings()
    warnings.warn("Line 2 is left out.", UserWarning, stacklevel=1)
    warnings.warn("The secret of a library", RuntimeWarning, stacklevel=1)
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (ours["kind"], ours["text"]) == ("UserWarning", "Line 2 is left out.")
    assert theirs["place"].startswith("test_observability.py:")
    assert (theirs["kind"], "text" in theirs) == ("RuntimeWarning", False)


def exported(node) -> set[str]:
    lines = httpx.get(f"{node.url}/metrics").text.splitlines()
    kinds = {line.split()[2]: line.split()[3] for line in lines if line.startswith("# TYPE")}
    histograms = [name for name, kind in kinds.items() if kind == "histogram"]
    parts = {name + end for name in histograms for end in ("_bucket", "_sum", "_count")}
    return set(kinds) | parts


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_every_metric_that_is_named_exists(node, file):
    named = set(METRIC.findall((OPS / file).read_text("utf-8")))
    assert len(named) > 5
    assert named <= exported(node)


def test_the_alert_rules_are_complete():
    (group,) = yaml.safe_load((OPS / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]:
        assert rule["expr"].count("(") == rule["expr"].count(")"), rule
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")


def test_the_dashboard_shows_each_metric_once(node):
    board = json.loads((OPS / "dashboard.json").read_text("utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    for panel in board["panels"]:
        assert all(target["datasource"]["uid"] == "${source}" for target in panel["targets"])


def test_metrics_tell_the_games_apart(node, friend):
    ann = friend("Ann")
    table = ann.open_table(bots={"1": "random"})
    ann.post(table, "start")
    ann.post(table, "actions", action="b1-c3")
    text = httpx.get(f"{node.url}/metrics").text
    for name in ("moves", "tables"):
        assert f'furcifer_{name}_total{{game="chameleon-chess"}}' in text
