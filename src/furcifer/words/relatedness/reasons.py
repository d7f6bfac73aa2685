"""Reasons why a clue and a card are related: each source's share and, where known, the relation."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from .associations import Associations
from .bridge import Bridge
from .counts import Documents, Pairs
from .lexicon import Lexicon, lexicon
from .vectors import Senses, Source

# The relations that are stored with pairs: `bus HasA conductor`.
RELATIONS = {
    "conceptnet": (
        "", "IsA", "HasA", "PartOf", "UsedFor", "CapableOf", "AtLocation", "HasProperty", "MadeOf",
        "CausesDesire", "Causes", "Desires", "ReceivesAction", "CreatedBy", "HasSubevent", "HasFirstSubevent",
        "HasLastSubevent", "HasPrerequisite", "MotivatedByGoal", "DefinedAs", "SymbolOf", "LocatedNear",
        "ConceptuallyRelatedTo", "SimilarSize", "InheritsFrom", "ObstructedBy", "Antonym",
    ),
    "phrases": ("", "Phrase", "Compound"),
}  # fmt: skip
GLOSS = "Sense"  # the relation of a card to the meaning that fits
TOGETHER = {
    "wordnet": "SameDefinition",
    "wiktionary": "SameDefinition",
    "conceptnet": "SaidTogether",
    "kinds": "SameKind",
    "moby": "SameThesaurusEntry",
    "thesaurus": "SameThesaurusEntry",
    "phrases": "Phrase",
}


class Reason(Struct, frozen=True):
    """One source's part in how related a clue and a card are."""

    source: str
    share: float  # of the whole score; may be negative
    relation: str  # a stable name, or empty
    words: tuple[str, str]  # the two words in the order of the relation, or the card and its gloss
    card_first: bool = False  # the relation leads from the card to the clue


def reasons(language: str, clue: str, card: str) -> list[Reason]:
    """Return why a clue and a card are related, the strongest reason first; empty if either is unreadable."""
    known = lexicon(language)
    ours, theirs = known.reader.read(clue), known.card(card, whole=True)
    if not ours or not theirs:
        return []
    rows, columns = (np.array([read.place for read in reads], dtype=np.int64) for reads in (ours, theirs))
    near = known.block(rows, columns)
    one, other = np.unravel_index(int(near.argmax()), near.shape)
    return _reasons(known, int(rows[one]), int(columns[other]))


def _reasons(known: Lexicon, clue: int, card: int) -> list[Reason]:
    """Return the reasons for two words of the vocabulary, the strongest first."""
    found = [_reason(known, source, clue, card) for source in known.sources]
    return sorted(found, key=lambda reason: -reason.share)


def _reason(known: Lexicon, source: Source, clue: int, card: int) -> Reason:
    share = float(source.block(np.array([clue]), np.array([card]))[0, 0])
    words = (known.words[clue], known.words[card])
    if isinstance(source, Senses):
        gloss = source.nearest(clue, card)
        return Reason(source.name, share, GLOSS if gloss else "", (words[1], gloss) if gloss else words)
    if isinstance(source, Bridge):
        return _translated_reason(source, share, clue, card, words)
    if isinstance(source, Documents):
        relation, reverse = source.relation(clue, card)
        named = TOGETHER.get(source.name, "") if relation == "Together" else relation
        return Reason(source.name, share, named, _ordered(words, reverse), reverse)
    if isinstance(source, Associations):
        return Reason(source.name, share, "ConceptuallyRelatedTo" if share > 0 else "", words)
    if isinstance(source, Pairs) and source.column(card)[clue] > 0:
        return _pair_reason(source, share, clue, card, words)
    return Reason(source.name, share, "", words)


def _pair_reason(source: Pairs, share: float, clue: int, card: int, words: tuple[str, str]) -> Reason:
    names = RELATIONS.get(source.name, ())
    code = source.code(clue, card) if names else 0
    relation = names[code // 2] if code and code // 2 < len(names) else TOGETHER.get(source.name, "")
    reverse = bool(code & 1)
    return Reason(source.name, share, relation, _ordered(words, reverse), reverse)


def _translated_reason(source: Bridge, share: float, clue: int, card: int, words: tuple[str, str]) -> Reason:
    """Take the relation from the best pair of translations. A gloss is left out: it is in English."""
    pair = source.best_pair(clue, card)
    for reason in _reasons(source.english, *pair) if pair else []:
        if reason.relation not in ("", GLOSS) and reason.share > 0:
            order = _ordered(words, reason.card_first)
            return Reason(source.name, share, reason.relation, order, reason.card_first)
    return Reason(source.name, share, "", words)


def _ordered(words: tuple[str, str], reverse: bool) -> tuple[str, str]:
    return (words[1], words[0]) if reverse else words
