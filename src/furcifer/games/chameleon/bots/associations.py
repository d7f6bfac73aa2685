"""People's associations with the words of topic cards: `languages/<code>/associations.txt`.

Word tables know how related two words are, but not what a friend would say. A list written for this project
has that for the built-in cards. A word of a table's own card is looked up in the most similar built-in card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from furcifer.words import normalized
from furcifer.words.files import find_file, headed

FILE = "associations"


class Entry(NamedTuple):
    """The clues for a word of one built-in card."""

    card: frozenset[str]
    clues: tuple[str, ...]


def associations(language: str, words: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the clues that people would give for each word of a card; none for a word not listed.

    >>> "honeymoon" in associations("en", ["Niagara Falls"])[0], associations("en", ["Zyzzyva"])
    (True, [()])
    """
    known, card = _entries(language), {normalized(word) for word in words}
    return [_clues(known[normalized(word)], card) if normalized(word) in known else () for word in words]


def _clues(entries: Sequence[Entry], card: set[str]) -> tuple[str, ...]:
    """Return the clues of the entry whose card has the most words in common with this one."""
    return max(entries, key=lambda entry: len(entry.card & card)).clues


@cache
def _entries(language: str) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = defaultdict(list)
    for _, _, lines in headed(find_file(FILE, language) or ""):
        pairs = [line.partition("=") for _, line in lines]
        card = frozenset(normalized(word) for word, _, _ in pairs)
        for word, _, clues in pairs:
            listed = tuple(clue.strip() for clue in clues.split(","))
            found[normalized(word)].append(Entry(card, listed))
    return dict(found)
