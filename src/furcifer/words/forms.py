"""Decide whether two words are one word: `inflected` by grammar alone, `same_word` also by derivation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from .grammar import grammar
from .morphology import morphology
from .spelling import REMEMBERED, joined, normalized, words_of, written

SHORTEST_ROOT = 4  # letters; almost anything begins with a shorter one
STEPS_BACK = 3  # from a word to what it is derived from: unhappiness, unhappy, happy
SURE = "+"  # before a base whose meaning is near that of the derived word
_VOWELS = frozenset("aeiou")
_BEFORE_APOSTROPHE = re.compile(r"(?<!\w)(\w+)'(?=\w)")


@lru_cache(maxsize=REMEMBERED)
def heads(word: str, language: str) -> frozenset[str]:
    """Return the lemmas of a word with their accents; an unknown word is its own lemma."""
    spelling = written(word).removesuffix("'s").removesuffix("'")
    known = morphology(language)
    plain, misfiled = normalized(spelling), grammar(language).misfiled
    found = known.lemmas(spelling) or known.lemmas(plain) or {spelling}
    return frozenset(head for head in found if (plain, normalized(head)) not in misfiled)


@lru_cache(maxsize=REMEMBERED)
def lemmas(word: str, language: str) -> frozenset[str]:
    """Return the lemmas of a word, normalized; the word itself is among them.

    >>> sorted(lemmas("Mice", "en")), sorted(lemmas("leaves", "en"))
    (['mice', 'mouse'], ['leaf', 'leave', 'leaves'])
    """
    rules = grammar(language)
    plain = normalized(written(word).removesuffix("'s").removesuffix("'"))
    found = {plain, *(normalized(head) for head in heads(word, language))}
    return frozenset(found.union(*(rules.families.get(head, ()) for head in found)))


@lru_cache(maxsize=REMEMBERED)
def listed(word: str, language: str) -> bool:
    """Return whether the language's tables or lists know this word."""
    known, spelling = morphology(language), written(word)
    plain = normalized(spelling)
    return bool(known.lemmas(spelling) or known.lemmas(plain)) or plain in grammar(language).families


@lru_cache(maxsize=REMEMBERED)
def inflected(a: str, b: str, language: str) -> bool:
    """Return whether both are forms of one word: number, gender, tense, degree or spelling.

    >>> inflected("horses", "HORSE", "en"), inflected("ice-creams", "ICE CREAM", "en")
    (True, True)
    >>> inflected("farmer", "FARM", "en")
    False
    """
    if joined(normalized(a)) == joined(normalized(b)):
        return True
    words, others = words_of(a), words_of(b)
    if len(words) == len(others):
        return all(_one_inflected(word, other, language) for word, other in zip(words, others, strict=True))
    return _one_inflected(joined(a), joined(b), language)


def _one_inflected(a: str, b: str, language: str) -> bool:
    if _share_a_lemma(a, b, language):
        return True
    if apart(a, b, language) or (listed(a, language) and listed(b, language)):
        return False
    # Invented and very new words are in no table, so only their endings can be compared.
    return _same_stem(a, b, language)


def _share_a_lemma(a: str, b: str, language: str) -> bool:
    one, other = heads(a, language), heads(b, language)
    shared = one & other
    if shared and not (_is_own_lemma(a, one) and _is_own_lemma(b, other)):
        return True
    # Porto and porta are nouns of their own, although the verb portare has both as forms.
    if not shared.isdisjoint({written(a), written(b)}):
        return True
    if normalized(a) == normalized(b):
        return not _accents_differ(a, b, language)
    return _share_a_family(a, b, language)


def _is_own_lemma(word: str, lemmas_of_word: frozenset[str]) -> bool:
    return written(word) in lemmas_of_word


def _share_a_family(a: str, b: str, language: str) -> bool:
    """Return whether `[families]` in the grammar makes the two one word."""
    return not _families_of(a, language).isdisjoint(_families_of(b, language))


@lru_cache(maxsize=REMEMBERED)
def _families_of(word: str, language: str) -> frozenset[str]:
    families, lemmas = grammar(language).families, {word, *heads(word, language)}
    return frozenset(family for lemma in lemmas for family in families.get(normalized(lemma), ()))


