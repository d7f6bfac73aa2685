"""Vectors: near words are near, cards are known, files are whole, and nothing a person types is too much."""

import shutil
from hashlib import blake2b
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from furcifer.core import ConfigError
from furcifer.words import fault_in_clue, languages, pack, topics
from furcifer.words.lexicon import lexicon
from furcifer.words.spelling import fold, words_of
from furcifer.words.vectors import HOME, VectorsError, read, sources

MODELS = [(language, source) for language in languages() for source in sources(language)]
# Cards, or parts of them, that are no entry of their own: read as forms, compounds or the rest of their name.
INDIRECT = {
    "en": {"crow's", "doll's", "valentine's", "tikka", "x"},
    "fr": {"parmentier", "xiv"},
    "it": {"il", "lupa", "valentino"},
}


def pairs(language):
    """The pairs of a language by section: related, unrelated."""
    found, section = {}, []
    for line in Path(__file__).with_name(f"pairs_{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            section.append(tuple(line.split()))
    return found


def cards(language):
    return [*pack(language), *(word for topic in topics(language) for word in topic.words)]


def test_every_language_has_vectors():
    assert {language for language, _ in MODELS} == set(languages()) == {"en", "fr", "it"}
    assert sources("en") == ("spacy", "glove")
    assert lexicon("en").vectors is not lexicon("en", "glove").vectors


@pytest.mark.parametrize(("language", "source"), MODELS)
def test_related_words_are_nearer_than_unrelated_ones(language, source):
    found, known = pairs(language), lexicon(language, source)
    assert len(found["related"]) + len(found["unrelated"]) >= 60
    related = [known.likeness(*pair) for pair in found["related"]]
    unrelated = [known.likeness(*pair) for pair in found["unrelated"]]
    wins = [1.0 if a > b else 0.5 if a == b else 0.0 for a, b in product(related, unrelated)]
    assert sum(wins) / len(wins) >= 0.95


@pytest.mark.parametrize(("language", "source"), MODELS)
def test_every_card_is_known(language, source):
    known = lexicon(language, source)
    assert [word for word in cards(language) if known.vector(word) is None] == []
    names = {fold(word) for word in cards(language)} - known.rank.keys()
    parts = {part.removeprefix("d'") for name in names for part in words_of(name)}
    assert parts - known.rank.keys() == INDIRECT[language]


@pytest.mark.parametrize(("language", "source"), MODELS)
def test_a_lexicon_is_in_order(language, source):
    known = lexicon(language, source)
    assert len(known.words) == len(known.vectors) > 10_000
    assert np.allclose(np.linalg.norm(known.vectors, axis=1), 1.0, atol=1e-5)
    assert all(known.rank[fold(word)] <= place for place, word in enumerate(known.words))
    assert not known.vectors.flags.writeable


@pytest.mark.parametrize("language", languages())
def test_clue_words_are_common_small_headwords(language):
    known = lexicon(language)
    clues = [known.words[place] for place in known.clue_words()]
    assert 5_000 < len(clues) == len(set(clues)) < 10_000
    assert all(clue.isalpha() and clue == clue.lower() and len(clue) >= 3 for clue in clues)
    refused = [clue for clue in clues[::25] if fault_in_clue(clue, [], ["Zzyx"], language) is not None]
    assert refused == []


@pytest.mark.parametrize(
    ("language", "rude"),
    [
        ("en", ("negro", "slut", "moron")),
        ("fr", ("nègre", "pute", "merde")),
        ("it", ("negro", "puttana", "cacare")),
    ],
)
def test_no_bot_says_what_hurts(language, rude):
    known = lexicon(language)
    said = {known.words[place] for place in known.clue_words()}
    assert said.isdisjoint(rude)


def test_the_italian_bridge_leads_to_the_right_side():
    """Where English has one word for two things, the bridge could have led to the other."""
    near = lexicon("it").likeness
    assert near("ponte", "fiume") > near("ponte", "dentista")
    assert near("calcio", "squadra") > near("calcio", "pianoforte")
    assert near("orso", "lupo") > near("orso", "portare")
    assert near("maggio", "giugno") > near("maggio", "potere")
    assert near("pipistrello", "vampiro") > near("pipistrello", "palla")


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("mice", "mouse"),
        ("Feathers", "feather"),
        ("chiken", "chicken"),
        ("snowcastle", "snow"),
        ("ICE-CREAM", "ice"),
    ],
)
def test_a_word_outside_the_vocabulary_is_read(text, like):
    known = lexicon("en")
    assert known.likeness(text, like) > max(0.5, known.likeness(text, "parliament"))


@pytest.mark.parametrize(
    "text",
    ["", " ", "🦎", "\x00", "\u202e", "-", "'", "漢字", "zzzzqqqq", "x" * 10_000, "x-" * 99, "\ud800"],
)
@pytest.mark.parametrize("language", languages())
def test_what_cannot_be_read_has_no_vector(language, text):
    assert lexicon(language).vector(text) is None
    assert lexicon(language).likeness(text, "piano") == 0.0


def test_an_unknown_language_or_source_is_refused():
    with pytest.raises(ConfigError, match="no vectors '' in the language 'xx'"):
        lexicon("xx")
    with pytest.raises(ConfigError, match="'bridge' in the language 'en'; only en"):
        lexicon("en", "bridge")


def test_the_files_are_those_that_were_made():
    lines = [line.split() for line in (HOME / "DIGESTS").read_text(encoding="utf-8").splitlines()]
    assert {name for _, name in lines} == {path.name for path in HOME.glob("*.npz")}
    for digest, name in lines:
        assert blake2b((HOME / name).read_bytes(), digest_size=16).hexdigest() == digest
    assert sum(path.stat().st_size for path in HOME.glob("*.npz")) < 15_000_000
    assert "CC BY-SA 4.0" in (HOME / "it.bridge.LICENCE.md").read_text(encoding="utf-8")


def test_a_damaged_file_is_refused(tmp_path):
    shutil.copy(HOME / "DIGESTS", tmp_path)
    with pytest.raises(VectorsError, match=r"en\.glove\.npz cannot be read"):
        read("en", "glove", tmp_path)
    data = bytearray((HOME / "en.glove.npz").read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / "en.glove.npz").write_bytes(data)
    with pytest.raises(VectorsError, match="damaged: their digest"):
        read("en", "glove", tmp_path)


def test_a_file_of_another_shape_is_refused(tmp_path):
    words, rows, clues = np.zeros(3, np.uint8), np.ones((2, 2), np.int8), np.zeros(0)
    np.savez(tmp_path / "en.odd.npz", words=words, vectors=rows, clues=clues)
    (tmp_path / "en.text.npz").write_text("no vectors", encoding="utf-8")
    lines = ""
    for name in ("en.odd.npz", "en.text.npz"):
        lines += f"{blake2b((tmp_path / name).read_bytes(), digest_size=16).hexdigest()}  {name}\n"
    (tmp_path / "DIGESTS").write_text(lines, encoding="utf-8")
    with pytest.raises(VectorsError, match="1 words, 2 vectors"):
        read("en", "odd", tmp_path)
    with pytest.raises(VectorsError, match="cannot be read"):
        read("en", "text", tmp_path)
