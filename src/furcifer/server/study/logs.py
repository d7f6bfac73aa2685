"""Logs that somebody brings along: read, and checked before anybody thinks about them."""

from __future__ import annotations

import msgspec

from furcifer import bots
from furcifer.core import FurciferError, Illegal, IllegalAction, Match
from furcifer.server.table.decide.verdict import NOT_OVER
from furcifer.server.table.fairness import draws_follow

NO_REVIEW = Illegal("no_review", "Matches of this game cannot be reviewed.")
UNSEEDED = Illegal("unseeded", "Only matches whose cards and dice follow from their seed are reviewed.")


def read(text: str) -> Match:
    """Return the match of a log; raise IllegalAction if the rules or the digest refuse it."""
    try:
        return Match.replay(msgspec.json.decode(text))
    except (FurciferError, msgspec.DecodeError) as error:
        raise IllegalAction(Illegal("bad_log", str(error))) from None


def read_finished(text: str) -> Match:
    """Return the match of a log that may be studied; raise IllegalAction for any other.

    Anybody can end a copy of a running match by writing a resignation into it. In a game of chance nobody
    knows the seed before the real end, so a copy fails here. Positions of the other games are open to
    analysis anyway.
    """
    match = read(text)
    if match.outcome is None:
        raise IllegalAction(NOT_OVER)
    if not bots.can_review(match.game):
        raise IllegalAction(NO_REVIEW)
    if not match.game.meta.analysable and not draws_follow(match):
        raise IllegalAction(UNSEEDED)
    return match
