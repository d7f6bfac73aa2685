"""The server's snapshots of a table, written by a test."""

from __future__ import annotations

import json
from typing import Any, cast

from msgspec import Struct

from e2e.faked.positions import NAMES
from furcifer.core import to_json
from furcifer.server.table.events import Clock
from furcifer.server.table.sync import SeatInfo, Setting, Sync, TableInfo, You

LONG_NAME = "Maximiliane-Alexandrine"
LONG_NAMES = tuple(f"{LONG_NAME} {seat}" for seat in range(len(NAMES)))


def plain(struct: Struct) -> dict[str, Any]:
    """Return a struct of the server as the page receives it: new fields appear by themselves."""
    found: dict[str, Any] = json.loads(to_json(struct))
    return found


def chair(seat: int, kind: str = "person", name: str = "", **more: Any) -> dict[str, Any]:
    return plain(SeatInfo(seat, cast(Any, kind), name, host=seat == 0)) | more


def table_info(slug: str, phase: str, chairs: list[dict[str, Any]], config: Any = None) -> dict[str, Any]:
    setting = Setting(
        game=slug,
        seats=len(chairs),
        config=config or {},
        language="en",
        public=False,
        spectators="open",
        clock=Clock(60, 5),
        hints=True,
        taps=False,
        flag_fall="bot",
    )
    return plain(TableInfo("faked", cast(Any, phase), setting, [], LONG_NAME, "c" * 64, True)) | {
        "chairs": chairs
    }


def sync(table: dict[str, Any], you: int | None = 0, **more: Any) -> dict[str, Any]:
    """Return a full snapshot of a table."""
    told = plain(Sync(seq=1, since=0, you=You(seat=you, host=you == 0, may_chat=True)))
    return told | {"table": table} | more


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
