"""Say in one sentence why a clue fits a card, by the sentences in `languages/<code>/relations.txt`."""

from __future__ import annotations

from functools import cache
from textwrap import shorten

from furcifer.words.files import folder_of, numbered

from .reasons import GLOSS, Reason, reasons

FILE = "relations.txt"
CLEAR, CLEAR_GLOSS = 0.5, 1.2  # the least share of a reason that is worth naming, and of a meaning
LONGEST = 80  # characters of a gloss
# Relations that only say that two words occur together: named if there is nothing better.
VAGUE = frozenset(
    {
        "CapableOf",
        "SameKind",
        "Linked",
        "ConceptuallyRelatedTo",
        "SaidTogether",
        "SameDefinition",
        "SameThesaurusEntry",
    }
)


@cache
def templates(language: str) -> dict[str, str]:
    """Return the sentence of every relation; none if the language has no such file."""
    path = folder_of(language) / FILE
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    pairs = (line.partition("=") for _, line in numbered(text))
    return {relation.strip(): sentence.strip() for relation, _, sentence in pairs}


def explain(language: str, clue: str, card: str) -> str:
    """Return why a clue fits a card, or an empty text if no relation is known.

    >>> explain("en", "fire", "TRUCK")
    'fire + TRUCK: people say them together'
    """
    known = templates(language)
    named = [reason for reason in reasons(language, clue, card) if reason.relation in known]
    clear = [reason for reason in named if reason.share >= _least(reason)]
    best = min(clear, key=_preference, default=None)
    return "" if best is None else _sentence(known[best.relation], best, clue, card)


def _least(reason: Reason) -> float:
    return CLEAR_GLOSS if reason.relation == GLOSS else CLEAR


def _preference(reason: Reason) -> tuple[int, float]:
    """Order relations before meanings, and meanings before words that only occur together."""
    kind = 2 if reason.relation in VAGUE else 1 if reason.relation == GLOSS else 0
    return kind, -reason.share


def _sentence(template: str, reason: Reason, clue: str, card: str) -> str:
    one, other = (card, clue) if reason.card_first else (clue, card)
    gloss = shorten(reason.words[1], LONGEST, placeholder=" …") if reason.relation == GLOSS else ""
    return template.format(one=one, other=other, card=card, gloss=gloss)
