"""Relatedness: the data are complete, licensed and undamaged, and they rank cards as people do."""

from __future__ import annotations

import shutil
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from furcifer.words import files, languages, related
from furcifer.words.relatedness import Lexicon, RelatednessError, lexicon, reasons

WITH_EVIDENCE = [language for language in languages() if (files.folder_of(language) / "relatedness").is_dir()]
SMOKE = Path(__file__).with_name("smoke_en.txt")


def smoke_items():
    lines = [
        line for line in SMOKE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")
    ]
    for line in lines:
        clue, meant, others = (field.strip() for field in line.split("|"))
        yield clue, meant, [other.strip() for other in others.split(",")]


@pytest.mark.parametrize(("clue", "meant", "others"), list(smoke_items()))
def test_the_meant_card_is_nearest(clue, meant, others):
    near = related("en", clue, [*others, meant])
    assert near is not None
    assert near[-1] == max(near)


@pytest.mark.parametrize(
    ("language", "clue", "meant", "other"),
    [
        ("fr", "facteur", "LETTRE", "VOLET"),
        ("fr", "toile", "ARAIGNÉE", "VILLAGE"),
        ("fr", "plage", "SEAU", "ÉGLISE"),
        ("fr", "Noël", "SAPIN", "CERVEAU"),
        ("fr", "échecs", "PION", "BEURRE"),
        ("it", "uccello", "AQUILA", "TIGRE"),
        ("it", "mente", "CERVELLO", "SABBIA"),
        ("it", "frutta", "MELONE", "TORCIA"),
        ("it", "panda", "BAMBÙ", "DIARIO"),
        ("it", "postino", "LETTERA", "BALENA"),
    ],
)
def test_other_languages(language, clue, meant, other):
    near = related(language, clue, [other, meant])
    assert near is not None
    assert near[1] > near[0]


@pytest.mark.parametrize("language", WITH_EVIDENCE)
def test_every_file_has_its_digest_and_its_licence(language):
    folder = files.folder_of(language) / "relatedness"
    listed = (folder / "DIGESTS").read_text(encoding="utf-8")
    licences = (folder / "LICENCES.md").read_text(encoding="utf-8")
    packed = sorted(folder.glob("*.npz"))
    assert len(listed.splitlines()) == len(packed)
    for path in packed:
        assert f"{blake2b(path.read_bytes(), digest_size=16).hexdigest()}  {path.name}\n" in listed
        assert f"`{path.name}`" in licences


@pytest.mark.parametrize("language", WITH_EVIDENCE)
def test_unreadable_clues_have_no_answer(language):
    for clue in ("qxzvkjw", "", "ж" * 10, "a" * 1000):
        assert related(language, clue, ["TIGER"]) is None


def test_an_unreadable_card_is_far():
    near = related("en", "jungle", ["TIGER", "QXZVKJW"])
    assert near is not None
    assert near[0] > near[1]


@pytest.mark.parametrize(
    ("clue", "like"),
    [("Dogs", "dog"), ("spiderman", "spider man"), ("jamesbond", "james bond"), ("pengiun", "penguin")],
)
def test_a_clue_is_read_as_people_would(clue, like):
    read = lexicon("en").reader.read
    assert {one.place for one in read(clue)} & {one.place for one in read(like)}


def test_accents_and_case_do_not_matter():
    assert related("fr", "ELEPHANT", ["SAVANE"]) == related("fr", "éléphant", ["SAVANE"])


def test_the_matrix_agrees_with_single_readings():
    cards, words = ["BUS", "ICE CREAM", "LOCH NESS", "BERLIN"], ["monster", "dessert", "wall", "driver"]
    english = lexicon("en")
    matrix = english.scores(np.array([english.reader.exact[word] for word in words]), cards)
    for row, word in zip(matrix, words, strict=True):
        single = english.related(word, cards)
        assert single is not None
        assert np.all(np.array(single) >= row - 1e-3)  # a clue may be read in more ways than one
    assert matrix.argmax(axis=1).tolist() == [2, 1, 3, 0]


@pytest.mark.parametrize("language", WITH_EVIDENCE)
def test_the_layers_add_up_to_the_scores(language):
    known, cards = lexicon(language), ["TIGER", "PIANO", "FESTIVAL"]
    places = known.clues[:40]
    assert known.layers_of(places, cards).sum(axis=0) == pytest.approx(known.scores(places, cards), abs=1e-3)


