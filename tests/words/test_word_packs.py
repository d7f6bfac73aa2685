"""The packs and topic cards that come with the game, and the reading of those that people bring."""

from itertools import combinations
from typing import get_args

import pytest

from furcifer.core.errors import ConfigError
from furcifer.words import (
    Theme,
    languages,
    normalized,
    pack,
    pack_fault,
    read_pack,
    read_topics,
    same_word,
    themed,
    themes,
    topic_fault,
    topics,
)

TWENTY_FIVE = [f"word {letter}" for letter in "abcdefghijklmnopqrstuvwxy"]
SIXTEEN = TWENTY_FIVE[:16]
RUDE_IN_THE_OTHER_MEANING = {  # what double meanings tempt one to
    *("cock", "dyke", "fag", "gyp", "pussy"),
    *("bite", "chatte", "gland", "gouine", "nichon", "pede", "salope", "truie"),
    *("fica", "finocchio", "gnocca", "passera", "sega", "uccello", "zingaro", "zoccola"),
}


@pytest.mark.parametrize("language", languages())
class TestOurs:
    def test_a_pack_is_large_and_plain(self, language):
        words = pack(language)
        assert len(words) >= 400
        assert pack_fault(words) is None
        assert all(word == word.upper() for word in words)
        assert all(len(word.split()) <= 2 for word in words)
        assert not any(character.isdigit() for word in words for character in word)
        assert not {normalized(word) for word in words} & RUDE_IN_THE_OTHER_MEANING

    def test_no_two_codenames_are_one_word(self, language):
        assert [pair for pair in combinations(pack(language), 2) if same_word(*pair, language)] == []

    def test_topics_are_many_and_whole(self, language):
        cards = topics(language)
        assert len(cards) >= 60
        assert len({normalized(card.title) for card in cards}) == len(cards)
        assert [fault for card in cards if (fault := topic_fault(card.title, card.words))] == []
        assert all(len(word.split()) <= 2 for card in cards for word in card.words)

    def test_no_two_words_of_a_topic_are_one(self, language):
        pairs = [pair for card in topics(language) for pair in combinations(card.words, 2)]
        assert [pair for pair in pairs if same_word(*pair, language)] == []

    def test_themes_are_enough_for_a_table_and_hold_no_word_twice(self, language):
        found = themes(language)
        assert set(found) == set(get_args(Theme))
        for words in found.values():
            assert len(words) >= 60
            assert pack_fault(words) is None
            assert [pair for pair in combinations(words, 2) if same_word(*pair, language)] == []

    def test_answers_are_the_same_object_every_time(self, language):
        assert pack(language) is pack(language)
        assert topics(language) is topics(language)


@pytest.mark.parametrize("language", languages())
def test_a_pack_is_larger_than_it_must_be(language):
    assert len(pack(language)) >= 420


def test_themes_together_have_each_word_once():
    both = themed("en", ("animals", "stories"))
    assert "WOLF" in themes("en")["animals"]
    assert "WOLF" in themes("en")["stories"]
    assert both.count("WOLF") == 1


@pytest.mark.parametrize(
    ("language", "title", "chicken"),
    [("en", "Food", "Chicken"), ("fr", "Nourriture", "Poulet"), ("it", "Cibo", "Pollo")],
)
def test_chicken_lies_at_a4_of_food(language, title, chicken):
    food = topics(language)[0]
    column, row = "ABCD".index("A"), 4 - 1
    assert (food.title, food.words[row * 4 + column]) == (title, chicken)


@pytest.mark.parametrize(
    "word", ["RAY", "OCTOPUS", "BALL", "KNIGHT", "NIGHT", "ENGLAND", "HORSESHOE", "MAIL"]
)
def test_the_rulebooks_examples_can_come_up(word):
    assert word in pack("en")


@pytest.mark.parametrize("language", ["xx", "", "EN", "../packs/en", "en.txt", "\ud800"])
@pytest.mark.parametrize("ask", [pack, topics])
def test_an_unknown_language_is_named_with_those_there_are(ask, language):
    with pytest.raises(ConfigError) as refusal:
        ask(language)
    assert repr(language) in str(refusal.value)
    assert "en" in str(refusal.value)


