"""A table as its events left it. Memory is only a cache: any node makes the same from the log."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from furcifer.core import AnyGame, Ask, Game, Match, Outcome, Seat, find, games

from .events import Said, Setup

LOBBY, PLAYING, OVER, ABANDONED = "lobby", "playing", "over", "abandoned"
RECENT_STEPS = 16  # what a listener who is a little behind is told without reading the match again
CHAT_LINES = 200
ANSWERS = 128  # messages of one person that are known when they come again


@dataclass(slots=True)
class Chair:
    """A seat: empty, a person's, a bot's, or a person's for whom a bot plays (person and bot)."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    flagged: bool = False  # the person's own clock ran out: the bot stays
    hints: int = 0  # asked for in this match

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.bot is None


class Step(NamedTuple):
    """One entry of the match as it was folded, for telling listeners."""

    seq: int
    seat: Seat
    action: Any
    before: Any
    after: Any


class Offer(NamedTuple):
    """What a seat may do now, and since which seq that has been so."""

    legal: Sequence[Any]
    ask: Ask | None
    since: int


class Running(NamedTuple):
    """A phase timer of a seat."""

    name: str
    started: int
    seconds: int

    @property
    def due(self) -> int:
        return self.started + self.seconds * 1000


class Entry(NamedTuple):
    """Where an entry of the match stands in the table's log, and whether a person or a bot made it."""

    seq: int
    seat: int
    bot: bool


Answers: TypeAlias = dict[str, dict[str, int]]


@dataclass(slots=True)
class Table:
    id: str
    seed: int = field(repr=False)  # never leaves this object before the end
    seq: int = 0
    at: int = 0  # milliseconds; never runs backwards
    setup: Setup = field(default_factory=lambda: Setup("", 0))
    commitment: str = ""
    host: str = ""
    host_name: str = ""
    phase: str = LOBBY
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = field(default=None, repr=False)
    outcome: Outcome | None = None
    to_act: tuple[Seat, ...] = ()
    offers: dict[int, Offer] = field(default_factory=dict, repr=False)
    entries: list[Entry] = field(default_factory=list, repr=False)
    steps: deque[Step] = field(default_factory=lambda: deque(maxlen=RECENT_STEPS), repr=False)
    facts_seq: int = 0  # the last event that changed what everybody knows of the table
    undone_seq: int = 0
    asked: int | None = None  # the seat that wants its decision back
    agreed: set[int] = field(default_factory=set)
    rematch: str | None = None
    chat: deque[tuple[int, Said]] = field(default_factory=lambda: deque(maxlen=CHAT_LINES), repr=False)
    answered: Answers = field(default_factory=dict, repr=False)
    heard: dict[str, int] = field(default_factory=dict, repr=False)  # when a person last did something
    waited: dict[int, int] = field(default_factory=dict)  # since when a seat has kept the table waiting
    left: dict[int, int] = field(default_factory=dict)  # milliseconds on players' own clocks
    timers: dict[int, Running] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        return find(self.setup.game)

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        for number, chair in enumerate(self.chairs):
            if chair.person == person:
                return number
        return None

    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [number for number, chair in enumerate(self.chairs) if chair.played_by_person]

    @property
    def hints(self) -> bool:
        """May people ask the bots? Unless the host says otherwise, whoever plays alone against them may."""
        if self.setup.hints is not None:
            return self.setup.hints
        return sum(chair.person is not None for chair in self.chairs) <= 1

    @property
    def attended(self) -> bool:
        """Does a node have to watch it: for bots, phase timers or players' clocks?"""
        if self.phase != PLAYING:
            return False
        timed = type(self.game).timer is not Game.timer
        return timed or self.setup.clock is not None or any(chair.bot for chair in self.chairs)

    def copy(self) -> Table:
        """Another table that can be led on without touching this one."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        for name in ("offers", "entries", "steps", "agreed", "chat", "heard", "waited", "left", "timers"):
            setattr(twin, name, copy(getattr(self, name)))
        twin.answered = {person: dict(known) for person, known in self.answered.items()}
        return twin

    def remember(self, person: str | None, message: str | None) -> None:
        if person is None:
            return
        self.heard[person] = self.at
        if message is not None:
            known = self.answered.setdefault(person, {})
            known[message] = self.seq
            if len(known) > ANSWERS:
                del known[next(iter(known))]


def known_game(slug: str) -> bool:
    return slug in games()
