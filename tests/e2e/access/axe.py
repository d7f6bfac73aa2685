"""axe-core in the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.browser import ROOT
from e2e.conftest import DESKTOP, PHONE

LOOKS = ((PHONE, "light"), (DESKTOP, "dark"), (PHONE, "dark"), (DESKTOP, "light"))

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# Waiting for them would take longer than axe-core itself. The end of one may start another.
END_ANIMATIONS = """() => {
  const running = document.getAnimations().filter(one =>
    one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity);
  running.forEach(one => one.finish());
  return running.length === 0;
}"""
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target[0]} ${node.failureSummary}`))"""


def findings(page: Page) -> list[str]:
    """Return the problems axe-core finds, one line each."""
    page.wait_for_function(END_ANIMATIONS)  # fading elements get their full contrast at the end
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)  # a script tag would be refused by the page's own policy
    found: list[str] = page.evaluate(RUN)
    return found


def findings_in(page: Page, viewport: Any, theme: str) -> list[str]:
    """Return the problems axe-core finds in a window with a theme."""
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    return findings(page)
