"""The reasons why Coloretto refuses an action, one sentence each. Nothing in them is secret."""

from __future__ import annotations

from furcifer.core import CHANCE, Illegal, Seat

from .state import Action, Deal, Draw, First, Joker, Phase, Place, Remove, Reveal, Start, State, Take
from .tables import COLOURS, ROW_CAPACITY

WANTED: dict[Phase, tuple[tuple[type[Action], ...], str]] = {
    "start": ((Start,), "choose the colour of your first card"),
    "turn": ((Draw, Take), "draw a card or take a row"),
    "place": ((Place,), "place the card you drew"),
    "joker": ((Joker,), "name the colour of your joker"),
}


def why_not(state: State, seat: Seat, action: Action) -> Illegal:
    """Return why a seat that is to act cannot take this action."""
    names: dict[str, str | int] = {"action": str(action)}
    if seat == CHANCE:
        return Illegal("impossible", f"Chance cannot {action} now.", names)
    if isinstance(action, (Remove, First, Deal, Reveal)):
        return Illegal("not_yours", f"Only chance can {action}.", names)
    kinds, wanted = WANTED[state.phase]
    if not isinstance(action, kinds):
        return Illegal("not_now", f"You cannot {action} now: {wanted}.", names)
    if isinstance(action, Draw):
        return Illegal("rows_full", "Every row is full: take one.", names)
    if isinstance(action, (Start, Joker)):
        return _why_not_colour(state, action)
    return _why_not_row(state, action)


def _why_not_colour(state: State, action: Start | Joker) -> Illegal:
    colour = action.colour
    names: dict[str, str | int] = {"colour": colour}
    if colour not in COLOURS:
        return Illegal("no_such_colour", f"There is no colour {colour}.", names)
    if colour in state.removed:
        return Illegal(
            "colour_removed", f"{colour.capitalize()} is not in this game: choose another colour.", names
        )
    return Illegal("colour_taken", f"Someone already has {colour}: choose another colour.", names)


def _why_not_row(state: State, action: Place | Take) -> Illegal:
    row, capacity = action.row, ROW_CAPACITY[len(state.taken)]
    names: dict[str, str | int] = {"row": row + 1}
    if row not in range(len(capacity)):
        return Illegal("no_such_row", f"There is no row {row + 1}: there are only {len(capacity)}.", names)
    if row in state.taken:
        return Illegal("row_taken", f"Row {row + 1} is taken until the next round.", names)
    if isinstance(action, Take):
        return Illegal("row_empty", f"Row {row + 1} has no cards yet.", names)
    return Illegal("row_full", f"Row {row + 1} is full: it holds {capacity[row]}.", names)
