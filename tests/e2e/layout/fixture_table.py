"""Table pages that show the faces' fixtures. The test itself answers the page's WebSocket."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from e2e.browser import ROOT
from furcifer import all_games
from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng, to_json

NAMES = ("Ada", "Bartholomew", "Chloé", "Dario", "Emil", "Fatima", "Guillaume", "Hanna", "Ivo", "Jo")
START, NOW = 1, 2  # seqs: the table as found, and with the fixture's facts


def fixture_files(slug: str) -> list[Path]:
    return sorted((ROOT / "src/furcifer/games" / slug.replace("-", "_") / "web" / "fixtures").glob("*.json"))


def fixtures(slug: str) -> dict[str, dict[str, Any]]:
    """Return the positions of a game by name, as its face receives them."""
    return {path.stem: json.loads(path.read_text("utf-8"))["props"] for path in fixture_files(slug)}


def all_fixtures() -> list[tuple[str, str]]:
    return [(slug, path.stem) for slug in sorted(all_games()) for path in fixture_files(slug)]


def position(slug: str, seats: int, turns: int) -> dict[str, Any]:
    """Return a match after this many actions of bots, as a face receives it for the seat to act."""
    match, rng = Match.start(slug, seats=seats, seed=seats), Rng(seats, "layout")
    bot = player("random", slug)
    for _ in range(turns):
        if match.outcome:
            break
        seat = match.to_act[0]
        match = match.act(seat, bot.choose(turn_for(match, seat, rng)))
    you = match.to_act[0] if match.to_act else 0
    shown = {
        "view": match.view(you),
        "facts": [],
        "legal": [{"text": str(action), "action": action} for action in match.legal(you)],
        "asks": match.asks(you),
        "toAct": match.to_act,
        "you": you,
        "names": NAMES[:seats],
        "outcome": match.outcome,
    }
    return json.loads(to_json(shown))


def show(page: Page, slug: str, props: dict[str, Any], *, bots: bool = False, clocks: bool = False) -> None:
    """Open a table at this position. The others are people, or bots."""
    seats = len(props["names"])
    table = page.request.post("/api/tables", data={"game": slug, "seats": seats}).json()["id"]
    lobby = page.request.get(f"/api/tables/{table}").json()
    first = snapshot(lobby, props, bots, clocks)
    page.route_web_socket("**/ws/tables/**", lambda socket: answer(socket, first, props["facts"]))
    page.goto(f"/t/{table}")
    page.locator("[data-face] > *").first.wait_for()


def answer(socket: WebSocketRoute, first: dict[str, Any], facts: list[Any]) -> None:
    """Send everything, then the facts as news; accept every command."""
    news = first | {"table": None, "since": START, "seq": NOW, "facts": facts, "chat": []}

    def on_message(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hello":
            socket.send(json.dumps(first))
            socket.send(json.dumps(news))
        elif message["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "id": message["id"]}))
        else:
            socket.send(json.dumps({"type": "accepted", "id": message["id"], "seq": NOW}))

    socket.on_message(on_message)


def snapshot(lobby: dict[str, Any], props: dict[str, Any], bots: bool, clocks: bool) -> dict[str, Any]:
    """Return the server's snapshot of a lobby, turned into one of a match at this position."""
    table, you, outcome = lobby["table"], props["you"], props.get("outcome")
    chairs = [chair | sitter(seat, bots and seat != you) for seat, chair in enumerate(table["chairs"])]
    running = [
        {"seat": seat, "name": "player", "left_ms": 754_000, "running": False} for seat in range(len(chairs))
    ]
    return lobby | {
        "type": "sync",
        "seq": START,
        "since": 0,
        "you": lobby["you"] | {"seat": you, "host": True, "may_chat": True},
        "table": table | {"phase": "over" if outcome else "playing", "chairs": chairs},
        "to_act": props["toAct"],
        "view": props["view"],
        "legal": props["legal"],
        "asks": props.get("asks"),
        "facts": [],
        "chat": [] if bots else [{"seq": 1, "name": NAMES[1], "text": "Good luck!", "seat": 1}],
        "outcome": outcome,
        "clocks": running if clocks else props.get("clocks", []),
    }


def sitter(seat: int, bot: bool) -> dict[str, Any]:
    if bot:
        return {"kind": "bot", "name": "", "level": "strong"}
    return {"kind": "person", "name": NAMES[seat], "level": None}
