"""The clue referee: a labelled set, bad input, and what it may never do."""

from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furcifer.core.errors import ConfigError, Illegal
from furcifer.words import Agreements, fault_in_clue, judge, languages, topics
from furcifer.words.rulings import _sentence, sentences

WRONG_AT_MOST = 0.03
CODES = frozenset(sentences("en"))


def labelled(language: str) -> list[tuple[str, str, list[str], Agreements]]:
    cases = []
    path = Path(__file__).with_name(f"referee_{language}.txt")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            verdict, clue, cards, agreed = (*(field.strip() for field in line.split("|")), "")[:4]
            visible = [card.strip() for card in cards.split(",")]
            cases.append((verdict, clue, visible, Agreements(**dict.fromkeys(agreed.split(), True))))
    return cases


def verdict_of(clue, visible, agreements, language):
    ruling = judge(clue, visible, language, agreements)
    return ruling.code if ruling else "ok"


@pytest.mark.parametrize(
    ("language", "verdict", "clue", "visible", "agreements"),
    [(language, *case) for language in languages() for case in labelled(language)],
)
def test_labelled(language, verdict, clue, visible, agreements):
    assert verdict_of(clue, visible, agreements, language) == verdict


@pytest.mark.parametrize("language", languages())
def test_the_labelled_set_is_large_and_balanced(language):
    verdicts = [verdict for verdict, *_ in labelled(language)]
    valid = verdicts.count("ok")
    assert len(verdicts) >= 150
    assert abs(2 * valid - len(verdicts)) <= 0.04 * len(verdicts)
    assert set(verdicts) <= {"ok", *CODES}


@pytest.mark.parametrize("language", languages())
def test_few_of_the_labelled_are_wrong(language):
    cases = labelled(language)
    wrong = [case for case in cases if (verdict_of(*case[1:], language) == "ok") != (case[0] == "ok")]
    assert len(wrong) <= WRONG_AT_MOST * len(cases)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_everything_with_the_same_names(language):
    assert {code: names_in(text) for code, text in sentences(language).items()} == {
        code: names_in(text) for code, text in sentences("en").items()
    }


