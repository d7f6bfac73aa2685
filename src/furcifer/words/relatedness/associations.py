"""Evidence written by hand: what people think of when they hear a word, `relatedness/associations.txt`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

import numpy as np

from .vectors import Floats, Places

DEVIATIONS = 12.0  # what a listed pair scores; it must outweigh chance likenesses in the other sources
WEIGHT = 0.75


class Associations:
    """Pairs of words, of which one makes people think of the other. Any other pair scores zero."""

    name = "associations"
    weight = WEIGHT

    def __init__(self, told: Mapping[str, Sequence[str]], words: Sequence[str]) -> None:
        self.size = len(words)
        places = {word: place for place, word in enumerate(words)}
        linked: dict[int, set[int]] = defaultdict(set)
        for word, others in told.items():
            for other in others:
                if word in places and other in places:
                    linked[places[word]].add(places[other])
                    linked[places[other]].add(places[word])
        self.linked = {place: np.array(sorted(others)) for place, others in linked.items()}

    def column(self, place: int) -> Floats:
        """Return the values of one word with every other."""
        found = np.zeros(self.size, dtype=np.float32)
        if place in self.linked:
            found[self.linked[place]] = DEVIATIONS * self.weight
        return found

    def block(self, clues: Places, cards: Places) -> Floats:
        if len(clues) < len(cards):
            return np.array([self.column(int(place))[cards] for place in clues], dtype=np.float32)
        return np.array([self.column(int(place))[clues] for place in cards], dtype=np.float32).T
