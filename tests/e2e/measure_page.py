"""Measure the page with the browser's own timings: the first load, and the time from a move to its display.

    .venv/bin/python tests/e2e/measure_page.py

It starts its own server and prints two tables. The first has the parts of Lighthouse's performance score:
first and largest paint, blocking time, layout shift.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.browser import launch_options
from e2e.conftest import DESKTOP, PHONE, Server
from e2e.page_player import PagePlayer, open_table, over
from furcifer import all_games

TIMES, MOVES = 5, 12
WATCH = """
  window.seen = { paint: 0, shift: 0, blocked: 0 };
  const on = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', one => seen.paint = one.startTime);
  on('layout-shift', one => seen.shift += one.hadRecentInput ? 0 : one.value);
  on('longtask', one => seen.blocked += Math.max(0, one.duration - 50));
"""
LOADED = """() => ({
  ...seen,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  script: performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))
    .reduce((sum, one) => sum + one.encodedBodySize, 0),
})"""
# From sending an action to the first frame after the answer.
LISTEN = """
  window.moved = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"type":"act"')) {
      const began = performance.now();
      this.addEventListener('message', () => requestAnimationFrame(() =>
        moved.push(performance.now() - began)), { once: true });
    }
    return send.call(this, text);
  };
"""


def load(browser: Browser, address: str, viewport: Any) -> dict[str, float]:
    page = browser.new_page(base_url=address, viewport=viewport)
    page.add_init_script(WATCH)
    page.goto("/", wait_until="networkidle")
    page.wait_for_timeout(300)
    found: dict[str, float] = page.evaluate(LOADED)
    page.close()
    return found


def moves(page: Page, slug: str) -> list[float]:
    """Return how long each action took until it was displayed, in ms."""
    page.add_init_script(LISTEN)
    page.goto("/")
    page.goto(f"/t/{open_table(page, slug)}")
    page.locator(".start .btn").click()
    page.locator("[data-face]").wait_for()
    player = PagePlayer(page, slug)
    while player.done < MOVES and not over(page):
        player.act()
        page.wait_for_timeout(20)
    found: list[float] = page.evaluate("moved")
    return found


def main() -> None:
    console = Console()
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    loads = Table("page", "first paint", "largest", "blocked", "shift", "script", title="First load, ms")
    shown = Table("game", "actions", "median", "95 %", title="From sending an action to its display, ms")
    with sync_playwright() as play:
        browser = play.chromium.launch(**launch_options())
        for name, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
            with console.status(name):
                runs = [load(browser, server.address, viewport) for _ in range(TIMES)]
            middle = {key: median(run[key] for run in runs) for key in runs[0]}
            times = (f"{middle[key]:.0f}" for key in ("first", "paint", "blocked"))
            loads.add_row(name, *times, f"{middle['shift']:.3f}", f"{middle['script'] / 1000:.1f} kB")
        for slug in all_games():
            with console.status(slug):
                page = browser.new_page(base_url=server.address, viewport=DESKTOP)
                took = moves(page, slug)
                page.close()
            shown.add_row(slug, str(len(took)), f"{median(took):.0f}", f"{quantiles(took, n=20)[-1]:.0f}")
        browser.close()
    server.stop()
    console.print(loads, shown)


if __name__ == "__main__":
    main()
