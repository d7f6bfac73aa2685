"""Events about the players' shares of the seed, up to the moment at which the match begins."""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core.log import Share
from furcifer.server.table import events
from furcifer.server.table.devices import owner_of
from furcifer.server.table.state import LOBBY, STARTING, Table

from .seats import with_bots


def committed(table: Table, event: events.Committed) -> Table:
    owner = owner_of(event.by or "")
    if table.phase != LOBBY:
        return replace(table, next_commitments={**table.next_commitments, owner: event.commitment})
    others = {one: share for one, share in table.shares.items() if one != owner}
    return replace(table, shares={**others, owner: Share(event.commitment)})


def sealed(table: Table, event: events.Sealed) -> Table:
    table = seated_only(with_bots(table, event.bots))
    table = replace(table, phase=STARTING, reveal_due=table.at + event.wait)
    return with_nonce(table, event.by, event.nonce)


def revealed(table: Table, event: events.Revealed) -> Table:
    return with_nonce(table, event.by, event.nonce)


def with_nonce(table: Table, person: str | None, nonce: str | None) -> Table:
    """Return the table with a person's share revealed; unchanged without a share."""
    owner = owner_of(person or "")
    if nonce is None or owner not in table.shares:
        return table
    share = replace(table.shares[owner], nonce=nonce)
    return replace(table, shares={**table.shares, owner: share})


def seated_only(table: Table) -> Table:
    """Forget the shares of people who have left their seats."""
    seated = {chair.device for chair in table.chairs}
    return replace(table, shares={one: share for one, share in table.shares.items() if one in seated})
