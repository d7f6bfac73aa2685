"""Write tables compactly: vectors in four bits a number, sparse tables by steps between columns.

`furcifer.words.relatedness` reads these files.
"""

# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

STEP = 0.3352  # of a standard deviation: the best even steps for sixteen levels of a normal curve
LEVELS = 16


def text(lines: Sequence[str]) -> NDArray[np.uint8]:
    """Return lines as bytes. No line contains a newline."""
    return np.frombuffer("\n".join(lines).encode(), dtype=np.uint8)


def nibbles(rows: NDArray[np.floating]) -> NDArray[np.uint8]:
    """Pack rows of length one into four bits a number.

    A fixed rotation first makes every number matter as much as any other.
    """
    size = rows.shape[1]
    turn = np.linalg.qr(np.random.default_rng(size).normal(size=(size, size)))[0]
    steps = (rows @ turn) * np.sqrt(size) / STEP
    codes = np.clip(np.floor(steps) + LEVELS // 2, 0, LEVELS - 1).astype(np.uint8)
    return np.asarray(codes[:, 0::2] | codes[:, 1::2] << 4, dtype=np.uint8)


def triangle(table: sparse.csr_matrix) -> dict[str, NDArray[Any]]:
    """Pack the upper half of a symmetric table: entries a row, steps between columns, values in a byte."""
    upper = sparse.triu(table, k=1).tocsr()
    upper.sort_indices()
    columns = upper.indices.astype(np.uint16)
    most = float(upper.data.max())
    return {
        "counts": np.diff(upper.indptr).astype(np.uint16),
        "steps": np.diff(columns, prepend=np.uint16(0)).astype(np.uint16),
        "values": np.clip(np.round(upper.data * (255 / most)), 1, 255).astype(np.uint8),
        "most": np.array([most], dtype=np.float32),
    }


def documents(groups: Sequence[Sequence[Sequence[int]]]) -> dict[str, NDArray[Any]]:
    """Pack documents of words, each in one or more parts: words a part, and steps from word to word.

    A word counts once a document, in the first part that has it; documents of one word are left out.
    """
    kept: list[list[list[int]]] = []
    for parts in groups:
        seen: set[int] = set()
        own = []
        for part in parts:
            own.append(sorted(set(part) - seen))
            seen |= set(part)
        if len(seen) > 1:
            kept.append(own)
    kept.sort()
    words = np.array([word for parts in kept for part in parts for word in part], dtype=np.uint16)
    return {
        "lengths": np.array([[len(part) for part in parts] for parts in kept], dtype=np.uint8).T.copy(),
        "steps": np.diff(words, prepend=np.uint16(0)).astype(np.uint16),
        "whole": np.array([len(groups)], dtype=np.int64),
    }


def scale(mean: float, spread: float, weight: float) -> NDArray[np.float32]:
    return np.array([mean, spread, weight], dtype=np.float32)


def write(path: Path, arrays: dict[str, NDArray[Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]
    print(f"{path.parent.name}/{path.name}: {path.stat().st_size / 1e6:.2f} MB")


def digests(folder: Path) -> None:
    """Write the digest of every data file of a folder into its file DIGESTS."""
    lines = [
        f"{blake2b(path.read_bytes(), digest_size=16).hexdigest()}  {path.name}\n"
        for path in sorted(folder.glob("*.npz"))
    ]
    (folder / "DIGESTS").write_text("".join(lines), encoding="utf-8")
