"""Opening, renaming and giving up: decisions about a table as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furcifer.core import Illegal, find
from furcifer.server.table import events
from furcifer.server.table.events import Setup
from furcifer.server.table.fairness import commitment
from furcifer.server.table.state import ABANDONED, LOBBY, PLAYING, Table

from .verdict import NOT_LOBBY, NOT_PLAYING, NOT_SEATED, Actor, Decision, FreshTable, Opening, Verdict

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
        format=events.FORMAT,
        version=find(setup.game).meta.version,
        setup=setup,
        name=host.name,
        commitment=commitment(fresh.seed),
        chairs=list(chairs),
        bots=dict(bots or {}),
    )
    return Opening(fresh, created)


def rename(table: Table, person: str, name: str) -> Verdict:
    """Change a person's display name before the start: in a match, names would carry what nobody may say."""
    if table.phase != LOBBY:
        return NOT_LOBBY
    known = table.name_of(person)
    if known is None:
        return NOT_SEATED
    return SAME_NAME if known == name else Decision(events.Named(by=person, name=name))


def close(table: Table) -> Verdict:
    """Close a table by order of the site's host, whatever its phase."""
    return NOT_PLAYING if table.phase == ABANDONED else Decision(events.Abandoned())


def abandon(table: Table, silent_since: int) -> Verdict:
    """Give a table up if nothing has happened there since that time."""
    if table.at >= silent_since or table.phase not in (LOBBY, PLAYING):
        return NOT_PLAYING
    return Decision(events.Abandoned())
