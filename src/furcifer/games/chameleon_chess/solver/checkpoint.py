"""Save the findings of a proof search to disk and resume from them. A damaged file is refused."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from pathlib import Path

import numpy as np

from furcifer.compiled import compiled
from furcifer.core import FurciferError

from . import checked_file
from .transposition import BUCKET, FINDING, Ints, store_mixed

FORMAT = 1
NAMES = ("header", "keys", "findings")
WORTH_SAVING = 8  # plies: shorter questions are faster to answer again than to read


class CheckpointError(FurciferError):
    """A checkpoint that is damaged or of another format."""


@compiled
def _gather(table: Ints, keys: Ints, findings: Ints) -> int:
    """Write the mixed keys and findings worth saving. Return their number, whether or not they fit."""
    buckets, count = len(table) // BUCKET, 0
    for place in range(len(table)):
        entry = table[place]
        no, yes = entry >> 18 & 63, entry >> 12 & 63
        if entry and (no >= WORTH_SAVING or WORTH_SAVING <= yes < 63):
            if count < len(keys):
                keys[count] = ((entry >> 24) - 1) * buckets + place // BUCKET
                findings[count] = entry & FINDING
            count += 1
    return count


@compiled
def _restore(table: Ints, keys: Ints, findings: Ints) -> None:
    for place in range(len(keys)):
        store_mixed(table, keys[place], findings[place])


def write(path: Path, table: Ints, n: int) -> None:
    """Save a table that has the answers for fewer than n plies."""
    none = np.empty(0, dtype=np.int64)
    count = _gather(table, none, none) * 5 // 4  # other threads may be adding
    keys, findings = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    count = min(count, _gather(table, keys, findings))
    arrays = (np.array([FORMAT, n]), keys[:count], findings[:count])
    checked_file.write(path, dict(zip(NAMES, arrays, strict=True)), small=False)


def read(path: Path, table: Ints) -> int:
    """Fill a table from a file. Return the number of plies that the search had reached."""
    try:
        header, keys, findings = checked_file.read(path, NAMES)
    except checked_file.DamagedFile as error:
        raise CheckpointError(_refusal(path, str(error))) from None
    if header[0] != FORMAT:
        raise CheckpointError(_refusal(path, f"it has format {header[0]}, this program reads {FORMAT}"))
    _restore(table, keys, findings)
    return int(header[1])


def _refusal(path: Path, why: str) -> str:
    return f"The checkpoint {path} is damaged or not a checkpoint ({why}); move it away to start over."
