"""Codenames packs and Chameleon topic cards: the ones that come with the game, and the ones people bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from furcifer.core.errors import ConfigError, Illegal

from .files import headed, read_file
from .spelling import LONGEST, normalized, stranger_on_card, tidy

PACK_AT_LEAST = 25  # R3: the words of one table
TOPIC_WORDS = 16  # R2: four columns, four rows


class Topic(Struct, frozen=True):
    """A topic card. Words are in reading order: column A to D, row 1 to 4, so A4 is `words[12]`."""

    title: str
    words: tuple[str, ...]


@cache
def pack(language: str) -> tuple[str, ...]:
    """Return the codenames of a language, in upper case.

    >>> "HORSESHOE" in pack("en")
    True
    """
    return read_pack(read_file("pack", language), f"{language}/pack.txt")


@cache
def topics(language: str) -> tuple[Topic, ...]:
    """Return the topic cards of a language.

    >>> food = topics("en")[0]
    >>> food.title, food.words[12]
    ('Food', 'Chicken')
    """
    return read_topics(read_file("topics", language), f"{language}/topics.txt")


def read_pack(text: str, name: str = "the pack") -> tuple[str, ...]:
    """Read a pack from text, one word a line, under headings or not. ConfigError names the faulty line.

    >>> read_pack("owl\\nowl", "birds.txt")
    Traceback (most recent call last):
    furcifer.core.errors.ConfigError: birds.txt, line 2: “OWL” is there twice.
    """
    words: list[str] = []
    seen: set[str] = set()
    for number, line in (line for _, _, lines in headed(text) for line in lines):
        word = tidy(line).upper()
        if fault := _word_fault(word, seen):
            raise ConfigError(f"{name}, line {number}: {fault.text}")
        words.append(word)
    if len(words) < PACK_AT_LEAST:
        raise ConfigError(f"{name}: {_too_few(len(words)).text}")
    return tuple(words)


def read_topics(text: str, name: str = "the topics") -> tuple[Topic, ...]:
    """Read topic cards from text. ConfigError names the faulty line.

    A card is a title ending in a colon and sixteen words after it, separated by commas or line breaks.
    """
    cards: list[Topic] = []
    titles: set[str] = set()
    for start, title, lines in _cards(text, name):
        if normalized(title) in titles:
            raise ConfigError(f"{name}, line {start}: there is already a topic “{title}”.")
        titles.add(normalized(title))
        cards.append(Topic(title, _card_words(title, start, lines, name)))
    if not cards:
        raise ConfigError(f"{name}: there is no topic in it.")
    return tuple(cards)


def _cards(text: str, name: str) -> list[tuple[int, str, list[tuple[int, str]]]]:
    """Return each title with its line number and the numbered lines below it."""
    cards = headed(text)
    if cards and cards[0][0] == 0:
        number = cards[0][2][0][0]
        raise ConfigError(f"{name}, line {number}: words before the first title; a title ends in a colon.")
    return [(number, tidy(title), lines) for number, title, lines in cards]


def _card_words(title: str, start: int, lines: Iterable[tuple[int, str]], name: str) -> tuple[str, ...]:
    words: list[str] = []
    seen: set[str] = set()
    for number, line in lines:
        for word in (tidy(piece) for piece in line.split(",")):
            if fault := _word_fault(word, seen):
                raise ConfigError(f"{name}, line {number}: {fault.text}")
            words.append(word)
    if fault := topic_fault(title, words):
        raise ConfigError(f"{name}, line {start}: {fault.text}")
    return tuple(words)


def pack_fault(words: Sequence[str]) -> Illegal | None:
    """Return why these words cannot be a pack, or None (R3).

    >>> pack_fault(["owl", "crow"]).text
    'A pack needs at least 25 different words; this one has 2.'
    """
    return words_fault(words) or (_too_few(len(words)) if len(words) < PACK_AT_LEAST else None)


def topic_fault(title: str, words: Sequence[str]) -> Illegal | None:
    """Return why this cannot be a topic card, or None (R6).

    >>> topic_fault("Birds", ["owl", "Owl"])
    Illegal(code='word_twice', text='“Owl” is there twice.', names={'word': 'Owl'})
    """
    if not normalized(title):
        return Illegal("topic_untitled", "A topic needs a title.")
    if fault := _word_fault(title, set()):
        return Illegal(fault.code, f"The title cannot be used: {fault.text}", fault.names)
    if fault := words_fault(words):
        return fault
    if len(words) == TOPIC_WORDS:
        return None
    text = f"A topic has {TOPIC_WORDS} words; “{title}” has {len(words)}."
    return Illegal("topic_size", text, {"title": title, "count": len(words), "wanted": TOPIC_WORDS})


def words_fault(words: Iterable[str]) -> Illegal | None:
    """Return what is wrong with the first bad word, or None."""
    seen: set[str] = set()
    return next((fault for word in words if (fault := _word_fault(word, seen))), None)


def _word_fault(word: str, seen: set[str]) -> Illegal | None:
    """Return what is wrong with a word, or None. A good word is added to `seen`."""
    if len(word) > LONGEST:
        text = f"“{word[:LONGEST]}…” is too long; a word has at most {LONGEST} characters."
        return Illegal("word_too_long", text, {"word": word[:LONGEST], "longest": LONGEST})
    if stranger := stranger_on_card(word):
        text = f"A word cannot be printed with {stranger} in it."
        return Illegal("word_unprintable", text, {"character": stranger})
    spelling = normalized(word)
    if not spelling:
        return Illegal("word_empty", "A word is empty.")
    if not any(character.isalnum() for character in spelling):
        text = f"“{word}” is not a word; a word has at least one letter or number."
        return Illegal("word_without_letters", text, {"word": word})
    if spelling in seen:
        return Illegal("word_twice", f"“{word}” is there twice.", {"word": word})
    seen.add(spelling)
    return None


def _too_few(count: int) -> Illegal:
    text = f"A pack needs at least {PACK_AT_LEAST} different words; this one has {count}."
    return Illegal("pack_too_small", text, {"least": PACK_AT_LEAST, "count": count})
