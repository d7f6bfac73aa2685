"""Opening, rematch, renaming and giving up: decisions about a table as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.events import Setup
from furcifer.server.table.fairness import commitment
from furcifer.server.table.state import LOBBY, OVER, PLAYING, Table

from .verdict import (
    NOT_LOBBY,
    NOT_OVER,
    NOT_PLAYING,
    NOT_SEATED,
    Actor,
    Context,
    Decision,
    FreshTable,
    Opening,
    Verdict,
)

REMATCH_EXISTS = Illegal("rematch_exists", "There is already a table for the rematch.")
SAME_NAME = Illegal("same_name", "That is already the name.")


def open_table(
    fresh: FreshTable,
    host: Actor,
    setup: Setup,
    chairs: Sequence[tuple[str, str] | None] = (),
    bots: Mapping[int, str] | None = None,
) -> Opening:
    """Open a table. `chairs` are the (person, name) pairs and `bots` the levels that already have a seat."""
    created = events.Created(
        by=host.person,
        setup=setup,
        name=host.name,
        commitment=commitment(fresh.seed),
        chairs=list(chairs),
        bots=dict(bots or {}),
    )
    return Opening(fresh, created)


def rematch(table: Table, command: commands.Rematch, actor: Actor, context: Context) -> Verdict:
    """Open the next table. It is written in one transaction with the link to it, or not at all."""
    if table.phase != OVER:
        return NOT_OVER
    if table.seat_of(actor.person) is None and actor.person != table.host:
        return NOT_SEATED
    if table.rematch is not None:
        return REMATCH_EXISTS
    host, (chairs, bots) = Actor(table.host, table.host_name), _rotated(table)
    opening = open_table(context.fresh_table(), host, table.setup, chairs, bots)
    event = events.Rematched(by=actor.person, msg=command.id, to=opening.fresh.id)
    return Decision(event, opening=opening)


def _rotated(table: Table) -> tuple[list[tuple[str, str] | None], dict[int, str]]:
    """Return the people and bots of a table, each one seat further."""
    chairs: list[tuple[str, str] | None] = [None] * len(table.chairs)
    bots: dict[int, str] = {}
    for number, chair in enumerate(table.chairs):
        seat = (number + 1) % len(table.chairs)
        if chair.person is not None:
            chairs[seat] = (chair.person, chair.name)
        elif chair.bot is not None:
            bots[seat] = chair.bot
    return chairs, bots


def rename(table: Table, person: str, name: str) -> Verdict:
    """Change a person's display name before the start: in a match, names would carry what nobody may say."""
    if table.phase != LOBBY:
        return NOT_LOBBY
    known = table.name_of(person)
    if known is None:
        return NOT_SEATED
    return SAME_NAME if known == name else Decision(events.Named(by=person, name=name))


def abandon(table: Table, silent_since: int) -> Verdict:
    """Give a table up if nothing has happened there since that time."""
    if table.at >= silent_since or table.phase not in (LOBBY, PLAYING):
        return NOT_PLAYING
    return Decision(events.Abandoned())
