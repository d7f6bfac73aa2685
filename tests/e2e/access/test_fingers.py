"""Everything that can be pressed on a phone is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import PHONE
from e2e.faked.answers import answer_analysis, answer_replay, pages_of
from e2e.faked.positions import phases
from e2e.faked.snapshots import lobby, match
from furcifer import all_games

# Links within a sentence need no size of their own. The squares of a board share its width and are smaller.
SMALL = """([least, square]) =>
  [...document.querySelectorAll('button, select, summary, input, textarea, a[href]')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr, p'))
  .map(one => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
  .filter(({ one, box }) => {
    const wanted = one.closest('[role=grid]') ? square : least;
    return box.width && (box.height < wanted || box.width < wanted);
  })
  .map(({ one, box }) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)} `
    + `${Math.round(box.width)}x${Math.round(box.height)}`)"""


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, [43.5, 32])
    return found


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_fingers_find_everything(stage, slug):
    table, faults = stage(PHONE), {}
    for name, props in phases(slug).items():
        table.show(match(slug, props, clocks=True))
        faults[name] = small(table.page)
    table.show(lobby(slug, all_games()[slug].meta.seats[-1]))
    table.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    faults["lobby"] = small(table.page)
    answer_replay(table.page, slug)
    answer_analysis(table.page)
    for path in (*pages_of(slug), "/"):
        table.open(path)
        faults[path] = small(table.page)
    assert {name: found for name, found in faults.items() if found} == {}
