"""A listener: the queue of texts for one client of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .live_table import LiveTable


WATCHERS = b'{"type":"watchers","count":%d}'  # the text of the message `Watchers`


class Signal(Protocol):
    """Anything that can be told that there is something to send, such as an `asyncio.Event`."""

    def set(self) -> None: ...


class Listener:
    """One client that follows a table. A slow client skips intermediate states, but never facts."""

    __slots__ = (
        "close_code",
        "live",
        "pending",
        "person",
        "replies",
        "seen",
        "snapshot_due",
        "subscribed",
        "watchers",
    )

    def __init__(self, live: LiveTable, person: str | None, pending: Signal) -> None:
        self.live = live
        self.person = person
        self.subscribed = self.snapshot_due = False
        self.close_code = 0  # set to close the connection once everything is sent
        self.seen = 0
        self.watchers = 0  # as this client was told
        self.replies: list[bytes] = []
        self.pending = pending

    def subscribe(self, seen: int) -> None:
        """Send a snapshot now and after every change, with the facts after `seen`."""
        if not self.subscribed:
            self.live.arrive(self)
        self.subscribed = self.snapshot_due = True
        self.seen = min(seen, self.live.table.seq)
        self.pending.set()

    def refresh(self) -> None:
        """Send a snapshot although no event happened."""
        self.snapshot_due = self.subscribed
        self.pending.set()

    def reply(self, text: bytes) -> None:
        """Queue an encoded message."""
        self.replies.append(text)
        self.pending.set()

    def next_frame(self) -> bytes:
        """Return everything there is to send as one frame, one message to a line; empty if nothing."""
        live, lines, self.replies = self.live, self.replies, []
        seq = live.table.seq
        if self.snapshot_due or (self.subscribed and self.seen < seq):
            lines.append(live.snapshot_text(self.person, self.seen))
            self.seen, self.snapshot_due = seq, False
        if self.subscribed and self.watchers != live.watchers:
            self.watchers = live.watchers
            lines.append(WATCHERS % self.watchers)
        return b"\n".join(lines)
