"""The types of a snapshot: the `sync` message and the parts of it, and a line of the lobby."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from furcifer.core import Ask, Outcome

from .events import Clock, FlagFall, Phrase, Spectators, Subject

Phase: TypeAlias = Literal["lobby", "starting", "playing", "over", "abandoned"]


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: str | None = None
    away: bool = False  # a bot plays for the person, who may come back
    flagged: bool = False  # the person's own clock ran out
    host: bool = False
    hints: int = 0  # asked for in this match
    ready: bool = False  # to start
    vacant: bool = False  # the person left the match: somebody else may take the seat
    voices: list[str] = []  # names of late joiners who play this seat too
    program: bool = False  # somebody's own program plays here, over the API


class Setting(Struct, frozen=True):
    """The set-up of a table."""

    game: str
    seats: int
    config: dict[str, Any]
    language: str
    public: bool
    spectators: Spectators
    clock: Clock | None
    hints: bool
    taps: bool  # may people tap open actions on the host's big screen?
    flag_fall: FlagFall


class UndoInfo(Struct, frozen=True):
    """A pending request to take a decision back."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class ProposalInfo(Struct, frozen=True):
    """A proposal: its author (null: a host without a seat), the answers, and who must still answer."""

    what: Subject
    seat: int | None
    other: int | None  # the second seat of a swap
    agreed: list[int]
    declined: list[int]
    waiting: list[int]


class Series(Struct, frozen=True):
    """The running score of a series: matches with a result, and the wins of each seat (½ for a draw)."""

    played: int
    wins: list[float]


class ShareInfo(Struct, frozen=True):
    """A device's share of the seed: its seats, its commitment and, once the match has begun, the share."""

    seats: list[int]
    commitment: str
    nonce: str | None = None  # in a match: null if it was not revealed


class TableInfo(Struct, frozen=True):
    """The public facts about a table."""

    id: str
    phase: Phase
    setting: Setting
    chairs: list[SeatInfo]
    host: str
    commitment: str
    chance: bool  # does chance decide anything in this match?
    seed: str | None = None  # the server's own number, after the end
    shares: list[ShareInfo] = []  # of the players, in the order in which they are mixed into the seed
    match_seed: str | None = None  # after the end
    undo: UndoInfo | None = None
    proposal: ProposalInfo | None = None
    refused: ProposalInfo | None = None  # the last proposal, if somebody declined it
    endings: list[str] = []  # how people may end the match early: resign, draw, claim, abandon, restart
    series: Series | None = None
    rematch: str | None = None
    rematch_seats: list[int] = []  # the seats whose people continue there
    banned: int = 0  # people whom the host has banned
    other_version: int | None = None  # of a match that this server can neither show nor play


class You(Struct, frozen=True):
    """The role of the person who receives a snapshot."""

    seat: int | None
    host: bool
    may_chat: bool
    device: dict[int, str] = {}  # seats of the players who share this device, and their names in `?player=`
    kicked: bool = False  # the host asked you to leave your seat
    may_undo: bool = False  # ask to take the last decision back
    voice: bool = False  # you are a late joiner at somebody else's seat
    may_join: list[int] = []  # seats whose further voice you may become
    banned: bool = False  # the host banned you from this table: you may watch


class Choice(Struct, frozen=True):
    """A legal action: its notation, and the action itself."""

    text: str
    action: Any


class ChatLine(Struct, frozen=True):
    """A line of chat. `speaker` is the same for all lines of a person at this table, and nowhere else."""

    seq: int
    name: str
    text: str
    seat: int | None
    speaker: str
    phrase: Phrase | None = None  # in place of a text
    aside: bool = False  # between spectators, during the match


class Meant(Struct, frozen=True):
    """A bot's meaning of free text, told after the match: the action, its words and the reasons."""

    step: int  # place in the log of the match, from 0
    seat: int
    text: str
    about: tuple[str, ...]
    why: tuple[str, ...]


class ClockFace(Struct, frozen=True):
    """The time a seat has left.

    `name` is the phase, `player` for the player's own clock, or `retract` while a slip can be taken back.
    """

    seat: int
    name: str
    left_ms: int
    running: bool


class Sync(Struct, frozen=True, tag="sync", tag_field="type", kw_only=True):
    """The state of the table at `seq` for one listener, and what they learned after `since`."""

    seq: int
    since: int
    you: You
    table: TableInfo | None = None  # only if it changed after `since`
    to_act: list[int] = []
    view: Any = None
    legal: list[Choice] = []
    asks: Ask | None = None
    facts: list[Any] = []
    last_turn: int = 0  # how many of the newest facts this listener ever learned are the last turn
    undone: bool = False  # was anything taken back after `since`?
    chat: list[ChatLine] = []
    outcome: Outcome | None = None
    meant: list[Meant] = []  # after the end
    # The last fields change without an event: `with_moment` replaces them in the text.
    absent: list[int] = []  # seats of people who are not connected
    host_away: bool = False
    clocks: list[ClockFace] = []


class LobbyLine(Struct, frozen=True):
    """A public table as the lobby lists it."""

    id: str
    game: str
    phase: str
    language: str
    seats: int
    free: int
    bots: int
    host: str
