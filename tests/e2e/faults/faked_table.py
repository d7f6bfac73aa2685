"""A table whose server is played by the test: any position of any game on the real page, at once.

The positions are the fixtures that each game's engine wrote for its face.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

GAMES = Path(__file__).parents[3] / "src" / "furcifer" / "games"
PATH = "/t/faked-table-faked-table"
LONG_NAME = "Maximiliane-Alexandrine"
FOLLOW = (
    "path => document.body.appendChild(Object.assign(document.createElement('a'), { href: path })).click()"
)
DRAWN = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"""


def fixtures(slug: str) -> list[Path]:
    return sorted((GAMES / slug.replace("-", "_") / "web" / "fixtures").glob("*.json"))


def chair(seat: int, kind: str = "person", name: str = "", **more: Any) -> dict[str, Any]:
    blank = {"level": None, "away": False, "flagged": False, "host": seat == 0, "hints": 0}
    blank |= {"ready": False, "vacant": False, "voices": []}
    return {"seat": seat, "kind": kind, "name": name, **blank, **more}


def table_info(slug: str, phase: str, chairs: list[dict[str, Any]], config: Any = None) -> dict[str, Any]:
    setting = {
        "game": slug,
        "seats": len(chairs),
        "config": config or {},
        "language": "en",
        "public": False,
        "spectators": "open",
        "clock": {"seconds": 60, "increment": 5},
        "hints": True,
        "taps": False,
        "flag_fall": "bot",
    }
    return {
        "id": "faked",
        "phase": phase,
        "setting": setting,
        "chairs": chairs,
        "host": LONG_NAME,
        "commitment": "c" * 64,
        "chance": True,
        "seed": None,
        "undo": None,
        "proposal": None,
        "refused": None,
        "endings": [],
        "series": None,
        "rematch": None,
        "rematch_seats": [],
    }


def sync(table: dict[str, Any], you: int | None = 0, **more: Any) -> dict[str, Any]:
    """Return a full snapshot of a table."""
    return {
        "type": "sync",
        "seq": 1,
        "since": 0,
        "you": {
            "seat": you,
            "host": you == 0,
            "may_chat": True,
            "device": {},
            "kicked": False,
            "may_undo": False,
            "voice": False,
            "may_join": [],
        },
        "table": table,
        "to_act": [],
        "view": None,
        "legal": [],
        "asks": None,
        "facts": [],
        "last_turn": 0,
        "undone": False,
        "chat": [],
        "outcome": None,
        "meant": [],
        "absent": [],
        "host_away": False,
        "clocks": [],
    } | more


def position(slug: str, path: Path) -> dict[str, Any]:
    """Return the snapshot of a fixture, with long names and a clock for everybody."""
    saved = json.loads(path.read_text("utf-8"))
    props = saved.get("props", saved)
    names, outcome = props["names"], props.get("outcome")
    chairs = [chair(seat, name=f"{LONG_NAME} {seat}") for seat in range(len(names))]
    clocks = [
        {"seat": seat, "name": "player", "left_ms": 754_000, "running": False} for seat in range(len(names))
    ]
    table = table_info(slug, "over" if outcome else "playing", chairs, props["view"]["config"])
    return sync(
        table,
        props["you"],
        to_act=props["toAct"],
        view=props["view"],
        legal=props["legal"],
        asks=props.get("asks"),
        facts=props["facts"],
        outcome=outcome,
        clocks=clocks,
    )


class FakedTable:
    """The socket of a page at the faked table. `show` sends what the page is to draw."""

    def __init__(self, page: Page) -> None:
        self.page, self.number = page, 0
        self.sockets: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []
        self.now: dict[str, Any] | None = None
        page.route_web_socket("**/ws/**", self._open)
        page.route("**/api/me/best/*", lambda route: route.fulfill(json={"score": None}))

    def _open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(self._receive)

    def _receive(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello" and self.now is not None:
            self._send(self.now)
        elif message["type"] == "ping":
            self._send({"type": "pong", "id": message["id"]})
        elif message["type"] != "hello":
            self.sent.append(message)

    def _send(self, message: dict[str, Any]) -> None:
        self.sockets[-1].send(json.dumps(message))

    def show(self, snapshot: dict[str, Any]) -> None:
        """Show a snapshot, and wait until it is drawn."""
        self.number += 1
        self.now = snapshot | {"seq": self.number}
        if self.sockets:
            self._send(self.now)
        else:
            self.page.evaluate(FOLLOW, PATH)  # the server knows no such table, the page does
        self.page.locator("main :is([data-face], .columns)").first.wait_for()
        self.page.evaluate(DRAWN)

    def refuse(self, code: str, text: str) -> None:
        """Refuse the last command."""
        self._send({"type": "refused", "id": self.sent[-1]["id"], "code": code, "text": text, "names": {}})
