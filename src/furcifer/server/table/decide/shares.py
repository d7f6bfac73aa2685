"""The players' shares of the seed: commit, then reveal. `fairness.py` describes the protocol.

Nobody can block a start: a share that is not revealed in time is left out, and everybody sees whose it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core import Illegal, Match
from furcifer.server.table import commands, events
from furcifer.server.table.devices import owner_of
from furcifer.server.table.evolve.shares import with_nonce
from furcifer.server.table.fairness import share_commitment
from furcifer.server.table.state import ABANDONED, LOBBY, STARTING, Table

from .verdict import NOT_LOBBY, NOT_SEATED, UNCHANGED, Actor, Context, Decision, Verdict

NO_SHARE = Illegal("no_share", "You have not committed to a share of the seed.")
WRONG_SHARE = Illegal("wrong_share", "This share of the seed does not match its commitment.")
NOT_STARTING = Illegal("not_starting", "No match is about to start at this table.")


def commit(table: Table, command: commands.Commit, actor: Actor, context: Context) -> Verdict:
    owner = owner_of(actor.person)
    if not table.game.meta.chance:
        return UNCHANGED  # there is nothing to share in
    if table.phase in (STARTING, ABANDONED):
        return NOT_LOBBY
    if owner not in {chair.device for chair in table.chairs}:
        return NOT_SEATED
    share = table.shares.get(owner)
    known = table.next_commitments.get(owner) if table.phase != LOBBY else share and share.commitment
    if known == command.commitment:
        return UNCHANGED
    return Decision(events.Committed(by=actor.person, msg=command.id, commitment=command.commitment))


def reveal(table: Table, command: commands.Reveal, actor: Actor, context: Context) -> Verdict:
    if table.phase != STARTING:
        return NOT_STARTING
    owner = owner_of(actor.person)
    if wrong := misfit(table, owner, command.nonce):
        return wrong
    if owner not in table.missing_shares:
        return UNCHANGED
    if table.missing_shares == {owner}:
        return started(table, actor.person, command.id, command.nonce)
    return Decision(events.Revealed(by=actor.person, msg=command.id, nonce=command.nonce))


def misfit(table: Table, owner: str, nonce: str) -> Illegal | None:
    """Return why a share cannot be revealed: it is not the one that its owner committed to."""
    share = table.shares.get(owner)
    if share is None:
        return NO_SHARE
    return None if share_commitment(nonce) == share.commitment else WRONG_SHARE


def begin_late(table: Table, now: int) -> Verdict:
    """Start a match without the shares that were not revealed in time."""
    if table.phase != STARTING or now < table.reveal_due:
        return NOT_STARTING
    return started(table, None, None, None)


def started(table: Table, by: str | None, message: str | None, nonce: str | None) -> Decision:
    """Start the match with the shares that are revealed; `nonce` is the last of them."""
    seed = with_nonce(table, by, nonce).match_seed
    match = Match.start(table.setup.game, table.setup.seats, seed, table.setup.config)
    return Decision(replace(beginning(match), by=by, msg=message, nonce=nonce), match)


def beginning(match: Match) -> events.Started:
    """Return the event of a match that begins, stamped with what its log means."""
    log = match.log
    entries = [(int(seat), str(action)) for seat, action in match.entries]
    return events.Started(entries=entries, version=log["version"], data=log.get("data", ""))
