"""The chance to win that each recorded position should get, and the other forms of a position."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from itertools import permutations

import numpy as np
from numpy.typing import NDArray
from self_play import FLAGS, GAME, OUTCOME, SIDE, STRAYS, VALUE, Ints
from uncached import compiled

from furcifer.games.le_cameleon.bots.evaluation import terms
from furcifer.games.le_cameleon.bots.network import phase
from furcifer.games.le_cameleon.bots.weights import TERMS
from furcifer.games.le_cameleon.kernel.layout import BOARD, WIDTH
from furcifer.games.le_cameleon.tables import COMPLEMENTARY, KINDS, MIX, PRIMARY

Floats = NDArray[np.float64]

SCALE = 350.0  # a lead of so many hundredths of a primary piece wins with a chance of 73 %
TRUST = 0.9  # how much of a target comes from the positions that followed: TD(λ)
LARGEST_VALUE = 3_000
UNIT = 1 << 20  # the weight by which a term is read: `terms` knows only whole numbers


def _renamed(colours: tuple[str, ...]) -> list[int]:
    """Return the kind that each kind becomes when the primary colours change places."""
    to = dict(zip(PRIMARY, colours, strict=True)) | {"K": "K"}
    for pair, mix in MIX.items():
        to[mix] = MIX[frozenset(to[colour] for colour in pair)]
    assert {to[mix] for mix in COMPLEMENTARY} == set(COMPLEMENTARY)
    return [0, *(1 + KINDS.index(to[kind]) for kind in KINDS)]


# The rules treat all colours alike, so every position can be seen in six ways.
RECOLOURINGS = np.array([_renamed(colours) for colours in permutations(PRIMARY)])


@compiled
def targets(records: Ints) -> Floats:
    """Return the targets of whole games in order.

    A target is one part the value of the search there and nine parts the target of the next position. Before
    a random move, and before a draw, it is the value alone: small searches let many won games end by
    repetition. Before a win it is the win.
    """
    found, following = np.empty(len(records)), 0.0
    for at in range(len(records) - 1, -1, -1):
        record = records[at]
        value = 1 / (1 + np.exp(-min(max(record[VALUE], -LARGEST_VALUE), LARGEST_VALUE) / SCALE))
        last = at + 1 == len(records) or records[at + 1, GAME] != record[GAME]
        if record[FLAGS] & STRAYS or (last and record[OUTCOME] == 1):
            following = value
        elif last:
            following = record[OUTCOME] / 2
        elif records[at + 1, SIDE] != record[SIDE]:
            following = 1 - following
        following = (1 - TRUST) * value + TRUST * following
        found[at] = following
    return found


@compiled
def phases_and_terms(records: Ints) -> tuple[Ints, Floats]:
    """Return the phase of each position, and its terms beside the network."""
    phases, found = np.empty(len(records), dtype=np.int64), np.empty((len(records), TERMS))
    packed, units = np.zeros(WIDTH, dtype=np.int64), UNIT * np.eye(TERMS)
    weights = units.astype(np.int64)
    for at in range(len(records)):
        packed[:BOARD] = records[at, :BOARD]
        phases[at] = phase(packed)
        for term in range(TERMS):
            found[at, term] = terms(packed, records[at, SIDE], weights[term]) / UNIT
    return phases, found
