"""A search laid down on disk: what it has found out, to go on from. A damaged file is refused."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from pathlib import Path

import numpy as np
from numba import njit

from furcifer.core import FurciferError

from . import sealed
from .table import BUCKET, FINDING, Ints, keep_scattered

FORMAT = 1
NAMES = ("head", "keys", "findings")
WORTH_KEEPING = 8  # plies: shorter questions are answered again sooner than read


class CheckpointError(FurciferError):
    """A checkpoint that cannot be read, or is not ours."""


@njit(cache=True, nogil=True)
def _gather(table: Ints, keys: Ints, findings: Ints) -> int:
    """Write the scattered keys and findings worth keeping; how many (with no room: only count)."""
    buckets, count = len(table) // BUCKET, 0
    for place in range(len(table)):
        entry = table[place]
        no, yes = entry >> 18 & 63, entry >> 12 & 63
        if entry and (no >= WORTH_KEEPING or WORTH_KEEPING <= yes < 63):
            if count < len(keys):
                keys[count] = ((entry >> 24) - 1) * buckets + place // BUCKET
                findings[count] = entry & FINDING
            count += 1
    return count


@njit(cache=True, nogil=True)
def _scatter(table: Ints, keys: Ints, findings: Ints) -> None:
    for place in range(len(keys)):
        keep_scattered(table, keys[place], findings[place])


def write(path: Path, table: Ints, n: int) -> None:
    """Lay down a table that has the answers for fewer than n plies. The old file stays until that is done."""
    none = np.empty(0, dtype=np.int64)
    count = _gather(table, none, none) * 5 // 4  # other threads may be adding
    keys, findings = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    count = min(count, _gather(table, keys, findings))
    arrays = (np.array([FORMAT, n]), keys[:count], findings[:count])
    sealed.write(path, dict(zip(NAMES, arrays, strict=True)), small=False)


def read(path: Path, table: Ints) -> int:
    """Fill a table from a file; the number of plies the search had come to."""
    try:
        head, keys, findings = sealed.read(path, NAMES)
    except sealed.Unsealed as error:
        raise CheckpointError(_refusal(path, str(error))) from None
    if head[0] != FORMAT:
        raise CheckpointError(_refusal(path, f"it has format {head[0]}, this program reads {FORMAT}"))
    _scatter(table, keys, findings)
    return int(head[1])


def _refusal(path: Path, why: str) -> str:
    return f"The checkpoint {path} is damaged or not a checkpoint ({why}); move it away to start anew."
