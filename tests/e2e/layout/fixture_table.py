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
from furcifer.server.api.protocol import Accepted, Hello, Ping, Pong, read, write
from furcifer.server.table.sync import ChatLine, SeatInfo, Setting, Sync, TableInfo, You

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
    page.route_web_socket("**/ws/tables/**", lambda socket: answer(socket, slug, props, bots, clocks))
    table = page.request.post("/api/tables", data={"game": slug, "seats": seats_of(props)}).json()["id"]
    page.goto(f"/t/{table}")
    page.locator("[data-face] > *").first.wait_for()


def answer(socket: WebSocketRoute, slug: str, props: dict[str, Any], bots: bool, clocks: bool) -> None:
    def on_message(frame: str | bytes) -> None:
        message = read(frame)
        if isinstance(message, Hello):
            table = table_info(slug, props, bots)
            socket.send(write(sync(props, table, START, 0, clocks)))
            socket.send(write(sync(props, None, NOW, START, clocks)))
        elif isinstance(message, Ping):
            socket.send(write(Pong(id=message.id)))
        else:
            socket.send(write(Accepted(id=message.id, seq=NOW)))

    socket.on_message(on_message)


def seats_of(props: dict[str, Any]) -> int:
    return len(props["names"])


def table_info(slug: str, props: dict[str, Any], bots: bool) -> TableInfo:
    seats = seats_of(props)
    chairs = [chair(seat, props["you"], bots) for seat in range(seats)]
    setting = Setting(slug, seats, {}, "en", False, "open", None, True)
    return TableInfo(
        "fixture", "over" if props.get("outcome") else "playing", setting, chairs, NAMES[0], "0" * 64
    )


def chair(seat: int, you: int | None, bots: bool) -> SeatInfo:
    if bots and seat != you:
        return SeatInfo(seat, "bot", level="strong")
    return SeatInfo(seat, "person", NAMES[seat], host=seat == 0)


def sync(props: dict[str, Any], table: TableInfo | None, seq: int, since: int, clocks: bool) -> Sync:
    """Return a snapshot for the fixture's seat: everything at first, then only the new facts."""
    seats = range(seats_of(props))
    running = [{"seat": seat, "name": "player", "left_ms": 754_000, "running": False} for seat in seats]
    chat = [ChatLine(1, NAMES[1], "Good luck, everybody!", 1)] if since == 0 else []
    return Sync(
        seq=seq,
        since=since,
        you=You(props["you"], True, True),
        table=table,
        to_act=props["toAct"],
        view=props["view"],
        legal=props["legal"],
        asks=props.get("asks"),
        facts=props["facts"] if since else [],
        chat=chat,
        outcome=props.get("outcome"),
        clocks=running if clocks else props.get("clocks", []),
    )
