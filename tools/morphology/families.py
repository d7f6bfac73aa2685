"""Derivation: which attested words are made from which by affixes, and whether that is more than chance."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from word_tables import lists, soft

Likeness = Callable[[str, str], float | None]  # None where one of the words has no vector
Stems = Callable[[str], Iterable[str]]
Bases = dict[str, dict[str, float | None]]  # a word → its supposed bases, with how near they are in meaning

READ_IN_FULL = ("en",)  # where all that the affixes make of cards was read, not only what meaning confirms
SHORTEST = 3  # letters of a stem


class Affixes:
    """The affix rules of a language."""

    def __init__(self, language: str) -> None:
        sections = lists(Path(__file__).with_name(f"affixes_{language}.txt"))
        words = {name: [word for line in lines for word in line] for name, lines in sections.items()}
        self.safe, self.verbal = frozenset(words["safe"]), frozenset(words["verbal"])
        self.free = frozenset(words["free"])
        self.read = language in READ_IN_FULL
        self.stems = STEMS[language]
        self.prefixes = tuple(words["prefixes"]) + tuple(self.free)
        self.suffixes = [self._pair(text) for text in dict.fromkeys(words["suffixes"])]

    @staticmethod
    def _pair(text: str) -> tuple[str, str]:
        old, swap, new = text.partition(">")
        return (old, new) if swap else ("", old)


def families(
    lemmas: Iterable[str], affixes: Affixes, near: Likeness, on_cards: set[str], attested: set[str]
) -> tuple[Bases, Bases]:
    """Return derived words with their bases, and words of a free prefix and another word: supermarket."""
    index: dict[str, set[str]] = defaultdict(set)
    for lemma in lemmas:
        index[soft(lemma)].add(lemma)
    found: Bases = defaultdict(dict)
    prefixed: Bases = defaultdict(dict)
    for word in {lemma for group in index.values() for lemma in group}:
        for base, how in _bases(word, affixes, index):
            likeness = near(word, base)
            if base == word or not (word in attested or (base in on_cards and how[1] in affixes.safe)):
                continue
            if _accepted(how, likeness, affixes, base, base in on_cards):
                kind = prefixed if how[0] in affixes.free and not how[1] else found
                kind[word][base] = likeness
    return found, prefixed


def _accepted(
    how: tuple[str, str], likeness: float | None, affixes: Affixes, base: str, on_card: bool
) -> bool:
    """Weigh an affix and a likeness of meaning: a productive affix needs less of it.

    A person has read what the rules derive from the words on cards, so these need less than others.
    """
    prefix, suffix = how
    if on_card and affixes.read and len(base) > 2:
        return True
    if prefix and not suffix:
        return (likeness or 0) >= (0.1 if prefix in affixes.free else 0.45) or (
            likeness is None and prefix in affixes.free
        )
    if prefix and (prefix in affixes.free or suffix not in affixes.verbal or len(base) < 4):
        return False
    if likeness is None:
        return len(base) >= (5 - (suffix in affixes.safe or bool(prefix)) - on_card)
    return likeness >= (0.15 if prefix else 0.05 if suffix in affixes.safe else 0.3)


def _bases(word: str, affixes: Affixes, index: dict[str, set[str]]) -> Iterator[tuple[str, tuple[str, str]]]:
    for prefix in ("", *affixes.prefixes):
        if not word.startswith(prefix) or len(word) - len(prefix) < SHORTEST:
            continue
        rest = word[len(prefix) :].removeprefix("-")
        if prefix:
            shortest = SHORTEST if prefix in affixes.free and len(prefix) > SHORTEST else SHORTEST + 1
            yield from ((base, (prefix, "")) for base in index.get(soft(rest), ()) if len(base) >= shortest)
        for old, new in affixes.suffixes:
            if rest.endswith(new) and len(rest) - len(new) >= SHORTEST - bool(old):
                stem = soft(rest[: len(rest) - len(new)])
                options = [stem + soft(old)] if old else affixes.stems(stem)
                for option in options:
                    yield from ((base, (prefix, new)) for base in index.get(option, ()) if len(option) > 2)


def english_stems(stem: str) -> Iterator[str]:
    """
    >>> sorted(english_stems("bak")), sorted(english_stems("swimm"))
    (['bak', 'bake'], ['swim', 'swimm', 'swimme'])
    """
    yield stem
    if not stem.endswith("e"):
        yield stem + "e"
    if len(stem) > 3 and stem[-1] == stem[-2]:
        yield stem[:-1]
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("v"):
        yield stem[:-1] + "f"
    yield stem + "y"


def french_stems(stem: str) -> Iterator[str]:
    """Yield the bases a French stem may come from, without accents: oisel is oiseau, flech is flèche."""
    yield from (stem, stem + "e", stem + "er", stem + "ir", stem + "re", stem + "s", stem + "ee", stem + "ie")
    if len(stem) > 3 and stem[-1] == stem[-2]:
        yield from (stem[:-1], stem[:-1] + "e")
    if stem.endswith("t"):
        yield from (stem[:-1], stem[:-1] + "e")
    for old, new in FRENCH_CHANGES:
        if stem.endswith(old):
            yield stem[: len(stem) - len(old)] + new


FRENCH_CHANGES = (
    *(
        ("el", "eau"),
        ("ell", "eau"),
        ("er", "eau"),
        ("ch", "c"),
        ("qu", "c"),
        ("gu", "g"),
        ("v", "f"),
        ("s", "x"),
    ),
    *(("ay", "ai"), ("ay", "aie"), ("oy", "oi"), ("oy", "oie"), ("ail", "al"), ("al", "ail"), ("iss", "ir")),
    *(("iqu", "ique"), ("c", "que"), ("g", "gue"), ("or", "eur"), ("ur", "eur"), ("at", "er"), ("in", "ine")),
    *(("vi", "uie"), ("ill", "il"), ("c", "x"), ("ect", "et"), ("i", "ie"), ("ge", "ge"), ("ss", "s")),
)


def italian_stems(stem: str) -> Iterator[str]:
    """Yield the bases an Italian stem may come from: banch is banco, rot is ruota."""
    hard = stem[:-1] if stem.endswith(("ch", "gh")) else stem
    for root in dict.fromkeys((stem, hard, *_diphthongs(stem))):
        yield root
        yield from (root + ending for ending in ("a", "o", "e", "i", "io", "ia", "ie", "are", "ere", "ire"))
        if root.endswith("i"):
            yield from (root[:-1] + ending for ending in ("e", "o", "a"))
        if root.endswith("on"):
            yield root[:-2] + "e"


def _diphthongs(stem: str) -> Iterator[str]:
    for found in re.finditer(r"(?<![uqi])o|(?<![iu])e", stem):
        yield stem[: found.start()] + ("uo" if found[0] == "o" else "ie") + stem[found.end() :]
        break


STEMS: dict[str, Stems] = {"en": english_stems, "fr": french_stems, "it": italian_stems}
