"""A player at a page: a bot chooses from the page's own view, and the action is done with mouse or keys.

Each game's `web/ui_steps.py` translates an action into steps on its face: ("tap", where),
("try", where) if it is there, ("type", where, text), ("choose", where, value).
"""

from __future__ import annotations

import json
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Error, Locator, Page

from furcifer.bots import Turn, player
from furcifer.core import Ask, Rng, find, from_json, to_json

from . import keyboard

GAMES = Path(__file__).parents[2] / "src" / "furcifer" / "games"
SOON = 2_500  # ms: the offer may have disappeared meanwhile


def ui_steps_of(slug: str) -> Any:
    path = GAMES / slug.replace("-", "_") / "web" / "ui_steps.py"
    spec = spec_from_file_location(f"ui_steps_{path.parents[1].name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SHORT: dict[str, dict[str, Any]] = {"chameleon": {"rounds": 1}}  # options that keep a match short


def seats_of(slug: str) -> int:
    counts = find(slug).meta.seats
    return 4 if 4 in counts else counts[0]


def open_table(
    page: Page, slug: str, language: str = "en", bots: str | None = "greedy", people: int = 1
) -> str:
    """Open a table with this page on the first seat, free seats for the other people, and bots, if any, on
    the rest. Return its id."""
    others = {str(seat): bots for seat in range(people, seats_of(slug))} if bots else {}
    body = {"game": slug, "seats": seats_of(slug), "language": language, "config": SHORT.get(slug, {})}
    answer = page.request.post("/api/tables", data=body | {"bots": others})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def play_now(page: Page, title: str, **chosen: str) -> None:
    """Start a match against bots from the landing page; `strength` and `side` choose on the sheet."""
    page.get_by_role("button", name=f"Play now {title}").click()
    sheet = page.get_by_role("dialog")
    for choice in chosen.values():
        sheet.get_by_role("radio", name=choice, exact=True).check()
    sheet.get_by_role("button", name="Start", exact=True).click()


def harmless_word(spymaster: Page, table: str) -> int:
    """Return the place of a word that is not the assassin, as a spymaster knows it."""
    key: str = spymaster.request.get(f"/api/tables/{table}").json()["view"]["key"]
    return next(place for place, owner in enumerate(key) if owner != "x")


def over(page: Page) -> bool:
    return page.locator('a[href^="/replay/"]').count() > 0


class PagePlayer:
    """One page at one table."""

    def __init__(self, page: Page, slug: str, *, by_keyboard: bool = False, level: str = "greedy") -> None:
        self.page, self.game, self.steps = page, find(slug), ui_steps_of(slug).steps
        self.bot, self.rng, self.by_keyboard = player(level, slug), Rng(1, page.url), by_keyboard
        self.address = page.url.partition("?")[0].replace("/t/", "/api/tables/")
        cookie = next(each for each in page.context.cookies() if each["name"] == "furcifer")
        # Asking through the browser would cost more than the answer.
        self.cookie = f"furcifer={cookie['value']}"
        self.done = 0

    def act(self) -> bool:
        """Act if it is this seat's turn. Return whether it did."""
        if not self.page.title().startswith("●"):
            return False
        turn = self._turn()
        if turn is None:
            return False
        action = self.bot.choose(turn)
        try:
            for step in self.steps(action):
                self._do(*step)
        except Error as error:  # the clock or another seat acted first
            if "Timeout" not in str(error):
                raise
            return False
        self._settle(turn)
        self.done += 1
        return True

    def act_over_http(self) -> bool:
        """Act over HTTP, which is faster, if it is this seat's turn. The page follows."""
        turn = self._turn()
        if turn is None:
            return False
        self._ask("/actions", {"action": str(self.bot.choose(turn))})
        self.done += 1
        return True

    def play_over_http(self, most: int) -> None:
        """Act over HTTP up to `most` times or to the end."""
        while self.done < most and not over(self.page):
            if not self.act_over_http():
                self.page.wait_for_timeout(20)

    def sees_the_end(self) -> bool:
        return self._ask()["outcome"] is not None

    def _ask(self, what: str = "", body: dict[str, str] | None = None) -> dict[str, Any]:
        """Return the server's answer about the table to the person at the page."""
        request = Request(self.address + what)
        request.add_header("Cookie", self.cookie)
        if body is not None:
            request.data = to_json(body).encode()
            request.add_header("Content-Type", "application/json")
        with urlopen(request, timeout=30) as answer:
            seen: dict[str, Any] = json.loads(answer.read())
        return seen

    def _turn(self) -> Turn | None:
        seen = self._ask()
        if not (seen["legal"] or seen["asks"]):
            return None
        view = from_json(to_json(seen["view"]), self.game.kinds.view)
        legal = [self.game.parse(choice["text"]) for choice in seen["legal"]]
        ask = Ask(**seen["asks"]) if seen["asks"] else None
        return Turn(self.game, view.seat, view, legal, ask, self.rng)

    def _settle(self, turn: Turn) -> None:
        """Wait until the server has answered, so that nothing is done twice."""
        for _ in range(100):
            now = self._turn()
            if now is None or now.view != turn.view:
                return
            self.page.wait_for_timeout(20)

    def _do(self, how: str, where: str, text: str = "") -> None:
        target = self.page.locator(f"[data-face] {where}").first
        if how == "try" and not target.count():
            return
        if how == "type":
            self._reach(target)
            self._write(target, text)
        elif how == "choose":
            self._pick(target, text)
        elif self.by_keyboard:
            self._reach(target)
            self.page.keyboard.press("Enter")
        else:
            target.click(timeout=SOON)

    def _reach(self, target: Locator) -> None:
        if self.by_keyboard:
            keyboard.reach(self.page, target)
        else:
            target.wait_for(timeout=SOON)

    def _write(self, target: Locator, text: str) -> None:
        if not self.by_keyboard:
            target.fill(text)
            return
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def _pick(self, target: Locator, value: str) -> None:
        """Choose in a <select>; by keyboard, typing selects the entry."""
        self._reach(target)
        if self.by_keyboard:
            self.page.keyboard.type(value)
        else:
            target.select_option(value)
        assert target.input_value() == value


def play_out(players: list[PagePlayer], most: int = 3_000) -> None:
    """Let everybody act in turn until every page shows the end."""
    idle = 0
    while not all(over(player.page) for player in players):
        acted = [player.act() for player in players]
        idle = 0 if any(acted) else idle + 1
        assert idle < most, "nobody can act, and it is not over"
        if not any(acted):
            players[0].page.wait_for_timeout(30)


def play_out_over_http(players: list[PagePlayer], most: int = 3_000) -> None:
    """Let everybody act over HTTP until the match is over."""
    idle = 0
    while not players[0].sees_the_end():
        acted = [player.act_over_http() for player in players]
        idle = 0 if any(acted) else idle + 1
        assert idle < most, "nobody can act, and it is not over"
        if not any(acted):
            time.sleep(0.02)
