"""The report: the numbers of the results, nothing loaded from elsewhere, nothing by colour alone."""

from __future__ import annotations

import csv
import json
import re
import zlib
from base64 import urlsafe_b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from furcifer.arena import Plan, Result, compete, read_plan, schedule
from furcifer.arena.contestants import Mishap
from furcifer.arena.report import render, replay_link, summarise, write_report
from furcifer.arena.report.breakdowns import by_opening, cross_table, pair_outcomes
from furcifer.core import Match, find

PLAN = Plan(game="chameleon-chess", players=("greedy", "random"), pairs=4)
CHESS = find("chameleon-chess")


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return compete(PLAN, jobs=1)


def result(number: int, players: tuple[str, ...], shares: tuple[float, ...], **more) -> Result:
    return Result(number, 0, number // 2, number % 2, players, shares, shares, 0, 10, "over", **more)


def test_the_page_loads_nothing_from_anywhere(results, tmp_path: Path):
    page = tmp_path / "report.html"
    write_report(PLAN, results, page)
    text = page.read_text()
    assert not re.search(r"<(script|link|img|iframe)\b|url\(|@import", text)
    addresses = re.findall(r'(?:href|src)="([^"]*)"', text)
    assert addresses
    assert all(address.startswith("http://127.0.0.1:8000/replay/log#") for address in addresses)
    assert "prefers-color-scheme: dark" in text


class Tags(HTMLParser):
    """Check that every element is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_well_formed_and_names_are_escaped(results):
    evil = "exec:<b>&\"'"
    failed = (Mishap(1, "forfeit", 1, "The player failed: <i>it ended</i>."), Mishap(1, "ended"))
    named = [
        replace(one, players=tuple(evil if name == "random" else name for name in one.players))
        for one in results
    ]
    named[0] = replace(named[0], mishaps=failed)
    text = render(summarise(replace(PLAN, players=("greedy", evil)), named), named)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert "<b>&" not in text
    assert "<i>" not in text
    assert "&lt;i&gt;it ended" in text


def test_json_and_csv_have_every_match(results, tmp_path: Path):
    summary = write_report(PLAN, results, tmp_path / "report.html")
    data = json.loads((tmp_path / "report.json").read_text())
    assert data["matches"] == len(results) == 8
    assert [one["name"] for one in data["ratings"]] == [one.name for one in summary.ratings]
    with (tmp_path / "report.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["players"] for row in rows] == [";".join(one.players) for one in results]
    assert [row["reason"] for row in rows] == [one.reason for one in results]


def test_a_link_holds_the_whole_match(results):
    address, _, data = replay_link(results[3], "https://example.invalid/").partition("#")
    assert address == "https://example.invalid/replay/log"
    held = json.loads(zlib.decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4)), -15))
    assert held["players"] == list(results[3].players)
    assert Match.replay(json.loads(held["log"])).log == results[3].log


def test_the_cross_table_shares_add_up():
    played = [
        result(0, ("a", "b"), (1.0, 0.0)),
        result(1, ("b", "a"), (0.5, 0.5)),
        result(2, ("a", "b"), (0.0, 1.0)),
        result(3, ("b", "a"), (0.0, 1.0)),
    ]
    cells = {(one.row, one.column): (one.share, one.matches) for one in cross_table(CHESS, played)}
    assert cells == {("a", "b"): (0.625, 4), ("b", "a"): (0.375, 4)}
    (pairs,) = pair_outcomes(CHESS, played)
    assert (pairs.first, pairs.counts) == ("a", (0, 0, 1, 1, 0))


def test_openings_count_for_the_side_that_begins():
    played = [result(number, ("a", "b"), (1.0, 0.0), opening="open a1-b3 a5-b4") for number in range(2)]
    (one,) = by_opening(played)
    assert (one.name, one.share, one.matches) == ("open a1-b3 a5-b4", 1.0, 2)


def test_who_cannot_be_told_apart_is_said():
    played = [result(number, ("a", "b"), (number % 2, 1 - number % 2)) for number in range(8)]
    plan = replace(PLAN, players=("a", "b"))
    assert summarise(plan, played).findings == ["a and b cannot be told apart."]
    assert "cannot be told apart" in render(summarise(plan, played))


def test_a_tournament_that_has_only_begun_has_a_report():
    assert "0 matches" in render(summarise(PLAN, []))


@pytest.mark.parametrize(
    ("slug", "seats", "shown"),
    [("codenames", 4, "Partners"), ("coloretto", 3, "openskill"), ("codenames", 2, "lead")],
)
def test_teams_and_crowds_have_their_tables(slug: str, seats: int, shown: str):
    plan = Plan(game=slug, players=("greedy", "random"), seats=seats, pairs=1)
    assert shown in render(summarise(plan, compete(plan, jobs=1)))


# The committed example

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "arena"


def test_the_example_is_of_its_plan_and_small():
    plan, data = read_plan(EXAMPLE / "levels.toml"), json.loads((EXAMPLE / "levels.json").read_text())
    assert data["plan"] == plan.described
    assert data["matches"] == len(schedule(plan))
    page = (EXAMPLE / "levels.html").read_text()
    assert page.count(">Match ") == 20
    assert not re.search(r"<(script|link|img|iframe)\b|url\(", page)
    assert sum(file.stat().st_size for file in EXAMPLE.iterdir()) < 300_000
