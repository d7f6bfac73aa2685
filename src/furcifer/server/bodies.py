"""What plain HTTP takes and gives, where it differs from the messages of a socket."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from furcifer.core import Illegal, Outcome

from .events import Clock, Spectators
from .protocol import Id, Language, Level, SeatNumber, Seq


def _fresh_id() -> str:
    return secrets.token_urlsafe(9)


class Numbered(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Give an `id` to make it safe to send the same request twice."""

    id: Id = field(default_factory=_fresh_id)


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64, examples=["chameleon-chess"])]
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    config: dict[str, Any] = {}
    language: Language = "en"
    public: bool = False
    spectators: Spectators = "open"
    clock: Clock | None = None
    hints: bool | None = None
    sit: SeatNumber | None = 0
    bots: dict[SeatNumber, Level] = {}


class TableOpened(Struct, frozen=True):
    id: str
    link: str


class ActionBody(Numbered, frozen=True):
    action: Annotated[str, Meta(max_length=2000, examples=["b1-c3"])] | dict[str, Any]
    seq: Seq | None = None


class SeatBody(Numbered, frozen=True):
    seat: SeatNumber | None = None


class BotBody(Numbered, frozen=True):
    level: Level


class StartBody(Numbered, frozen=True):
    fill: Level | None = None


class HostBody(Numbered, frozen=True):
    seat: SeatNumber


class ChatBody(Numbered, frozen=True):
    text: Annotated[str, Meta(max_length=4000)]


class UndoBody(Numbered, frozen=True):
    """Without `yes` one asks, with it one answers."""

    yes: bool | None = None


class PlainBody(Numbered, frozen=True):
    pass


class CheckBody(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=200, examples=["clue tree 2"])]


class Checked(Struct, frozen=True):
    """What the rules have against an action, while it is being written."""

    refusal: Illegal | None


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position by the way to it: the moves in notation, those of chance included."""

    game: Annotated[str, Meta(max_length=64, examples=["chameleon-chess"])]
    config: dict[str, Any] = {}
    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=400)] = []


class Question(Position, frozen=True):
    """Without thinking the answer comes at once, and judges nothing."""

    think: bool = True


class PositionSince(Position, frozen=True):
    since: Annotated[int, Meta(ge=0, le=400)] = 0


class Advice(Struct, frozen=True):
    """An action and what a bot thinks of it; `value` in the game's own measure, to whoever would do it."""

    text: str
    action: Any
    value: float
    wins_in: int | None
    loses_in: int | None
    chance: float | None
    about: list[str]


class Hints(Struct, frozen=True):
    """The best actions, best first, and the seq they hold for."""

    seq: int
    lines: list[Advice]


class Analysis(Struct, frozen=True):
    """A position of an open game: `lines` for every judged action, best first, `unjudged` for the others.

    `value` is what it is worth to the first seat, from -1 to 1; null where nobody thought about it.
    """

    view: Any
    facts: list[Any]
    seats: list[int]
    to_act: list[int]
    outcome: Outcome | None
    lines: list[Advice]
    unjudged: list[Advice]
    value: float | None


class Values(Struct, frozen=True):
    """What positions are worth to the first seat, from -1 to 1; `next` where there are more to ask for."""

    values: list[float]
    next: int | None


class Me(Struct, frozen=True):
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)]


class PersonalLink(Struct, frozen=True):
    link: str
    expires: int
    svg: str  # the link as a QR code


class Trouble(Struct, frozen=True):
    """Why not: a stable code and a sentence in English."""

    code: str
    text: str
    names: dict[str, str | int] = {}


class LobbyLine(Struct, frozen=True):
    id: str
    game: str
    phase: str
    language: str
    seats: int
    free: int
    bots: int
    host: str


class Option(Struct, frozen=True):
    name: str
    default: Any
    schema: dict[str, Any]
    description: str
    house_rule: str | None


class GameFacts(Struct, frozen=True):
    slug: str
    title: str
    seats: list[int]
    version: int
    hidden: bool
    options: list[Option]
    levels: list[str]
    usual: str  # the level that is taken when nobody chooses one
    hints: bool  # can its bots say what they would do?
    analysis: bool  # … and what every action of a position is worth?


class ReplayStep(Struct, frozen=True):
    seat: int
    text: str
    action: Any
    facts: list[Any]
    view: Any


class Replay(Struct, frozen=True):
    """A finished match, step by step, with the views of one seat (or of a spectator) and the whole log."""

    start: Any
    steps: list[ReplayStep]
    log: dict[str, Any]
    commitment: str
