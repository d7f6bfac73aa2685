"""The clue referee of Codenames (R10, R11, R12, R14) and The Chameleon (R9).

It judges the text and nothing else. It leaves two things to the people at the table, because they depend on
what the giver means: whether a letter or number is used for its meaning (X for RAY is fine, X for a word
spelled with one is not), and whether a word is common enough. It refuses a homophone of a card, unless the
clue was spelled out letter by letter (R14) or the table agreed to soundalikes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from .compounds import holds
from .forms import inflected, listed, same_word, unelided
from .grammar import grammar
from .morphology import morphology
from .rulings import Ruling, ruling
from .spelling import (
    LONGEST,
    REMEMBERED,
    joined,
    normalized,
    spelled_out,
    stranger_in_clue,
    tidy,
    words_of,
    written,
)

LONGEST_TYPED = 4 * LONGEST  # a spelled-out clue is twice its length; beyond this nothing is worth reading
VOWELS = frozenset("aeiouy")
LONGEST_ACRONYM = 4  # letters of an unknown word without a vowel that is taken for an acronym


class Agreements(Struct, frozen=True):
    """Kinds of clues that a Codenames group has agreed to allow (R10, R11). None are by default.

    Each agreement by itself allows the rulebook's own example of it: a name of several words needs
    `multiword` alone (New York), and a name in capitals `acronyms` alone (NASA).
    """

    proper_names: bool = False
    acronyms: bool = False
    hyphenated: bool = False
    multiword: bool = False
    soundalikes: bool = False
    compounds: bool = False  # [ours] a compound that contains a visible word


NOTHING_AGREED = Agreements()


def judge(
    clue: str, visible: Sequence[str], language: str, agreements: Agreements = NOTHING_AGREED
) -> Ruling | None:
    """Return why this Codenames clue is refused beside these uncovered cards, or None if it is allowed.

    >>> judge("island", ["ENGLAND"], "en")
    >>> judge("horse", ["HORSESHOE"], "en").code
    'part_of_compound'
    """
    if refused := _unreadable(clue, language):
        return refused
    said = _said(clue)
    if refused := _not_agreed(said, language, agreements):
        return refused
    heard = not (agreements.soundalikes or spelled_out(tidy(clue)))
    return _first_clash(said, visible, language, agreements) or (
        _first_homophone(said, visible, language) if heard else None
    )


def fault_in_clue(
    clue: str, earlier: Sequence[str], topic_words: Sequence[str], language: str
) -> Ruling | None:
    """Return why this Chameleon clue is refused, or None (R9). The secret word plays no part.

    A topic word of several words is on the card as a whole and in each part that counts: with Ice Cream on
    it, neither `ice` nor `cream` will do.

    >>> fault_in_clue("Tasty", ["crunchy"], ["Chicken", "Ice Cream"], "en")
    >>> fault_in_clue("creams", [], ["Chicken", "Ice Cream"], "en").text
    'That word is on the topic card; everyone must avoid all sixteen.'
    """
    if refused := _unreadable(clue, language):
        return refused
    said = _said(clue)
    if " " in said:
        return ruling("not_one_word", language, clue=said)
    if any(_on_card(said, word, language) for word in topic_words):
        return ruling("on_card", language, clue=said)
    if "-" in said and not listed(said, language):  # merry-go-round is one word, big-red-bird is not
        return ruling("not_one_word", language, clue=said)
    repeated = next((before for before in earlier if _repeats(said, _said(before), language)), None)
    return ruling("repeated", language, clue=said, earlier=repeated) if repeated is not None else None


def _repeats(said: str, before: str, language: str) -> bool:
    return inflected(unelided(said, language), unelided(before, language), language)


def warning(clue: str, language: str) -> Ruling | None:
    """Return a warning about a clue with a word that the dictionary does not have, or None (R12).

    A language without word tables warns of nothing.

    >>> warning("strudel", "en"), warning("zauberberg", "en").code
    (None, 'unknown_word')
    """
    if not morphology(language) or _unreadable(clue, language) or known(clue, language):
        return None
    return ruling("unknown_word", language, clue=_said(clue))


def known(clue: str, language: str) -> bool:
    """Return whether the dictionary has every word of the clue, or it is a number.

    >>> known("strudel", "en"), known("7", "en"), known("qwrtp", "en")
    (True, True, False)
    """
    words = words_of(_said(clue)) if len(clue) <= LONGEST_TYPED else ()
    return bool(words) and all(_word_known(word, language) for word in words)


def _word_known(word: str, language: str) -> bool:
    known = morphology(language).kind(written(word)) is not None
    return word.isdecimal() or known or listed(word.removesuffix("'s"), language)


def _said(clue: str) -> str:
    """Return the clue as it is judged: spelled-out letters joined (R14), spaces and full stops normalized."""
    text = tidy(clue)
    return spelled_out(text) or tidy(text.replace(".", "")).strip("'- ")


def _unreadable(clue: str, language: str) -> Ruling | None:
    """Reject clues that no agreement can allow."""
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
        return ruling("several_words", language, clue=said)
    if "-" in said and not agreed.hyphenated:
        return ruling("hyphenated", language, clue=said)
    if len(words_of(said)) > 1:
        return None
    if _is_acronym(said, language):
        return None if agreed.acronyms else ruling("acronym", language, clue=said)
    if _is_name(said, language) and not agreed.proper_names:
        return ruling("proper_name", language, clue=said)
    return None


@lru_cache(maxsize=REMEMBERED)
def _is_acronym(word: str, language: str) -> bool:
    """Return whether a word is an acronym: NASA or nasa, but not TREE, which is a plain word in capitals."""
    rules, plain = grammar(language), normalized(word)
    if len(plain) < 2:
        return False
    if plain in rules.acronyms:
        return True
    if plain in rules.everyday or plain in rules.names:
        return False
    if kind := _kind(word, language):
        return kind == "acronym"
    if listed(word, language):
        return False
    unspeakable = VOWELS.isdisjoint(plain) and len(plain) <= LONGEST_ACRONYM
    return plain.isalpha() and (word.isupper() or unspeakable)


@lru_cache(maxsize=REMEMBERED)
def _is_name(word: str, language: str) -> bool:
    """Return whether a word is a proper name: a listed one, or an unknown word with a capital."""
    rules, plain = grammar(language), normalized(word).removesuffix("'s")
    if plain in rules.names:
        return True
    if plain in rules.everyday:
        return False
    if len(word) > 1 and _kind(word, language) == "name":
        return True
    return not listed(word, language) and len(word) > 1 and word[0].isupper()


def _kind(word: str, language: str) -> str | None:
    known, spelling = morphology(language), written(word).removesuffix("'s")
    kind = known.kind(spelling)
    return kind or (None if listed(spelling, language) else known.kind(normalized(spelling)))


def _first_clash(said: str, visible: Sequence[str], language: str, agreed: Agreements) -> Ruling | None:
    """Return a refusal for the first card that the clue is too close to (R10)."""
    for card in visible:
        code = _clash(said, card, language)
        if code and not (code == "contains_card" and agreed.compounds):
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


def _first_homophone(said: str, visible: Sequence[str], language: str) -> Ruling | None:
    """Return a refusal for the first card that sounds like the clue (R11)."""
    for card in visible:
        if _sound_alike(said, card, language):
            return ruling("sounds_like", language, clue=said, card=card)
    return None


@lru_cache(maxsize=REMEMBERED)
def _sound_alike(said: str, card: str, language: str) -> bool:
    sounds = morphology(language).sounds
    if sounds(written(said)) & sounds(written(card)):
        return True
    return (normalized(said), normalized(card)) in grammar(language).homophones


def _readings(said: str, language: str) -> tuple[str, ...]:
    """Return the clue as written, and without article or apostrophes, which must not hide a card."""
    if "'" not in said:
        return (said,)
    return (unelided(said, language), said, said.replace("'", ""))


@lru_cache(maxsize=REMEMBERED)
def _on_card(said: str, topic_word: str, language: str) -> bool:
    """Return whether the clue, or a word of it, is this word of the topic card or a part of its name.

    Any form counts. A word derived from the name counts too, as violin beside Violinist, but not one that is
    derived from a part of it.
    """
    small = grammar(language).small
    names = words_of(unelided(topic_word, language))
    parts = [part for part in names if len(part) >= 3 and normalized(part) not in small]
    spoken = {word for text in _readings(said, language) for word in (text, *words_of(text))}
    return any(
        same_word(word, topic_word, language)
        or any(inflected(word, part, language) for part in (topic_word, joined(topic_word), *parts))
        for word in spoken
    )