def test_one_source_alone_and_an_unknown_one():
    assert lexicon("en", "glove").layers("bus", ["TRAIN"]).shape == (1, 1)
    with pytest.raises(RelatednessError, match="no source 'gossip'"):
        lexicon("en", "gossip")


def test_some_of_the_sources_add_up_among_themselves():
    every, two = lexicon("en"), lexicon("en", "glove", "moby")
    names = [source.name for source in every.sources]
    layers = every.layers("bus", ["TRAIN", "CAT"])[[names.index("glove"), names.index("moby")]]
    assert two.related("bus", ["TRAIN", "CAT"]) == pytest.approx(layers.sum(axis=0).tolist(), abs=1e-4)


@pytest.mark.parametrize(
    ("language", "clue", "meant"),
    [
        ("en", "Pinocchio", "NOSE"),
        ("en", "newyork", "APPLE"),
        ("en", "Star-Wars", "SPACE"),
        ("fr", "d'Artagnan", "ÉPÉE"),
        ("fr", "Blanche-Neige", "POMME"),
        ("it", "Cenerentola", "ZUCCA"),
        ("it", "gandalf", "ANELLO"),  # only the English list has him
    ],
)
def test_names_are_read_as_what_people_think_of(language, clue, meant):
    others = {"en": "TABLE CLOUD HORSE", "fr": "TABLE NUAGE VACHE", "it": "TAVOLO NUVOLA MUCCA"}[
        language
    ].split()
    near = related(language, clue, [*others, meant])
    assert near.index(max(near)) == 3


@pytest.mark.parametrize(
    ("slip", "word"),
    [("elefant", "elephant"), ("hospitle", "hospital"), ("chiken", "chicken"), ("restarant", "restaurant")],
)
def test_misspelled_words_are_read(slip, word):
    known = lexicon("en")
    assert known.words[known.reader.read(slip)[0].place] == word


@pytest.mark.parametrize("language", WITH_EVIDENCE)
def test_there_are_clues_to_give(language):
    known = lexicon(language)
    assert len(known.clues) > 5_000
    assert all(known.words[place].isalpha() for place in known.clues)


def test_reasons_name_relations():
    by_source = {reason.source: reason for reason in reasons("en", "bus", "CONDUCTOR")}
    assert by_source["senses"].words[1].startswith("the person who collects fares")
    assert any(reason.relation for reason in reasons("en", "fire", "TRUCK"))
    assert reasons("en", "qxzvkjw", "TRUCK") == []


def test_damaged_data_are_refused(tmp_path, monkeypatch):
    shutil.copytree(files.folder_of("en"), tmp_path / "en")
    (tmp_path / "en" / "relatedness" / "glove.npz").write_bytes(b"no")
    monkeypatch.setattr(files, "ROOTS", (tmp_path,))
    with pytest.raises(RelatednessError, match="damaged"):
        Lexicon("en")


@pytest.mark.parametrize(
    ("language", "kind", "cards"),
    [
        ("en", "animal", ("WOLF", "COBRA", "GOOSE", "FROG")),
        ("en", "clothes", ("SUIT", "SCARF", "GLOVE")),
        ("fr", "animal", ("LOUP", "CORBEAU", "OIE")),
        ("fr", "corps", ("BRAS", "NEZ", "DOIGT")),
        ("it", "animale", ("LUPO", "COBRA", "OCA", "RANA")),
        ("it", "corpo", ("BRACCIO", "NASO", "DITO")),
    ],
)
def test_a_kind_of_things_calls_all_its_cards_to_mind(language: str, kind: str, cards: tuple[str, ...]):
    scores = related(language, kind, cards)
    assert scores is not None
    assert min(scores) > scores[0] / 2


def test_a_single_source_compares_a_card_with_its_usual_score():
    spacy, cards = lexicon("en", "spacy"), ["HOT DOG", "ENGLAND", "XQBZV"]
    scores = spacy.giving_layers(cards)[0]
    assert scores.mean(axis=0) == pytest.approx([0, 0, 0], abs=1e-3)
    assert scores.std(axis=0)[:2] == pytest.approx([1, 1], abs=1e-3)
    read = spacy.reading_layers("sausage", cards)
    assert read is not None
    assert read[0, 0] > 2 > read[0, 1]
