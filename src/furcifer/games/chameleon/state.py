"""The state of The Chameleon, the views of its seats, and the facts they learn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from furcifer.core import Seat
from furcifer.words import Topic

Phase = Literal[
    "dealer", "topic", "chameleon", "roll", "table", "clues", "discussion", "vote", "tie", "guess", "over"
]
Result = Literal["escaped", "guessed", "caught"]
Dice = tuple[int, int]  # yellow, blue
TopicTitle = Annotated[str, Meta(extra_json_schema={"format": "topic-title"})]


class Config(Struct, frozen=True):
    language: Annotated[str, Meta(description="Language of the topics and of the clues")] = "en"
    chosen: Annotated[
        Literal["all"] | tuple[TopicTitle, ...],
        Meta(description="Built-in topics: all, or those you choose by their titles"),
    ] = "all"
    own: Annotated[
        Literal["replace", "add"],
        Meta(description="Your own topics replace the built-in ones, or are added to them"),
    ] = "replace"
    topics: Annotated[
        tuple[Topic, ...],
        Meta(description="Your own topics (title and 16 words); none: only the built-in ones"),
    ] = ()
    code_cards: Annotated[
        Literal["fresh", "printed"],
        Meta(
            description="A fresh code table each round, or the two printed ones",
            extra={"house_rule": "R5"},
        ),
    ] = "fresh"
    target: Annotated[int, Meta(description="Points that win the game", ge=1)] = 5
    rounds: Annotated[int, Meta(description="Rounds to play instead, 0: play to the target", ge=0)] = 0
    voice: Annotated[
        bool,
        Meta(
            description="Clues are spoken; the dealer leads the table from one phase to the next",
            extra={"house_rule": "R21"},
        ),
    ] = False
    clue_seconds: Annotated[
        int, Meta(description="Time for a clue, 0: no limit", ge=0, extra={"house_rule": "R20"})
    ] = 0
    discussion_seconds: Annotated[
        int, Meta(description="Time for the discussion, 0: no limit", ge=0, extra={"house_rule": "R20"})
    ] = 0
    vote_seconds: Annotated[
        int, Meta(description="Time for the vote, 0: no limit", ge=0, extra={"house_rule": "R20"})
    ] = 0
    guess_seconds: Annotated[
        int, Meta(description="Time for a guess, 0: no limit", ge=0, extra={"house_rule": "R20"})
    ] = 0


class Round(Struct, frozen=True):
    """A finished round, public from then on."""

    dealer: Seat
    topic: Topic
    dice: Dice
    table: str
    coordinate: str
    word: str
    chameleon: Seat
    clues: tuple[str | None, ...]  # from the dealer clockwise; None: passed
    votes: tuple[Seat, ...]  # by seat
    accused: Seat
    guesses: tuple[str, ...]
    result: Result
    points: tuple[int, ...]  # by seat


class State(Struct, frozen=True):
    config: Config
    seats: int
    dealer: Seat | None  # each None: not yet
    topic: Topic | None
    chameleon: Seat | None
    dice: Dice | None
    table: str | None
    clues: tuple[str | None, ...]  # from the dealer clockwise; None: passed
    ready: tuple[bool, ...]  # by seat
    votes: tuple[Seat | None, ...]  # by seat
    accused: Seat | None
    guesses: tuple[str, ...]  # of the caught Chameleon, all wrong while it may guess again
    played: tuple[Round, ...]


class View(Struct, frozen=True):
    """The knowledge of one seat; a spectator (seat None) knows what is public."""

    seat: Seat | None
    config: Config
    seats: int
    phase: Phase
    to_act: tuple[Seat, ...]
    deck: str
    dealer: Seat | None
    topic: Topic | None
    chameleon: Seat | None  # your own seat where you are it; anybody's once it is caught
    dice: Dice | None
    table: str | None  # only for those who hold a code card
    coordinate: str | None  # and so the secret word
    clues: tuple[str | None, ...]
    ready: tuple[bool, ...]
    voted: tuple[bool, ...]
    votes: tuple[Seat | None, ...]  # your own; all once all are in
    accused: Seat | None
    guesses: tuple[str, ...]
    scores: tuple[int, ...]
    played: tuple[Round, ...]


# What a seat learns


class DealerChosen(Struct, frozen=True, tag="dealer_chosen"):
    seat: Seat


class TopicLaid(Struct, frozen=True, tag="topic_laid"):
    topic: Topic
    deck: str


class CardDealt(Struct, frozen=True, tag="card_dealt"):
    """You are the Chameleon, or not; None for those who got no card."""

    chameleon: bool | None


class Rolled(Struct, frozen=True, tag="rolled"):
    dealer: Seat
    yellow: int
    blue: int


class CodeRead(Struct, frozen=True, tag="code_read"):
    """The holders of code cards look up the word; the others see that they do."""

    table: str | None
    coordinate: str | None
    word: str | None


class ClueSaid(Struct, frozen=True, tag="clue_said"):
    seat: Seat
    word: str | None  # None: passed


class IsReady(Struct, frozen=True, tag="is_ready"):
    seat: Seat


class Voted(Struct, frozen=True, tag="voted"):
    seat: Seat
    target: Seat | None  # only for the voter


class VotesShown(Struct, frozen=True, tag="votes_shown"):
    votes: tuple[Seat, ...]
    most: tuple[Seat, ...]  # who has most votes; several: the dealer breaks the tie


class Accused(Struct, frozen=True, tag="accused"):
    """A card is turned over."""

    seat: Seat
    chameleon: bool


class Guessed(Struct, frozen=True, tag="guessed"):
    seat: Seat
    coordinate: str
    word: str
    right: bool


class RoundScored(Struct, frozen=True, tag="round_scored"):
    round: Round


class TimeUp(Struct, frozen=True, tag="time_up"):
    """The clock acts for that seat; what it does comes next."""

    seat: Seat


Fact = (
    DealerChosen
    | TopicLaid
    | CardDealt
    | Rolled
    | CodeRead
    | ClueSaid
    | IsReady
    | Voted
    | VotesShown
    | Accused
    | Guessed
    | RoundScored
    | TimeUp
)
