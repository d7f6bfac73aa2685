"""The packed vectors of a language: files beside this one, made by `tools/vectors/build.py`.

`vectors/DIGESTS` names them, the best of each language first. A file that is not what it says is refused:
half a vocabulary would make a bot strange, not silent.
"""

from __future__ import annotations

import zipfile
from functools import cache
from hashlib import blake2b
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from furcifer.core.errors import ConfigError, FurciferError

HOME = Path(__file__).with_name("vectors")
UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)


class VectorsError(FurciferError):
    """A file of vectors that is damaged or missing."""


class Packed(Struct, frozen=True, eq=False):
    words: tuple[str, ...]  # most frequent first
    vectors: NDArray[np.float32]  # a row of length one for each
    clues: NDArray[np.int64]  # places of the words that are fit as clues


@cache
def sources(language: str) -> tuple[str, ...]:
    """The models there are for a language, the best first.

    >>> sources("en")
    ('spacy', 'glove')
    """
    return tuple(source for there, source in _files() if there == language)


@cache
def _files(home: Path = HOME) -> dict[tuple[str, str], str]:
    """Language and source of every file, with its digest."""
    lines = (home / "DIGESTS").read_text(encoding="utf-8").split("\n")
    rows = (line.split() for line in lines if line)
    return {(name.split(".")[0], name.split(".")[1]): digest for digest, name in rows}


def read(language: str, source: str, home: Path = HOME) -> Packed:
    """The vectors of one file; ConfigError where there is none, VectorsError where it is damaged."""
    if (language, source) not in _files(home):
        there_are = ", ".join(f"{known} ({model})" for known, model in _files(home))
        raise ConfigError(f"There are no vectors {source!r} in the language {language!r}; only {there_are}.")
    path = home / f"{language}.{source}.npz"
    try:
        data = path.read_bytes()
    except OSError as error:
        raise VectorsError(f"The vectors {path.name} cannot be read ({error.strerror}).") from None
    if blake2b(data, digest_size=16).hexdigest() != _files(home)[language, source]:
        raise VectorsError(f"The vectors {path.name} are damaged: their digest is not the one in DIGESTS.")
    return _unpacked(path)


def _unpacked(path: Path) -> Packed:
    try:
        with np.load(path, allow_pickle=False) as file:
            words = tuple(file["words"].tobytes().decode().split("\n"))
            rows, clues = file["vectors"].astype(np.float32), file["clues"].astype(np.int64)
    except UNREADABLE as error:
        raise VectorsError(f"The vectors {path.name} cannot be read ({error}).") from None
    if len(words) != len(rows):
        raise VectorsError(f"The vectors {path.name} are damaged: {len(words)} words, {len(rows)} vectors.")
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    rows.flags.writeable = clues.flags.writeable = False
    return Packed(words, rows, clues)
