"""French vectors: spaCy's. Cards they lack are placed by their English glosses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from glosses import table
from sources import Pipeline, unpleasant
from spaces import Matrix, Model, cleaned, matched, unit
from vectors_english import UNLIKE
from vocabulary import cards, clue_places, frequent, ordered

LISTED = 26_000  # frequent words that are looked up
ALIKE = 5  # letters of a word that is taken to mean the same in two languages


def french(folder: Path, english: Model) -> Model:
    pipeline, told = Pipeline(folder / "spacy-fr"), table("fr")
    words = ordered(cards("fr").union(frequent("fr", LISTED)), "fr")
    spelled = [spelling for word in words if (spelling := pipeline.spelling(word))]
    known = Model(spelled, cleaned(pipeline.rows[[pipeline.own[word] for word in spelled]], drop=2, keep=200))
    aliases = _by_alias(pipeline, known, words)
    rows = aliases | _from_english(known, english, told, aliases)
    rows |= {word: known.rows[place] for word, place in known.places.items()}
    words = [word for word in words if word in rows]
    spelled = [pipeline.spelling(word) or word for word in words]
    rough = unpleasant(folder / "naughty-words", "fr")
    heads = pipeline.headwords.intersection(known.places.keys() | told.keys())
    return Model(spelled, np.array([rows[word] for word in words]), clue_places(spelled, "fr", heads, rough))


def _by_alias(pipeline: Pipeline, known: Model, words: Sequence[str]) -> dict[str, Matrix]:
    """Return words without a row of their own, in the place of the nearest word that has one."""
    written = {row: word.lower() for word, row in pipeline.own.items()}
    near = {word: written.get(row, "") for word in words if (row := pipeline.nearest(word)) is not None}
    return {word: known.rows[known.places[alias]] for word, alias in near.items() if alias in known.places}


def _from_english(
    known: Model, english: Model, told: dict[str, list[str]], aliases: dict[str, Matrix]
) -> dict[str, Matrix]:
    """Return rows for the words of the table, from their carried glosses and the nearest French word."""
    carry = between(english, known)
    meant = {word: english.middle(glosses) for word, glosses in told.items()}
    carried = {word: unit(row @ carry) for word, row in meant.items() if row is not None}
    near = {word: row for word, row in aliases.items() if word in carried and carried[word] @ row > UNLIKE}
    return {word: unit(row + near.get(word, 0.0)) for word, row in carried.items()}


def between(origin: Model, target: Model) -> Matrix:
    """Return the map from one language's space to another's."""
    alike = [word for word in target.places if len(word) >= ALIKE and word in origin.places]
    return matched(origin.rows, target.rows, [(origin.places[word], target.places[word]) for word in alike])
