"""The server's snapshots of a table, written by a test."""

from __future__ import annotations

import json
from typing import Any

from e2e.faked.positions import NAMES
from furcifer.core import to_json
from furcifer.server.table.sync import You

LONG_NAME = "Maximiliane-Alexandrine"
LONG_NAMES = tuple(f"{LONG_NAME} {seat}" for seat in range(len(NAMES)))


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
        "other_version": None,
    }


def person(seat: int | None) -> dict[str, Any]:
    """Return what the server tells a person about themselves."""
    found: dict[str, Any] = json.loads(to_json(You(seat=seat, host=seat == 0, may_chat=True)))
    return found


def sync(table: dict[str, Any], you: int | None = 0, **more: Any) -> dict[str, Any]:
    """Return a full snapshot of a table."""
    return {
        "type": "sync",
        "seq": 1,
        "since": 0,
        "you": person(you),
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


def lobby(slug: str, seats: int, **more: Any) -> dict[str, Any]:
    """Return a lobby where two people sit, so that there is a chat."""
    chat = [{"seq": 1, "name": "Max", "text": "x" * 90, "seat": 1, "phrase": None}]
    sitting = [chair(0, name="Zoë"), chair(1, name="M" * 40)]
    chairs = [*sitting, *(chair(seat, "empty") for seat in range(2, seats))]
    return sync(table_info(slug, "lobby", chairs), **{"chat": chat} | more)


def match(
    slug: str,
    props: dict[str, Any],
    names: tuple[str, ...] = NAMES,
    *,
    bots: bool = False,
    clocks: bool = False,
) -> dict[str, Any]:
    """Return a match at this position. The others are people, or bots; `clocks` gives everybody one."""
    you, outcome, seats = props["you"], props.get("outcome"), len(props["names"])
    chairs = [
        chair(seat, "bot", level="strong") if bots and seat != you else chair(seat, name=names[seat])
        for seat in range(seats)
    ]
    table = table_info(slug, "over" if outcome else "playing", chairs, props["view"]["config"])
    running = [
        {"seat": seat, "name": "player", "left_ms": 754_000, "running": False} for seat in range(seats)
    ]
    said = {"seq": 1, "name": names[1], "text": "Good luck!", "seat": 1, "phrase": None}
    return sync(
        table,
        you,
        to_act=props["toAct"],
        view=props["view"],
        legal=props["legal"],
        asks=props.get("asks"),
        facts=props["facts"],
        last_turn=len(props["facts"]),
        outcome=outcome,
        chat=[] if bots else [said],
        clocks=running if clocks else props.get("clocks") or [],
    )
