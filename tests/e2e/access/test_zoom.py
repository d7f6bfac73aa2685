"""Small windows, and a desktop at 200 %: nothing sticks out, whatever can be pressed can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.faked.answers import answer_analysis, answer_replay, pages_of
from e2e.faked.positions import phases
from e2e.faked.snapshots import lobby, match
from e2e.faked.table import DRAWN
from e2e.layout.sizes import viewport
from furcifer import all_games

SIZES = ("640x400", "small-phone", "small-phone-on-its-side")  # the first is 1280×800 at 200 %
TRIES = 10
# Controls that stay outside the window, or under something, even when they are scrolled to.
LOST = """() => {
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')];
  const visible = { visibilityProperty: true, opacityProperty: true };
  const reached = one => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !height) return true;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const label = one.closest('label');
    const found = one.contains(seen) || seen?.contains(one) || label?.contains(seen);
    return left >= -1 && right <= innerWidth + 1 && found;
  };
  // Scrolling draws the page anew, so only what is not in sight is scrolled to.
  const hidden = controls.filter(one => one.checkVisibility(visible) && !one.closest('.sr') && !reached(one));
  const lost = hidden.filter(one => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    return !reached(one);
  });
  const told = one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)}`;
  return [...wide, ...lost.map(told)];
}"""


def lost(page: Page) -> list[str]:
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        found += [f"{size}: {what}" for what in lost_now(page)]
    return found


def lost_now(page: Page) -> list[str]:
    """Look once the page has followed the new size, which takes a few frames."""
    found: list[str] = []
    for _ in range(TRIES):
        page.evaluate(DRAWN)
        found = page.evaluate(LOST)
        if not found:
            break
        page.wait_for_timeout(60)
    return found


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_nothing_is_lost_in_a_small_window_or_at_200_percent(stage, slug):
    table, faults = stage(), {}
    for name, props in phases(slug).items():
        table.show(match(slug, props, clocks=True))
        faults[name] = lost(table.page)
    table.show(lobby(slug, all_games()[slug].meta.seats[-1]))
    faults["lobby"] = lost(table.page)
    answer_replay(table.page, slug)
    answer_analysis(table.page)
    for path in pages_of(slug):
        table.open(path)
        faults[path] = lost(table.page)
    assert {name: found for name, found in faults.items() if found} == {}
