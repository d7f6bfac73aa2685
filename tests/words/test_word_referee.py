"""The clue referee: a labelled set, bad input, and what it may never do."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furcifer.core.errors import Illegal
from furcifer.words import Agreements, fault_in_clue, judge, topics
from furcifer.words.rulings import SENTENCES

WRONG_AT_MOST = 0.03


def labelled() -> list[tuple[str, str, list[str], Agreements]]:
    cases = []
    for line in Path(__file__).with_name("referee_en.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            verdict, clue, cards, agreed = (*(field.strip() for field in line.split("|")), "")[:4]
            visible = [card.strip() for card in cards.split(",")]
            cases.append((verdict, clue, visible, Agreements(**dict.fromkeys(agreed.split(), True))))
    return cases


def verdict_of(clue, visible, agreements=None):
    ruling = judge(clue, visible, "en", agreements or Agreements())
    return ruling.code if ruling else "ok"


@pytest.mark.parametrize(("verdict", "clue", "visible", "agreements"), labelled())
def test_labelled(verdict, clue, visible, agreements):
    assert verdict_of(clue, visible, agreements) == verdict


def test_the_labelled_set_is_large_and_balanced():
    verdicts = [verdict for verdict, *_ in labelled()]
    valid = verdicts.count("ok")
    assert len(verdicts) >= 120
    assert abs(2 * valid - len(verdicts)) <= 0.04 * len(verdicts)
    assert set(verdicts) <= {"ok", *SENTENCES}


def test_few_of_the_labelled_are_wrong():
    cases = labelled()
    wrong = [case for case in cases if (verdict_of(*case[1:]) == "ok") != (case[0] == "ok")]
    assert len(wrong) <= WRONG_AT_MOST * len(cases)


def test_a_refusal_names_clue_and_card():
    refusal = judge("mice", ["OWL", "MOUSE"], "en")
    assert refusal == Illegal(
        "form_of",
        "“mice” is a form of MOUSE, which is still on the table.",
        {"clue": "mice", "card": "MOUSE"},
    )


def test_covered_words_no_longer_count():
    assert judge("mice", ["OWL"], "en") is None
    assert judge("mice", [], "en") is None


@pytest.mark.parametrize(
    "clue", ["horse.", "'horse'", "ho'rse", "HORSE!", "ｈｏｒｓｅ", "hоrse", "h.o.r.s.e", "-horse"]
)
def test_punctuation_and_lookalikes_hide_nothing(clue):
    assert judge(clue, ["HORSE"], "en") is not None


def test_soundalikes_are_the_players_own_affair():
    for agreed in (False, True):
        assert judge("knight", ["NIGHT"], "en", Agreements(soundalikes=agreed)) is None


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


@pytest.mark.parametrize(("clue", "code"), BAD)
def test_bad_input_is_answered_with_a_sentence(clue, code):
    for refusal in (judge(clue, ["OWL"], "en"), fault_in_clue(clue, [], ["Owl"], "en")):
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
        ("fishy", [], None),
        ("two words", [], "not_one_word"),
        ("it-is-so-good", [], "not_one_word"),
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
    ],
)
def test_chameleon_clues(clue, earlier, code):
    refusal = fault_in_clue(clue, earlier, FOOD, "en")
    assert (refusal.code if refusal else None) == code


def test_a_missed_clue_does_not_disturb_the_next():
    assert fault_in_clue("tasty", ["", "salty"], FOOD, "en") is None


def test_all_sixteen_words_get_the_same_answer():
    for card in topics("en"):
        plain = [word for word in card.words if word.isascii() and word.isalpha()]
        texts = {str(fault_in_clue(word, [], card.words, "en").text) for word in plain}
        assert texts == {"That word is on the topic card; everyone must avoid all sixteen."}


anything = st.one_of(
    st.text(max_size=40),
    st.text(alphabet=st.characters(codec=None), max_size=20),
    st.text(alphabet="abcdefghinorstuy' -.’éA1", max_size=40),
)


@given(anything, st.lists(anything, max_size=5), st.builds(Agreements, *[st.booleans()] * 5))
def test_judge_never_stumbles(clue, visible, agreements):
    ruling = judge(clue, visible, "en", agreements)
    assert ruling is None or (ruling.code in SENTENCES and ruling.text)


@given(anything, st.lists(anything, max_size=5), st.lists(anything, max_size=5))
def test_fault_in_clue_never_stumbles(clue, earlier, topic_words):
    ruling = fault_in_clue(clue, earlier, topic_words, "en")
    assert ruling is None or (ruling.code in SENTENCES and ruling.text)
