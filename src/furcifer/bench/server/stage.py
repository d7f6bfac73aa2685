"""Tables written straight into a database, so that a benchmark starts with thousands of them in a moment."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from furcifer.core import CHANCE, AnyGame, Seat
from furcifer.server.api.identity import Signer
from furcifer.server.node.rows import first_row, tables_row
from furcifer.server.store import Journal, Row, journal_for, open_database
from furcifer.server.table import events
from furcifer.server.table.decide.lifecycle import open_table
from furcifer.server.table.decide.verdict import Actor, FreshTable
from furcifer.server.table.events import AnyEvent, Setup
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table

GAME = "chameleon-chess"
SETUP = Setup(GAME, 2, {"draws": False})  # the players shuffle rooks, which must not end in a draw
STEPS = (("a1-a2", "a2-a1"), ("a5-a4", "a4-a5"))
PEOPLE = ("bench-red", "bench-blue")
PATIENCE = 60.0


class Stage(NamedTuple):
    """The tables of one kind, and the cookies of those who sit there."""

    tables: list[str]
    cookies: tuple[str, ...]


async def lay_tables(database: str, count: int, moves: int = 0) -> Stage:
    """Write started matches of two people, each with some moves behind it."""
    return await lay(database, SETUP, [[events.Started(by=PEOPLE[0]), *shuffles(moves)]] * count)


def shuffles(moves: int) -> list[AnyEvent]:
    """Return the events of a match in which rooks go to and fro."""
    return [
        events.Acted(by=PEOPLE[ply % 2], msg=f"laid {ply}", entries=[(ply % 2, STEPS[ply % 2][ply // 2 % 2])])
        for ply in range(moves)
    ]


def recorded(entries: Sequence[tuple[Seat, Any]]) -> list[AnyEvent]:
    """Return the events of a recorded match: each decision with the actions of chance that follow it."""
    groups: list[list[tuple[int, str]]] = [[]]
    for seat, action in entries:
        if seat != CHANCE:
            groups.append([])
        groups[-1].append((seat, str(action)))
    return [events.Started(by=PEOPLE[0], entries=groups[0]), *(events.Acted(entries=g) for g in groups[1:])]


def setup_of(game: AnyGame, seats: int) -> Setup:
    return Setup(game.meta.slug, seats)


async def lay(
    database: str, setup: Setup, matches: Sequence[Sequence[AnyEvent]], bots: Mapping[int, str] | None = None
) -> Stage:
    """Write one table for each list of events. Without `bots`, every seat without a person has one."""
    opened = await open_database(database)
    journal = journal_for(database, PATIENCE)
    await journal.open()
    try:
        tables = [await _lay_one(journal, setup, match, bots) for match in matches]
        signer = Signer(await opened.key("cookies"))
    finally:
        await journal.close()
        await opened.close()
    return Stage(tables, tuple(signer.cookie(person) for person in PEOPLE))


async def _lay_one(
    journal: Journal, setup: Setup, match: Sequence[AnyEvent], bots: Mapping[int, str] | None
) -> str:
    at = int(time.time() * 1000)
    bots = dict.fromkeys(range(len(PEOPLE), setup.seats), "random") if bots is None else bots
    chairs = [None if seat in bots else (PEOPLE[seat], f"P{seat}") for seat in range(setup.seats)]
    fresh = FreshTable(secrets.token_urlsafe(16), secrets.randbits(64))
    row, table = first_row(open_table(fresh, Actor(PEOPLE[0], "Red"), setup, chairs, bots), at)
    await journal.append(row)
    written = []
    for event in match:
        table, row = _following(table, event, at)
        written.append(journal.append(row))
    await asyncio.gather(*written)
    return table.id


def _following(table: Table, event: AnyEvent, at: int) -> tuple[Table, Row]:
    after = evolve(table, event, at)
    change = tables_row(after) if after.phase != table.phase else None
    return after, Row(after.id, after.seq, at, events.write(event), change)
