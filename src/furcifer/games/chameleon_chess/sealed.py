"""Arrays on disk under a seal: a file that was cut or changed is refused with the reason, never read."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)
Arrays = Mapping[str, NDArray[Any]]


class Unsealed(Exception):
    """Why a file cannot be trusted, in the words for a bracket."""


def write(path: Path, arrays: Arrays, *, small: bool = True) -> None:
    """Lay down arrays, packed small or quickly. An older file stays until that is done."""
    part = path.with_name(f"{path.name}.part")
    save = np.savez_compressed if small else np.savez
    with part.open("wb") as file:
        save(file, **arrays, digest=_digest(list(arrays.values())))  # type: ignore[arg-type]
    part.replace(path)


def read(path: Path, names: Sequence[str]) -> list[NDArray[Any]]:
    """The arrays of a file, in the order in which they were sealed."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = [file[name] for name in names]
            whole = np.array_equal(file["digest"], _digest(arrays))
    except UNREADABLE as error:
        raise Unsealed(str(error)) from None
    if not whole:
        raise Unsealed("its digest does not fit its content")
    return arrays


def _digest(arrays: Sequence[NDArray[Any]]) -> NDArray[np.uint8]:
    hashed = blake2b(digest_size=32)
    for array in arrays:
        hashed.update(np.ascontiguousarray(array).data)
    return np.frombuffer(hashed.digest(), dtype=np.uint8)