def test_a_custom_pack_may_have_comments_and_any_case():
    text = "\ufeff# mine\n\n" + "\n".join(f"{word}  # a note" for word in TWENTY_FIVE)
    assert read_pack(text) == tuple(word.upper() for word in TWENTY_FIVE)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Word  A", "“WORD A” is there twice."),
        ("wörd a", "“WÖRD A” is there twice."),
        ("x" * 31, "is too long; a word has at most 30 characters."),
        ("salt, pepper", "A word cannot be printed with “,” in it."),
        ("be\u0007ll", "A word cannot be printed with U+0007 in it."),
        ("\u202eowl", "A word cannot be printed with U+202E in it."),
        ("ינשוף", "A word cannot be printed with U+05D9 in it."),
        ("owl 🦉", "A word cannot be printed with “🦉” in it."),
        ("?!", "“?!” is not a word; a word has at least one letter or number."),
    ],
)
def test_a_pack_is_refused_with_the_line(line, said):
    with pytest.raises(ConfigError) as refusal:
        read_pack("\n".join(["# mine", *TWENTY_FIVE, line]), "mine.txt")
    assert str(refusal.value).startswith("mine.txt, line 27: ")
    assert str(refusal.value).endswith(said)


def test_a_small_pack_is_refused_with_the_count():
    with pytest.raises(
        ConfigError, match=r"^mine\.txt: A pack needs at least 25 different words; this one has 24\.$"
    ):
        read_pack("\n".join(TWENTY_FIVE[1:]), "mine.txt")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (TWENTY_FIVE, None),
        ([], "at least 25 different words; this one has 0"),
        ([*TWENTY_FIVE, ""], "A word is empty."),
        ([*TWENTY_FIVE, "   "], "A word is empty."),
        ([*TWENTY_FIVE, "WORD  b"], "“WORD  b” is there twice."),
        ([*TWENTY_FIVE, "y" * 10_000], "is too long"),
        ([*TWENTY_FIVE, "half\ud83e"], "U+D83E"),
        ([*TWENTY_FIVE, "tab\tbed"], "U+0009"),
    ],
)
def test_a_pack_given_as_words(words, said):
    fault = pack_fault(words)
    assert (fault is None) if said is None else said in fault.text


@pytest.mark.parametrize(
    ("title", "words", "said"),
    [
        ("Birds", SIXTEEN, None),
        ("", SIXTEEN, "A topic needs a title."),
        (" \t", SIXTEEN, "A topic needs a title."),
        ("T" * 31, SIXTEEN, "The title cannot be used"),
        ("Birds", SIXTEEN[1:], "A topic has 16 words; “Birds” has 15."),
        ("Birds", [*SIXTEEN, "owl"], "A topic has 16 words; “Birds” has 17."),
        ("Birds", [*SIXTEEN[1:], ""], "A word is empty."),
        ("Birds", [*SIXTEEN[1:], "Word B"], "“Word B” is there twice."),
        ("Birds", [*SIXTEEN[1:], "o" * 31], "is too long"),
        ("Birds", [*SIXTEEN[1:], "o\nwl"], "U+000A"),
    ],
)
def test_a_topic_given_as_words(title, words, said):
    fault = topic_fault(title, words)
    assert (fault is None) if said is None else said in fault.text


def test_custom_topics_by_lines_or_by_commas():
    by_lines = read_topics("Birds:\n" + "\n".join(SIXTEEN))
    by_commas = read_topics("Birds:\n" + ", ".join(SIXTEEN))
    assert by_lines == by_commas
    assert by_lines[0].words == tuple(SIXTEEN)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "mine.txt: there is no topic in it."),
        ("owl, crow", "mine.txt, line 1: words before the first title; a title ends in a colon."),
        ("\nBirds:\nowl, crow", "mine.txt, line 2: A topic has 16 words; “Birds” has 2."),
        ("Birds:\nowl, crow\nkite, Owl", "mine.txt, line 3: “Owl” is there twice."),
        ("Birds:\nowl,, crow", "mine.txt, line 2: A word is empty."),
        (":\nowl", "mine.txt, line 1: A topic needs a title."),
        (2 * ("Birds:\n" + ", ".join(SIXTEEN) + "\n"), "mine.txt, line 3: there is already a topic “Birds”."),
    ],
)
def test_topics_are_refused_with_the_line(text, said):
    with pytest.raises(ConfigError) as refusal:
        read_topics(text, "mine.txt")
    assert str(refusal.value) == said
