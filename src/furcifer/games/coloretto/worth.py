"""What a collection of Coloretto is worth, looked up: the ground that the kernel and its policy stand on.

A collection is one number, four bits for each card in the order of CARDS: how many there are of it.
A compiled function keeps what it read here when it was compiled: after a change in this file or in
`tables.py`, delete the `__pycache__` folders of the game and of `bots`.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np
from numba import njit
from numpy.typing import NDArray

from .tables import COLOURS, INDEX, JOKERS, PLUS_COLOURS, POINTS, TWO, Side

BITS = 4  # for the number of a card
ONE = (1 << BITS) - 1  # what fits into them
HUES = len(COLOURS)
TWO_AT, JOKER_AT, GOLDEN_AT = (BITS * INDEX[card] for card in ("+2", *JOKERS))
MOST_JOKERS = 3
SIDES: tuple[Side, ...] = tuple(POINTS)

FULL = 6  # R15: more cards of a colour than so many bring no other points
# Added up over the colours, these tell every hand of numbers apart, whichever colour has which.
MARKS = (0, 1, 8, 57, 256, 1153, 4181)
DRAWER = 6  # bits of a key: keys that differ only in these share a drawer

Hand = tuple[int, ...]  # how many cards of each colour, sorted


def _plain(hand: Hand, side: Side) -> int:
    each = sorted((POINTS[side][cards] for cards in hand), reverse=True)
    return 2 * sum(each[:PLUS_COLOURS]) - sum(each)  # R15


def _with_one_more(hand: Hand) -> set[Hand]:
    """The hands that one joker makes of this one (R14)."""
    return {tuple(sorted((*hand[:n], min(hand[n] + 1, FULL), *hand[n + 1 :]))) for n in range(HUES)}


def _drawers(keys: Sequence[int]) -> NDArray[np.int64]:
    """Where each drawer of keys begins when all are pushed into one another as far as they go.

    The table must be small: numba writes it into every function that leads to it.
    """
    filled, begins = 0, np.zeros((max(keys) >> DRAWER) + 1, dtype=np.int64)
    masks = [0] * len(begins)
    for key in keys:
        masks[key >> DRAWER] |= 1 << (key & (1 << DRAWER) - 1)
    for drawer in sorted(range(len(masks)), key=lambda each: -masks[each].bit_count()):
        at = 0
        while filled & masks[drawer] << at:
            at += 1
        filled |= masks[drawer] << at
        begins[drawer] = at
    return begins


HANDS: dict[Hand, int] = {
    hand: sum(MARKS[cards] for cards in hand) for hand in combinations_with_replacement(range(FULL + 1), HUES)
}
BEGINS = _drawers(list(HANDS.values()))


def _slot(key: int) -> int:
    return int(BEGINS[key >> DRAWER]) + (key & (1 << DRAWER) - 1)


def _points() -> NDArray[np.int8]:
    """The points of every hand, by side, by jokers, by slot."""
    slots = {hand: _slot(key) for hand, key in HANDS.items()}
    table = np.zeros((len(SIDES), MOST_JOKERS + 1, max(slots.values()) + 1), dtype=np.int8)
    following = {hand: [slots[after] for after in _with_one_more(hand)] for hand in HANDS}
    for number, side in enumerate(SIDES):
        for hand, slot in slots.items():
            table[number, 0, slot] = _plain(hand, side)
        for jokers in range(1, MOST_JOKERS + 1):
            fewer = table[number, jokers - 1].tolist()
            for hand, slot in slots.items():
                table[number, jokers, slot] = max([fewer[after] for after in following[hand]])
    return table


def _three_marks() -> NDArray[np.int16]:
    """The marks of three colours at once."""
    each = np.array([MARKS[min(cards, FULL)] for cards in range(ONE + 1)], dtype=np.int16)
    return (each[:, None, None] + each[:, None] + each).ravel()


POINTS_BY_SLOT = _points()
THREE_MARKS = _three_marks()
THREE = (1 << 3 * BITS) - 1


@njit(cache=True, nogil=True)
def worth(cards: int, side: int) -> int:
    """R14, R15: the points of a collection, its jokers at their best."""
    key = THREE_MARKS[cards & THREE] + THREE_MARKS[cards >> 3 * BITS & THREE]
    key += THREE_MARKS[cards >> 6 * BITS & ONE]
    slot = BEGINS[key >> DRAWER] + (key & (1 << DRAWER) - 1)
    jokers = (cards >> JOKER_AT & ONE) + (cards >> GOLDEN_AT & ONE)
    return POINTS_BY_SLOT[side, jokers, slot] + TWO * (cards >> TWO_AT & ONE)


@njit(cache=True, nogil=True)
def as_named(cards: int, named: int) -> int:
    """The collection when its named jokers are cards of their colours; `named` lists these."""
    while named:
        cards += 1 << BITS * ((named & ONE) - 1)
        cards -= 1 << JOKER_AT if cards >> JOKER_AT & ONE else 1 << GOLDEN_AT
        named >>= BITS
    return cards


@njit(cache=True, nogil=True)
def _longest_plain(cards: int) -> int:
    most = 0
    for hue in range(HUES):
        most = max(most, cards >> BITS * hue & ONE)
    return most


@njit(cache=True, nogil=True)
def longest(cards: int, side: int, removed: int) -> int:
    """R17: most cards of one colour, the jokers where they count most and then make the longest.

    `removed` has the bits of the removed colours set.
    """
    jokers = (cards >> JOKER_AT & ONE) + (cards >> GOLDEN_AT & ONE)
    natural, best, most = cards & (1 << JOKER_AT) - 1, worth(cards, side), 0
    for choice in range(HUES**jokers):
        joined, left, allowed = natural, choice, True
        for _ in range(jokers):
            allowed &= not removed >> left % HUES & 1
            joined += 1 << BITS * (left % HUES)
            left //= HUES
        if allowed and worth(joined, side) == best:
            most = max(most, _longest_plain(joined))
    return most
