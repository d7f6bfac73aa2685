"""The state of a table: an immutable value that follows from its events. Every node computes the same one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct, field

from furcifer.core import AnyGame, History, Match, Outcome, Seat, Step, find
from furcifer.core.log import Share

from .events import Meaning, Said, Setup, Subject
from .fairness import mixed_seed
from .offer import Offer

LOBBY, STARTING, PLAYING, OVER, ABANDONED = "lobby", "starting", "playing", "over", "abandoned"
DEVICE = "~"  # separates a device's owner from its other players; in no owner's id
RECENT_STEPS = 16  # a listener this far behind receives its facts without a walk through the match
CHAT_LINES = 200
REMEMBERED_IDS = 32  # command ids of one person that are recognised when they come again


class Chair(Struct, frozen=True):
    """A seat: empty, a person's, a bot's, or a person's for whom a bot plays (person and bot)."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    flagged: bool = False  # the person's own clock ran out
    left: bool = False  # the person left the match
    hints: int = 0  # asked for in this match
    ready: bool = False  # to start
    wins: float = 0.0  # in the matches of the series before this one

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.bot is None

    @property
    def device(self) -> str | None:
        """Return the owner of the device at which the person plays: one answer counts for all there."""
        return None if self.person is None else self.person.partition(DEVICE)[0]

    @property
    def present(self) -> bool:
        """Is a person there who could be asked? Not one who left, but one whose clock ran out."""
        return self.person is not None and (self.bot is None or self.flagged)


class Voice(NamedTuple):
    """A late joiner who acts for a seat together with its person."""

    seat: int
    name: str


class Proposal(NamedTuple):
    """A pending proposal: its author, the second seat of a swap, and the answers so far."""

    what: Subject
    seat: int | None
    other: int | None = None
    agreed: frozenset[int] = frozenset()
    declined: frozenset[int] = frozenset()


class PhaseTimer(NamedTuple):
    """A running timer of the game's current phase, for one seat."""

    name: str
    started: int
    seconds: int

    @property
    def due(self) -> int:
        return self.started + self.seconds * 1000


class Entry(Struct, frozen=True, gc=False):
    """The place of a match entry in the table's log, whether a bot made it, and what the bot meant."""

    seq: int
    seat: int
    bot: bool
    meaning: Meaning | None = None


class Processed(Struct, frozen=True, gc=False):
    """A command that was carried out: the seq of its event, and the digest of its content."""

    seq: int
    digest: str


class OldMatch(NamedTuple):
    """A match that began in an older version of its game: its log as that version wrote it."""

    log: Mapping[str, Any]
    seqs: tuple[int, ...] = ()  # the event of each of its entries


