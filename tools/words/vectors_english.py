"""English vectors: spaCy's, completed by GloVe for words they lack, and GloVe's alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from glosses import glosses, table
from sources import Pipeline, glove, unpleasant
from spaces import Matrix, Model, carrier, cleaned, unit
from vocabulary import cards, clue_places, frequent, ordered

UNLIKE = 0.25  # below this cosine an alias is only spelled like the word: trifle, rifle
KNOWN = 20_000  # frequent words, besides the cards and the glosses of other languages' cards


def english(folder: Path) -> tuple[Model, Model]:
    """Return the two models. They know the same words."""
    pipeline, told = Pipeline(folder / "spacy-en"), table("en")
    needed = cards("en").union(glosses("en", "fr", "it"))
    wanted = needed.union(frequent("en", 2 * KNOWN)).difference(told)
    other = glove(folder / "glove.json", wanted)
    known = [word for word in ordered(wanted, "en") if word in other]
    words = [word for place, word in enumerate(known) if place < KNOWN or word in needed]
    second = cleaned(np.array([other[word] for word in words]), drop=1, keep=99)
    first = cleaned(completed(pipeline, words, second), drop=2, keep=200)
    rough = unpleasant(folder / "naughty-words", "en")
    models = []
    for rows in (first, second):
        spelled = [pipeline.spelling(word) or word for word in words]
        model = with_told(Model(spelled, rows), told)
        model.clues = clue_places(model.words, "en", pipeline.headwords, rough)
        models.append(model)
    return models[0], models[1]


def completed(pipeline: Pipeline, words: Sequence[str], second: Matrix) -> Matrix:
    """Return a row for each word.

    A word without a row lies between the row it is an alias of and the place where a second model puts it.
    (Held-out words: cosine 0.81 to their own row; by the alias alone 0.74, by the other model alone 0.70.)
    """
    rows = pipeline.centred()
    spelled = [pipeline.spelling(word) for word in words]
    own = [place for place, word in enumerate(spelled) if word]
    true = rows[[pipeline.own[word] for word in spelled if word]]
    found = unit(second @ carrier(second[own], true))
    for place, word in enumerate(words):
        alias = pipeline.nearest(word)
        if alias is not None and found[place] @ rows[alias] > UNLIKE:
            found[place] = unit(found[place] + rows[alias])
    found[own] = true
    return found


def with_told(model: Model, told: dict[str, list[str]]) -> Model:
    """Add the words of a table, each between its glosses, at the end because they are rare."""
    rows = {word: row for word, meant in told.items() if (row := model.middle(meant)) is not None}
    return Model([*model.words, *rows], np.vstack([model.rows, *rows.values()]))


def english_rows(folder: Path, words: Sequence[str], sizes: dict[str, int]) -> list[Matrix]:
    """Return spaCy's and GloVe's rows for words. A phrase lies between its words; unknown is zero."""
    pipeline, told = Pipeline(folder / "spacy-en"), table("en")
    other = glove(folder / "glove.json", set(words))
    known = [word for word in words if word in other and word not in told]
    second = cleaned(np.array([other[word] for word in known]), drop=1, keep=sizes["glove"])
    first = cleaned(completed(pipeline, known, second), drop=2, keep=sizes["spacy"])
    found = []
    for rows in (first, second):
        model = with_told(Model(known, rows), told)
        middles = (model.middle([word] if word in model.places else word.split()) for word in words)
        found.append(np.array([np.zeros(rows.shape[1]) if row is None else row for row in middles]))
    return found
