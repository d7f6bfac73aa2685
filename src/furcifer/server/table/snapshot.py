"""Snapshots: the table as one listener may see it. Only this module puts a View into a message.

The text of a snapshot is shared by all listeners who may know the same. Clocks and connections change all the
time, so the shared text leaves them out and `with_moment` adds them for the moment of sending.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Literal, cast

import msgspec
from msgspec import Struct

from furcifer.core import CHANCE

from .decide.agreement import endings
from .decide.chat import may_chat
from .decide.undo import may_undo
from .decide.voices import seats_to_join
from .devices import is_host_screen, is_program, owner_of, seat_on_screen, seats_of_device, watches
from .history import News
from .offer import Offer
from .series import matches, standing
from .state import OVER, PLAYING, Chair, Proposal, Table
from .sync import (
    ChatLine,
    Choice,
    ClockFace,
    LobbyLine,
    Meant,
    Phase,
    ProposalInfo,
    SeatInfo,
    Series,
    Setting,
    ShareInfo,
    Sync,
    TableInfo,
    UndoInfo,
    You,
)

RETRACT = "retract"  # the clock of an action that can still be taken back at once


class Audience(Struct, frozen=True, cache_hash=True):
    """Everything a snapshot depends on: people with the same audience receive the same text."""

    seat: int | None  # that they play, alone or as one of its voices
    host: bool
    screen: bool  # the host's big screen
    watches: bool
    program: bool
    voice: bool
    kicked: bool
    banned: bool
    device: tuple[int, ...]  # seats of the players who share this device


def audience(table: Table, person: str | None) -> Audience:
    """Return the audience of a person. It stays the same until `info_seq` changes."""
    kicked = table.seat_of(person) is None and person is not None and owner_of(person) in table.kicked
    return Audience(
        table.place_of(person),
        person is not None and person == table.host,
        is_host_screen(table, person),
        watches(table, person),
        is_program(person),
        person in table.voices,
        kicked,
        person is not None and owner_of(person) in table.banned,
        tuple(seats_of_device(table, person)),
    )


def snapshot(
    table: Table, person: str | None, since: int, known: Audience | None = None, news: News | None = None
) -> Sync:
    """Return the table as this person may see it, without clocks. Pass what is known already."""
    to = known or audience(table, person)
    seat = to.seat
    match = table.match if shown(table, seat) else None
    offer = _offer(table, seat_on_screen(table) if to.screen else seat)
    facts, turn = (news or News(table)).after(seat, since) if match is not None else ([], 0)
    return Sync(
        seq=table.seq,
        since=since,
        you=_you(table, person, to),
        table=table_info(table) if table.info_seq > since else None,
        to_act=list(table.to_act) if match is not None else [],
        view=match.view(seat) if match is not None else None,
        legal=[] if offer is None else cast("list[Choice]", msgspec.Raw(offer.json)),
        asks=None if offer is None else offer.ask,
        facts=facts,
        last_turn=turn,
        undone=table.undone_seq > since,
        chat=chat_lines(table, to.watches, since),
        outcome=table.outcome,
        meant=meant(table) if match is not None else [],
    )


def _you(table: Table, person: str | None, to: Audience) -> You:
    return You(
        to.seat,
        to.host,
        may_chat(table, to.seat, to.watches and not to.program) and not to.banned,
        seats_of_device(table, person) if to.device else {},
        to.kicked,
        to.seat is not None and not to.voice and may_undo(table, to.seat),
        to.voice,
        seats_to_join(table) if to.watches and not to.banned else [],
        to.banned,
    )


def shown(table: Table, seat: int | None) -> bool:
    """Return whether this seat (None: a spectator) may see the match."""
    if table.match is None:
        return False
    return seat is not None or table.setup.spectators == "open" or table.phase == OVER


def _offer(table: Table, seat: int | None) -> Offer | None:
    if seat is None or table.phase != PLAYING or table.chairs[seat].bot is not None:
        return None
    return table.offers.get(seat)


def meant(table: Table) -> list[Meant]:
    """Return what the bots meant by their clues; nothing before the end, because it tells secrets."""
    match = table.match
    if table.phase != OVER or match is None:
        return []
    return [
        Meant(step, entry.seat, str(match.entries[step][1]), entry.meaning.about, entry.meaning.why)
        for step, entry in enumerate(table.entries)
        if entry.meaning is not None
    ]


def chat_lines(table: Table, spectator: bool, since: int) -> list[ChatLine]:
    """Return the chat after `since`. Players see what spectators wrote only after the end, then all of it."""
    if not table.chat:
        return []
    ended = table.info_seq if table.phase == OVER else None
    lines = []
    for seq, said in table.chat:
        told_late = said.aside and not spectator and ended is not None and since < ended
        heard = not said.aside or spectator or ended is not None
        if not said.text and said.phrase is None:  # deleted since
            continue
        if heard and (seq > since or told_late):
            speaker = _speaker(table.id, said.by or "")
            lines.append(ChatLine(seq, said.name, said.text, said.seat, speaker, said.phrase, said.aside))
    return lines


@lru_cache(maxsize=4096)
def _speaker(table_id: str, person: str) -> str:
    return blake2b(f"{table_id}/{person}".encode(), digest_size=6).hexdigest()


# Clocks

_encoder = msgspec.json.Encoder()
NO_MOMENT = b'"absent":[],"host_away":false,"clocks":[]}'  # the end of a snapshot's text


def write_snapshot(
    table: Table, person: str | None, since: int, known: Audience | None = None, news: News | None = None
) -> bytes:
    """Return the text of a snapshot without clocks and connections."""
    return _encoder.encode(snapshot(table, person, since, known, news))


class Moment(Struct, frozen=True):
    """The parts of a snapshot that change without an event."""

    absent: Sequence[int] = ()
    host_away: bool = False
    clocks: Sequence[ClockFace] = ()


def with_moment(text: bytes, moment: Moment) -> bytes:
    """Return the text of a snapshot as it is at this moment.

    >>> text = _encoder.encode(Sync(seq=1, since=0, you=You(None, False, True)))
    >>> with_moment(text, Moment([1], clocks=[ClockFace(0, "player", 500, True)]))[-98:-47]
    b'"absent":[1],"host_away":false,"clocks":[{"seat":0,'
    >>> with_moment(text, Moment()) == text
    True
    """
    return text.removesuffix(NO_MOMENT) + _encoder.encode(moment)[1:]


def clocks(table: Table, person: str | None, now: int, retract_ms: int = 0) -> list[ClockFace]:
    """Return the clocks this person may see, as they stand now."""
    seat = table.seat_of(person)
    if not shown(table, table.place_of(person)):
        return []
    faces = [
        ClockFace(seat, timer.name, max(0, timer.due - now), True) for seat, timer in table.timers.items()
    ]
    faces += [_own_clock(table, seat, now) for seat in table.time_left if table.chairs[seat].person]
    left = table.acted_at + retract_ms - now
    if left > 0 and seat is not None and seat == table.retractor():
        faces.append(ClockFace(seat, RETRACT, left, True))
    return faces


def _own_clock(table: Table, seat: int, now: int) -> ClockFace:
    running = seat in table.to_act and table.chairs[seat].played_by_person
    left = table.flag_due(seat) - now if running else table.time_left[seat]
    return ClockFace(seat, "player", max(0, left), running)


# The table itself


def table_info(table: Table) -> TableInfo:
    """Return what everybody may know about the table; the seed only after the end."""
    setup = table.setup
    return TableInfo(
        id=table.id,
        phase=cast(Phase, table.phase),
        setting=Setting(
            setup.game,
            setup.seats,
            setup.config,
            setup.language,
            setup.public,
            setup.spectators,
            setup.clock,
            table.hints,
            setup.taps,
            setup.flag_fall,
        ),
        chairs=[_seat_info(table, number, chair) for number, chair in enumerate(table.chairs)],
        host=table.host_name,
        commitment=table.commitment,
        chance=_has_chance(table),
        seed=str(table.seed) if table.phase == OVER else None,
        shares=_shares(table),
        match_seed=str(table.match_seed) if table.phase == OVER else None,
        undo=_undo_info(table),
        proposal=_proposal_info(table, table.proposal),
        refused=_proposal_info(table, table.refused),
        endings=endings(table),
        series=Series(matches(table), standing(table)) if matches(table) else None,
        rematch=table.rematch,
        rematch_seats=list(table.rematch_seats),
        banned=len(table.banned),
        other_version=table.other_version,
    )


def _shares(table: Table) -> list[ShareInfo]:
    begun = table.phase in (PLAYING, OVER)
    return [
        ShareInfo(
            [seat for seat, chair in enumerate(table.chairs) if chair.device == owner],
            share.commitment,
            share.nonce if begun else None,
        )
        for owner, share in table.shares.items()
    ]


def _has_chance(table: Table) -> bool:
    """Return whether cards or dice decide anything. Some games use them only at the start, if at all."""
    meta = table.game.meta
    return meta.chance and (not meta.analysable or any(entry.seat == CHANCE for entry in table.entries))


def _seat_info(table: Table, number: int, chair: Chair) -> SeatInfo:
    kind: Literal["empty", "person", "bot"] = (
        "empty" if chair.free else "bot" if chair.bot is not None else "person"
    )
    away = chair.person is not None and chair.bot is not None
    is_host = chair.person is not None and chair.person == table.host
    vacant = away and chair.left and table.phase == PLAYING
    return SeatInfo(
        number,
        kind,
        chair.name,
        chair.bot,
        away,
        chair.flagged,
        is_host,
        chair.hints,
        chair.ready or is_program(chair.person),  # a program sits down when it is ready
        vacant,
        [voice.name for voice in table.voices.values() if voice.seat == number],
        is_program(chair.person),
    )


def _undo_info(table: Table) -> UndoInfo | None:
    if table.undo_seat is None:
        return None
    involved = {table.undo_seat, *table.undo_agreed}
    waiting = [seat for seat in table.people() if seat not in involved]
    return UndoInfo(table.undo_seat, sorted(table.undo_agreed), waiting)


def _proposal_info(table: Table, proposal: Proposal | None) -> ProposalInfo | None:
    if proposal is None:
        return None
    waiting = table.asked() if proposal is table.proposal else []
    agreed, declined = sorted(proposal.agreed), sorted(proposal.declined)
    return ProposalInfo(proposal.what, proposal.seat, proposal.other, agreed, declined, waiting)


def lobby_line(table: Table) -> LobbyLine:
    """Return the entry of a public table in the lobby."""
    return LobbyLine(
        table.id,
        table.setup.game,
        table.phase,
        table.setup.language,
        table.setup.seats,
        sum(chair.free for chair in table.chairs),
        sum(chair.bot is not None for chair in table.chairs),
        table.host_name,
    )
