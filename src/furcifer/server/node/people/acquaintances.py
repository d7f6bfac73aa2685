"""Bots adapt to the people they play with: what a match told about a person is kept for the next.

It says how a person reads clues and how strong they are. It holds no word that was said, and goes with the
person's data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from furcifer import bots
from furcifer.core import Acquaintance
from furcifer.server.store import STORE_ERRORS
from furcifer.server.table.state import Table

if TYPE_CHECKING:
    from furcifer.server.node.node import Node


async def learn(node: Node, table: Table) -> None:
    """Keep what a finished match told about each person who played it to the end."""
    for seat, chair in enumerate(table.chairs):
        if chair.played_by_person and chair.person is not None:
            known = await node.database.personal.acquaintance(chair.person, table.setup.game)
            now = await _with_match(node, table, seat, known)
            forgotten = await node.database.personal.seen_at(chair.person) is None
            if now != (known or Acquaintance()) and not forgotten:
                await node.database.personal.keep_acquaintance(chair.person, table.setup.game, now)


async def _with_match(node: Node, table: Table, seat: int, known: Acquaintance | None) -> Acquaintance:
    """Add a match to what is known about the person in a seat: how they think, and how strong they are."""
    now, match = known or Acquaintance(), table.match
    assert match is not None
    # Looked up last: the first question about a game's bots loads them.
    if match.game.seating(len(table.chairs)) and bots.learns(table.setup.game):
        now = await node.bot_pool.acquaint(match, seat, known)
    if table.outcome is None:
        return now
    players = [await level_of(node, table, number) for number in range(len(table.chairs))]
    return bots.with_result(match.game, table.outcome, seat, players, now)


async def level_of(node: Node, table: Table, seat: int) -> str:
    """Return the level of the bot in a seat. An adaptive bot takes the level that suits the people."""
    level, game = table.chairs[seat].bot or "", table.setup.game
    if level != bots.ADAPTIVE:
        return level
    people = [chair.person for chair in table.chairs if chair.played_by_person and chair.person]
    try:
        known = [await node.database.personal.acquaintance(person, game) for person in people]
    except STORE_ERRORS:  # the bot plays all the same
        return bots.default_level(game)
    return bots.level_for(game, known)


async def partner(node: Node, table: Table, seat: int) -> Acquaintance | None:
    """Return what is known about the person whom the bot in a seat plays with; None if that is nobody."""
    person = partner_of(table, seat)
    if person is None or not bots.learns(table.setup.game):
        return None
    try:
        return await node.database.personal.acquaintance(person, table.setup.game)
    except STORE_ERRORS:  # the bot plays all the same
        return None


def partner_of(table: Table, seat: int) -> str | None:
    """Return the person of the seat's team who leads it, or whom the seat leads."""
    assert table.match is not None
    roles = table.match.game.seating(len(table.chairs))
    if not roles:
        return None
    others = (
        chair.person
        for role, chair in zip(roles, table.chairs, strict=True)
        if role.team == roles[seat].team and role.lead != roles[seat].lead and chair.played_by_person
    )
    return next(others, None)
