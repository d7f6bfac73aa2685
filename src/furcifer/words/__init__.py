"""Words: packs, topic cards, the referee that judges clues, and how words are related."""

from collections.abc import Sequence

from .files import languages, rude, words_digest
from .forms import inflected, same_word
from .packs import Topic, pack, pack_fault, read_pack, read_topics, topic_fault, topics, words_fault
from .referee import Agreements, fault_in_clue, judge, known, warning
from .rulings import Ruling
from .spelling import normalized, tidy
from .themes import Theme, themed, themes, without_repeats


def related(language: str, clue: str, cards: Sequence[str]) -> list[float] | None:
    """Score each card for a clue, higher is nearer; None if the clue cannot be read."""
    from .relatedness import related as score  # lazily: it loads numpy

    return score(language, clue, cards)


__all__ = [
    "Agreements",
    "Ruling",
    "Theme",
    "Topic",
    "fault_in_clue",
    "inflected",
    "judge",
    "known",
    "languages",
    "normalized",
    "pack",
    "pack_fault",
    "read_pack",
    "read_topics",
    "related",
    "rude",
    "same_word",
    "themed",
    "themes",
    "tidy",
    "topic_fault",
    "topics",
    "warning",
    "without_repeats",
    "words_digest",
    "words_fault",
]
