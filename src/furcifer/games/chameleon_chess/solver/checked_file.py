"""Arrays in a file with a digest. A truncated or changed file is refused with the reason."""

from __future__ import annotations

import os
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


class DamagedFile(Exception):
    """The reason why a file cannot be trusted, worded to stand in brackets."""


def write(path: Path, arrays: Arrays, *, small: bool = True) -> None:
    """Write arrays, compressed if `small`. An older file is replaced only once the new one is complete."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")  # two processes may write the same file
    save = np.savez_compressed if small else np.savez
    with part.open("wb") as file:
        save(file, **arrays, digest=_digest(list(arrays.values())))  # type: ignore[arg-type]
    part.replace(path)


def read(path: Path, names: Sequence[str]) -> list[NDArray[Any]]:
    """Read the named arrays, in the order in which they were written."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = [file[name] for name in names]
            whole = np.array_equal(file["digest"], _digest(arrays))
    except UNREADABLE as error:
        raise DamagedFile(str(error)) from None
    if not whole:
        raise DamagedFile("its digest does not match its content")
    return arrays


def _digest(arrays: Sequence[NDArray[Any]]) -> NDArray[np.uint8]:
    hashed = blake2b(digest_size=32)
    for array in arrays:
        hashed.update(np.ascontiguousarray(array).data)
    return np.frombuffer(hashed.digest(), dtype=np.uint8)
