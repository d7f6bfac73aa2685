"""Random play on a packed match of Coloretto."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.compiled.xorshift import bounded, next_number, seed_stream

from .apply import apply
from .layout import DECK_SIZE, GOLDEN, LEFT, PHASE, REVEAL, Ints
from .legal import MOST_ACTIONS, OVER, REVEALS_AT, legal, to_act
from .points import COUNT_BITS, COUNT_MASK


@compiled
def pick(packed: Ints, out: Ints, stream: int) -> int:
    """Return a random action: a seat's uniformly, chance's by its probabilities. `out` is scratch."""
    count = legal(packed, out)
    if count == 1 or packed[PHASE] not in (REVEAL, GOLDEN):
        return out[bounded(stream, count)]
    card, left = 0, packed[LEFT]
    nth = bounded(stream, packed[DECK_SIZE])
    while nth >= left & COUNT_MASK:
        nth -= left & COUNT_MASK
        left >>= COUNT_BITS
        card += 1
    return REVEALS_AT + card


@compiled
def playout(packed: Ints, seed: int, most: int) -> int:
    """Play at random to the end, or for `most` actions. Return the number of actions."""
    out, stream, actions = np.empty(MOST_ACTIONS, dtype=np.int64), seed_stream(seed), 0
    while actions < most and to_act(packed) != OVER:
        stream = next_number(stream)
        apply(packed, pick(packed, out, stream))
        actions += 1
    return actions
