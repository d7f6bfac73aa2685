"""The bodies of HTTP requests and responses that are not messages of the socket."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from furcifer.core import Illegal, Outcome, SeatRole
from furcifer.server.node.people.reports import Reason
from furcifer.server.store.program_tokens import Scope
from furcifer.server.study.analysis import Advice, Position
from furcifer.server.table.commands import Commitment, Id, Language, Level, Nonce, SeatNumber, Seq
from furcifer.server.table.events import Clock, FlagFall, Phrase, Spectators
from furcifer.server.table.sync import Meant
from furcifer.words import Topic


def _fresh_id() -> str:
    return secrets.token_urlsafe(9)


class Numbered(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request with an `id`, so that sending it twice has the effect of sending it once."""

    id: Id = field(default_factory=_fresh_id)


class NewTable(Numbered, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The set-up of a table to open; `sit` is the host's own seat. The same id opens the same table."""

    game: Annotated[str, Meta(max_length=64, examples=["chameleon-chess"])]
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    config: dict[str, Any] = {}
    language: Language = "en"
    public: bool = False
    spectators: Spectators = "open"
    clock: Clock | None = None
    hints: bool | None = None
    taps: bool = False
    flag_fall: FlagFall = "bot"
    sit: SeatNumber | None = 0
    bots: dict[SeatNumber, Level] = {}
    share: Commitment | None = None  # of your share of the seed, if you sit


class TableOpened(Struct, frozen=True):
    id: str
    link: str
    commitment: str  # of the server's number


class ActionBody(Numbered, frozen=True):
    action: Annotated[str, Meta(max_length=2000, examples=["b1-c3"])] | dict[str, Any]
    seq: Seq | None = None


class SeatBody(Numbered, frozen=True):
    seat: SeatNumber | None = None


class BotBody(Numbered, frozen=True):
    level: Level


class StartBody(Numbered, frozen=True):
    fill: Level | None = None
    nonce: Nonce | None = None


class HostBody(Numbered, frozen=True):
    seat: SeatNumber


class ChatBody(Numbered, frozen=True):
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Phrase | None = None


class UndoBody(Numbered, frozen=True):
    """Without `yes`, ask to take a decision back; with it, answer such a request."""

    yes: bool | None = None


class PlainBody(Numbered, frozen=True):
    """A request without further values."""


class ReportBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A complaint for the host of the site: about the person of a seat, or about a line of chat."""

    reason: Reason
    seat: SeatNumber | None = None
    line: Seq | None = None
    note: Annotated[str, Meta(max_length=1000)] = ""


class Received(Struct, frozen=True):
    """The report is stored for the host of the site."""

    received: bool = True


class CheckBody(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=200, examples=["clue tree 2"])]


class Checked(Struct, frozen=True):
    """The reason why the rules would refuse an action, a warning that a person may overrule, or neither."""

    refusal: Illegal | None
    warning: Illegal | None = None


class Question(Position, frozen=True):
    """A position to analyse. Without `think` the answer comes at once and judges nothing."""

    think: bool = True


class Hints(Struct, frozen=True):
    """The best actions, best first, and the seq at which they were judged."""

    seq: int
    lines: list[Advice]


class Me(Struct, frozen=True):
    name: str


class Site(Struct, frozen=True):
    """The features and texts of a site."""

    public_tables: bool
    pages: list[str]  # that its host can edit, such as the privacy text


class AboutPage(Struct, frozen=True):
    """A page about the site, as plain text: `# ` begins a heading, `- ` an item of a list."""

    text: str


class BuiltInWords(Struct, frozen=True):
    """The built-in words of a language: codenames by theme, and topic cards."""

    themes: dict[str, list[str]]
    topics: list[Topic]


class NewWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words to keep: options of a game's set-up, without its language."""

    config: dict[str, Any]


class PersonalWords(Struct, frozen=True):
    """Words that a person keeps for one game and language, as options of a set-up."""

    game: str
    language: str
    config: dict[str, Any]


class Best(Struct, frozen=True):
    """A person's best score in earlier matches; null in a game of opponents, or before the first match."""

    score: float | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)]


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that plays for you: what its token allows, for how many days, and at which table (null: any).

    `play` lets it sit down and act, `chat` write, and `host` open tables and arrange them.
    """

    name: Annotated[str, Meta(min_length=1, max_length=400, examples=["Cautious"])]
    scopes: tuple[Scope, ...] = ("play",)
    table: Annotated[str, Meta(max_length=64)] | None = None
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class Program(Struct, frozen=True):
    """A program that has a token. Times are in seconds."""

    id: str
    name: str
    scopes: list[str]
    table: str | None
    created: int
    expires: int


class ProgramMade(Struct, frozen=True):
    """A new program, and its token: keep it, because nobody can read it again."""

    program: Program
    token: str


class PersonalLink(Struct, frozen=True):
    link: str
    expires: int
    svg: str  # the link as a QR code


class Option(Struct, frozen=True):
    name: str
    default: Any
    schema: dict[str, Any]
    description: str
    house_rule: str | None


class GameInfo(Struct, frozen=True):
    """A game with its options and bots."""

    slug: str
    title: str
    seats: list[int]
    version: int
    hidden: bool
    options: list[Option]
    levels: list[str]
    usual: str  # the level used when nobody chooses one
    hints: bool  # can its bots give hints?
    analysis: bool  # can its positions be analysed?
    review: bool  # can its finished matches be reviewed?
    seating: dict[int, list[SeatRole]]  # by number of seats; empty if every seat plays for itself
    bots_ready: bool  # False while their search is being compiled: simpler bots play, and there are no hints


class ReplayStep(Struct, frozen=True):
    """One action of a finished match, with what one seat learned and saw."""

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
    meant: list[Meant]
    outcome: Outcome | None


class FinishedLog(Struct, frozen=True, forbid_unknown_fields=True):
    """The log of a finished match, as `furcifer replay` reads it.

    The log is JSON as text: a browser would rewrite its numbers, and its digest would no longer match.
    """

    log: str


Place = Annotated[int, Meta(ge=0, lt=2**31)]  # of an action in a log


class StepBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a match: the place of its action in the log."""

    step: Place


class FinishedStep(FinishedLog, frozen=True, forbid_unknown_fields=True):
    """A step of the match in a log: the place of its action there."""

    step: Place


class LogBody(FinishedLog, frozen=True, forbid_unknown_fields=True):
    """A log to show, finished or not, and the seat that looks (null: a spectator)."""

    seat: SeatNumber | None = None
