"""Make puzzles: bots play matches, which are searched for positions with one clear answer.

The work can be stopped at any time. A file next to the puzzles records how many matches have been
searched, and the next run continues from there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from furcifer.bots import player, turn_for
from furcifer.core import (
    Match,
    Puzzle,
    PuzzleError,
    Puzzles,
    Rng,
    SampledPuzzles,
    SearchedPuzzles,
    SolvedPuzzles,
    WrittenPuzzles,
    find,
)

from .files import as_line, declared, read
from .solving import start

MOST, APART = 8, 6  # puzzles of one match, and actions between them
LOOKS = 200  # positions of one match to look at
Progress = Callable[[int, int], None]  # puzzles so far, matches so far


def make(slug: str, out: Path, count: int, jobs: int, progress: Progress) -> int:
    """Add puzzles to a file until it has so many. Return how many it has."""
    kind = declared(slug)
    if isinstance(kind, WrittenPuzzles):
        raise PuzzleError("These puzzles come from written clues: name a language.")
    kept = _resume(out, slug)
    seen = {_canonical(kind, puzzle) for puzzle in kept}
    first, total = _looked_through(out), len(kept)
    if total >= count:
        return total
    numbers = range(first, 1 << 40)
    work = Parallel(n_jobs=jobs, return_as="generator")(delayed(puzzles_of_match)(slug, n) for n in numbers)
    try:
        for number, found in zip(numbers, work, strict=False):
            new = [puzzle for puzzle in found if _is_new(_canonical(kind, puzzle), seen)]
            _append(out, new)
            _write(_counter(out), str(number + 1))
            total += len(new)
            progress(total, number + 1)
            if total >= count:
                break
    finally:
        work.close()
    return total


def make_from(played: Iterable[Match], slug: str, out: Path, progress: Progress) -> int:
    """Add the puzzles of finished matches to a file. Return how many it has."""
    kind, kept = declared(slug), list(_resume(out, slug))
    seen = {_canonical(kind, puzzle) for puzzle in kept}
    for number, match in enumerate(played, start=1):
        if match.game.meta.slug != slug:
            raise PuzzleError(f"Log {number} is of {match.game.meta.title}, not of {find(slug).meta.title}.")
        new = [puzzle for puzzle in puzzles_in(match) if _is_new(_canonical(kind, puzzle), seen)]
        _append(out, new)
        kept += new
        progress(len(kept), number)
    return len(kept)


def write(slug: str, language: str, out: Path, progress: Progress) -> int:
    """Write the puzzles of a language from the clues written for this project. Return how many there are."""
    kind = declared(slug)
    if not isinstance(kind, WrittenPuzzles):
        raise PuzzleError(f"The puzzles of {slug} have no words, so they have no language {language!r}.")
    found = []
    for puzzle in kind.write(language):
        found.append(puzzle)
        progress(len(found), len(found))
    _write(out, "".join(map(as_line, found)))
    return len(found)


def puzzles_of_match(slug: str, number: int) -> list[Puzzle]:
    """Play the match of this number and return the puzzles in it."""
    return puzzles_in(played_match(slug, number))


def puzzles_in(played: Match) -> list[Puzzle]:
    """Return puzzles that came up in a match, or could have, some actions apart."""
    kind, found = declared(played.game.meta.slug), dict[int, Puzzle]()
    for place, match in islice(positions(played, kind.mistakes), LOOKS):
        if all(abs(place - other) >= APART for other in found):
            puzzle = _found(match, kind)
            if puzzle is not None:
                found[place] = puzzle
        if len(found) == MOST:
            break
    return list(found.values())


def positions(match: Match, mistakes: int) -> Iterator[tuple[int, Match]]:
    """Yield positions of a match in random order, and those after other moves, each with its place."""
    rng = Rng(len(match.entries), "".join(str(action) for _, action in match.entries))
    before = [Match.unseeded(match.game.meta.slug, match.seats, match.log["config"])]
    for seat, action in match.entries:
        before.append(before[-1].record(seat, action))
    ways = list[tuple[int, Any]]()
    for place, (seat, action) in enumerate(match.entries):
        others = before[place].legal(seat) if seat >= 0 else ()
        ways += [(place, other) for other in (action, *rng.shuffled(others)[:mistakes])]
    for place, action in rng.shuffled(ways):
        here = before[place].record(match.entries[place][0], action)
        if here.to_act and here.to_act[0] >= 0:
            yield place, here


def played_match(slug: str, number: int) -> Match:
    """Return a match between bots. The same number gives the same match."""
    kind, rng = declared(slug), Rng(number, f"puzzles {slug}")
    seats = rng.choice(kind.seats)
    bots = [player(rng.choice(kind.players), slug) for _ in range(seats)]
    match = Match.start(slug, seats, rng.below(1 << 30), rng.choice(kind.tables))
    while match.to_act:
        seat = match.to_act[0]
        match = match.act(seat, bots[seat].choose(turn_for(match, seat, rng)))
    return match


def _found(match: Match, kind: Puzzles) -> Puzzle | None:
    if isinstance(kind, SolvedPuzzles):
        return kind.find(match)
    if isinstance(kind, SearchedPuzzles):
        from . import searched  # lazily: it loads numba

        return searched.find(match, kind)
    assert isinstance(kind, SampledPuzzles)
    from . import sampled

    return sampled.find(match, kind)


# Duplicates


def _canonical(kind: Puzzles, puzzle: Puzzle) -> str:
    """Return the same text for puzzles that are equal by symmetry."""
    if isinstance(kind, SolvedPuzzles | SearchedPuzzles):
        return kind.canonical(start(puzzle).state)
    return puzzle.id


def _is_new(text: str, seen: set[str]) -> bool:
    known = text in seen
    seen.add(text)
    return not known


# The files


def _resume(out: Path, slug: str) -> Sequence[Puzzle]:
    """Return the puzzles of an earlier run. A last line that was cut off is dropped."""
    if not out.exists():
        return ()
    shelf = read(out, slug)
    if shelf.faults:
        _write(out, "".join(map(as_line, shelf.puzzles)))
    return shelf.puzzles


def _append(out: Path, puzzles: Sequence[Puzzle]) -> None:
    with out.open("a", encoding="utf-8") as file:
        file.write("".join(map(as_line, puzzles)))
        file.flush()
        os.fsync(file.fileno())


def _counter(out: Path) -> Path:
    return out.with_name(f"{out.name}.matches")


def _looked_through(out: Path) -> int:
    """Return the number of matches that an earlier run looked through."""
    try:
        return int(_counter(out).read_text())
    except FileNotFoundError:
        return 0
    except ValueError:
        raise PuzzleError(f"{_counter(out)} does not hold a number; delete it to begin again.") from None


def _write(path: Path, text: str) -> None:
    """Write to a temporary file and move it into place, so that a file is never incomplete."""
    partial = path.with_name(f"{path.name}.part")
    partial.write_text(text, encoding="utf-8")
    os.replace(partial, path)
