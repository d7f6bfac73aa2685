"""Starting a match, acting in it, and the moves of bots and clocks."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from furcifer.core import Candidate, FurciferError, Illegal, IllegalAction, Match
from furcifer.server.table import commands, events
from furcifer.server.table.devices import is_host_screen, owner_of, seat_on_screen
from furcifer.server.table.state import LOBBY, PLAYING, Table

from . import shares
from .seating import no_such_level, substitute
from .verdict import (
    BOT_PLAYS,
    NOT_HOST,
    NOT_LOBBY,
    NOT_PLAYING,
    NOT_SEATED,
    Actor,
    Context,
    Decision,
    Verdict,
)

STALE = Illegal("stale", "Someone else moved first. Look again before you act.")
NOT_A_BOTS_TURN = Illegal("bot_late", "No bot is to act for that seat any more.")


def start(table: Table, command: commands.Start, actor: Actor, context: Context) -> Verdict:
    if table.phase != LOBBY or actor.person != table.host:
        return NOT_HOST if actor.person != table.host else NOT_LOBBY
    bots = _fillers(table, command.fill)
    if isinstance(bots, Illegal):
        return bots
    owner = owner_of(actor.person)
    nonce = command.nonce if table.game.meta.chance else None  # without chance there is nothing to share in
    if nonce is not None and (wrong := shares.misfit(table, owner, nonce)):
        return wrong
    try:
        begun = shares.started(table, actor.person, command.id, nonce)
    except FurciferError as error:
        return Illegal("bad_setup", str(error))
    if table.missing_shares <= ({owner} if nonce else set()):
        return replace(begun, event=replace(begun.event, bots=bots))
    wait = context.reveal_ms
    return Decision(events.Sealed(by=actor.person, msg=command.id, bots=bots, nonce=nonce, wait=wait))


def _fillers(table: Table, level: str | None) -> dict[int, str] | Illegal:
    """Return the bots that take the free seats, or why the match cannot start."""
    free = [number for number, chair in enumerate(table.chairs) if chair.free]
    if level is not None and (wrong := no_such_level(table.setup.game, level)):
        return wrong
    if free and level is None:
        seats = ", ".join(str(seat + 1) for seat in free)
        return Illegal("seats_empty", f"Nobody sits on seat {seats}.", {"seats": seats})
    return dict.fromkeys(free, level or "")


def act(table: Table, command: commands.Act, actor: Actor, _: Context | None = None) -> Verdict:
    seat = own_seat(table, actor.person)
    if isinstance(seat, Illegal):
        return seat
    offer, action, match = table.offers.get(seat), command.action, table.match
    if command.seq is not None and offer is not None and command.seq < offer.since:
        return STALE
    if offer is not None and match is not None and (listed := offer.find(action)) is not None:
        return _acted(table, match, match.act_as_listed(seat, listed), actor.person, command.id)
    return _play(table, seat, action, actor.person, command.id)


def own_seat(table: Table, person: str | None) -> int | Illegal:
    """Return the seat a person plays in the current match, or why there is none."""
    if table.match is None or table.phase != PLAYING:
        return NOT_PLAYING
    seat = seat_on_screen(table) if is_host_screen(table, person) else table.place_of(person)
    if seat is None:
        return NOT_SEATED
    return seat if table.chairs[seat].bot is None else BOT_PLAYS


def bot_move(table: Table, seat: int, choice: Candidate) -> Verdict:
    """Decide the move a bot chose for its seat. What it meant by free text is kept, for after the match."""
    if not table.waits_for_bot(seat):
        return NOT_A_BOTS_TURN
    verdict = _play(table, seat, choice.action)
    if not isinstance(verdict, Decision) or table.offers[seat].ask is None or not choice.about:
        return verdict
    meaning = events.Meaning(choice.about, choice.why)
    return replace(verdict, event=replace(verdict.event, meaning=meaning))


def _play(table: Table, seat: int, action: Any, by: str | None = None, msg: str | None = None) -> Verdict:
    match = table.match
    assert match is not None
    if isinstance(action, dict):
        try:
            action = msgspec.convert(action, match.game.kinds.action)
        except msgspec.ValidationError as error:
            return Illegal("notation", f"That is not an action of {match.game.meta.title}: {error}.")
    try:
        after = match.act(seat, action)
    except IllegalAction as error:
        return error.illegal
    return _acted(table, match, after, by, msg)


def _acted(
    table: Table, before: Match, after: Match, by: str | None = None, msg: str | None = None
) -> Decision:
    version = 0 if table.old_match is None else before.game.meta.version
    entries = written(after, len(before.entries))
    return Decision(events.Acted(by=by, msg=msg, entries=entries, version=version), after)


def time_up(table: Table, seat: int, now: int) -> Verdict:
    """Act for a seat whose phase timer ran out."""
    timer = table.timers.get(seat)
    if table.match is None or table.phase != PLAYING or timer is None or now < timer.due:
        return NOT_PLAYING
    try:
        after = table.match.time_up(seat)
    except IllegalAction as error:
        return error.illegal
    return _acted(table, table.match, after)


def flag(table: Table, seat: int, now: int) -> Verdict:
    """End the match for a seat whose player's own clock ran out, or hand the seat to a bot."""
    if table.phase != PLAYING or seat not in table.to_act or not table.chairs[seat].played_by_person:
        return NOT_PLAYING
    if now < table.flag_due(seat):
        return NOT_PLAYING
    loses = len(table.chairs) == 2 or table.setup.flag_fall == "lose"
    return Decision(events.Flagged(seat=seat, bot=None if loses else substitute(table)))


def written(match: Match, since: int) -> list[tuple[int, str]]:
    """Return the entries of a match from a place on, in notation."""
    return [(seat, str(action)) for seat, action in match.entries.since(since)]
