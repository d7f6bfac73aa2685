"""The state of Codenames, the views of its seats, and the facts they learn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from furcifer.core import Seat
from furcifer.words import Theme

from .actions import Number

Team: TypeAlias = str  # r or b
Phase: TypeAlias = Literal[
    "deal",  # chance lays out the words
    "key",  # chance draws the key card
    "clue",  # the spymaster gives a clue
    "doubt",  # R13: the other side calls the clue or accepts it
    "guess",  # the operatives guess
    "ruling",  # R13: the referee rules on a called clue
    "answer",  # R13: the giver of a called clue concedes it or stands by it
    "vote",  # R13: the operatives decide about a called clue
    "penalty",  # R13: the enemy's spymaster may cover a word
    "enemy",  # R16: the spymaster covers a word for the enemy
    "over",
]


class Config(Struct, frozen=True):
    language: Annotated[str, Meta(description="Language of the built-in words and of the clues")] = "en"
    themes: Annotated[
        Literal["all"] | tuple[Theme, ...],
        Meta(description="Built-in words: all, or those of the themes you choose"),
    ] = "all"
    own: Annotated[
        Literal["replace", "add"],
        Meta(description="Your own words replace the built-in ones (25 or more), or are added to them"),
    ] = "replace"
    pack: Annotated[tuple[str, ...], Meta(description="Your own words; none: only the built-in ones")] = ()
    expert: Annotated[bool, Meta(description="Clues for 0 and unlimited are allowed")] = False
    referee: Annotated[
        Literal["strict", "table"],
        Meta(
            description="Invalid clues are refused (strict), or count unless the enemy calls them (table)",
            extra={"house_rule": "R13"},
        ),
    ] = "strict"
    proper_names: Annotated[bool, Meta(description="Proper names are allowed as clues")] = False
    acronyms: Annotated[bool, Meta(description="Acronyms are allowed as clues")] = False
    hyphenated: Annotated[bool, Meta(description="Hyphenated words are allowed as clues")] = False
    multiword: Annotated[bool, Meta(description="Several words are allowed as a clue")] = False
    soundalikes: Annotated[bool, Meta(description="Words that sound like a codename are allowed")] = False
    compounds: Annotated[
        bool,
        Meta(
            description="Compounds that contain a codename are allowed (horseshoe beside HORSE)",
            extra={"house_rule": "R10"},
        ),
    ] = False
    voice: Annotated[
        bool,
        Meta(
            description="Clues are spoken; the spymaster enters only the number",
            extra={"house_rule": "R18"},
        ),
    ] = False
    call_seconds: Annotated[
        int,
        Meta(
            ge=0,
            le=3600,
            description="Seconds to call a clue, if the table is the referee; 0: wait for an OK",
            extra={"house_rule": "R17"},
        ),
    ] = 0
    clue_seconds: Annotated[
        int,
        Meta(ge=0, le=3600, description="Seconds for a clue; 0: no timer", extra={"house_rule": "R17"}),
    ] = 0
    guess_seconds: Annotated[
        int,
        Meta(
            ge=0,
            le=3600,
            description="Seconds for the guesses of a turn; 0: no timer",
            extra={"house_rule": "R17"},
        ),
    ] = 0


class Turn(Struct, frozen=True):
    """One turn of a team: the clue, if one was given, and what came of it."""

    team: Team
    clue: str | None = None
    number: Number = 0
    guesses: tuple[str, ...] = ()
    caller: Seat | None = None  # R13: who called the clue
    ballots: tuple[tuple[Seat, bool], ...] = ()  # R13: who voted, and whether for the clue
    annulled: bool = False  # R13: the clue was called and did not stand
    covered: str | None = None  # the penalty (R13), or the enemy's word (R16)


class State(Struct, frozen=True):
    config: Config
    seats: int
    words: tuple[str, ...]  # row by row; none before the deal
    key: str  # 25 letters r b n x; empty before it is drawn
    tiles: str  # what lies on each word: its identity, or . where nothing does
    turns: tuple[Turn, ...]  # the last one is going on
    phase: Phase
    marks: tuple[tuple[Seat, str], ...]  # R9: who pointed at what in this turn


class View(Struct, frozen=True):
    """The knowledge of one seat: everything but the key, which only spymasters see before the end."""

    seat: Seat | None
    config: Config
    seats: int
    words: tuple[str, ...]
    first: Team | None  # the starting team, which the lights on the key card show to all
    key: str | None
    tiles: str
    left: dict[Team, int]  # words not yet covered
    turns: tuple[Turn, ...]
    phase: Phase
    marks: tuple[tuple[Seat, str], ...]


# What is learned


class Dealt(Struct, frozen=True, tag="dealt"):
    words: tuple[str, ...]


class KeySeen(Struct, frozen=True, tag="key-seen"):
    """Spymasters look at the key at the start, all others at the end."""

    letters: str


class Hinted(Struct, frozen=True, tag="hinted"):
    seat: Seat
    team: Team
    clue: str
    number: Number


class Ruled(Struct, frozen=True, tag="ruled"):
    """A called clue as the rules read it: its fault, or none, and the people decide."""

    fault: str | None


class Said(Struct, frozen=True, tag="said"):
    """A seat said call, accept, concede, stand, uphold, reject, decline or stop."""

    seat: Seat
    what: str


class Marked(Struct, frozen=True, tag="marked"):
    seat: Seat
    word: str
    on: bool  # False: the mark was taken away


class Revealed(Struct, frozen=True, tag="revealed"):
    """A word was covered with its tile: by a guess, or by a spymaster's choice."""

    seat: Seat
    word: str
    identity: str
    guessed: bool


class TimeUp(Struct, frozen=True, tag="time-up"):
    seat: Seat
    what: str  # what the clock did for the seat


class TurnBegan(Struct, frozen=True, tag="turn-began"):
    team: Team


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over; `team` won, if any."""

    team: Team | None
    reason: str


Fact: TypeAlias = Dealt | KeySeen | Hinted | Ruled | Said | Marked | Revealed | TimeUp | TurnBegan | Ended
