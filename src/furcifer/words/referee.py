"""The clue referee of Codenames (R10, R11, R12, R14) and The Chameleon (R9).

It judges the text and nothing else. Three things it leaves to the people at the table, because they are about
what the giver means: whether a letter or a number is meant by its meaning (X for RAY is fine, X for a word
spelled with one is not), whether a rhyme or a soundalike is, and whether a word is common enough.
A typed clue is a spelled one, so `knight` never collides with NIGHT (R14); the `soundalikes` agreement
is for the players and changes no ruling.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from .compounds import holds
from .dictionary import entry
from .forms import inflected, same_word, unelided
from .grammar import grammar
from .rulings import Ruling, ruling
from .spelling import LONGEST, REMEMBERED, fold, joined, spelled_out, stranger_in_clue, tidy, words_of

LONGEST_TYPED = 4 * LONGEST  # a spelled-out clue is twice its length; beyond this nothing is worth reading
HYPHENATED_PARTS = 3  # merry-go-round is one word; a sentence with hyphens is not


class Agreements(Struct, frozen=True):
    """What a Codenames group has agreed to allow (R11); nothing, to begin with.

    Each agreement by itself allows the rulebook's own example of it: a name of several words needs
    `multiword` alone (New York), and a name in capitals `acronyms` alone (NASA).
    """

    proper_names: bool = False
    acronyms: bool = False
    hyphenated: bool = False
    multiword: bool = False
    soundalikes: bool = False


NOTHING_AGREED = Agreements()


def judge(
    clue: str, visible: Sequence[str], language: str, agreements: Agreements = NOTHING_AGREED
) -> Ruling | None:
    """Why this Codenames clue is refused beside these uncovered cards, or None when it may be given.

    >>> judge("island", ["ENGLAND"], "en")
    >>> judge("horse", ["HORSESHOE"], "en").code
    'part_of_compound'
    """
    if refused := _unreadable(clue, language):
        return refused
    said = _said(clue)
    return _not_agreed(said, language, agreements) or _first_clash(said, visible, language)


def fault_in_clue(
    clue: str, earlier: Sequence[str], topic_words: Sequence[str], language: str
) -> Ruling | None:
    """Why this Chameleon clue is refused, or None (R9). It knows nothing secret: all sixteen words are alike.

    A topic word of several words is on the card as a whole and in each part that counts: with Ice Cream on
    it, neither `ice` nor `cream` will do.

    >>> fault_in_clue("Tasty", ["crunchy"], ["Chicken", "Ice Cream"], "en")
    >>> fault_in_clue("creams", [], ["Chicken", "Ice Cream"], "en").text
    'That word is on the topic card; everyone must avoid all sixteen.'
    """
    if refused := _unreadable(clue, language):
        return refused
    said = _said(clue)
    if " " in said or len(words_of(said)) > HYPHENATED_PARTS:
        return ruling("not_one_word", language, clue=said)
    if any(_on_card(said, word, language) for word in topic_words):
        return ruling("on_card", language, clue=said)
    repeated = next((before for before in earlier if _repeats(said, _said(before), language)), None)
    return ruling("repeated", language, clue=said, earlier=repeated) if repeated is not None else None


def _repeats(said: str, before: str, language: str) -> bool:
    return inflected(unelided(said, language), unelided(before, language), language)


def known(clue: str, language: str) -> bool:
    """Whether the dictionary has every word of the clue, or it is a number; for a warning only (R12).

    >>> known("strudel", "en"), known("7", "en"), known("qwrtp", "en")
    (True, True, False)
    """
    words = words_of(_said(clue)) if len(clue) <= LONGEST_TYPED else ()
    return bool(words) and all(_word_known(word, language) for word in words)


def _word_known(word: str, language: str) -> bool:
    lower = word.lower()
    spellings = (word, lower, lower.capitalize(), fold(word), lower.removesuffix("'s"))
    return word.isdecimal() or any(entry(spelling, language) for spelling in spellings)


def _said(clue: str) -> str:
    """The clue as it is judged: spelled-out letters put together (R14), spaces and stops in order."""
    text = tidy(clue)
    return spelled_out(text) or tidy(text.replace(".", "")).strip("'- ")


def _unreadable(clue: str, language: str) -> Ruling | None:
    """What no table could read, whatever it has agreed to."""
    if len(clue) > LONGEST_TYPED:
        return ruling("too_long", language, longest=LONGEST)
    text = tidy(clue)
    if stranger := stranger_in_clue(text):
        return ruling("bad_characters", language, character=stranger)
    if not any(character.isalnum() for character in text):
        return ruling("empty", language)
    if len(_said(clue)) > LONGEST:
        return ruling("too_long", language, longest=LONGEST)
    return None


def _not_agreed(said: str, language: str, agreed: Agreements) -> Ruling | None:
    """R11: the kinds of clue that need an agreement."""
    if " " in said and not agreed.multiword:
        return ruling("not_one_word", language, clue=said)
    if "-" in said and not agreed.hyphenated:
        return ruling("hyphenated", language, clue=said)
    if len(words_of(said)) > 1:
        return None
    if _is_acronym(said, language):
        return None if agreed.acronyms else ruling("acronym", language, clue=said)
    if _is_name(said, language) and not agreed.proper_names:
        return ruling("proper_name", language, clue=said)
    return None


def _is_acronym(word: str, language: str) -> bool:
    """NASA, but not TREE, which is a word shouted, nor PARIS, which is a name."""
    rules = grammar(language)
    if fold(word) in rules.acronyms:
        return True
    if fold(word) in rules.everyday or fold(word) in rules.names:
        return False
    capitals = word.isupper() and sum(map(str.isalpha, word)) > 1
    return capitals and not (entry(word.lower(), language) or entry(word.capitalize(), language))


def _is_name(word: str, language: str) -> bool:
    """A proper name, as far as it can be told: it looks like one, and nobody writes it in small letters."""
    rules = grammar(language)
    if fold(word) in rules.names:
        return True
    if fold(word) in rules.everyday or _has_small_entry(word, language):
        return False
    alone = len(word) > 1 and word[0].isupper()
    return alone or entry(word.capitalize(), language) is not None


def _has_small_entry(word: str, language: str) -> bool:
    lower = word.lower()
    return any(entry(spelling, language) for spelling in (lower, fold(word), lower.removesuffix("'s")))


def _first_clash(said: str, visible: Sequence[str], language: str) -> Ruling | None:
    """R10: the first card the clue is too close to."""
    for card in visible:
        if code := _clash(said, card, language):
            return ruling(code, language, clue=said, card=card)
    return None


@lru_cache(maxsize=REMEMBERED)
def _clash(said: str, card: str, language: str) -> str | None:
    for text in _readings(said, language):
        if same_word(text, card, language):
            return "form_of"
        if holds(card, text, language):
            return "part_of_compound"
        if holds(text, card, language):
            return "contains_card"
    return None


def _readings(said: str, language: str) -> tuple[str, ...]:
    """The clue, the clue without its article, and without its apostrophes: they must not hide a card."""
    if "'" not in said:
        return (said,)
    return (unelided(said, language), said, said.replace("'", ""))


@lru_cache(maxsize=REMEMBERED)
def _on_card(said: str, topic_word: str, language: str) -> bool:
    """Whether a clue, or a word of it, stands on the topic card as this word or a part of its name."""
    small = grammar(language).small
    names = words_of(unelided(topic_word, language))
    parts = [part for part in names if len(part) >= 3 and fold(part) not in small]
    spoken = {word for text in _readings(said, language) for word in (text, *words_of(text))}
    return any(
        inflected(word, part, language)
        for word in spoken
        for part in (topic_word, joined(topic_word), *parts)
    )
