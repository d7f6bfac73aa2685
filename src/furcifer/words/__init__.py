"""Words: packs, topic cards, and the referee that judges clues."""

from .files import languages
from .forms import fold, inflected, same_word
from .packs import Topic, pack, pack_fault, read_pack, read_topics, topic_fault, topics
from .referee import Agreements, fault_in_clue, judge, known
from .rulings import Ruling
from .spelling import tidy

__all__ = [
    "Agreements",
    "Ruling",
    "Topic",
    "fault_in_clue",
    "fold",
    "inflected",
    "judge",
    "known",
    "languages",
    "pack",
    "pack_fault",
    "read_pack",
    "read_topics",
    "same_word",
    "tidy",
    "topic_fault",
    "topics",
]
