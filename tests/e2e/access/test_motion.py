"""People who asked for less motion see none."""

from __future__ import annotations

import pytest

from e2e.conftest import DESKTOP
from e2e.faked.positions import fixtures
from e2e.faked.snapshots import match
from furcifer import all_games

BLINK = 20  # ms: one frame
# Remember the longest movement that starts from now on. A change of colour or light is no movement.
LISTEN = """() => {
  window.longest = 0;
  const moves = one => one.effect.getKeyframes().some(frame =>
    ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'offsetPath'].some(key => key in frame));
  const note = one => {
    if (!moves(one)) return;
    const { duration, iterations } = one.effect.getComputedTiming();
    longest = Math.max(longest, duration * iterations);
  };
  const noteAll = () => document.getAnimations().forEach(note);
  for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, noteAll, true);
  window.animate ??= Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const one = window.animate.apply(this, how);
    note(one);
    return one;
  };
}"""


def longest(stage, slug: str, motion: str) -> float:
    """Show every position of a game one after the other, so that pieces and cards move."""
    table = stage(DESKTOP, reduced_motion=motion)
    table.page.evaluate(LISTEN)
    for props in fixtures(slug).values():
        table.show(match(slug, props))
    found: float = table.page.evaluate("longest")
    return found


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_reduced_motion_is_no_motion(stage, slug):
    assert longest(stage, slug, "reduce") <= BLINK


def test_without_the_wish_things_move(stage):
    assert longest(stage, "coloretto", "no-preference") > BLINK
