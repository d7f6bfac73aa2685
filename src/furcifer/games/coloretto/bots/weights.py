"""The weights of the learned value: a network for a side of the score card and a number of seats.

`tools/learn/coloretto` makes the file and measures it. The bots play without a network at tables that have
none. A damaged file causes a warning, and they play without it everywhere.
"""

from __future__ import annotations

import os
import warnings
import zipfile
import zlib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from furcifer.core import LearnedValue
from furcifer.games.coloretto.kernel.layout import SEAT_COUNT, SIDE, Ints
from furcifer.games.coloretto.kernel.points import SIDES
from furcifer.games.coloretto.tables import SEATS, Side

from .value import FEATURES, HIDDEN, OUTPUTS, SECOND, Network, Singles, judge, round_begins

FILE = Path(__file__).with_name("value.npz")
UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)
SHAPES = ((FEATURES, HIDDEN), (HIDDEN,), (HIDDEN, SECOND), (SECOND,), (OUTPUTS, SECOND), (OUTPUTS,))
SIZE = sum(int(np.prod(shape)) for shape in SHAPES)
Halves = NDArray[np.float16]


class DamagedWeights(Exception):
    """The reason why a file of weights cannot be trusted."""


TABLES: dict[str, tuple[Side, int]] = {f"{side}_{seats}": (side, seats) for side in SIDES for seats in SEATS}


def write(path: Path, networks: Mapping[str, Halves]) -> None:
    """Write networks with a digest. An older file is replaced only once the new one is complete."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        np.savez(file, **networks, digest=_digest(networks))  # type: ignore[arg-type]
    part.replace(path)


def read(path: Path) -> dict[str, Halves]:
    """Read networks and check their digest, or raise DamagedWeights with a sentence."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            networks = {name: file[name] for name in TABLES if name in file}
            whole = np.array_equal(file["digest"], _digest(networks))
    except UNREADABLE as error:
        raise DamagedWeights(_sentence(path, str(error))) from None
    if not whole or any(each.shape != (SIZE,) or each.dtype != np.float16 for each in networks.values()):
        raise DamagedWeights(_sentence(path, "its digest does not match its content"))
    return networks


def _sentence(path: Path, why: str) -> str:
    return (
        f"The weights {path} are damaged or of another version ({why}); Coloretto's bots play without them."
    )


def _digest(networks: Mapping[str, Halves]) -> NDArray[np.uint8]:
    hashed = blake2b(f"{SHAPES} {list(networks)}".encode(), digest_size=32)
    for each in networks.values():
        hashed.update(np.ascontiguousarray(each).data)
    return np.frombuffer(hashed.digest(), dtype=np.uint8)


def as_network(flat: Halves | Singles) -> Network:
    """Return the arrays of a network that is stored as one."""
    arrays, at = [], 0
    for shape in SHAPES:
        size = int(np.prod(shape))
        arrays.append(np.ascontiguousarray(flat[at : at + size], dtype=np.float32).reshape(shape))
        at += size
    return Network(*arrays)


@cache
def _shipped() -> dict[tuple[Side, int], Network]:
    """Return the networks by table; a table without one is played without."""
    try:
        return {TABLES[name]: as_network(flat) for name, flat in read(FILE).items()}
    except DamagedWeights as error:
        warnings.warn(str(error), stacklevel=2)
        return {}


@cache
def _untrained() -> Network:
    return as_network(np.zeros(SIZE, dtype=np.float16))


def _table(packed: Ints) -> tuple[Side, int]:
    return SIDES[packed[SIDE]], int(packed[SEAT_COUNT])


def _usable(packed: Ints) -> bool:
    return _table(packed) in _shipped()


def _weights(packed: Ints) -> Network:
    return _shipped().get(_table(packed)) or _untrained()


value = LearnedValue(judges=round_begins, judge=judge, weights=_weights, usable=_usable)
