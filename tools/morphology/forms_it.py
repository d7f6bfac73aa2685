"""Italian: the paradigms of Morph-it!, regular plurals for what it lacks, and spelling rules for sounds."""

from __future__ import annotations

import re
from collections import defaultdict

import lexicons
from word_tables import Forms, bare, without_rare_verbs, written

PARTS = ("noun", "verb", "adj", "adv", "num", "pron", "adp", "aux", "det", "other")
ENDINGS = (  # regular plurals, the first that fits
    *(("cia", "ce cie"), ("gia", "ge gie"), ("ca", "che"), ("ga", "ghe"), ("ista", "isti iste"), ("a", "e")),
    *(("cio", "ci"), ("gio", "gi"), ("glio", "gli"), ("chio", "chi"), ("ghio", "ghi"), ("io", "i ii")),
    *(("co", "chi ci"), ("go", "ghi gi"), ("o", "i"), ("e", "i")),
)


def forms(cards: set[str]) -> Forms:
    found: Forms = defaultdict(set)
    for part in PARTS:
        for raw, head in lexicons.spacy_table(f"it_lemma_lookup_{part}").items():
            form, lemma = _mended(raw), _mended(str(head))
            if form.isalpha() and form.islower() and lemma.isalpha() and lemma.islower():
                found[written(form)].add(written(lemma))
    for lemma in {head for heads in found.values() for head in heads if head.endswith(("are", "ere", "ire"))}:
        found[lemma[:-1] + "si"].add(lemma)  # lavarsi
    plurals = {form for form, heads in found.items() if form not in heads}
    # The table has one lemma a form, so the plural of lima is missing where lime is a fruit.
    for noun in (_nouns() | cards) - plurals:
        for form in (noun, *plural(noun)):
            found[form].add(noun)
    return without_rare_verbs(found, "it")


def _nouns() -> set[str]:
    table = lexicons.spacy_table("it_lemma_lookup_noun")
    return {
        written(form) for form, lemma in table.items() if form == lemma and form.isalpha() and form.islower()
    }


def _mended(word: str) -> str:
    """Undo the wrong encoding of some of the tables: `abboccÃ²` is `abboccò`."""
    try:
        return word.encode("cp1252").decode()
    except UnicodeError:
        return word


def plural(noun: str) -> list[str]:
    """Return the regular plurals of a noun; more than one where spelling alone does not decide.

    >>> plural("orca"), plural("pino"), plural("bar")
    (['orche'], ['pini'], [])
    """
    for old, new in ENDINGS:
        if noun.endswith(old):
            return [noun.removesuffix(old) + ending for ending in new.split()]
    return []


def sounds() -> dict[str, set[str]]:
    """Return how the forms sound, where spelling has two ways for one sound: h, cie and ce, accents."""
    every = forms(set())
    return {form: {heard(form)} for form in every}


def heard(word: str) -> str:
    """
    >>> heard("hanno") == heard("anno"), heard("cieca") == heard("ceca")
    (True, True)
    """
    text = bare(word)
    text = re.sub(r"^h|(?<![cg])h", "", text)
    return re.sub(r"([cg]|sc)ie", r"\1e", text).replace("qu", "cu")


def capitalised() -> set[str]:
    """Return the nouns that Morph-it! has with a capital only."""
    nouns = {_mended(form) for form in lexicons.spacy_table("it_lemma_lookup_noun")}
    return {
        written(noun) for noun in nouns if noun.isalpha() and noun.istitle() and noun.lower() not in nouns
    }


def ordinary() -> set[str]:
    """Return the words that are not names."""
    return set(forms(set()))
