"""The record of a table: who sat where and how it ended. The store keeps it for people's lists of games."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from furcifer.core import Outcome

from .devices import owner_of
from .snapshot import shown
from .state import OVER, PLAYING, Table
from .sync import Phase


class Record(Struct, frozen=True):
    """The part of a table that its tables row holds as JSON. Only the server sees the ids of people."""

    people: list[str | None]  # by seat: the owner of the person's device
    names: list[str]
    levels: list[str | None]
    host: str
    at: int
    outcome: Outcome | None = None
    voices: dict[str, int] = {}  # late joiners: the owner of the device -> the seat they play along with


class MyTable(Struct, frozen=True):
    """A line of a person's list of games. It says nothing that the table itself would not tell them."""

    id: str
    game: str
    phase: Phase
    opened: int  # milliseconds; also the place to continue the list from
    at: int  # when something happened last, in milliseconds
    seats: list[SeatLine]
    you: int | None = None
    voice: bool = False  # you play along with the person in that seat
    to_act: list[int] = []
    your_turn: bool = False
    left_ms: int | None = None  # on your clock, if it runs
    outcome: Outcome | None = None


class SeatLine(Struct, frozen=True):
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: str | None = None


def record_of(table: Table) -> Record:
    """Return the record of a table."""
    return Record(
        people=[chair.device for chair in table.chairs],
        names=[chair.name for chair in table.chairs],
        levels=[chair.bot for chair in table.chairs],
        host=table.host,
        at=table.at,
        outcome=table.outcome if table.phase == OVER else None,
        voices={owner_of(person): voice.seat for person, voice in table.voices.items()},
    )


def write_record(table: Table) -> str:
    """Return the record of a table as JSON."""
    return msgspec.json.encode(record_of(table)).decode()


def read_record(text: str) -> Record:
    return msgspec.json.decode(text, type=Record)


def players_of(table: Table) -> set[str]:
    """Return everybody in whose list this table belongs: all who play there, and the host."""
    seated = {chair.device for chair in table.chairs if chair.device is not None}
    return seated | {owner_of(person) for person in table.voices} | {table.host}


def turn_of(table: Table, line: MyTable, now: int) -> MyTable:
    """Return the line of a running table with whose turn it is, as far as its reader may know that."""
    if table.phase != PLAYING or not shown(table, line.you):
        return line
    mine = [seat for seat in table.to_act if table.chairs[seat].played_by_person]
    your_turn = line.you is not None and line.you in mine
    timed = your_turn and table.setup.clock is not None
    left = table.flag_due(line.you) - now if timed and line.you is not None else None
    to_act = [seat for seat in table.to_act if seat >= 0]
    return msgspec.structs.replace(line, to_act=to_act, your_turn=your_turn, left_ms=left, at=table.at)
