"""The packed form of a match of Coloretto, and its conversion to and from a State.

Where only the number of each card matters (the deck, the collections), one number holds the counts, as in
`points.py`. Where the order matters (on a row card, the jokers' colours, the removed colours), it is a list:
four bits for each entry, the first lowest, counted from 1, so that 0 marks the end. The order in which the
cards of a collection came is stored last, fifteen cards to a number; only `unpack` needs it.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.core import Seat
from furcifer.games.coloretto.encoding import PHASES
from furcifer.games.coloretto.state import Config, State
from furcifer.games.coloretto.tables import CARDS, COLOURS, INDEX, ROW_CAPACITY, SEATS, Card

from .points import COUNT_BITS, COUNT_MASK, SIDES

Ints = NDArray[np.int64]

MAX_SEATS = SEATS[-1]  # also the most row cards
(
    PHASE,
    TURN,
    SEAT_COUNT,
    SIDE,
    START_IS_DEALT,
    JOKERS_ARE_CHOSEN,
    IN_LAST_ROUND,
    DRAWN,
    REMOVED_COLOURS,
    LEFT,
    DECK_SIZE,
) = range(11)
ROW_AT, TAKEN_AT, COLLECTION_AT, NAMED_AT, COLLECTION_SIZE_AT, ORDER_AT = range(
    11, 11 + 6 * MAX_SEATS, MAX_SEATS
)
PER_WORD, WORDS = 15, 4  # no seat ever collects sixty cards, since the others take some in every round
WIDTH = ORDER_AT + MAX_SEATS * WORDS

REMOVE, FIRST, DEAL, START, TURNS, REVEAL, PLACE, GOLDEN, JOKER, ENDED = range(len(PHASES))


def by_seats(lists: Mapping[int, Sequence[int]]) -> NDArray[np.int64]:
    """Return a table of the box as an array, by number of seats."""
    table = np.zeros((MAX_SEATS + 1, max(map(len, lists.values()))), dtype=np.int64)
    for seats, numbers in lists.items():
        table[seats, : len(numbers)] = numbers
    return table


ROW_CARDS = by_seats({seats: (len(capacity),) for seats, capacity in ROW_CAPACITY.items()})[:, 0]


def _listed(entries: Iterable[int]) -> int:
    return sum((entry + 1) << COUNT_BITS * row for row, entry in enumerate(entries))


def _read(listed: int) -> list[int]:
    return [(listed >> at & COUNT_MASK) - 1 for at in range(0, listed.bit_length(), COUNT_BITS)]


def pack(state: State) -> Ints:
    """Return a state as a packed match."""
    packed, config = np.zeros(WIDTH, dtype=np.int64), state.config
    packed[PHASE], packed[TURN], packed[SEAT_COUNT] = PHASES.index(state.phase), state.turn, len(state.taken)
    packed[SIDE], packed[IN_LAST_ROUND] = SIDES.index(config.side), state.last_round
    packed[START_IS_DEALT], packed[JOKERS_ARE_CHOSEN] = config.start == "deal", config.jokers == "choose"
    packed[DRAWN] = INDEX[state.drawn] + 1 if state.drawn else 0
    packed[REMOVED_COLOURS] = _listed(INDEX[colour] for colour in state.removed)
    packed[LEFT] = sum(count << COUNT_BITS * card for card, count in enumerate(state.left))
    packed[DECK_SIZE] = sum(state.left)
    for row, cards in enumerate(state.rows):
        packed[ROW_AT + row] = _listed(INDEX[card] for card in cards)
    for seat, taken in enumerate(state.taken):
        packed[TAKEN_AT + seat] = 0 if taken is None else taken + 1
        packed[NAMED_AT + seat] = _listed(INDEX[colour] for colour in state.named[seat])
        for card in state.collections[seat]:
            collect(packed, seat, INDEX[card])
    return packed


def unpack(packed: Ints, config: Config) -> State:
    """Return the state of a packed match."""
    numbers: list[int] = packed.tolist()
    seats = range(numbers[SEAT_COUNT])
    return State(
        config=config,
        phase=PHASES[numbers[PHASE]],
        turn=Seat(numbers[TURN]),
        removed=tuple(COLOURS[colour] for colour in _read(numbers[REMOVED_COLOURS])),
        left=tuple(numbers[LEFT] >> COUNT_BITS * card & COUNT_MASK for card in range(len(CARDS))),
        rows=tuple(_cards(numbers[ROW_AT + row]) for row in range(ROW_CARDS[numbers[SEAT_COUNT]])),
        taken=tuple(numbers[TAKEN_AT + seat] - 1 if numbers[TAKEN_AT + seat] else None for seat in seats),
        collections=tuple(_collection(numbers, seat) for seat in seats),
        drawn=CARDS[numbers[DRAWN] - 1] if numbers[DRAWN] else None,
        last_round=bool(numbers[IN_LAST_ROUND]),
        named=tuple(tuple(COLOURS[colour] for colour in _read(numbers[NAMED_AT + seat])) for seat in seats),
    )


def _cards(listed: int) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in _read(listed))


def _collection(numbers: list[int], seat: int) -> tuple[Card, ...]:
    words = numbers[ORDER_AT + WORDS * seat : ORDER_AT + WORDS * (seat + 1)]
    return tuple(card for word in words for card in _cards(word))


@compiled
def collect(packed: Ints, seat: int, card: int) -> None:
    """Add a card to a seat's collection."""
    held = packed[COLLECTION_SIZE_AT + seat]
    packed[ORDER_AT + WORDS * seat + held // PER_WORD] |= card + 1 << COUNT_BITS * (held % PER_WORD)
    packed[COLLECTION_SIZE_AT + seat] = held + 1
    packed[COLLECTION_AT + seat] += 1 << COUNT_BITS * card
