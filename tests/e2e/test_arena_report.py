"""The report of the arena in a browser, and its links in the page's replayer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from e2e.access.axe import findings
from e2e.conftest import DESKTOP, PHONE
from e2e.faked.answers import answer_no_review
from furcifer.arena import Plan, compete
from furcifer.arena.report import replay_link, write_report
from furcifer.core import Match, to_json

PLAN = Plan(game="chameleon-chess", players=("greedy", "random"), pairs=2)


class GivesUp:
    """A player that fails in its first turn."""

    name = "gives up"

    def choose(self, turn):
        raise RuntimeError


@pytest.fixture(scope="module")
def results():
    return compete(Plan(game=PLAN.game, players=("greedy", "random", GivesUp()), pairs=2), jobs=1)


@pytest.fixture
def report(tmp_path: Path, server, results) -> str:
    write_report(PLAN, results, tmp_path / "report.html", address=server.address)
    return (tmp_path / "report.html").as_uri()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_report_fits_and_can_be_read(visit, report: str, viewport, scheme: str):
    page: Page = visit(viewport=viewport, color_scheme=scheme)
    page.goto(report)
    expect(page.get_by_role("heading", name="Arena: Chameleon 5×5")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert findings(page) == []


def test_a_link_opens_in_the_replayer(visit, report: str, results):
    page: Page = visit()
    answer_no_review(page)
    page.goto(report)
    page.get_by_role("link", name="Match 1", exact=True).click()
    steps = len(results[0].log["actions"])
    expect(page.get_by_text(f"{steps} / {steps}")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"{steps - 1} / {steps}")).to_be_visible()
    page.get_by_label("Viewed as").select_option(label=results[0].players[1])
    page.reload()
    expect(page.get_by_text(f"{steps - 1} / {steps}")).to_be_visible()
    expect(page.get_by_label("Viewed as")).to_have_value("1")


def test_a_forfeit_is_told_there(visit, server, results):
    lost = next(result for result in results if result.forfeit)
    page: Page = visit()
    answer_no_review(page)
    page.goto(replay_link(lost, ""))
    expect(page.get_by_text("gives up forfeited the match.")).to_be_visible()


def test_a_broken_link_and_a_log_file(visit, results, tmp_path: Path):
    page: Page = visit("/replay/log#nonsense")
    answer_no_review(page)
    expect(page.get_by_role("heading", name="This log can’t be opened")).to_be_visible()
    page.get_by_role("link", name="Open a log file").click()
    assert findings(page) == []
    (tmp_path / "bad.json").write_text("hello")
    page.get_by_label("File").set_input_files(tmp_path / "bad.json")
    expect(page.get_by_role("alert")).to_contain_text("cut off")
    (tmp_path / "match.json").write_text(json.dumps(results[0].log))
    page.get_by_label("File").set_input_files(tmp_path / "match.json")
    expect(page.get_by_text(f"/ {len(results[0].log['actions'])}")).to_be_visible()


def test_a_log_file_is_reviewed_like_a_table(visit, tmp_path: Path):
    match = Match.start("chameleon-chess", 2, 1)
    for own, reply in (("b1-b2", "a5-a4"), ("b2xe5", "a4-a3")):
        match = match.act(0, own).act(1, reply)
    (tmp_path / "match.json").write_text(to_json(match.log))
    page: Page = visit("/replay/log")
    page.get_by_label("File").set_input_files(tmp_path / "match.json")
    review = page.get_by_role("region", name="Review")
    expect(review).to_contain_text("Blunder", timeout=60_000)
    expect(review.get_by_role("link", name="Play the better line")).to_be_visible()
    expect(page.get_by_role("region", name="How everybody played")).to_be_visible()


def test_a_log_that_cannot_be_reviewed_says_why(visit, tmp_path: Path):
    match = Match.start("coloretto", 2, 1)
    log = replace(match, seed=2).end(match.lost_by(0, "resigned")).log
    (tmp_path / "match.json").write_text(to_json(log))
    page: Page = visit("/replay/log")
    page.get_by_label("File").set_input_files(tmp_path / "match.json")
    expect(page.get_by_text("don’t come from the secret number")).to_be_visible()
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
