"""Links that a person would see: several kinds of evidence share them, or together they are very strong.

A giver of clues chooses among thousands of words, so it finds the errors of every source. A link that only
one kind of source believes in is more often such an error than a link.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .files import read_symbols
from .vectors import Floats

FILE = "giving.txt"
KINDS = {  # sources that err together are one kind; any other source is a kind of its own
    "glove": "texts",
    "spacy": "texts",
    "minilm": "encoder",
    "senses": "encoder",
    "wordnet": "definitions",
    "wiktionary": "definitions",
}
BY_HAND = "associations"  # written for this project, so that each link is one that a person sees
SEES = 2.0  # a source believes in a link from this many standard deviations on, unless the file has a number
LINK = np.float32(3.0)  # the least score of a clear link, and the one beyond which two kinds are enough
STRONG = np.float32(4.5)


class Giving:
    """The weights of the sources for a giver, and its judgement of links.

    A giver must trust no source too far, so each counts by the logarithm of its standard deviations.
    """

    def __init__(self, names: Sequence[str], folder: Path, otherwise: Mapping[str, float]) -> None:
        path = folder / FILE
        listed = read_symbols(path)
        weights = [float(listed[name][0]) if name in listed else otherwise[name] for name in names]
        self.weights = np.array(weights, dtype=np.float32)
        self.sees = float(listed["sees"][0]) if "sees" in listed else SEES
        self.kinds = [np.array([name in kind for name in names]) for kind in kinds(names)]
        self.needed = max(1, sum(name != BY_HAND for name, *_ in kinds(names)) // 2)
        self.by_hand = list(names).index(BY_HAND) if BY_HAND in names else None

    def layers(self, deviations: Floats) -> Floats:
        """Turn standard deviations into scores, in place: sources by clues by cards."""
        for layer, weight in zip(deviations, self.weights, strict=True):
            damp(layer, weight)
        return deviations

    def clear(self, layers: Floats) -> NDArray[np.bool_]:
        """Return which links a person would see, by the layers of a giver."""
        least = self.weights[:, None, None] * np.float32(np.log1p(self.sees))
        believed = layers >= least
        sharing = sum(believed[kind].any(axis=0).astype(np.int8) for kind in self.kinds)
        total = layers.sum(axis=0, dtype=np.float32)
        enough = (sharing >= self.needed) | ((sharing >= 2) & (total >= STRONG))
        shared = enough & (total >= LINK)
        return np.asarray(shared if self.by_hand is None else shared | believed[self.by_hand], dtype=np.bool_)


def kinds(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the names of sources, those of one kind together."""
    found: dict[str, tuple[str, ...]] = {}
    for name in names:
        kind = KINDS.get(name, name)
        found[kind] = (*found.get(kind, ()), name)
    return list(found.values())


def damp(layer: Floats, weight: float) -> None:
    """Replace standard deviations by their logarithm times a weight, with the same sign."""
    signs = np.sign(layer) * np.float32(weight)
    np.abs(layer, out=layer)
    layer += 1
    np.log(layer, out=layer)
    layer *= signs
