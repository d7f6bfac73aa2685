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
SEES = 2.0  # the standard deviations from which on a source believes in a link, if the file does not say
LINK = np.float32(3.0)  # the least score of a clear link, and the one beyond which two kinds are enough
STRONG = np.float32(4.5)


class Giving:
    """The weights of the sources for a giver, and its judgement of links.

    A giver must trust no source too far, so each counts by the logarithm of its standard deviations.
    """

    def __init__(self, names: Sequence[str], folder: Path, otherwise: Mapping[str, float]) -> None:
        path = folder / FILE
        listed = read_symbols(path) if path.is_file() else {}
        weights = [float(listed[name][0]) if name in listed else otherwise[name] for name in names]
        self.weights = np.array(weights, dtype=np.float32)
        self.sees = float(listed["sees"][0]) if "sees" in listed else SEES
        kinds = [KINDS.get(name, name) for name in names]
        self.kinds = [np.array([one == kind for one in kinds]) for kind in dict.fromkeys(kinds)]
        self.needed = max(1, len(self.kinds) // 2)

    def layers(self, deviations: Floats) -> Floats:
        """Turn standard deviations into scores, in place: sources by clues by cards."""
        for layer, weight in zip(deviations, self.weights, strict=True):
            damp(layer, weight)
        return deviations

    def clear(self, layers: Floats) -> NDArray[np.bool_]:
        """Return which links a person would see, by the layers of a giver."""
        least = self.weights[:, None, None] * np.float32(np.log1p(self.sees))
        believed = layers >= least
        kinds = sum(believed[kind].any(axis=0).astype(np.int8) for kind in self.kinds)
        total = layers.sum(axis=0, dtype=np.float32)
        enough = (kinds >= self.needed) | ((kinds >= 2) & (total >= STRONG))
        return np.asarray(enough & (total >= LINK), dtype=np.bool_)


def damp(layer: Floats, weight: float) -> None:
    """Replace standard deviations by their logarithm times a weight, with the same sign."""
    signs = np.sign(layer) * np.float32(weight)
    np.abs(layer, out=layer)
    layer += 1
    np.log(layer, out=layer)
    layer *= signs
