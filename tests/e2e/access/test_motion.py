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
  const listening = new AbortController();
  for (const type of ['animationstart', 'transitionrun'])
    document.addEventListener(type, noteAll, { capture: true, signal: listening.signal });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    note(one);
    return one;
  };
  window.stopListening = () => {
    listening.abort();
    Element.prototype.animate = animate;
  };
}"""
COUNT = """() => {
  window.transitions = 0;
  document.addEventListener('transitionrun', () => transitions++, true);
}"""


def longest(stage, slug: str, motion: str) -> float:
    """Show every position of a game one after the other, so that pieces and cards move."""
    table = stage(DESKTOP, reduced_motion=motion)
    table.page.evaluate(LISTEN)
    for props in fixtures(slug).values():
        table.show(match(slug, props))
    table.page.evaluate("stopListening()")  # other tests share the page
    found: float = table.page.evaluate("longest")
    return found


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_reduced_motion_is_no_motion(stage, slug):
    assert longest(stage, slug, "reduce") <= BLINK


def test_without_the_wish_things_move(stage):
    assert longest(stage, "coloretto", "no-preference") > BLINK


def test_reduced_motion_does_not_make_every_change_a_transition(visit):
    """A short duration for every element would: a new theme would start thousands of them."""
    page = visit("/")
    page.evaluate(COUNT)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("getComputedStyle(document.body).colorScheme.includes('dark')")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("transitions") == 0