def names_in(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_a_line_that_is_no_sentence_is_refused_with_its_number():
    with pytest.raises(ConfigError, match=r"^mine\.txt, line 3: a line is a code"):
        _sentence("mine.txt", 3, "empty")


def test_a_refusal_names_clue_and_card():
    refusal = judge("mice", ["OWL", "MOUSE"], "en")
    assert refusal == Illegal(
        "form_of",
        "“mice” is a form of MOUSE, which is still on the table.",
        {"clue": "mice", "card": "MOUSE"},
    )


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_in_the_language_of_the_table(language):
    refusal = judge("Salamander", ["OWL", "SALAMANDER"], language, Agreements(proper_names=True))
    assert refusal == Illegal(
        "form_of",
        sentences(language)["form_of"].format(clue="Salamander", card="SALAMANDER"),
        {"clue": "Salamander", "card": "SALAMANDER"},
    )


def test_covered_words_no_longer_count():
    assert judge("mice", ["OWL"], "en") is None
    assert judge("mice", [], "en") is None


@pytest.mark.parametrize(
    "clue", ["horse.", "'horse'", "ho'rse", "HORSE!", "ｈｏｒｓｅ", "hоrse", "h.o.r.s.e", "-horse"]
)
def test_punctuation_and_lookalikes_hide_nothing(clue):
    assert judge(clue, ["HORSE"], "en") is not None


def test_a_homophone_needs_an_agreement_or_its_letters():
    refusal = judge("knight", ["OWL", "NIGHT"], "en")
    assert refusal.code == "sounds_like"
    assert refusal.names == {"clue": "knight", "card": "NIGHT"}
    assert judge("k-n-i-g-h-t", ["NIGHT"], "en") is None
    assert judge("knight", ["NIGHT"], "en", Agreements(soundalikes=True)) is None


BAD = [
    ("", "empty"),
    ("   \t\n", "empty"),
    ("'-.", "empty"),
    ("...", "empty"),
    ("?!", "bad_characters"),
    ("x" * 31, "too_long"),
    ("x" * 10_000, "too_long"),
    ("-".join("x" * 31), "too_long"),
    ("owl\u0000", "bad_characters"),
    ("\u202eowl", "bad_characters"),
    ("o\u200bwl", "bad_characters"),
    ("ינשוף", "bad_characters"),
    ("بومة", "bad_characters"),
    ("сова", "bad_characters"),
    ("梟", "bad_characters"),
    ("🦉", "bad_characters"),
    ("owl🦉", "bad_characters"),
    ("\ud83e", "bad_characters"),
    ("owl,crow", "bad_characters"),
    ("٣", "bad_characters"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("clue", "code"), BAD)
def test_bad_input_is_answered_with_a_sentence(clue, code, language):
    for refusal in (judge(clue, ["OWL"], language), fault_in_clue(clue, [], ["Owl"], language)):
        assert refusal is not None
        assert refusal.code == code
        assert refusal.text.isprintable()
        assert len(refusal.text) < 200


FOOD = ("Pizza", "Ice Cream", "Chicken", "Egg", "Hash Brown", "Cup of Tea", "Fish")


@pytest.mark.parametrize(
    ("clue", "earlier", "code"),
    [
        ("tasty", [], None),
        ("Tasty", ["salty"], None),
        ("baker", ["bake"], None),  # R9 asks for simple inflection only
        ("eight", [], None),
        ("7", [], None),
        ("merry-go-round", [], None),
        ("c-r-i-s-p", [], None),
        ("of", [], None),
        ("creamy", [], None),  # derived from a part of a name, not from the name
        ("two words", [], "not_one_word"),
        ("it-is-so-good", [], "not_one_word"),
        ("big-red-bird", [], "not_one_word"),
        ("red-bird", [], "not_one_word"),
        ("TASTY", ["salty", "tasty"], "repeated"),
        ("crêpes", ["CREPE"], "repeated"),
        ("went", ["going"], "repeated"),
        ("chicken", [], "on_card"),
        ("CHICKENS", [], "on_card"),
        ("c-h-i-c-k-e-n", [], "on_card"),
        ("ice", [], "on_card"),
        ("creams", [], "on_card"),
        ("ice-cream", [], "on_card"),
        ("icecream", [], "on_card"),
        ("chicken-like", [], "on_card"),
        ("fishes", [], "on_card"),
        ("fishy", [], "on_card"),  # derived from a word of the card
    ],
)
def test_chameleon_clues(clue, earlier, code):
    refusal = fault_in_clue(clue, earlier, FOOD, "en")
    assert (refusal.code if refusal else None) == code


NOURRITURE = ("Pizza", "Œuf", "Pêche", "Petit pois", "Jus d'orange", "Chou-fleur")


@pytest.mark.parametrize(
    ("clue", "earlier", "code"),
    [
        ("savoureux", [], None),
        ("aujourd’hui", ["jour"], None),
        ("fermier", ["ferme"], None),
        ("de", [], None),
        ("savoureuse", ["savoureux"], "repeated"),
        ("chevaux", ["CHEVAL"], "repeated"),
        ("l’herbe", ["herbe"], "repeated"),
        ("forêt", ["foret"], "repeated"),  # R9 asks to ignore accents
        ("oeufs", [], "on_card"),
        ("l'œuf", [], "on_card"),
        ("peche", [], "on_card"),
        ("pois", [], "on_card"),
        ("oranges", [], "on_card"),
        ("fleurs", [], "on_card"),
    ],
)
def test_chameleon_clues_in_french(clue, earlier, code):
    refusal = fault_in_clue(clue, earlier, NOURRITURE, "fr")
    assert (refusal.code if refusal else None) == code


@pytest.mark.parametrize(
    ("language", "clue", "word"),
    [
        ("it", "violino", "Violinista"),
        ("fr", "orphelin", "Orphelinat"),
        ("fr", "violon", "Violoniste"),
        ("en", "violin", "Violinist"),
        ("en", "taught", "Teach"),
        ("en", "oxen", "Ox"),
        ("fr", "yeux", "Œil"),
        ("it", "uomini", "Uomo"),
    ],
)
def test_a_clue_is_no_form_of_a_word_on_the_topic_card(language, clue, word):
    assert fault_in_clue(clue, [], ["Pizza", word], language).code == "on_card"
    assert fault_in_clue(clue, [], ["Pizza"], language) is None


def test_a_missed_clue_does_not_disturb_the_next():
    assert fault_in_clue("tasty", ["", "salty"], FOOD, "en") is None


@pytest.mark.parametrize("language", languages())
def test_all_sixteen_words_get_the_same_answer(language):
    for card in topics(language):
        plain = [word for word in card.words if word.isalpha()]
        texts = {str(fault_in_clue(word, [], card.words, language).text) for word in plain}
        assert texts == {sentences(language)["on_card"]}


anything = st.one_of(
    st.text(max_size=40),
    st.text(alphabet=st.characters(codec=None), max_size=20),
    st.text(alphabet="abcdefghinorstuy' -.’éA1", max_size=40),
)


@given(
    anything,
    st.lists(anything, max_size=5),
    st.builds(Agreements, *[st.booleans()] * 6),
    st.sampled_from(languages()),
)
def test_judge_never_stumbles(clue, visible, agreements, language):
    ruling = judge(clue, visible, language, agreements)
    assert ruling is None or (ruling.code in CODES and ruling.text)


@given(anything, st.lists(anything, max_size=5), st.lists(anything, max_size=5), st.sampled_from(languages()))
def test_fault_in_clue_never_stumbles(clue, earlier, topic_words, language):
    ruling = fault_in_clue(clue, earlier, topic_words, language)
    assert ruling is None or (ruling.code in CODES and ruling.text)