class Table(Struct, frozen=True):
    """One table. `evolve` returns the next one; no member is ever changed in place."""

    id: str
    seed: int  # the server's own number, secret until the match is over
    seq: int = 0
    at: int = 0  # milliseconds; never runs backwards
    setup: Setup = Setup("", 0)
    commitment: str = ""
    host: str = ""
    host_name: str = ""
    phase: str = LOBBY
    chairs: tuple[Chair, ...] = ()
    match: Match | None = None
    other_version: int | None = None  # of a match that this server cannot play: it has no `match`
    old_match: OldMatch | None = None
    outcome: Outcome | None = None
    to_act: tuple[Seat, ...] = ()
    offers: Mapping[int, Offer] = {}
    entries: History[Entry] = field(default_factory=History)
    steps: tuple[Step, ...] = ()  # the last RECENT_STEPS of the match
    info_seq: int = 0  # the last event that changed what everybody knows about the table itself
    undone_seq: int = 0
    undo_seat: int | None = None  # the seat that asks to take its decision back
    undo_agreed: frozenset[int] = frozenset()
    kicked: Mapping[str, int] = {}  # owner of a device -> when the host asked them to leave
    banned: frozenset[str] = frozenset()  # owners of devices
    former: frozenset[str] = frozenset()  # people who played in this match and lost their seat to another
    voices: Mapping[str, Voice] = {}  # late joiners -> their seats
    proposal: Proposal | None = None
    refused: Proposal | None = None  # the last proposal, if somebody declined it
    acted_at: int = 0  # time of the last action
    retracted: int | None = None  # the place in the match of the last action taken back at once
    shares: Mapping[str, Share] = {}  # owner of a device -> their share of the seed of this match
    next_commitments: Mapping[str, str] = {}  # owner of a device -> commitment for the next match
    reveal_due: int = 0  # when a starting match begins without the shares that are missing
    played: int = 0  # matches of the series before this one
    rematch: str | None = None
    rematch_seats: tuple[int, ...] = ()  # the seats whose people continue there
    chat: tuple[tuple[int, Said], ...] = ()
    processed: Mapping[str, dict[str, Processed]] = {}  # person -> command id -> its event
    last_active: Mapping[str, int] = {}  # person -> time of their last event
    waiting_since: Mapping[int, int] = {}  # seat to act -> since when the table waits for it
    time_left: Mapping[int, int] = {}  # seat -> milliseconds on the player's own clock
    timers: Mapping[int, PhaseTimer] = {}

    def __repr__(self) -> str:
        return f"Table(seq={self.seq}, phase={self.phase!r})"  # never the seed, the match or the id

    @property
    def game(self) -> AnyGame:
        return find(self.setup.game)

    @property
    def match_seed(self) -> int:
        """Return the seed of the match: the server's number mixed with the revealed shares of the players."""
        return mixed_seed(self.seed, [share.nonce for share in self.shares.values() if share.nonce])

    @property
    def missing_shares(self) -> set[str]:
        """Return the owners of seated devices who have committed to a share and not revealed it."""
        seated = {chair.device for chair in self.chairs}
        return {owner for owner, share in self.shares.items() if owner in seated and share.nonce is None}

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat of a person, or None."""
        if person is None:
            return None
        for number, chair in enumerate(self.chairs):
            if chair.person == person:
                return number
        return None

    def place_of(self, person: str | None) -> int | None:
        """Return the seat that a person plays, alone or as one of its voices, or None."""
        seat = self.seat_of(person)
        voice = self.voices.get(person or "")
        return voice.seat if seat is None and voice is not None else seat

    def people(self) -> list[int]:
        """Return the seats that people play now."""
        return [number for number, chair in enumerate(self.chairs) if chair.played_by_person]

    def present(self) -> list[int]:
        """Return the seats of the people who can be asked for their agreement."""
        welcome = (chair.present and chair.device not in self.banned for chair in self.chairs)
        return [number for number, present in enumerate(welcome) if present]

    def asked(self) -> list[int]:
        """Return the seats that must still answer the pending proposal."""
        proposal = self.proposal
        if proposal is None:
            return []
        bots_too = proposal.what == "draw"
        concerned = list(range(len(self.chairs))) if bots_too else self.present()
        if proposal.what == "swap":
            concerned = [seat for seat in concerned if seat in (proposal.seat, proposal.other)]
        answered = {proposal.seat, *proposal.agreed, *proposal.declined} - {None}
        devices = {self.chairs[seat].device for seat in answered if seat is not None} - {None}
        return [
            seat for seat in concerned if seat not in answered and self.chairs[seat].device not in devices
        ]

    def name_of(self, person: str) -> str | None:
        """Return the name of a person at this table, or None for a stranger."""
        seat = self.seat_of(person)
        if seat is not None:
            return self.chairs[seat].name
        return self.host_name if person == self.host else None

    def flag_due(self, seat: int) -> int:
        """Return the time at which the own clock of a seat that is to act runs out."""
        return self.waiting_since[seat] + self.time_left[seat]

    def next_due(self) -> int | None:
        """Return the time at which the next timer or clock runs out, or None."""
        if self.phase == STARTING:
            return self.reveal_due
        dues = [timer.due for timer in self.timers.values()]
        if self.setup.clock is not None and self.phase == PLAYING:
            dues += [self.flag_due(seat) for seat in self.to_act if self.chairs[seat].played_by_person]
        return min(dues, default=None)

    def retractor(self) -> int | None:
        """Return the seat that may take the last action back, if it is quick. Once for each action."""
        if self.phase != PLAYING or self.match is None or not self.entries:
            return None
        retractable, last = self.match.game.retractable, self.entries[-1]
        if retractable is None or last.seat < 0 or last.bot or len(self.entries) - 1 == self.retracted:
            return None
        return last.seat if retractable(self.match.entries[-1][1]) else None

    def waits_for_bot(self, seat: int) -> bool:
        """Must a bot act? Not while it considers the offer of a draw."""
        acts = self.phase == PLAYING and seat in self.to_act and self.chairs[seat].bot is not None
        return acts and not self.asks_bot(seat)

    def asks_bot(self, seat: int) -> bool:
        """Must a bot answer the offer of a draw?"""
        drawn = self.proposal is not None and self.proposal.what == "draw"
        return drawn and self.chairs[seat].bot is not None and seat in self.asked()

    @property
    def hints(self) -> bool:
        """May people ask for hints? Unless the host decided, only if a single person plays."""
        if self.setup.hints is not None:
            return self.setup.hints
        return sum(chair.person is not None for chair in self.chairs) <= 1

    @property
    def automated(self) -> bool:
        """Must a node attend to this table, for its start, bots, phase timers or players' clocks?"""
        if self.phase == STARTING:
            return True
        if self.phase != PLAYING or self.match is None:
            return False
        if self.match.game.meta.timed or self.setup.clock is not None:
            return True
        return any(chair.bot for chair in self.chairs)
