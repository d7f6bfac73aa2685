"""A View as text: the table as a person at the terminal sees it."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from furcifer.core import AnyGame, Outcome

WIDTH = 100  # characters


def table_text(game: AnyGame, view: Any, seats: int, outcome: Outcome | None = None) -> str:
    """Return the table and what is asked of the view's seat, or how the match ended.

    Seats have numbers instead of names, because people may write anything in their names.
    """
    if game.terminal is None:
        return str(view)
    terminal, page = game.terminal(), StringIO()
    names = [f"Seat {number + 1}" for number in range(seats)]
    console = Console(file=page, width=WIDTH, no_color=True, legacy_windows=False)
    console.print(terminal.picture(view, names))
    line = terminal.ending(outcome, view, names) if outcome else terminal.prompt(view, names)
    console.print(line, markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
