"""The rules of Coloretto, in the order of a turn. Rule numbers as in the README; `setup.py` has R2 to R6."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from furcifer.core import CHANCE, Illegal, Outcome, Seat, out_of_turn

from . import setup
from .deck import gain, put, reveals, without
from .refusals import why_not
from .scoring import count, judge, unnamed
from .state import Action, Deal, Draw, First, Joker, Phase, Place, Remove, Reveal, Start, State, Take, View
from .tables import COLOURS, INDEX, LAST_ROUND, ROW_CAPACITY, SEATS

T = TypeVar("T")

unfit, start = setup.unfit, setup.start

# Every possible action, created once: by row, by seat, and by colour in the order of COLOURS.
DRAW = Draw()
PLACES = tuple(Place(row) for row in range(SEATS[-1]))
TAKES = tuple(Take(row) for row in range(SEATS[-1]))
STARTS = tuple(Start(colour) for colour in COLOURS)
JOKERS = tuple(Joker(colour) for colour in COLOURS)
REMOVALS = tuple(Remove(colour) for colour in COLOURS)
FIRSTS = tuple(First(Seat(seat)) for seat in range(SEATS[-1]))
DEALS = tuple(Deal(colour) for colour in COLOURS)

CHANCE_ACTS = frozenset[Phase]({"remove", "first", "deal", "reveal", "golden"})


# Legal actions


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase in CHANCE_ACTS:
        return (CHANCE,)
    return (state.turn,) if state.phase != "over" else ()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return every action of a seat: drawing first, rows from 1, colours from red."""
    if seat == CHANCE:
        return [action for action, _ in chances(state)]
    return LEGAL[state.phase](state) if seat == state.turn and state.phase in LEGAL else ()


def _starts(state: State) -> Sequence[Action]:
    return [STARTS[number] for number in setup.free_colours(state)]  # R4


def _draw_or_takes(state: State) -> Sequence[Action]:
    takes = [TAKES[row] for row, cards in enumerate(state.rows) if cards]  # R8
    return [DRAW, *takes] if open_rows(state) else takes  # R7


def _places(state: State) -> Sequence[Action]:
    return [PLACES[row] for row in open_rows(state)]


def _jokers(state: State) -> Sequence[Action]:
    return [JOKERS[INDEX[colour]] for colour in setup.colours_in_game(state.removed)]  # R14


LEGAL: dict[Phase, Callable[[State], Sequence[Action]]] = {
    "start": _starts,
    "turn": _draw_or_takes,
    "place": _places,
    "joker": _jokers,
}


def open_rows(table: State | View) -> list[int]:
    """R7: return the rows in the middle that have room."""
    taken, rows = table.taken, table.rows
    capacity = ROW_CAPACITY[len(taken)]
    return [row for row, cards in enumerate(rows) if len(cards) < capacity[row] and row not in taken]


def chances(state: State) -> Sequence[tuple[Action, float]]:
    """Return what chance may do next, with probabilities."""
    phase = state.phase
    if phase in {"reveal", "golden"}:
        return reveals(state)
    if phase == "remove":
        return _uniform([REMOVALS[INDEX[colour]] for colour in setup.colours_in_game(state.removed)])  # R2
    if phase == "deal":
        return _uniform([DEALS[number] for number in setup.free_colours(state)])  # R4
    return _uniform(FIRSTS[: len(state.taken)]) if phase == "first" else ()  # R6


def _uniform(actions: Sequence[T]) -> Sequence[tuple[T, float]]:
    return [(action, 1 / len(actions)) for action in actions]


def check(state: State, seat: Seat, action: Action) -> Illegal | None:
    if refusal := out_of_turn(to_act(state), seat):
        return refusal
    return None if action in legal(state, seat) else why_not(state, seat, action)


def apply(state: State, seat: Seat, action: Action) -> State:
    return APPLY[type(action)](state, action)


# R7 to R10, R12: a turn


def _draw(state: State, action: Draw) -> State:
    return replace(state, phase="reveal")


def _reveal(state: State, action: Reveal) -> State:
    card = action.card
    if card == LAST_ROUND:
        return replace(state, last_round=True)  # R12: the card is set aside and another is drawn
    if state.phase == "golden":
        return _pass_turn(gain(state, state.turn, card))  # R9
    return replace(state, phase="place", drawn=card, left=without(state.left, card))


def _place(state: State, action: Place) -> State:
    assert state.drawn is not None
    rows = put(state.rows, action.row, (*state.rows[action.row], state.drawn))
    return _pass_turn(replace(state, rows=rows, drawn=None))


def _take(state: State, action: Take) -> State:
    seat, cards = state.turn, state.rows[action.row]
    after = replace(
        state,
        rows=put(state.rows, action.row, ()),
        taken=put(state.taken, seat, action.row),
        collections=put(state.collections, seat, state.collections[seat] + cards),
    )
    return replace(after, phase="golden") if "golden" in cards else _pass_turn(after)  # R9


def _pass_turn(state: State) -> State:
    """R8, R10: pass the turn clockwise to the next seat still in the round, which may be the same seat."""
    seats = len(state.taken)
    for ahead in range(1, seats + 1):
        seat = (state.turn + ahead) % seats
        if state.taken[seat] is None:
            return replace(state, phase="turn", turn=Seat(seat))
    return _end_round(state)


# R11 to R17: the end


def _end_round(state: State) -> State:
    """R11: return the rows to the middle, empty. With two players the third row's cards leave the game."""
    rows: tuple[tuple[()], ...] = ((),) * len(state.rows)
    fresh = replace(state, phase="turn", rows=rows, taken=(None,) * len(state.taken))
    return _end_game(fresh) if state.last_round else fresh  # R12


def _end_game(state: State) -> State:
    """R14: end the game, or let owners name their jokers one by one, from the seat that took last."""
    seats = len(state.taken)
    for ahead in range(seats) if state.config.jokers == "choose" else ():
        seat = (state.turn + ahead) % seats
        if unnamed(state.collections[seat], state.named[seat]):
            return replace(state, phase="joker", turn=Seat(seat))
    return replace(state, phase="over")


def _joker(state: State, action: Joker) -> State:
    named = (*state.named[state.turn], action.colour)
    return _end_game(replace(state, named=put(state.named, state.turn, named)))


def outcome(state: State) -> Outcome | None:
    return judge(count(state)) if state.phase == "over" else None


APPLY: dict[type[Action], Callable[[State, Any], State]] = {
    Remove: setup.remove,
    First: setup.first,
    Start: setup.first_card,
    Deal: setup.first_card,
    Draw: _draw,
    Reveal: _reveal,
    Place: _place,
    Take: _take,
    Joker: _joker,
}
