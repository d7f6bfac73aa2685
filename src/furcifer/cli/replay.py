"""`furcifer replay`: check and show a log or a saved match, action by action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

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
    share: Annotated[
        list[str] | None, typer.Option(metavar="NONCE", help="Your share, which must be in the seed.")
    ] = None,
) -> None:
    """Check a log action by action and show what happened, including everything that was hidden."""
    match = read_match(file, strict)
    console = Console()
    if verify or commitment or share:
        _verify(read_log(file), commitment, share or [])
        return
    meta = match.game.meta
    console.print(f"[b]{meta.title}[/b], {match.seats} seats, {len(match.entries)} actions")
    for number, (seat, action) in enumerate(match.entries, start=1):
        console.print(f"{number:4}  {_actor(seat):8} {escape(str(action))}", highlight=False)
    _show_end(console, match)


def _verify(log: Mapping[str, Any], commitment: str | None, shares: Sequence[str]) -> None:
    from furcifer.server.table.fairness import verify

    verdict = verify(log, commitment, shares)
    if not verdict.fair:
        raise LogError(verdict.text)
    print(verdict.text)


def read_match(file: Path, strict: bool = False) -> Match:
    """Read the match from a log, or from a saved match, which contains one."""
    return Match.replay(read_log(file), strict)


def read_log(file: Path) -> Mapping[str, Any]:
    """Read a log, or the log in a saved match."""
    found = read_json(file)
    log: Mapping[str, Any] = found.get("match", found)
    return log


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
