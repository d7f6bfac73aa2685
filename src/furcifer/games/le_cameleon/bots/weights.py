"""The learned weights of the evaluation of Le Caméléon, with a digest. `tools/learn` writes them."""

from __future__ import annotations

import zipfile
import zlib
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.core import FurciferError
from furcifer.games.le_cameleon.tables import GROUND, KINDS

SHIPPED = Path(__file__).with_name("weights.npz")
UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)

PLACES = len(GROUND[0])  # squares of a side, its reserve included
INPUTS = 2 * len(KINDS) * PLACES  # whose piece, which kind, where
PHASES = 4  # of a match, by the number of pieces
HIDDEN = 28  # hidden units
COLUMNS = HIDDEN + PHASES  # of a row: a number for each hidden unit, and one for the value in each phase
TERMS = 13  # what the network is not shown, see `evaluation.py`
LARGEST = 499  # of a number in a row
SHAPES = ((INPUTS + 1, COLUMNS), (PHASES, HIDDEN), (PHASES, TERMS))


class WeightsError(FurciferError):
    """Weights that are damaged or of another shape."""


class Weights(NamedTuple):
    rows: NDArray[np.int16]  # for each input; the last row is where the sums begin
    output: NDArray[np.int16]  # by phase and hidden unit
    terms: NDArray[np.int16]  # by phase and term


def write(path: Path, weights: Weights) -> None:
    """Write weights. An older file is replaced only once the new one is complete."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, **weights._asdict(), digest=_digest(weights))
    part.replace(path)


def read(path: Path = SHIPPED) -> Weights:
    """Read weights, and check their digest and their shape."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            weights = Weights(*(file[name] for name in Weights._fields))
            whole = np.array_equal(file["digest"], _digest(weights))
    except UNREADABLE as error:
        raise _damaged(path, str(error)) from None
    if not whole:
        raise _damaged(path, "its digest does not match its content")
    if tuple(array.shape for array in weights) != SHAPES or abs(weights.rows).max() > LARGEST:
        raise _damaged(path, "its numbers are of another shape or too large")
    return weights


def _damaged(path: Path, why: str) -> WeightsError:
    return WeightsError(f"The bots' weights {path} cannot be used ({why}). Install Furcifer again.")


def _digest(weights: Weights) -> NDArray[np.uint8]:
    hashed = blake2b(digest_size=32)
    for array in weights:
        hashed.update(f"{array.dtype.str} {array.shape}".encode())
        hashed.update(np.ascontiguousarray(array).data)
    return np.frombuffer(hashed.digest(), dtype=np.uint8)
