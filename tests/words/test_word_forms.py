"""Two forms of one word are one word."""

import pytest

from furcifer.core.errors import ConfigError
from furcifer.words import inflected, known, languages, normalized, same_word
from furcifer.words.compounds import holds
from furcifer.words.grammar import _sections, grammar

INFLECTED = {
    "en": """mouse=mice, leaf=leaves, leave=leaves, die=dice, go=went, strike=struck, good=best,
        Elephant=ELEPHANTS, Ice Cream=ice-creams, icecream=ICE CREAM, colour=colors, cafés=CAFE, dog’s=dog,
        gruffalo=gruffalos""",  # the last is in no dictionary
    "fr": "cheval=chevaux, œil=yeux, oeil=ŒIL, ciel=cieux, Porte-monnaie=porte monnaie, fou=folle",
    "it": """uomo=uomini, uovo=uova, dito=dita, bue=buoi, lago=laghi, amico=amiche, gatto=gatta, andare=vado,
        città=CITTA, perla=perle, rosso=rosse, buono=migliore, caffè=CAFFE, gruffalino=gruffalini""",
}
DERIVED = {
    "en": """farm=farmer, swim=swimmer, bake=bakery, happy=happiness, piano=pianist, actor=actress,
        library=librarian, magnet=magnetism""",
    "fr": """ferme=fermier, lait=laitier, chant=chanteur, jardin=jardinier, boulanger=boulangerie,
        magie=magicien, piano=pianiste, château=châtelain, explosion=exploser, pluie=pluvieux, roi=royal,
        course=coureur""",
    "it": """libro=libretto, lago=laghetto, formaggio=formaggino, bar=barista, fiore=fioraio, bocca=boccone,
        giardino=giardiniere, nuotare=nuotatore, cartone=cartoncino, orso=orsacchiotto, pioggia=piovoso""",
}
APART = {
    "en": """corn=corner, moth=mother, past=paste, plan=plane, bee=beer, kit=kitten, iron=irony,
        star=starling, wee=weed, bear=bare, knight=night, pear=pearl""",
    "fr": """car=carotte, port=porte, cou=coude, forêt=foret, côte=cote, pêcheur=pécheur, rat=râteau,
        sel=selle, bouche=boucher, mouche=mouchoir, poire=poireau, vis=visage, fou=fouet, tempe=tempête,
        rose=rosée""",
    "it": """porto=porta, collo=colla, menta=mento, mulo=mulino, matto=mattone, cane=canestro,
        tacco=tacchino, molare=molla, gallo=galleria, torre=torrone, sale=salute, foglia=foglio""",
}


def pairs(table: dict[str, str]) -> list[tuple[str, str, str]]:
    listed = [(language, pair) for language, text in table.items() for pair in text.split(",")]
    return [(language, *pair.strip().split("=")) for language, pair in listed]


@pytest.mark.parametrize(
    ("text", "plain"),
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
def test_normalized(text, plain):
    assert normalized(text) == plain
    assert normalized(plain) == plain


@pytest.mark.parametrize(("language", "a", "b"), pairs(INFLECTED))
def test_inflected(language, a, b):
    assert inflected(a, b, language)
    assert inflected(b, a, language)
    assert same_word(a, b, language)


@pytest.mark.parametrize(("language", "a", "b"), pairs(DERIVED))
def test_derived_is_the_same_word_but_no_inflection(language, a, b):
    assert same_word(a, b, language)
    assert same_word(b, a, language)
    assert not inflected(a, b, language)


@pytest.mark.parametrize(("language", "a", "b"), pairs(APART))
def test_alike_by_chance(language, a, b):
    assert not same_word(a, b, language)
    assert not same_word(b, a, language)


def test_every_language_has_its_cases():
    for table in (INFLECTED, DERIVED, APART):
        assert set(table) <= set(languages())


@pytest.mark.parametrize("word", ["weed", "spade", "reed", "bear", "opera", "cola"])
def test_a_word_the_dictionary_misfiles_still_has_its_plural(word):
    assert inflected(word, word + "s", "en")


@pytest.mark.parametrize(
    ("language", "whole", "part"),
    [
        ("en", "newspaperman", "paper"),
        ("en", "beanstalk", "stalk"),
        ("en", "bookshop", "shop"),
        ("en", "Cup of Tea", "tea"),
        ("en", "battleship", "ship"),
        ("en", "horseshoes", "shoe"),
        ("fr", "porte-monnaie", "porte"),
        ("fr", "pomme de terre", "pommes"),
        ("it", "asciugamani", "mano"),
        ("it", "pomodori", "oro"),
        ("it", "supermercato", "mercato"),
        ("it", "Ferro di cavallo", "cavalli"),
        ("it", "capolista", "lista"),
    ],
)
def test_a_compound_holds_its_parts(language, whole, part):
    assert holds(whole, part, language)


@pytest.mark.parametrize(
    ("language", "whole", "part"),
    [
        ("en", "beanstalk", "talk"),
        ("en", "bookshop", "hop"),
        ("en", "Cup of Tea", "of"),
        ("en", "friendship", "ship"),
        ("en", "friendship", "hip"),
        ("en", "caterpillar", "pillar"),
        ("en", "rebellion", "lion"),
        ("en", "barking", "king"),
        ("en", "horse", "horse"),
        ("fr", "pomme de terre", "de"),
        ("it", "Ferro di cavallo", "di"),
        ("it", "documento", "mento"),
        ("it", "creatività", "vita"),
        ("it", "presidente", "dente"),
        ("it", "gravidanza", "danza"),
        ("it", "capitalista", "lista"),
    ],
)
def test_and_nothing_else(language, whole, part):
    assert not holds(whole, part, language)


@pytest.mark.parametrize("clue", ["strudel", "Paris", "7", "mother-in-law", "k-n-i-g-h-t", "dog's", "Café"])
def test_known(clue):
    assert known(clue, "en")


@pytest.mark.parametrize("clue", ["", "qwrtp", "?", "x" * 10_000, "\ud83e", "tree qwrtp"])
def test_unknown(clue):
    assert not known(clue, "en")


def test_an_unknown_language_is_refused_in_our_words():
    with pytest.raises(ConfigError, match="'xx'"):
        same_word("a horse", "a cow", "xx")


@pytest.mark.parametrize("language", languages())
def test_the_grammar_file_has_every_section_filled(language):
    rules = grammar(language)
    ways = {"vowel_suffixes", "prefixes"}  # how a language works, not what it lists
    assert [name for name in rules.__struct_fields__ if not getattr(rules, name) and name not in ways] == []


def test_a_grammar_without_a_section_is_refused_with_the_line():
    with pytest.raises(ConfigError, match=r"mine\.txt, line 2"):
        _sections("# mine\nowl", "mine.txt")
