"""Fit the network of Le Caméléon to targets, by gradient descent with Adam, in compiled code."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from self_play import FLAGS, SIDE, TAKES, WAITED, Ints
from targets import RECOLOURINGS, SCALE, Floats, phases_and_terms, targets
from uncached import compiled

from furcifer.compiled.bits import lowest
from furcifer.games.le_cameleon.bots.evaluation import TERM_BITS
from furcifer.games.le_cameleon.bots.network import ONE, OUTPUT_BITS, input_number
from furcifer.games.le_cameleon.bots.weights import (
    COLUMNS,
    HIDDEN,
    INPUTS,
    LARGEST,
    PHASES,
    PLACES,
    TERMS,
    Weights,
)
from furcifer.games.le_cameleon.kernel.bitboards import kind_at, pieces
from furcifer.games.le_cameleon.tables import KINDS

SEED = 1
EPOCHS, BATCH, RATE = 8, 2_048, 0.002
WARM_UP = 100  # batches
LONG_WAIT = 25  # moves since the last taking
HELD_BACK = 0.03  # of the positions, the last ones: to see how well it does on games it did not learn from
FIRST_VALUES = np.array([100, 100, 100, 130, 130, 130, 350]) / SCALE
MOST_PIECES = 2 * PLACES


class Net(NamedTuple):
    """The network in real numbers. A row of `kinds` is added to all rows of inputs of that kind."""

    rows: Floats
    kinds: Floats
    start: Floats
    output: Floats
    terms: Floats


class Samples(NamedTuple):
    records: Ints
    phases: Ints
    terms: Floats
    targets: Floats


def new_net(rng: np.random.Generator) -> Net:
    """Return a network of small random numbers that counts the pieces."""
    rows, kinds = rng.normal(0, 0.05, (INPUTS, COLUMNS)), np.zeros((2 * len(KINDS), COLUMNS))
    rows[:, HIDDEN:] = 0
    kinds[:, HIDDEN:] = np.concatenate([FIRST_VALUES, -FIRST_VALUES])[:, None]
    start = np.zeros(COLUMNS)
    start[:HIDDEN] = 0.3
    output = np.tile(rng.normal(0, 0.05, HIDDEN), (PHASES, 1))
    return Net(rows, kinds, start, output, np.zeros((PHASES, TERMS)))


def zeros_like(net: Net) -> Net:
    return Net(*(np.zeros_like(array) for array in net))


@compiled
def _inputs(record: Ints, colours: Ints, out: Ints) -> int:
    """Write the inputs of a position with its colours changed. Return the count."""
    side, count = record[SIDE], 0
    for whose in range(2):
        left = pieces(record, side ^ whose)
        while left:
            bit = lowest(left)
            out[count] = input_number(side, whose, colours[kind_at(record, side ^ whose, bit)], bit)
            count += 1
            left &= left - 1
    return count


@compiled
def _forward(net: Net, inputs: Ints, phase: int, terms: Floats, sums: Floats) -> float:
    """Write the sums of the rows. Return the chance to win."""
    sums[:] = net.start
    for number in inputs:
        for column in range(COLUMNS):
            sums[column] += net.rows[number, column] + net.kinds[number // PLACES, column]
    value = sums[HIDDEN + phase]
    for unit in range(HIDDEN):
        value += min(max(sums[unit], 0.0), 1.0) * net.output[phase, unit]
    for term in range(TERMS):
        value += terms[term] * net.terms[phase, term]
    return 1 / (1 + np.exp(-value))


@compiled
def _backward(
    net: Net, slopes: Net, inputs: Ints, phase: int, terms: Floats, sums: Floats, error: float
) -> None:
    """Add the slopes of one position."""
    for term in range(TERMS):
        slopes.terms[phase, term] += error * terms[term]
    for unit in range(HIDDEN):
        slopes.output[phase, unit] += error * min(max(sums[unit], 0.0), 1.0)
        sums[unit] = error * net.output[phase, unit] if 0 < sums[unit] < 1 else 0.0
        slopes.start[unit] += sums[unit]
    for column in range(HIDDEN, COLUMNS):
        sums[column] = error if column == HIDDEN + phase else 0.0
        slopes.start[column] += sums[column]
    for number in inputs:
        for column in range(COLUMNS):
            slopes.rows[number, column] += sums[column]
            slopes.kinds[number // PLACES, column] += sums[column]


@compiled
def _pass(net: Net, slopes: Net, samples: Samples, chosen: Ints, colours: Ints, learn: bool) -> float:
    """Return the sum of the cross entropies of some positions; add up their slopes."""
    inputs, sums, loss = np.empty(MOST_PIECES, dtype=np.int64), np.empty(COLUMNS), 0.0
    for at in range(len(chosen)):
        place = chosen[at]
        count = _inputs(samples.records[place], RECOLOURINGS[colours[at]], inputs)
        phase, terms, target = samples.phases[place], samples.terms[place], samples.targets[place]
        chance = _forward(net, inputs[:count], phase, terms, sums)
        loss -= target * np.log(max(chance, 1e-9)) + (1 - target) * np.log(max(1 - chance, 1e-9))
        if learn:
            _backward(net, slopes, inputs[:count], phase, terms, sums, chance - target)
    return loss


@compiled
def _adam(weights: Floats, slopes: Floats, mean: Floats, square: Floats, rate: float, step: int) -> None:
    """Move the weights against their slopes, and clear the slopes."""
    weights, slopes, mean, square = weights.ravel(), slopes.ravel(), mean.ravel(), square.ravel()
    for at in range(len(weights)):
        mean[at] += 0.1 * (slopes[at] - mean[at])
        square[at] += 0.001 * (slopes[at] ** 2 - square[at])
        size = np.sqrt(square[at] / (1 - 0.999**step)) + 1e-8
        weights[at] -= rate * mean[at] / (1 - 0.9**step) / size
        slopes[at] = 0


def prepare(records: Ints) -> Samples:
    """Return the positions to learn from: neither where the best move takes, nor where nothing goes on."""
    found = targets(records)
    quiet = (records[:, FLAGS] & TAKES == 0) & (records[:, WAITED] <= LONG_WAIT)
    return Samples(records[quiet], *phases_and_terms(records[quiet]), found[quiet])


def fit(samples: Samples, report: Callable[[str], None]) -> Net:
    """Return a network that was fitted to the samples."""
    rng = np.random.default_rng(SEED)
    net = new_net(rng)
    slopes, mean, square = zeros_like(net), zeros_like(net), zeros_like(net)
    known = int(len(samples.records) * (1 - HELD_BACK))
    rest, step, steps = np.arange(known, len(samples.records)), 0, EPOCHS * -(-known // BATCH)
    for epoch in range(EPOCHS):
        order, colours = rng.permutation(known), rng.integers(len(RECOLOURINGS), size=known)
        loss = 0.0
        for first in range(0, known, BATCH):
            batch = slice(first, first + BATCH)
            loss += _pass(net, slopes, samples, order[batch], colours[batch], True)
            step += 1
            rate = RATE * min(1, step / WARM_UP) * (1 - step / (steps + 1))
            for arrays in zip(net, slopes, mean, square, strict=True):
                _adam(*arrays, rate, step)
        unseen = _pass(net, slopes, samples, rest, np.zeros_like(rest), False) / len(rest)
        report(f"epoch {epoch + 1} of {EPOCHS}: loss {loss / known:.5f}, on unseen games {unseen:.5f}")
    return net


def quantised(net: Net) -> Weights:
    """Return a network in whole numbers, in the units of the evaluation."""
    rows = np.concatenate([net.rows + np.repeat(net.kinds, PLACES, axis=0), net.start[None]])
    rows *= np.where(np.arange(COLUMNS) < HIDDEN, ONE, SCALE)
    output, terms = net.output * SCALE * 2**OUTPUT_BITS / ONE, net.terms * SCALE * 2**TERM_BITS
    rounded = [
        np.round(array).astype(np.int16) for array in (np.clip(rows, -LARGEST, LARGEST), output, terms)
    ]
    return Weights(*rounded)
