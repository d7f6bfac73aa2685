"""A log means the same for ever: new word lists and new versions of a game change no old match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from furcifer.core import LogError, Match, find, registry
from furcifer.core.log import digest_of
from furcifer.games.chameleon import setup as chameleon_setup
from furcifer.games.codenames import clues as codenames_clues
from furcifer.games.codenames import setup as codenames_setup
from furcifer.words import Topic, topics
from furcifer.words.rulings import ruling


def chameleon_round() -> Match:
    match = Match.start("chameleon", seats=3, seed=7, config={"rounds": 2})
    for word in ("pebble", "lantern", "velvet"):
        match = match.act(match.to_act[0], f"clue {word}")
    for action in ("ready", "vote"):
        for seat in match.to_act:
            match = match.act(seat, action if action == "ready" else f"vote {2 if seat == 0 else 1}")
    while not match.view(None).played:
        match = match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def called_clue() -> Match:
    """Return a match of Codenames whose first clue was called, and ruled invalid."""
    match = Match.start("codenames", seats=4, seed=7, config={"referee": "table"})
    visible = next(word for word in match.view(None).words if " " not in word)
    match = match.act(match.to_act[0], f"clue {visible.lower()}s 2")
    return match.act(match.to_act[0], "call")


def test_a_rearranged_topic_card_changes_no_old_match(monkeypatch):
    match = chameleon_round()
    turned = tuple(Topic(card.title, card.words[::-1]) for card in topics("en"))
    monkeypatch.setattr(chameleon_setup, "topics", lambda language: turned)
    again = Match.replay(match.log)
    assert again == match
    assert again.view(None).played[0].word == match.view(None).played[0].word
    assert again.view(None).topic == match.view(None).topic
    with pytest.raises(LogError, match="Chance cannot deal 'topic"):
        Match.replay(match.log, strict=True)


def test_a_topic_card_that_is_no_card_is_refused():
    log = chameleon_round().log
    at = next(n for n, (_, text) in enumerate(log["actions"]) if text.startswith("topic "))
    log["actions"][at][1] = log["actions"][at][1].rpartition(",")[0]
    with pytest.raises(LogError, match="A topic has 16 words"):
        Match.replay(log | {"digest": digest_of(log)})


@pytest.mark.parametrize("strict", [False, True])
def test_own_topics_are_in_the_log_and_must_be_dealt_from(strict):
    card = topics("en")[0]
    config = {"topics": [{"title": "Mine", "words": list(card.words)}]}
    log = Match.start("chameleon", seats=3, seed=7, config=config).log
    log["actions"][1][1] = f"topic Yours,{','.join(card.words)}"
    with pytest.raises(LogError, match="Chance cannot deal"):
        Match.replay(log | {"digest": digest_of(log)}, strict)


def test_a_stricter_dictionary_refuses_no_old_clue(monkeypatch):
    chameleon = chameleon_round()
    codenames = Match.start("codenames", seats=4, seed=7)
    codenames = codenames.act(codenames.to_act[0], "clue pebble 2")
    refusal = ruling("form_of", "en", clue="pebble", card="BASS")
    monkeypatch.setattr(codenames_clues, "judge", lambda *_: refusal)
    monkeypatch.setattr("furcifer.games.chameleon.rules.fault_in_clue", lambda *_: refusal)
    for match in (chameleon, codenames):
        assert Match.replay(match.log) == match
        with pytest.raises(LogError, match="is a form of BASS"):
            Match.replay(match.log, strict=True)


def test_a_ruling_on_a_called_clue_stands(monkeypatch):
    match = called_clue()
    assert match.view(None).phase == "penalty"
    assert str(match.entries[-1][1]).startswith("rule invalid “")
    monkeypatch.setattr(codenames_clues, "judge", lambda *_: None)
    again = Match.replay(match.log)
    assert again == match
    assert again.told(None) == match.told(None)
    with pytest.raises(LogError, match="first the referee rules"):
        Match.replay(match.log, strict=True)


def test_words_dealt_from_an_older_pack_stay_on_the_table(monkeypatch):
    match = Match.start("codenames", seats=4, seed=7)
    monkeypatch.setattr(codenames_setup, "cards", lambda config: ("NEW",) * 400)
    assert Match.replay(match.log).view(None).words == match.view(None).words
    with pytest.raises(LogError, match="is not in the pack"):
        Match.replay(match.log, strict=True)


def test_a_log_names_the_word_data_it_was_played_with(monkeypatch):
    log = Match.start("codenames", seats=4, seed=7, config={"language": "fr"}).log
    assert len(log["data"]) == 16
    monkeypatch.setattr(codenames_setup, "words_digest", lambda language: "0" * 16)
    assert Match.replay(log).log == log  # not the data of today
    assert "data" not in Match.start("coloretto", seats=3, seed=7).log


# Older versions of a game


def of_version(match: Match, version: int) -> dict:
    log = match.log | {"version": version}
    return log | {"digest": digest_of(log)}


@pytest.fixture
def chess_upgrade(monkeypatch):
    """Make chameleon-chess a game of version 3 that can upgrade logs in some way."""

    def use(upgrade) -> Match:
        match = Match.start("chameleon-chess", seats=2, seed=7).act(0, "a1-a2")
        game = find("chameleon-chess")
        newer = replace(game, meta=replace_meta(game.meta, 3), upgrade=upgrade)
        monkeypatch.setitem(registry._found(), "chameleon-chess", newer)
        return match

    return use


def replace_meta(meta, version: int):
    from msgspec.structs import replace as changed

    return changed(meta, version=version)


def test_a_log_of_an_older_version_is_led_to_the_present_one(chess_upgrade):
    def upgrade(log, version):
        actions = [[seat, text.replace("to", "-")] for seat, text in log["actions"]]
        return {**log, "version": version + 1, "actions": actions}

    log = of_version(chess_upgrade(upgrade), 1)
    log["actions"] = [[0, "a1toa2"]]
    match = Match.replay(log | {"digest": digest_of(log)})
    assert [str(action) for _, action in match.entries] == ["a1-a2"]
    assert match.log["version"] == 3


def test_a_log_that_nobody_can_upgrade_is_refused_with_the_reason(chess_upgrade):
    match = chess_upgrade(lambda log, version: None)
    with pytest.raises(LogError, match=r"of Chameleon 5×5 version 1; this program plays version 3\. Use the"):
        Match.replay(of_version(match, 1))
    with pytest.raises(LogError, match=r"version 4; this program plays version 3\. Use a newer Furcifer\."):
        Match.replay(of_version(match, 4))


def test_an_upgrade_that_does_not_lead_on_is_a_fault(chess_upgrade):
    match = chess_upgrade(lambda log, version: log)
    with pytest.raises(LogError, match="leads to no newer one"):
        Match.replay(of_version(match, 1))


def test_an_older_log_is_checked_before_it_is_upgraded(chess_upgrade):
    match = chess_upgrade(lambda log, version: {**log, "version": 3})
    with pytest.raises(LogError, match="cut or edited"):
        Match.replay(of_version(match, 1) | {"seats": 3})
