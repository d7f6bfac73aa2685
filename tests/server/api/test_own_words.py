"""The words of the box can be looked at, and a person's own words are kept, exported and erased."""

from __future__ import annotations

import pytest

PETS = {"title": "Our pets", "words": [f"pet {letter}" for letter in "abcdefghijklmnop"]}


def keep(friend, game: str, language: str, **config):
    return friend.http.put(f"/api/me/words/{game}/{language}", json={"config": config})


def kept(friend) -> list:
    return friend.http.get("/api/me/words").json()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_everybody_may_look_at_the_topics_and_themes_of_a_language(friend, language):
    box = friend("Ann").http.get(f"/api/words/{language}").json()
    assert all(len(topic["words"]) == 16 for topic in box["topics"])
    assert {"animals", "food", "stories"} <= set(box["themes"])
    assert all(len(words) >= 60 for words in box["themes"].values())


def test_own_words_are_kept_for_the_person_exported_and_erased(friend):
    ann, eve = friend("Ann"), friend("Eve")
    assert kept(ann) == []
    assert keep(ann, "codenames", "en", pack=["our dog Rex"], own="add").status_code == 200
    assert keep(ann, "codenames", "en", pack=["Rex", "the boat"], own="add").status_code == 200
    assert keep(ann, "chameleon", "fr", topics=[PETS], own="add").status_code == 200
    words = {"game": "codenames", "language": "en", "config": {"pack": ["Rex", "the boat"], "own": "add"}}
    topics = {"game": "chameleon", "language": "fr", "config": {"topics": [PETS], "own": "add"}}
    assert kept(ann) == [topics, words]
    assert kept(eve) == []
    assert ann.http.get("/api/me/data").json()["words"] == [topics, words]
    ann.http.delete("/api/me/words/codenames/en").raise_for_status()
    assert kept(ann) == [topics]


def test_own_words_move_with_the_personal_link_and_make_a_table(friend):
    ann, phone = friend("Ann"), friend()
    keep(ann, "codenames", "it", pack=["gelateria di Ugo"], own="add").raise_for_status()
    link = ann.http.post("/api/me/link", json={}).json()["link"]
    phone.http.post(f"/api/links/{link.rpartition('/')[2]}").raise_for_status()
    (mine,) = kept(phone)
    table = phone.open_table("codenames", seats=4, language="it", config=mine["config"])
    assert phone.look(table)["table"]["setting"]["config"]["pack"] == ["gelateria di Ugo"]


@pytest.mark.parametrize(
    ("game", "language", "config", "code"),
    [
        ("codenames", "en", {"pack": ["owl", "Owl"], "own": "add"}, "word_twice"),
        ("codenames", "en", {"pack": ["too few"]}, "pack_too_small"),
        ("codenames", "en", {"pack": ["y" * 31], "own": "add"}, "word_too_long"),
        ("codenames", "en", {"pack": 7}, "bad_setup"),
        ("codenames", "en", {"themes": ["submarines"]}, "bad_setup"),
        ("chameleon", "it", {"topics": [PETS | {"words": ["one"]}]}, "topic_size"),
        ("chameleon", "it", {"chosen": ["Food"]}, "no_such_topic"),
        ("codenames", "xx", {}, "no_words"),
        ("coloretto", "en", {}, "no_words"),
        ("submarines", "en", {}, "no_words"),
    ],
)
def test_words_that_no_table_could_use_are_refused_with_the_reason(friend, game, language, config, code):
    ann = friend("Ann")
    answer = keep(ann, game, language, **config)
    assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert kept(ann) == []


def test_more_words_than_a_message_holds_are_refused(friend):
    answer = keep(friend("Ann"), "codenames", "en", pack=[f"word number {n}" for n in range(2000)], own="add")
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
