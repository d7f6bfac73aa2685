"""The points of a collection of Coloretto, by table lookup. The kernel and the policy build on this file.

A collection is one number with a count of four bits for each card, in the order of CARDS.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.coloretto.tables import COLOURS, INDEX, JOKERS, PLUS_COLOURS, POINTS, TWO, Side

COUNT_BITS = 4  # for the count of each card
COUNT_MASK = (1 << COUNT_BITS) - 1
COLOUR_COUNT = len(COLOURS)
TWO_AT, JOKER_AT, GOLDEN_AT = (COUNT_BITS * INDEX[card] for card in ("+2", *JOKERS))
MOST_JOKERS = 3
SIDES: tuple[Side, ...] = tuple(POINTS)

MAX_SCORING = 6  # R15: further cards of a colour do not change its points
# A weight for each count of cards. The sum over the colours is a key that is unique to each hand.
WEIGHTS = (0, 1, 8, 57, 256, 1153, 4181)
BUCKET_BITS = 6  # keys that differ only in these low bits share a bucket

Hand = tuple[int, ...]  # the number of cards of each colour, sorted


def _plain(hand: Hand, side: Side) -> int:
    each = sorted((POINTS[side][cards] for cards in hand), reverse=True)
    return 2 * sum(each[:PLUS_COLOURS]) - sum(each)  # R15


def _with_joker(hand: Hand) -> set[Hand]:
    """Return the hands that one joker can make of this one (R14)."""
    return {
        tuple(sorted((*hand[:n], min(hand[n] + 1, MAX_SCORING), *hand[n + 1 :]))) for n in range(COLOUR_COUNT)
    }


def _bucket_offsets(keys: Sequence[int]) -> NDArray[np.int64]:
    """Return the offset of each bucket in a table where the buckets overlap as far as they can.

    The table must be small because numba copies it into every function that uses it.
    """
    filled, offsets = 0, np.zeros((max(keys) >> BUCKET_BITS) + 1, dtype=np.int64)
    masks = [0] * len(offsets)
    for key in keys:
        masks[key >> BUCKET_BITS] |= 1 << (key & (1 << BUCKET_BITS) - 1)
    for bucket in sorted(range(len(masks)), key=lambda each: -masks[each].bit_count()):
        at = 0
        while filled & masks[bucket] << at:
            at += 1
        filled |= masks[bucket] << at
        offsets[bucket] = at
    return offsets


HANDS: dict[Hand, int] = {
    hand: sum(WEIGHTS[cards] for cards in hand)
    for hand in combinations_with_replacement(range(MAX_SCORING + 1), COLOUR_COUNT)
}
OFFSETS = _bucket_offsets(list(HANDS.values()))


def _slot(key: int) -> int:
    return int(OFFSETS[key >> BUCKET_BITS]) + (key & (1 << BUCKET_BITS) - 1)


def _points_table() -> NDArray[np.int8]:
    """Return the points of every hand, by side, jokers and slot."""
    slots = {hand: _slot(key) for hand, key in HANDS.items()}
    table = np.zeros((len(SIDES), MOST_JOKERS + 1, max(slots.values()) + 1), dtype=np.int8)
    after_joker = {hand: [slots[after] for after in _with_joker(hand)] for hand in HANDS}
    for number, side in enumerate(SIDES):
        for hand, slot in slots.items():
            table[number, 0, slot] = _plain(hand, side)
        for jokers in range(1, MOST_JOKERS + 1):
            fewer = table[number, jokers - 1].tolist()
            for hand, slot in slots.items():
                table[number, jokers, slot] = max([fewer[after] for after in after_joker[hand]])
    return table


def _weights_of_three() -> NDArray[np.int16]:
    """Return the sum of weights for every three counts, to look up three colours at once."""
    each = np.array([WEIGHTS[min(cards, MAX_SCORING)] for cards in range(COUNT_MASK + 1)], dtype=np.int16)
    return (each[:, None, None] + each[:, None] + each).ravel()


POINTS_BY_SLOT = _points_table()
WEIGHTS_OF_THREE = _weights_of_three()
THREE_MASK = (1 << 3 * COUNT_BITS) - 1


@compiled
def collection_points(cards: int, side: int) -> int:
    """R14, R15: return the points of a collection with its jokers assigned for the best score."""
    key = WEIGHTS_OF_THREE[cards & THREE_MASK] + WEIGHTS_OF_THREE[cards >> 3 * COUNT_BITS & THREE_MASK]
    key += WEIGHTS_OF_THREE[cards >> 6 * COUNT_BITS & COUNT_MASK]
    slot = OFFSETS[key >> BUCKET_BITS] + (key & (1 << BUCKET_BITS) - 1)
    jokers = (cards >> JOKER_AT & COUNT_MASK) + (cards >> GOLDEN_AT & COUNT_MASK)
    return POINTS_BY_SLOT[side, jokers, slot] + TWO * (cards >> TWO_AT & COUNT_MASK)


@compiled
def as_named(cards: int, named: int) -> int:
    """Return the collection with its named jokers turned into cards; `named` lists their colours."""
    while named:
        cards += 1 << COUNT_BITS * ((named & COUNT_MASK) - 1)
        cards -= 1 << JOKER_AT if cards >> JOKER_AT & COUNT_MASK else 1 << GOLDEN_AT
        named >>= COUNT_BITS
    return cards


@compiled
def _largest_colour(cards: int) -> int:
    most = 0
    for colour in range(COLOUR_COUNT):
        most = max(most, cards >> COUNT_BITS * colour & COUNT_MASK)
    return most


@compiled
def most_of_one_colour(cards: int, side: int, removed: int) -> int:
    """R17: return the most cards of one colour, with the jokers assigned for the best score first.

    `removed` has the bits of the removed colours set.
    """
    jokers = (cards >> JOKER_AT & COUNT_MASK) + (cards >> GOLDEN_AT & COUNT_MASK)
    natural, best, most = cards & (1 << JOKER_AT) - 1, collection_points(cards, side), 0
    for choice in range(COLOUR_COUNT**jokers):
        joined, left, allowed = natural, choice, True
        for _ in range(jokers):
            allowed &= not removed >> left % COLOUR_COUNT & 1
            joined += 1 << COUNT_BITS * (left % COLOUR_COUNT)
            left //= COLOUR_COUNT
        if allowed and collection_points(joined, side) == best:
            most = max(most, _largest_colour(joined))
    return most
