"""`furcifer replay`: check and show a log or a saved match, action by action."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from furcifer.core import CHANCE, CLOCK, LogError, Match, Seat

from .options import read_json, terminal_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log, or a match saved by `furcifer play`.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that every draw follows from the seed.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Judge clues again by today's dictionary.")
    ] = False,
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash that was published before the start.")
    ] = None,
) -> None:
    """Check a log action by action and show what happened, including everything that was hidden."""
    match = read_match(file, strict)
    console = Console()
    if verify or commitment:
        _verify(match, commitment)
        return
    meta = match.game.meta
    console.print(f"[b]{meta.title}[/b], {match.seats} seats, {len(match.entries)} actions")
    for number, (seat, action) in enumerate(match.entries, start=1):
        console.print(f"{number:4}  {_actor(seat):8} {escape(str(action))}", highlight=False)
    _show_end(console, match)


def _verify(match: Match, commitment: str | None) -> None:
    from furcifer.server.table.fairness import verify

    verdict = verify(match.log, commitment)
    if not verdict.fair:
        raise LogError(verdict.text)
    print(verdict.text)


def read_match(file: Path, strict: bool = False) -> Match:
    """Read the match from a log, or from a saved match, which contains one."""
    found = read_json(file)
    return Match.replay(found.get("match", found), strict)


def _actor(seat: Seat) -> str:
    return {CHANCE: "chance", CLOCK: "clock"}.get(seat, f"seat {seat + 1}")


def _show_end(console: Console, match: Match) -> None:
    terminal = terminal_of(match.game)
    names = [f"Seat {seat + 1}" for seat in range(match.seats)]
    view = match.view(None)
    console.print(terminal.picture(view, names))
    if match.outcome is None:
        waiting = ", ".join(names[seat] for seat in match.to_act)
        console.print(f"Unfinished: {waiting} to act.")
    else:
        console.print(escape(terminal.ending(match.outcome, view, names)))
