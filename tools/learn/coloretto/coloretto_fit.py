"""Fit the network of Coloretto's learned value by the cross-entropy of the win and the error in points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from coloretto_games import Positions
from numpy.typing import NDArray
from scipy import sparse  # type: ignore[import-untyped]

from furcifer.games.coloretto.bots.value import ACTIVE, FEATURES, HIDDEN, OUTPUTS, POINTS_UNIT, SECOND

Singles = NDArray[np.float32]
Weights = list[Singles]  # in the order of `Network`

LAST_RATE = 1e-5  # the learning rate at the end
POINTS_SHARE = 0.1  # the weight of the error in points
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8  # of Adam's moments


class Course(NamedTuple):
    """A course of training: how often each position is seen, in batches of what size, and the first rate."""

    epochs: int
    batch: int
    rate: float


class Activations(NamedTuple):
    """The outputs of the layers of a network, for each seat of each position."""

    first: Singles
    second: Singles
    outputs: Singles


def untrained(rng: np.random.Generator) -> Weights:
    """Return random weights."""

    def normal(rows: int, columns: int, scale: float) -> Singles:
        return (scale * rng.standard_normal((rows, columns))).astype(np.float32)

    return [
        normal(FEATURES, HIDDEN, 0.1),
        np.full(HIDDEN, 0.1, dtype=np.float32),
        normal(HIDDEN, SECOND, (2 / HIDDEN) ** 0.5),
        np.zeros(SECOND, dtype=np.float32),
        normal(OUTPUTS, SECOND, 0.05),
        np.zeros(OUTPUTS, dtype=np.float32),
    ]


def _one_hot(features: NDArray[np.int16]) -> sparse.csr_matrix:
    rows = features.reshape(-1, ACTIVE)
    ends = np.arange(0, rows.size + 1, ACTIVE)
    ones = np.ones(rows.size, dtype=np.float32)
    return sparse.csr_matrix((ones, rows.ravel().astype(np.int32), ends), shape=(len(rows), FEATURES))


def _forward(weights: Weights, inputs: sparse.csr_matrix) -> Activations:
    table, first_bias, matrix, second_bias, last, last_bias = weights
    first = np.maximum(inputs @ table + first_bias, 0)
    second = np.maximum(first @ matrix + second_bias, 0)
    return Activations(first, second, second @ last.T + last_bias)


def _chances(outputs: Singles, seats: int) -> Singles:
    """Return the softmax of the first output over the seats."""
    logits = outputs[:, 0].reshape(-1, seats)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float32)


def _gradients(weights: Weights, batch: Positions) -> Weights:
    positions, seats = batch.wins.shape
    inputs = _one_hot(batch.features)
    first, second, outputs = _forward(weights, inputs)
    change = np.empty_like(outputs)
    change[:, 0] = ((_chances(outputs, seats) - batch.wins) / positions).ravel()
    off = outputs[:, 1] - batch.gains.ravel() / POINTS_UNIT
    change[:, 1] = POINTS_SHARE * 2 * off / (positions * seats)
    to_second = (change @ weights[4]) * (second > 0)
    to_first = (to_second @ weights[2].T) * (first > 0)
    return [
        inputs.T @ to_first,
        to_first.sum(axis=0),
        first.T @ to_second,
        to_second.sum(axis=0),
        change.T @ second,
        change.sum(axis=0),
    ]


class _Adam:
    """The optimiser: a step for each weight by the moments of its gradient."""

    def __init__(self, weights: Weights, rate: float, steps: int) -> None:
        self.weights, self.rate, self.steps, self.step = weights, rate, steps, 0
        self.means = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]

    def update(self, gradients: Weights) -> None:
        self.step += 1
        rate = self.rate * 0.5 * (1 + np.cos(np.pi * self.step / self.steps)) + LAST_RATE
        rate /= 1 - FIRST_DECAY**self.step
        unbiased = 1 - SECOND_DECAY**self.step
        for nth, gradient in enumerate(gradients):
            self.means[nth] += (1 - FIRST_DECAY) * (gradient - self.means[nth])
            self.squares[nth] += (1 - SECOND_DECAY) * (gradient * gradient - self.squares[nth])
            step = rate * self.means[nth] / (np.sqrt(self.squares[nth] / unbiased) + TINY)
            self.weights[nth] -= step.astype(np.float32)


def fit(weights: Weights, positions: Positions, course: Course, rng: np.random.Generator) -> Iterator[str]:
    """Fit weights to the positions, in place. Report after each epoch."""
    batches = len(positions.wins) // course.batch
    optimiser = _Adam(weights, course.rate, course.epochs * batches)
    for epoch in range(course.epochs):
        order = rng.permutation(len(positions.wins))
        for at in range(0, batches * course.batch, course.batch):
            optimiser.update(_gradients(weights, _some(positions, order[at : at + course.batch])))
        yield f"epoch {epoch + 1} of {course.epochs}"


def _some(positions: Positions, which: NDArray[np.int64] | slice) -> Positions:
    return Positions(positions.features[which], positions.wins[which], positions.gains[which])


def loss(weights: Weights, positions: Positions) -> float:
    """Return the mean cross-entropy of the win."""
    total, size = 0.0, 16_384
    for at in range(0, len(positions.wins), size):
        some = _some(positions, slice(at, at + size))
        chances = _chances(_forward(weights, _one_hot(some.features)).outputs, some.wins.shape[1])
        total -= float((some.wins * np.log(chances + TINY)).sum())
    return total / len(positions.wins)
