"""French: the paradigms of the Grammalecte dictionary and of Lexique, with Lexique's pronunciations."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import re
from collections import defaultdict

import lexicons
import wordfreq
from word_tables import Forms, without_rare_verbs, written

RARE = 1.3


def forms(cards: set[str]) -> Forms:
    found: Forms = defaultdict(set)
    for row in lexicons.lexique_rows():
        form, lemma = written(row["ortho"]), written(row["lemme"])
        if form.replace("-", "").isalpha() and lemma.replace("-", "").isalpha():
            found[form].add(lemma)
    known = set(found)
    for entry, inflections in lexicons.hunspell_forms("dictionary-fr"):
        lemma = written(entry)
        if entry != entry.lower() or not lemma.replace("-", "").isalpha():
            continue
        if lemma in known or lemma in cards or wordfreq.zipf_frequency(lemma, "fr") >= RARE:
            for form in inflections:
                found[written(form)].add(lemma)
    for card in cards:
        for form in (card, *([] if card.endswith(("s", "x", "z")) else [card + "s"])):
            found[form].add(card)
    return without_rare_verbs(found, "fr")


def sounds() -> dict[str, set[str]]:
    table: dict[str, set[str]] = defaultdict(set)
    for row in lexicons.lexique_rows():
        if row["ortho"].isalpha() and row["phon"]:
            table[written(row["ortho"])].add(_heard(row["phon"]))
    return table


def _heard(phones: str) -> str:
    """Merge the nasal vowels that most speakers no longer tell apart, and drop a final mute e."""
    merged = phones.rstrip("°").replace("1", "5")
    return re.sub(r"(.)\1", r"\1", merged)


def segmented() -> dict[str, list[str]]:
    """Return Lexique's own division of lemmas into morphemes: boulanger-ie, porte-manteau."""
    return {
        written(row["lemme"]): written(row["morphoder"]).split("-")
        for row in lexicons.lexique_rows()
        if "-" in row["morphoder"] and row["islem"] == "1"
    }


def capitalised() -> set[str]:
    """Return the entries that the dictionary has with a capital only."""
    entries = {entry for entry, _ in lexicons.hunspell_forms("dictionary-fr")}
    return {
        written(entry)
        for entry in entries
        if entry.isalpha() and entry.istitle() and entry.lower() not in entries
    }


def ordinary() -> set[str]:
    """Return the words that are not names."""
    return set(forms(set()))
