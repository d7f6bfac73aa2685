"""What a listener is sent. The only place where a View enters a message, and it is the listener's own."""

from __future__ import annotations

from typing import Any, Literal, cast

from furcifer.core import Seat

from . import playing
from .protocol import ChatLine, Choice, ClockFace, SeatFacts, Setting, Sync, TableFacts, UndoFacts, You
from .table import OVER, PLAYING, Chair, Offer, Table
from .talking import may_chat

Phase = Literal["lobby", "playing", "over", "abandoned"]
NOTHING = Offer((), None, 0)


def sync(table: Table, person: str | None, since: int, now: int) -> Sync:
    """How the table stands for that person, and what they learned after `since`."""
    seat = table.seat_of(person)
    shown = table.match is not None and (seat is not None or _watchable(table))
    offer = _offer(table, seat)
    return Sync(
        seq=table.seq,
        since=since,
        you=You(seat, person is not None and person == table.host, may_chat(table, person)),
        table=table_facts(table) if table.facts_seq > since else None,
        to_act=list(table.to_act) if shown else [],
        view=table.match.view(seat) if shown and table.match is not None else None,
        legal=[Choice(str(action), action) for action in offer.legal],
        asks=offer.ask,
        facts=facts(table, seat, since) if shown else [],
        undone=table.undone_seq > since,
        chat=_chat(table, since) if table.chat else [],
        outcome=table.outcome,
        clocks=clocks(table, now) if shown and (table.timers or table.left) else [],
    )


def _watchable(table: Table) -> bool:
    return table.setup.spectators == "open" or table.phase == OVER


def _offer(table: Table, seat: int | None) -> Offer:
    if seat is None or table.phase != PLAYING or table.chairs[seat].bot is not None:
        return NOTHING
    return table.offers.get(seat, NOTHING)


def facts(table: Table, seat: int | None, since: int) -> list[Any]:
    """What that seat (None: a spectator) was told after `since`."""
    match = table.match
    if match is None:
        return []
    new = 0
    for entry in reversed(table.entries):
        if entry.seq <= since:
            break
        new += 1
    listener = None if seat is None else Seat(seat)
    if new > len(table.steps):
        return list(match.told(listener, since=len(table.entries) - new))
    told: list[Any] = []
    for number in range(-new, 0):
        step = table.steps[number]
        told += match.game.tell(step.before, step.seat, step.action, step.after, listener)
    return told


def _chat(table: Table, since: int) -> list[ChatLine]:
    return [ChatLine(seq, said.name, said.text, said.seat) for seq, said in table.chat if seq > since]


def clocks(table: Table, now: int) -> list[ClockFace]:
    faces = [
        ClockFace(seat, timer.name, max(0, timer.due - now), True) for seat, timer in table.timers.items()
    ]
    for seat, left in table.left.items():
        running = seat in table.to_act and table.chairs[seat].played_by_person
        left_ms = playing.flag_at(table, seat) - now if running else left
        faces.append(ClockFace(seat, "player", max(0, left_ms), running))
    return faces


def table_facts(table: Table) -> TableFacts:
    """What everybody at the table may know of it; the seed only after the end."""
    setup = table.setup
    return TableFacts(
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
        ),
        chairs=[_seat_facts(table, number, chair) for number, chair in enumerate(table.chairs)],
        host=table.host_name,
        commitment=table.commitment,
        seed=str(table.seed) if table.phase == OVER else None,
        undo=_undo_facts(table),
        rematch=table.rematch,
    )


def _seat_facts(table: Table, number: int, chair: Chair) -> SeatFacts:
    kind: Literal["empty", "person", "bot"] = (
        "empty" if chair.free else "bot" if chair.bot is not None else "person"
    )
    away = chair.person is not None and chair.bot is not None and not chair.flagged
    is_host = chair.person is not None and chair.person == table.host
    return SeatFacts(number, kind, chair.name, chair.bot, away, is_host, chair.hints)


def _undo_facts(table: Table) -> UndoFacts | None:
    if table.asked is None:
        return None
    agreed = sorted(table.agreed)
    waiting = [seat for seat in table.people() if seat != table.asked and seat not in table.agreed]
    return UndoFacts(table.asked, agreed, waiting)


def lobby_line(table: Table) -> dict[str, Any]:
    """What the lobby shows of a public table."""
    return {
        "id": table.id,
        "game": table.setup.game,
        "phase": table.phase,
        "language": table.setup.language,
        "seats": table.setup.seats,
        "free": sum(chair.free for chair in table.chairs),
        "bots": sum(chair.bot is not None for chair in table.chairs),
        "host": table.host_name,
    }
