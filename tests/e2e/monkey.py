"""Somebody who taps whatever can be tapped on a game's face, until the match is over."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Error, Page

WORDS = (
    "lantern",
    "violin",
    "harbour",
    "pepper",
    "glacier",
    "pillow",
    "thunder",
    "marble",
    "orchid",
    "velvet",
)
OFFERED = """face => [...face.querySelectorAll('button')]
  .filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility())
  .map(one => ({ at: [...face.querySelectorAll('button')].indexOf(one),
                 wanted: /\\b(can|btn|movable|target)\\b/.test(one.className) || !!one.closest('.can') }))"""


def over(page: Page) -> bool:
    return page.locator('a[href^="/replay/"]').count() > 0


def tap(page: Page, chance: Random) -> None:
    """One tap, or one word where words are wanted."""
    face = page.locator("[data-face]")
    field = face.locator("form input[type=text]:visible, form input:not([type]):visible")
    if field.count() and chance.random() < 0.7:
        field.first.fill(chance.choice(WORDS))
        field.first.press("Enter")
        return
    offered = face.evaluate(OFFERED)
    wanted = [one for one in offered if one["wanted"]] if chance.random() < 0.8 else []
    if choices := wanted or offered:
        button = face.locator("button").nth(chance.choice(choices)["at"])
        button.click(timeout=1500)


def play_out(pages: list[Page], chance: Random, seconds: float = 40) -> int:
    """Tap until every page says that it is over; the number of taps. A long match is hurried in the end."""
    deadline, taps = time.monotonic() + seconds, 0
    while not all(over(page) for page in pages):
        if time.monotonic() > deadline:
            hurry(pages, chance)
            break
        page = chance.choice(pages)
        try:
            if page.title().startswith("●"):
                tap(page, chance)
                taps += 1
            else:
                page.wait_for_timeout(40)
        except Error as error:  # what was offered a moment ago may be gone
            if "Timeout" not in str(error):
                raise
    for page in pages:
        page.locator('a[href^="/replay/"]').wait_for()
    return taps


def hurry(pages: list[Page], chance: Random, most: int = 4000) -> None:
    """The same people go on over plain HTTP, where it is fast; their pages follow."""
    table = pages[0].url.rpartition("/")[2]
    for _ in range(most):
        for page in pages:
            seen = page.request.get(f"/api/tables/{table}").json()
            if seen["outcome"]:
                return
            actions = [choice["text"] for choice in seen["legal"]]
            if asked := seen["asks"]:
                actions.append(asked["form"].replace("WORD", chance.choice(WORDS)).replace("NUMBER", "1"))
            if actions:
                page.request.post(f"/api/tables/{table}/actions", data={"action": chance.choice(actions)})
            else:
                page.wait_for_timeout(20)
    raise AssertionError("the match did not end")