@lru_cache(maxsize=REMEMBERED)
def same_word(a: str, b: str, language: str) -> bool:
    """Return whether one is any form of the other: inflected, or derived from the same root (R10).

    >>> same_word("mice", "MOUSE", "en"), same_word("farmer", "FARM", "en"), same_word("corner", "CORN", "en")
    (True, True, False)
    """
    if _accents_differ(a, b, language):
        return False
    if inflected(a, b, language):
        return True
    a, b = joined(a), joined(b)
    if apart(a, b, language):
        return False
    if _related(a, b, language):
        return True
    unknown = not (listed(a, language) and listed(b, language))
    return unknown and (_derived(a, b, language) or _same_stem(a, b, language))


def unelided(text: str, language: str) -> str:
    """Return the text without the short words that an apostrophe ties to the next word: l'eau is eau.

    >>> unelided("o'clock", "en"), unelided("don't", "en")
    ('clock', "don't")
    """
    elided = grammar(language).elided
    return _BEFORE_APOSTROPHE.sub(lambda tied: "" if normalized(tied[1]) in elided else tied[0], text)


def _accents_differ(a: str, b: str, language: str) -> bool:
    """Return whether two words are different although only accents tell them apart: foret is not forêt."""
    one, other = written(joined(a)), written(joined(b))
    if one == other or normalized(one) != normalized(other):
        return False
    if (one, other) in grammar(language).accents:
        return True
    if _are_spellings(one, other, language):
        return False
    known = morphology(language)
    return _are_two(known.lemmas(one), known.lemmas(other)) and not _related(one, other, language)


def _are_spellings(one: str, other: str, language: str) -> bool:
    """Return whether é and è alone tell two words apart, and they sound the same: évènement, événement."""
    soft = str.maketrans("éè", "ee")
    sounds = morphology(language).sounds
    return one.translate(soft) == other.translate(soft) and bool(sounds(one) & sounds(other))


def _are_two(lemmas_of_one: frozenset[str], lemmas_of_other: frozenset[str]) -> bool:
    return bool(lemmas_of_one and lemmas_of_other and not lemmas_of_one & lemmas_of_other)


def _related(a: str, b: str, language: str) -> bool:
    """Return whether one is derived from the other, or both are surely derived from the same word."""
    if roots(a, language) & own_lemmas(b, language) or roots(b, language) & own_lemmas(a, language):
        return True
    return not _sure_roots(a, language).isdisjoint(_sure_roots(b, language))


@lru_cache(maxsize=REMEMBERED)
def roots(word: str, language: str) -> frozenset[str]:
    """Return the lemmas of a word and what they are derived from.

    A second doubtful step counts only if its root is still visible: sbocco, sboccare, bocca. Otherwise two
    of them connect unrelated words: laquelle, laqué, lac.
    """
    found = _surely(own_lemmas(word, language), language)
    once = _surely(_bases(found, language, sure=False), language)
    twice = {base for base in _bases(once, language, sure=False) if _visible(base, word)}
    return found | once | _surely(twice, language)


def _surely(words: Iterable[str], language: str) -> frozenset[str]:
    """Return the words, and all that they are surely derived from."""
    found = set(words)
    for _ in range(STEPS_BACK):
        found |= _bases(found, language, sure=True)
    return frozenset(found)


def _bases(words: Iterable[str], language: str, *, sure: bool) -> set[str]:
    """Return what the words are derived from, one step back: what is sure, forms included, or the rest."""
    known = morphology(language)
    steps = [(word, base, base.removeprefix(SURE)) for word in words for base in known.bases(word)]
    return {
        plain
        for word, base, plain in steps
        if sure == (base != plain or word in known.lemmas(plain) or plain in known.lemmas(word))
    }


def _visible(root: str, word: str) -> bool:
    return len(root) > SHORTEST_ROOT and normalized(_without_final_vowel(root)) in normalized(word)


def _without_final_vowel(word: str) -> str:
    return word[:-1] if word[-1:] in _VOWELS else word


