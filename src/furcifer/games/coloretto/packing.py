"""A match of Coloretto as a row of numbers, for the kernel.

Where only how many there are of each card matters (the deck, the collections) they stand in one number as in
`worth.py`. Where their order does (on a row card; the jokers' colours, the removed ones) it is a list: four
bits for each, the first lowest, counted from 1, so that 0 is the end. The order in which the cards of a
collection came stands last, fifteen to a number: only `unpack` asks for it.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.core import Seat

from .encoding import PHASES
from .state import Config, State
from .tables import CARDS, COLOURS, INDEX, ROOM, SEATS, Card
from .worth import BITS, ONE, SIDES

Row = NDArray[np.int64]

MOST = SEATS[-1]  # seats, and row cards
PHASE, TURN, SEATED, SIDE, DEALS_FIRST, NAMES, LAST, DRAWN, GONE, LEFT, DECK = range(11)
ROW_AT, TAKEN_AT, HAS_AT, NAMED_AT, HELD_AT, ORDER_AT = range(11, 11 + 6 * MOST, MOST)
PER_WORD, WORDS = 15, 4  # no seat ever has sixty cards: the others take some in every round
WIDTH = ORDER_AT + MOST * WORDS

REMOVE, FIRST, DEAL, START, TURNS, REVEAL, PLACE, GOLDEN, JOKER, ENDED = range(len(PHASES))


def by_seats(lists: Mapping[int, Sequence[int]]) -> NDArray[np.int64]:
    """A table of the box, by number of seats."""
    table = np.zeros((MOST + 1, max(map(len, lists.values()))), dtype=np.int64)
    for seats, numbers in lists.items():
        table[seats, : len(numbers)] = numbers
    return table


ROW_CARDS = by_seats({seats: (len(rooms),) for seats, rooms in ROOM.items()})[:, 0]


def _listed(things: Iterable[int]) -> int:
    return sum((thing + 1) << BITS * place for place, thing in enumerate(things))


def _read(listed: int) -> list[int]:
    return [(listed >> at & ONE) - 1 for at in range(0, listed.bit_length(), BITS)]


def pack(state: State) -> Row:
    """A state as a row."""
    row, config = np.zeros(WIDTH, dtype=np.int64), state.config
    row[PHASE], row[TURN], row[SEATED] = PHASES.index(state.phase), state.turn, len(state.taken)
    row[SIDE], row[LAST] = SIDES.index(config.side), state.last_round
    row[DEALS_FIRST], row[NAMES] = config.start == "deal", config.jokers == "choose"
    row[DRAWN] = INDEX[state.drawn] + 1 if state.drawn else 0
    row[GONE] = _listed(INDEX[colour] for colour in state.removed)
    row[LEFT] = sum(count << BITS * card for card, count in enumerate(state.left))
    row[DECK] = sum(state.left)
    for place, cards in enumerate(state.rows):
        row[ROW_AT + place] = _listed(INDEX[card] for card in cards)
    for seat, taken in enumerate(state.taken):
        row[TAKEN_AT + seat] = 0 if taken is None else taken + 1
        row[NAMED_AT + seat] = _listed(INDEX[colour] for colour in state.named[seat])
        for card in state.collections[seat]:
            keep(row, seat, INDEX[card])
    return row


def unpack(row: Row, config: Config) -> State:
    """The state of a row."""
    whole: list[int] = row.tolist()
    seats = range(whole[SEATED])
    return State(
        config=config,
        phase=PHASES[whole[PHASE]],
        turn=Seat(whole[TURN]),
        removed=tuple(COLOURS[hue] for hue in _read(whole[GONE])),
        left=tuple(whole[LEFT] >> BITS * card & ONE for card in range(len(CARDS))),
        rows=tuple(_cards(whole[ROW_AT + place]) for place in range(ROW_CARDS[whole[SEATED]])),
        taken=tuple(whole[TAKEN_AT + seat] - 1 if whole[TAKEN_AT + seat] else None for seat in seats),
        collections=tuple(_collection(whole, seat) for seat in seats),
        drawn=CARDS[whole[DRAWN] - 1] if whole[DRAWN] else None,
        last_round=bool(whole[LAST]),
        named=tuple(tuple(COLOURS[hue] for hue in _read(whole[NAMED_AT + seat])) for seat in seats),
    )


def _cards(listed: int) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in _read(listed))


def _collection(whole: list[int], seat: int) -> tuple[Card, ...]:
    words = whole[ORDER_AT + WORDS * seat : ORDER_AT + WORDS * (seat + 1)]
    return tuple(card for word in words for card in _cards(word))


@njit(cache=True, nogil=True)
def keep(row: Row, seat: int, card: int) -> None:
    """A card joins a collection."""
    held = row[HELD_AT + seat]
    row[ORDER_AT + WORDS * seat + held // PER_WORD] |= card + 1 << BITS * (held % PER_WORD)
    row[HELD_AT + seat] = held + 1
    row[HAS_AT + seat] += 1 << BITS * card
