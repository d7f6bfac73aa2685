"""When two words are one."""

import pytest

from furcifer.core.errors import ConfigError
from furcifer.words import fold, inflected, known, same_word
from furcifer.words.compounds import holds
from furcifer.words.grammar import _sections, grammar

INFLECTED = [
    ("mouse", "mice"),
    ("leaf", "leaves"),
    ("leave", "leaves"),
    ("die", "dice"),
    ("go", "went"),
    ("strike", "struck"),
    ("good", "best"),
    ("Elephant", "ELEPHANTS"),
    ("Ice Cream", "ice-creams"),
    ("icecream", "ICE CREAM"),
    ("colour", "colors"),
    ("gruffalo", "gruffalos"),  # in no dictionary
    ("cafés", "CAFE"),
    ("dog’s", "dog"),
]
DERIVED = [
    ("farm", "farmer"),
    ("swim", "swimmer"),
    ("bake", "bakery"),
    ("happy", "happiness"),
    ("piano", "pianist"),
    ("actor", "actress"),
    ("library", "librarian"),
    ("magnet", "magnetism"),
]
APART = [
    ("corn", "corner"),
    ("moth", "mother"),
    ("past", "paste"),
    ("plan", "plane"),
    ("bee", "beer"),
    ("kit", "kitten"),
    ("iron", "irony"),
    ("star", "starling"),
    ("wee", "weed"),
    ("bear", "bare"),
    ("knight", "night"),
    ("pear", "pearl"),
]


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("  Crème   BRÛLÉE ", "creme brulee"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("Œuvre", "oeuvre"),
        ("o’clock", "o'clock"),
        ("o´clock", "o'clock"),
        ("twenty‑one", "twenty-one"),
        ("ＨＯＲＳＥ", "horse"),
        ("a\u00a0b", "a b"),
        ("", ""),
    ],
)
def test_fold(text, folded):
    assert fold(text) == folded
    assert fold(folded) == folded


@pytest.mark.parametrize(("a", "b"), INFLECTED)
def test_inflected(a, b):
    assert inflected(a, b, "en")
    assert inflected(b, a, "en")
    assert same_word(a, b, "en")


@pytest.mark.parametrize(("a", "b"), DERIVED)
def test_derived_is_the_same_word_but_no_inflection(a, b):
    assert same_word(a, b, "en")
    assert same_word(b, a, "en")
    assert not inflected(a, b, "en")


@pytest.mark.parametrize(("a", "b"), APART)
def test_alike_by_chance(a, b):
    assert not same_word(a, b, "en")
    assert not same_word(b, a, "en")


@pytest.mark.parametrize("word", ["weed", "spade", "reed", "bear", "opera", "cola"])
def test_a_word_the_dictionary_misfiles_still_has_its_plural(word):
    assert inflected(word, word + "s", "en")


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        ("newspaperman", "paper"),
        ("beanstalk", "stalk"),
        ("bookshop", "shop"),
        ("Cup of Tea", "tea"),
        ("battleship", "ship"),
        ("horseshoes", "shoe"),
    ],
)
def test_a_compound_holds_its_parts(whole, part):
    assert holds(whole, part, "en")


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        ("beanstalk", "talk"),
        ("bookshop", "hop"),
        ("Cup of Tea", "of"),
        ("friendship", "ship"),
        ("friendship", "hip"),
        ("caterpillar", "pillar"),
        ("rebellion", "lion"),
        ("barking", "king"),
        ("horse", "horse"),
    ],
)
def test_and_nothing_else(whole, part):
    assert not holds(whole, part, "en")


@pytest.mark.parametrize("clue", ["strudel", "Paris", "7", "mother-in-law", "k-n-i-g-h-t", "dog's", "Café"])
def test_known(clue):
    assert known(clue, "en")


@pytest.mark.parametrize("clue", ["", "qwrtp", "?", "x" * 10_000, "\ud83e", "tree qwrtp"])
def test_unknown(clue):
    assert not known(clue, "en")


def test_an_unknown_language_is_refused_in_our_words():
    with pytest.raises(ConfigError, match="'xx'"):
        same_word("a horse", "a cow", "xx")


def test_the_grammar_file_has_every_section_filled():
    rules = grammar("en")
    assert all(getattr(rules, name) for name in rules.__struct_fields__)


def test_a_grammar_without_a_section_is_refused_with_the_line():
    with pytest.raises(ConfigError, match=r"mine\.txt, line 2"):
        _sections("# mine\nowl", "mine.txt")
