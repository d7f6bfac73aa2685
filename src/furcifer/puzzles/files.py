"""The files of puzzles: one JSON object a line, each with a digest, so that an edited line is noticed."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from furcifer.core import Puzzle, PuzzleError, Puzzles, puzzle_id, to_json
from furcifer.core import find as find_game

WORDLESS = "puzzles"  # the name of the file of a game without words


class PuzzleWarning(UserWarning):
    """A line of a file of puzzles was left out."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a file: a puzzle and its digest."""

    puzzle: Puzzle
    digest: str


class Shelf(Struct, frozen=True):
    """The puzzles of a file, and a sentence for each line that is not one."""

    puzzles: tuple[Puzzle, ...]
    faults: tuple[str, ...]


def offers(slug: str) -> bool:
    """Return whether a game has puzzles.

    >>> offers("codenames")
    True
    """
    return find_game(slug).puzzles is not None


def declared(slug: str) -> Puzzles:
    """Return what a game declares about its puzzles, or raise PuzzleError if it has none."""
    game = find_game(slug)
    if game.puzzles is None:
        raise PuzzleError(f"{game.meta.title} has no puzzles.")
    return game.puzzles()


def languages_of(slug: str) -> tuple[str, ...]:
    """Return the languages of a game's puzzles: only the empty one if there are no words.

    >>> languages_of("codenames")
    ('en', 'fr', 'it')
    """
    names = sorted(path.stem for path in declared(slug).folder.glob("*.jsonl"))
    return tuple("" if name == WORDLESS else name for name in names)


def puzzles_of(slug: str, language: str = "") -> Sequence[Puzzle]:
    """Return the puzzles of a game, in one language if they have words. Damaged lines are left out.

    >>> puzzles_of("codenames", "en")[0].arguments
    {'clue': 'yellow', 'number': 2}
    """
    return _shelf(slug, language).puzzles


def faults_of(slug: str, language: str = "") -> tuple[str, ...]:
    """Return a sentence for each line that was left out."""
    return _shelf(slug, language).faults


def find(slug: str, name: str, language: str = "") -> Puzzle:
    """Return the puzzle with this id, or raise PuzzleError."""
    for puzzle in puzzles_of(slug, language):
        if puzzle.id == name:
            return puzzle
    raise PuzzleError(f"{find_game(slug).meta.title} has no puzzle {name!r}.")


@cache
def _shelf(slug: str, language: str) -> Shelf:
    known = languages_of(slug)
    if language not in known:
        title = find_game(slug).meta.title
        if known == ("",):
            raise PuzzleError(f"The puzzles of {title} have no words, so they have no language {language!r}.")
        raise PuzzleError(f"{title} has no puzzles in {language!r}; it has: {', '.join(known)}.")
    shelf = read(declared(slug).folder / f"{language or WORDLESS}.jsonl", slug, language)
    for fault in shelf.faults:
        warnings.warn(fault, PuzzleWarning, stacklevel=2)
    return shelf


def read(path: Path, slug: str, language: str = "") -> Shelf:
    """Read a file of puzzles of one game. A line that cannot be trusted becomes a sentence."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise PuzzleError(f"Cannot read {path}: {error.strerror}.") from None
    found, faults = dict[str, Puzzle](), list[str]()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            puzzle = _read_line(line, slug, language)
            if puzzle.id in found:
                raise PuzzleError(f"the puzzle {puzzle.id} is there twice")
            found[puzzle.id] = puzzle
        except (msgspec.DecodeError, PuzzleError) as error:
            faults.append(f"Line {number} of {path.name} ({slug}) is left out: {error}.")
    return Shelf(tuple(found.values()), tuple(faults))


def _read_line(line: bytes, slug: str, language: str) -> Puzzle:
    read = msgspec.json.decode(line, type=Line)
    puzzle = read.puzzle
    if read.digest != _digest(puzzle):
        raise PuzzleError("it was edited (its digest does not match its content)")
    if (puzzle.game, puzzle.language) != (slug, language):
        raise PuzzleError("the puzzle belongs in another file")
    if puzzle.id != puzzle_id(puzzle.game, puzzle.seats, puzzle.config, puzzle.moves):
        raise PuzzleError("its id does not match its position")
    return puzzle


def as_line(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of a file.

    A puzzle that another process made is read first: msgspec recognises a default by its identity, so it
    would write what a reader leaves out, and the digest would not fit.
    """
    puzzle = msgspec.json.decode(to_json(puzzle), type=Puzzle)
    return to_json(Line(puzzle, _digest(puzzle))) + "\n"


def _digest(puzzle: Puzzle) -> str:
    return blake2b(to_json(puzzle).encode(), digest_size=8).hexdigest()
