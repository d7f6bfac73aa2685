"""Puzzles: a position of a match, what one seat is to find there, and what a game declares about its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from .codec import to_json
from .game import Seat

if TYPE_CHECKING:
    from .match import Match

Arguments = dict[str, str | int]
EASIEST, HARDEST = 800, 2400  # ratings


class Message(Struct, frozen=True):
    """A text for people: its name in the game's `locale`, and the values it mentions."""

    id: str
    arguments: Arguments = {}


class Puzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position and its solution. The moves lead to it from the start, as in a log, chance included.

    Each step of the solution is the action to find, followed by what happens before the next is asked for:
    replies, cards, and actions of the solver's own that leave no choice worth asking about. The steps of a
    `set` may be found in any order.
    """

    id: str  # a digest of the game and the position
    game: str
    language: str = ""  # of the words on the table; empty: there are none
    seats: int
    config: dict[str, Any] = {}
    moves: tuple[tuple[int, str], ...]
    seat: Seat  # the solver
    solution: tuple[tuple[str, ...], ...]
    kind: Literal["line", "set"] = "line"
    question: str  # the name of a message, and the values it mentions
    arguments: Arguments = {}
    themes: tuple[str, ...] = ()
    rating: int  # estimated when it was made: 800 to 2400


def puzzle_id(game: str, seats: int, config: Mapping[str, Any], moves: Sequence[tuple[int, str]]) -> str:
    """Return the id of the puzzle in this position, which never changes."""
    position = to_json([game, seats, dict(sorted(config.items())), moves])
    return blake2b(position.encode(), digest_size=5).hexdigest()


class Sketch(Struct, frozen=True):
    """A game's additions to a solution: the question, the themes, and how hard it is."""

    question: Message
    themes: tuple[str, ...]
    rating: int


def puzzle_in(
    match: Match,
    seat: int,
    solution: Sequence[tuple[str, ...]],
    sketch: Sketch,
    kind: Literal["line", "set"] = "line",
) -> Puzzle:
    """Return the puzzle in the position that a match has reached."""
    slug, config = match.game.meta.slug, match.log["config"]
    moves = tuple((int(actor), str(action)) for actor, action in match.entries)
    return Puzzle(
        id=puzzle_id(slug, match.seats, config, moves),
        game=slug,
        language=match.game.language(match.view(None)) if match.game.language else "",
        seats=match.seats,
        config=config,
        moves=moves,
        seat=Seat(seat),
        solution=tuple(solution),
        kind=kind,
        question=sketch.question.id,
        arguments=sketch.question.arguments,
        themes=sketch.themes,
        rating=max(EASIEST, min(HARDEST, sketch.rating // 10 * 10)),
    )


@dataclass(frozen=True, kw_only=True)
class Puzzles:
    """The puzzles of a game. `folder` has the files `puzzles.jsonl`, or `<language>.jsonl` with words."""

    folder: Path
    texts: Mapping[str, str]  # its messages in English, for the terminal
    hint: Callable[[Match, Puzzle, str], Message]  # half the answer: (match, puzzle, action to find)
    tables: tuple[Mapping[str, Any], ...] = field(default=({},))  # the options of matches to look through
    seats: tuple[int, ...] = (2,)  # and their numbers of seats
    players: tuple[str, ...] = ()  # and the bots who play them
    mistakes: int = 0  # other moves to try in each position, besides the one that was played


@dataclass(frozen=True, kw_only=True)
class SolvedPuzzles(Puzzles):
    """Puzzles with proven solutions. `verify` returns why a puzzle does not hold, or None."""

    find: Callable[[Match], Puzzle | None]  # the puzzle in the position that a match has reached
    canonical: Callable[[Any], str]  # the same text for all positions that are equal by symmetry
    verify: Callable[[Puzzle, Match], str | None]


@dataclass(frozen=True, kw_only=True)
class SearchedPuzzles(Puzzles):
    """Puzzles whose best action a search finds far ahead of the second, also when it looks deeper."""

    nodes: int  # of the search that finds them; ten times as many must confirm them
    margin: float  # the lead of the best action, in winning chances
    lead: float  # or its lead in the game's own unit, if the winning chances differ at all
    follows: Callable[[Any], bool]  # is this action of the solver played without being asked for?
    trivial: Callable[[Match, Sequence[tuple[str, ...]]], bool]  # is this line too easy to see?
    canonical: Callable[[Any], str]  # the same text for all positions that are equal by symmetry
    sketch: Callable[[Match, Sequence[tuple[str, ...]]], Sketch]


@dataclass(frozen=True, kw_only=True)
class SampledPuzzles(Puzzles):
    """Puzzles of a game of chance: exact values, or playouts, separate the best action from all others."""

    playouts: int  # for each action, where there are no exact values
    errors: float  # the least lead of the best action, in standard errors
    margin: float  # and in winning chances, exact ones too
    sketch: Callable[[Match, Sequence[tuple[str, ...]]], Sketch]


@dataclass(frozen=True, kw_only=True)
class WrittenPuzzles(Puzzles):
    """Puzzles from items written for this project. `verify` returns why a puzzle does not hold, or None."""

    write: Callable[[str], Iterable[Puzzle]]  # those of a language
    verify: Callable[[Puzzle, Match], str | None]
