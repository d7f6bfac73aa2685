"""A seat played by a model, against a real HTTP server whose answers are scripted."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from adapters.llm.scripted import KEY, Cut, Drop, Refuse, Scripted, Slow, first_legal, serving
from furcifer import Match
from furcifer.adapters.llm import Endpoint, ModelPlayer, endpoint
from furcifer.adapters.llm.answer import Failure
from furcifer.adapters.llm.transcript import read as read_transcript
from furcifer.bots import turn_for
from furcifer.core import ConfigError, Rng

GOOD = '{"action": "a1-a2"}'


def turn(slug="chameleon-chess", seats=2, seed=1, **config):
    match = Match.start(slug, seats, seed, config)
    return turn_for(match, match.to_act[0], Rng(1))


def play(script, at=None, **limits):
    """Let a model act once. Return the action and the player."""
    now = at or turn()
    with serving(script) as url:
        settings = {"url": url, "key": KEY, "seconds": 5.0, "retries": 2, **limits}
        model = ModelPlayer(Endpoint(name="tiny", model="tiny", **settings), now.game.meta.slug)
        return model.choose(now), model


def outcomes(model):
    return [attempt.failure for attempt in model.attempts]


def test_a_good_answer_is_played_and_its_cost_recorded():
    action, model = play(Scripted('I think... {"action": "b1-c3"}\nNo: {"action": "a1-a2"}'))
    assert str(action) == "a1-a2"
    (attempt,) = model.attempts
    assert attempt.action == "a1-a2"
    assert attempt.failure is None
    assert attempt.tokens_in > 0 < attempt.tokens_out
    assert model.tokens == attempt.tokens_in + attempt.tokens_out


def test_an_illegal_action_is_tried_again_with_the_referees_reason():
    script = Scripted('{"action": "a1-a5"}', GOOD)
    action, model = play(script)
    assert str(action) == "a1-a2"
    assert outcomes(model) == [Failure.ILLEGAL, None]
    assert "The piece on a1 cannot go to a5." in script.requests[1]["messages"][-1]["content"]


@pytest.mark.parametrize(
    ("answer", "failure"),
    [
        ("", Failure.EMPTY),
        ("I would rather not.", Failure.UNPARSABLE),
        (Cut('Let me think about {"action'), Failure.TRUNCATED),
        ('{"action": "dance"}', Failure.ILLEGAL),
        ('{"action": ["a1-a2"]}', Failure.UNPARSABLE),
        pytest.param("{" * 3000, Failure.UNPARSABLE, id="braces"),
    ],
)
def test_what_cannot_be_played_is_classed_and_replaced_after_two_retries(answer, failure):
    action, model = play(Scripted(answer))
    assert outcomes(model) == [failure, failure, failure, None]
    assert model.attempts[-1].fallback
    assert model.attempts[-1].action == str(action)
    assert action in turn().legal


def test_too_many_requests_are_repeated_when_the_endpoint_says():
    action, model = play(Scripted(Refuse(429, "0.05"), Refuse(503), GOOD))
    assert str(action) == "a1-a2"
    assert outcomes(model) == [None]


@pytest.mark.parametrize(
    "answer",
    [Refuse(500), Refuse(401), Refuse(404), Drop()],
    ids=["fails", "refuses", "has no such model", "drops the connection"],
)
def test_an_endpoint_that_fails_is_unavailable_and_not_asked_again(answer):
    _, model = play(Scripted(answer), retries=0)
    assert outcomes(model) == [Failure.UNAVAILABLE, None]


def test_an_endpoint_that_is_not_there_is_unavailable():
    model = ModelPlayer(
        Endpoint(name="t", model="t", url="http://127.0.0.1:9/v1", retries=0), "chameleon-chess"
    )
    assert model.choose(turn()) in turn().legal
    assert outcomes(model) == [Failure.UNAVAILABLE, None]


def test_a_model_that_never_answers_is_not_waited_for():
    _, model = play(Scripted(Slow(3)), seconds=0.4, retries=0)
    assert outcomes(model) == [Failure.TIMEOUT, None]
    assert model.attempts[0].seconds < 3


def test_a_match_has_a_budget():
    _, model = play(Scripted(GOOD), match_tokens=0)
    assert outcomes(model) == [Failure.BUDGET, None]


def test_a_free_text_is_judged_by_the_referee():
    now = turn("codenames", 4, 5)
    card = next(word for word, tile in zip(now.view.words, now.view.tiles, strict=True) if tile == ".")
    script = Scripted(json.dumps({"action": f"clue {card.lower()} 2"}), '{"action": "clue vehicle 2"}')
    action, model = play(script, now)
    assert str(action) == "clue vehicle 2"
    assert outcomes(model) == [Failure.ILLEGAL, None]
    assert card in script.requests[1]["messages"][-1]["content"]


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Retrouver ses agents"), ("it", "Giochi a Codenames")]
)
def test_the_prompt_speaks_the_language_of_the_table(language, words):
    script = Scripted('{"action": "clue zebre 1"}')
    play(script, turn("codenames", 4, 5, language=language))
    assert words in script.requests[0]["messages"][0]["content"]


def test_the_transcript_holds_every_prompt_and_answer_but_no_key(tmp_path):
    file = tmp_path / "transcript.jsonl"
    script = Scripted("nonsense", Refuse(401))
    play(script, transcript=file, retries=0)
    assert [one.failure for one in read_transcript(file)] == ["unparsable", "unavailable", None]
    assert script.keys == {f"Bearer {KEY}"}
    assert KEY not in file.read_text()
    with file.open("ab") as end:
        end.write(b'{"model": "cut o')  # a process killed while it wrote
    assert len(read_transcript(file)) == 3


def test_many_matches_are_played_at_once():
    script = Scripted(first_legal)
    with serving(script) as url:
        found = Endpoint(name="tiny", model="tiny", url=url)

        def some(seed):
            match, model = Match.start("le-cameleon", 2, seed), ModelPlayer(found, "le-cameleon")
            for _ in range(6):
                seat = match.to_act[0]
                match = match.act(seat, model.choose(turn_for(match, seat, Rng(seed))))
            return len(match.entries), len(model.failures)

        with ThreadPoolExecutor(8) as threads:
            assert list(threads.map(some, range(8))) == [(6, 0)] * 8
    assert len(script.requests) == 48


def test_an_endpoint_that_can_is_told_the_form_of_the_answer():
    plain, structured, free = Scripted(GOOD), Scripted(GOOD), Scripted('{"action": "clue pebble 1"}')
    play(plain)
    play(structured, structured=True)
    play(free, at=turn("codenames", 4), structured=True)
    assert "response_format" not in plain.requests[0]
    forms = [one.requests[0]["response_format"]["json_schema"]["schema"] for one in (structured, free)]
    listed, written = (form["properties"]["action"] for form in forms)
    assert listed["enum"] == [str(action) for action in turn().legal]
    assert written == {"type": "string"}


def test_models_are_configured_by_the_environment():
    environ = {"FURCIFER_LLM_MY_MODEL_MODEL": "org/model-7b"}
    assert endpoint("my-model", environ).model == "org/model-7b"
    with pytest.raises(ConfigError, match="FURCIFER_LLM_SMALL_SECONDS is a number"):
        endpoint("small", {"FURCIFER_LLM_SMALL_SECONDS": "soon"})
    assert endpoint("small", {"FURCIFER_LLM_SMALL_STRUCTURED": "on"}).structured
    with pytest.raises(ConfigError, match="FURCIFER_LLM_SMALL_STRUCTURED is on or off"):
        endpoint("small", {"FURCIFER_LLM_SMALL_STRUCTURED": "perhaps"})
