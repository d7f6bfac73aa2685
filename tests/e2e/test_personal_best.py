"""Codenames for two: the end says how good the score was and compares it with the best so far."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.faked.positions import fixtures
from e2e.faked.snapshots import match


@pytest.mark.parametrize(
    ("best", "line"),
    [
        (None, "Your first score: 5."),
        (3, "A new personal best: 5! Before, it was 3."),
        (5, "You equalled your personal best of 5."),
        (8, "Your personal best is 8."),
    ],
)
def test_the_end_compares_with_the_best_so_far(stage, best, line):
    page = (table := stage()).page
    page.route("**/api/me/best/*", lambda route: route.fulfill(json={"score": best}))
    table.show(match("codenames", fixtures("codenames")["over-together-5"]))
    expect(page.get_by_text(line)).to_be_visible()
    expect(page.get_by_text("never got a chance.")).to_be_visible()


def test_a_lost_match_is_no_best(stage):
    page = (table := stage()).page
    table.show(match("codenames", fixtures("codenames")["over-together-lost-3"]))
    expect(page.get_by_text("No points this time.")).to_be_visible()
    expect(page.get_by_text("Your first score")).to_have_count(0)
