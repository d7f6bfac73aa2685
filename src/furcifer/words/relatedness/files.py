"""The files behind relatedness: packed arrays whose digests are checked before anything is read from them."""

from __future__ import annotations

import zipfile
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from furcifer.core.errors import FurciferError

UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)
ON_DEMAND = ("codes", "text")  # arrays that only explanations need


class RelatednessError(FurciferError):
    """A file of word data is damaged or missing."""


def load(path: Path) -> dict[str, NDArray[Any]]:
    """Return the arrays of a file after checking its digest."""
    try:
        listed = (path.parent / "DIGESTS").read_text(encoding="utf-8")
        data = path.read_bytes()
    except OSError as error:
        raise RelatednessError(f"The word data {path.name} cannot be read ({error.strerror}).") from None
    if f"{blake2b(data, digest_size=16).hexdigest()}  {path.name}\n" not in listed:
        raise RelatednessError(
            f"The word data {path.name} are damaged: their digest is not the one in DIGESTS."
        )
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files if name not in ON_DEMAND}
    except UNREADABLE as error:
        raise RelatednessError(f"The word data {path.name} cannot be read ({error}).") from None


def load_one(path: Path, name: str) -> NDArray[Any]:
    """Return one array of a file; empty if the file has no such array."""
    with np.load(path, allow_pickle=False) as file:
        return np.asarray(file[name]) if name in file.files else np.zeros(0, dtype=np.uint8)


def lines(array: NDArray[np.uint8]) -> tuple[str, ...]:
    """Return the lines of a text that is stored as bytes."""
    return tuple(array.tobytes().decode().split("\n"))


def read_symbols(path: Path) -> dict[str, list[str]]:
    """Return signs or names with the words they are read as: `007 = agent | spy`. No file has none."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    entries = (line.partition(" = ") for line in text.splitlines() if " = " in line)
    return {sign: words.split(" | ") for sign, _, words in entries if not sign.startswith("# ")}


def read_unit(path: Path) -> float:
    """Return how many points of relatedness make a unit, or 1 if there is no file."""
    return float(read_symbols(path)["reading"][0]) if path.is_file() else 1.0


def unpack(packed: NDArray[np.uint8]) -> NDArray[np.int8]:
    """Return the numbers from -15 to 15 that are stored two to a byte."""
    rows = np.empty((packed.shape[0], 2 * packed.shape[1]), dtype=np.int8)
    rows[:, 0::2] = packed & 15
    rows[:, 1::2] = packed >> 4
    rows *= 2
    rows -= 15
    return rows
