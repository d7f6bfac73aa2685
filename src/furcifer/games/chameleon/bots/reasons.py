"""Say in one sentence why a bot gives a clue, guesses a word or suspects a clue.

The sentences are in `languages/<code>/relations.txt`. Word tables name many relations, but seldom the one
that a person has in mind, so these sentences say only what a bot is sure of.
"""

from __future__ import annotations

from collections.abc import Iterable

from furcifer.words.relatedness.explanation import templates

from .clue_reading import FITS, Reading


def thinks_of(language: str, clue: str, word: str) -> tuple[str, ...]:
    """Return why a clue is given for a word.

    >>> thinks_of("en", "wool", "Sheep")
    ('“wool” makes people think of Sheep.',)
    """
    return _sentence(language, "ThinkOf", clue, word)


def for_guess(language: str, read: Reading, clues: Iterable[str | None], place: int) -> tuple[str, ...]:
    """Return the clue that speaks most for a word; nothing if none does."""
    near = {clue: read.near(clue)[place] for clue in clues if clue}
    best = max(near, key=lambda clue: near[clue], default=None)
    if best is None or near[best] < FITS:
        return ()
    return thinks_of(language, best, read.words[place])


def against(language: str, read: Reading, clue: str, secret: int) -> tuple[str, ...]:
    """Return what speaks against a clue for somebody who knows the secret word; nothing if it fits."""
    near = read.near(clue)
    if near[secret] >= FITS:
        return ()
    best = int(near.argmax())
    if near[best] >= FITS:
        return _sentence(language, "FitsBetter", clue, read.words[best])
    return _sentence(language, "NoLink", clue, read.words[secret])


def _sentence(language: str, name: str, clue: str, word: str) -> tuple[str, ...]:
    template = templates(language).get(name)
    return () if template is None else (template.format(one=clue, other=word),)
