"""Knowledge in Coloretto: everybody sees everything but the order of the deck, which nobody knows."""

from __future__ import annotations

from furcifer.core import Rng, Seat

from .facts import (
    Begins,
    Discarded,
    Drew,
    Fact,
    Kept,
    LastRound,
    Named,
    Placed,
    Removed,
    Revealed,
    RoundOver,
    Scored,
    Started,
    Took,
)
from .scoring import count
from .state import Action, Deal, Draw, First, Joker, Place, Remove, Start, State, Take, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        config=state.config,
        phase=state.phase,
        turn=state.turn,
        removed=state.removed,
        left=state.left,
        rows=state.rows,
        taken=state.taken,
        collections=state.collections,
        drawn=state.drawn,
        last_round=state.last_round,
        named=state.named,
        tallies=count(state),
    )


def tell(before: State, seat: Seat, action: Action, after: State, to: Seat | None) -> tuple[Fact, ...]:
    """Return what happened, the end of the round, and the scores. Every listener learns the same."""
    return (_happened(before, action, after), *_round_over(before, action, after), *_scored(after))


def _happened(before: State, action: Action, after: State) -> Fact:
    seat = before.turn
    if isinstance(action, Draw):
        return Drew(seat)
    if isinstance(action, Place):
        return Placed(seat, after.rows[action.row][-1], action.row)
    if isinstance(action, Take):
        return Took(seat, action.row, before.rows[action.row])
    if isinstance(action, (Remove, First, Start, Deal, Joker)):
        return _set_up_or_end(seat, action)
    if action.card == "last-round":
        return LastRound(seat)
    return Revealed(seat, action.card) if before.phase == "reveal" else Kept(seat, action.card)


def _set_up_or_end(seat: Seat, action: Remove | First | Start | Deal | Joker) -> Fact:
    """Return the fact of an action from the set-up or the end."""
    if isinstance(action, Remove):
        return Removed(action.colour)
    if isinstance(action, First):
        return Begins(action.seat)
    return Named(seat, action.colour) if isinstance(action, Joker) else Started(seat, action.colour)


def _round_over(before: State, action: Action, after: State) -> tuple[Fact, ...]:
    """R11: return the facts of the end of a round, after a take or the card for a golden joker."""
    ends = isinstance(action, Take) or before.phase == "golden"
    if not ends or any(row is not None for row in after.taken):
        return ()
    took = action.row if isinstance(action, Take) else None
    left = [(row, cards) for row, cards in enumerate(before.rows) if cards and row != took]
    return (*(Discarded(row, cards) for row, cards in left), RoundOver(before.turn))


def _scored(after: State) -> tuple[Fact, ...]:
    if after.phase != "over":
        return ()
    return tuple(Scored(Seat(seat), tally) for seat, tally in enumerate(count(after)))


def imagine(view: View, rng: Rng) -> State:
    """Return the only possible state: the deck has no order until a card is drawn."""
    return State(
        config=view.config,
        phase=view.phase,
        turn=view.turn,
        removed=view.removed,
        left=view.left,
        rows=view.rows,
        taken=view.taken,
        collections=view.collections,
        drawn=view.drawn,
        last_round=view.last_round,
        named=view.named,
    )