@lru_cache(maxsize=REMEMBERED)
def own_lemmas(word: str, language: str) -> frozenset[str]:
    """Return the lemmas that a word is made of, if it is a lemma itself, or else all of its lemmas.

    Drawing is made of draw. A screw (vis) only looks like a form of seeing (voir).
    """
    found, spelling = heads(word, language), written(word)
    if spelling not in found:
        return found
    return frozenset(head for head in found if spelling.startswith(_without_final_vowel(head)))


@lru_cache(maxsize=REMEMBERED)
def _sure_roots(word: str, language: str) -> frozenset[str]:
    """Return the roots that two relatives may share: those listed by hand, and those of the same meaning."""
    known, by_hand = morphology(language), grammar(language).roots
    own = own_lemmas(word, language)
    near = {base[1:] for head in own for base in known.bases(head) if base.startswith(SURE)}
    # A colon keeps the roots listed by hand, which have no accents, from meeting the words of the tables.
    return frozenset(
        own | near | {f":{root}" for head in _meant(word, language) for root in by_hand.get(head, ())}
    )


def apart(a: str, b: str, language: str) -> bool:
    """Return whether the grammar lists the two as alike only by chance."""
    pairs = grammar(language).apart
    return any((one, other) in pairs for one in _meant(a, language) for other in _meant(b, language))


@lru_cache(maxsize=REMEMBERED)
def _meant(word: str, language: str) -> frozenset[str]:
    """Return the word itself if it is a lemma, and its lemmas if it is only a form."""
    found = heads(word, language)
    return frozenset({normalized(word)} if _is_own_lemma(word, found) else map(normalized, found))


def _same_stem(a: str, b: str, language: str) -> bool:
    return not _stems(a, language).isdisjoint(_stems(b, language))


@lru_cache(maxsize=REMEMBERED)
def _stems(word: str, language: str) -> frozenset[str]:
    endings = grammar(language).endings
    stems = {
        lemma.removesuffix(ending)
        for lemma in lemmas(word, language)
        for ending in endings
        if lemma.endswith(ending)
    } | lemmas(word, language)
    return frozenset(root for root in stems if len(root) >= SHORTEST_ROOT)


def _derived(a: str, b: str, language: str) -> bool:
    made_of_a = not lemmas(b, language).isdisjoint(_made_of(a, language))
    return made_of_a or not lemmas(a, language).isdisjoint(_made_of(b, language))


@lru_cache(maxsize=REMEMBERED)
def _made_of(word: str, language: str) -> frozenset[str]:
    """Return everything that could be derived from a word, whichever of its lemmas is meant."""
    return frozenset(made for root in lemmas(word, language) for made in _derivatives(root, language))


def _derivatives(root: str, language: str) -> frozenset[str]:
    """Return what the endings of the language could make of a root. Few of them exist; that does no harm."""
    if len(root) < SHORTEST_ROOT:
        return frozenset()
    rules = grammar(language)
    made = {
        word
        for old, new in rules.suffixes
        if root.endswith(old) and len(root) - len(old) >= SHORTEST_ROOT
        for word in ([root.removesuffix(old) + new] if old else _with_ending(root, new))
    }
    made |= {word for ending in rules.vowel_suffixes for word in _without_vowel(root, ending)}
    return frozenset(made)


def _with_ending(root: str, ending: str) -> Iterator[str]:
    """Yield the spellings of a root with an ending: painter, baker, swimmer, happiness."""
    yield root + ending
    last, before = root[-1:], root[-2:-1]
    if last == "y":
        yield root[:-1] + "i" + ending
    if ending[0] in _VOWELS or ending[0] == "y":
        if last == "e":
            yield root[:-1] + ending
        elif last not in _VOWELS and before in _VOWELS:
            yield root + last + ending


def _without_vowel(root: str, ending: str) -> Iterator[str]:
    """Yield the spellings of a root that loses its final vowel: libretto, laghetto, formaggino, barista."""
    bare = _without_final_vowel(root)
    if len(bare) < SHORTEST_ROOT:
        return
    yield bare + ending
    if bare.endswith("i"):
        yield bare[:-1] + ending
    elif bare.endswith(("c", "g")) and ending[0] in "ei":
        yield bare + "h" + ending
