"""Checks while typing, hints and analysis: the answers, who gets them, and how often."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import furcifer
from furcifer import bots
from furcifer.core import Candidate, ConfigError, Rng, Seat
from furcifer.server.node import bot_pool
from furcifer.server.study import analysis
from furcifer.server.study.analysis import Position
from furcifer.server.table import events
from furcifer.server.table.decide import hints
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table
from server.conftest import in_a_loop

CHESS = "chameleon-chess"


def refusal_of(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# The referee as one types


def test_the_referee_answers_what_the_rules_would_and_does_nothing(duel, friend):
    table, (red, blue) = duel()
    before = red.sync["seq"]
    assert red.friend.post(table, "check", text="b1-c3") == {"refusal": None, "warning": None}
    wrong = red.friend.post(table, "check", text="a1-a5")["refusal"]
    assert (wrong["code"], wrong["names"]) == ("no_such_move", {"from": "a1", "to": "a5"})
    assert red.friend.post(table, "check", text="nonsense")["refusal"]["code"] == "notation"
    assert blue.friend.post(table, "check", text="b5-c3")["refusal"]["code"] == "not_your_turn"
    assert red.friend.look(table)["seq"] == before


def test_the_referee_warns_of_a_word_that_the_language_does_not_have(friend):
    ann = friend("Ann")
    table = ann.open_table("codenames", seats=2, bots={1: "gentle"})  # together: Ann gives the first clue
    ann.post(table, "start")
    checked = ann.post(table, "check", text="clue zauberberg 2")
    assert checked["refusal"] is None
    assert (checked["warning"]["code"], checked["warning"]["names"]) == (
        "unknown_word",
        {"clue": "zauberberg"},
    )
    assert ann.post(table, "check", text="clue strudel 2") == {"refusal": None, "warning": None}


def test_the_referee_answers_only_those_who_play(duel, friend):
    table, (red, _) = duel()
    ask = {"text": "b1-c3"}
    assert refusal_of(friend("Eve").http.post(f"/api/tables/{table}/check", json=ask)) == (403, "not_seated")
    assert refusal_of(red.friend.http.post(f"/api/tables/{'A' * 22}/check", json=ask)) == (404, "no_table")
    lobby = red.friend.open_table()
    assert refusal_of(red.friend.http.post(f"/api/tables/{lobby}/check", json=ask)) == (409, "not_playing")
    for body in ({"text": "x" * 201}, {}, {"text": 7}, {"text": "x", "seat": 1}):
        assert red.friend.http.post(f"/api/tables/{table}/check", json=body).status_code == 400
    red.friend.http.delete(f"/api/tables/{table}/seats/0")
    assert refusal_of(red.friend.http.post(f"/api/tables/{table}/check", json=ask)) == (409, "bot_plays")


def test_a_refusal_while_typing_is_the_same_in_every_world_the_view_allows(friend):
    people = [friend(name) for name in ("Ann", "Bob", "Cem", "Dee")]
    table = people[0].open_table("chameleon", seats=4, config={"rounds": 1})
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    game = furcifer.all_games()["chameleon"]
    for seat, person in enumerate(people):
        view = msgspec.convert(person.look(table)["view"], game.kinds.view)
        for text in ("clue owl", f"clue {view.topic.words[3]}", "clue two words here", "vote 2", "guess A1"):
            refusal = person.post(table, "check", text=text)["refusal"]
            for number in range(4):
                world = game.imagine(view, Rng(number, seat))
                meant = game.check(world, Seat(seat), game.parse(text))
                assert (refusal and refusal["code"]) == (meant and meant.code)


# Hints


def test_a_hint_is_given_and_everybody_sees_that_it_was(friend):
    ann = friend("Ann")
    table = ann.open_table(bots={"1": "random"})
    ann.post(table, "start")
    watcher = friend("Eve").socket(table)
    assert ann.look(table)["table"]["setting"]["hints"] is True  # one person alone
    hints = ann.post(table, "hint", id="h1")
    legal = {choice["text"]: choice["action"] for choice in ann.look(table)["legal"]}
    assert 1 <= len(hints["lines"]) <= 3
    assert all(legal[line["text"]] == line["action"] for line in hints["lines"])
    watcher.seen(hints["seq"])
    assert watcher.table_info["chairs"][0]["hints"] == 1
    assert ann.post(table, "hint", id="h1")["seq"] == hints["seq"]  # the same question again
    assert ann.look(table)["table"]["chairs"][0]["hints"] == 1
    assert "lines" not in "".join(watcher.frames)


def test_hints_are_off_among_people_until_the_host_allows_them(duel, friend, server):
    table, (red, blue) = duel()
    assert red.table_info["setting"]["hints"] is False
    with pytest.raises(server.Refusal, match="no_hints"):
        red.friend.post(table, "hint")
    assert blue.ask("arrange", hints=True)["code"] == "not_host"
    red.seen(red.do("arrange", hints=True))
    blue.seen(red.sync["seq"])
    assert blue.table_info["setting"]["hints"] is True
    with pytest.raises(server.Refusal, match="not_your_turn"):
        blue.friend.post(table, "hint")
    assert red.friend.post(table, "hint")["lines"]
    assert refusal_of(friend("Eve").http.post(f"/api/tables/{table}/hint", json={})) == (403, "not_seated")


def test_the_id_of_another_message_buys_no_hint(duel, server):
    """Hints are off, and any of one's own accepted messages once opened them, uncounted."""
    table, (red, _) = duel()
    red.do("chat", id="c1", text="hello")
    with pytest.raises(server.Refusal, match="id_reused"):
        red.friend.post(table, "hint", id="c1")
    red.seen(red.do("arrange", hints=True))
    with pytest.raises(server.Refusal, match="id_reused"):
        red.friend.post(table, "hint", id="c1")
    assert red.friend.look(table)["table"]["chairs"][0]["hints"] == 0


def test_a_hint_asked_for_again_is_for_the_same_turn_only(friend, server):
    ann = friend("Ann")
    table = ann.open_table(bots={"1": "random"})
    ann.post(table, "start")
    socket = ann.socket(table)
    hint = ann.post(table, "hint", id="h1")
    assert ann.post(table, "hint", id="h1")["seq"] == hint["seq"]
    socket.do("act", action=hint["lines"][0]["text"])
    socket.until(lambda: socket.sync["legal"])
    with pytest.raises(server.Refusal, match="stale"):
        ann.post(table, "hint", id="h1")
    assert ann.look(table)["table"]["chairs"][0]["hints"] == 1


def table_of(slug: str, seats: int, config: dict) -> Table:
    """A started table with a person on every seat, without a server."""
    table = Table("x" * 22, 5)
    match = furcifer.Match.start(slug, seats, 5, config)
    chairs = [(f"p{seat}", f"Person {seat}") for seat in range(seats)]
    setup = events.Setup(slug, seats, config, hints=True)
    table = evolve(
        table, events.Created(by="p0", setup=setup, name="Person 0", commitment="", chairs=chairs), 1
    )
    entries = [(int(seat), str(action)) for seat, action in match.entries]
    started = events.Started(by="p0", entries=entries, version=match.game.meta.version)
    return evolve(table, started, 2)


def test_where_no_bot_can_explain_there_are_no_hints(monkeypatch):
    table = table_of(CHESS, 2, {})
    monkeypatch.setattr(bots, "explains", lambda slug: False)
    assert hints.hint(table, Actor("p0"), "m1") == hints.NO_HINTS


class Recorder:
    """A bot that keeps what it was shown."""

    name = "recorder"

    def __init__(self) -> None:
        self.shown: list[bots.Turn] = []

    def choose(self, turn):
        return turn.legal[0]

    def explain(self, turn, most=3, /):
        self.shown.append(turn)
        return [Candidate(action) for action in turn.legal[:most]]


@pytest.mark.parametrize("slug", sorted(furcifer.all_games()))
def test_who_gives_a_hint_sees_what_the_seat_sees(slug, monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(bots, "player", lambda level, slug: recorder)
    game = furcifer.all_games()[slug]
    match = table_of(slug, {"codenames": 4, "chameleon": 4}.get(slug, 2), {}).match
    for seat in match.to_act:
        bot_pool.hint(match, seat)
        turn = recorder.shown[-1]
        assert (turn.view, turn.seat) == (match.view(seat), seat)
        assert isinstance(turn.view, game.kinds.view)
        assert not any(isinstance(getattr(turn, name), game.kinds.state) for name in turn.__struct_fields__)


# Analysis


def test_a_position_is_judged_move_by_move(friend):
    ann = friend()
    body = {"game": CHESS, "moves": ["b1-c3"]}
    seen = ann.http.post("/api/analysis", json=body | {"think": False}).json()
    assert (seen["lines"], seen["value"], len(seen["unjudged"])) == ([], None, 27)
    answer = ann.http.post("/api/analysis", json=body)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    match = furcifer.Match.start(CHESS, 2, 0).act(0, "b1-c3")
    assert {line["text"] for line in found["lines"]} == {str(action) for action in match.legal(1)}
    assert (found["unjudged"], found["to_act"], found["seats"], found["outcome"]) == ([], [1], [0], None)
    worth = [line["value"] for line in found["lines"]]
    assert worth == sorted(worth, reverse=True)
    assert found["lines"][0]["text"] in ("b5xc3", "d5xc3")  # the knight can be had
    assert found["value"]["chances"][0] < 0.5  # … which is bad for Red
    assert found["facts"][0]["target"] == "c3"


def test_a_proved_win_is_said_so(friend):
    found = friend().http.post("/api/analysis", json={"game": CHESS}).json()
    assert found["lines"][0]["wins_in"] is not None
    assert (found["value"]["kind"], found["value"]["chances"]) == ("proven", [1.0, 0.0])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "nothing"}, 409, "no_analysis"),
        ({"game": "codenames"}, 409, "no_analysis"),
        ({"game": "coloretto"}, 409, "no_analysis"),
        ({"game": CHESS, "config": {"dice": 1}}, 409, "no_analysis"),
        ({"game": CHESS, "config": []}, 400, "malformed"),
        ({"game": CHESS, "moves": ["a1-a5"]}, 409, "no_such_move"),
        ({"game": CHESS, "moves": ["a1-a2", "?"]}, 409, "notation"),
        ({"game": CHESS, "moves": ["a1-a2"] * 401}, 400, "malformed"),
        ({"game": CHESS, "moves": ["x" * 41]}, 400, "malformed"),
        ({"game": CHESS, "moves": "a1-a2"}, 400, "malformed"),
        ({}, 400, "malformed"),
    ],
)
def test_what_cannot_be_analysed_is_refused_with_the_reason(friend, body, status, code):
    answer = friend().http.post("/api/analysis", json=body)
    assert refusal_of(answer) == (status, code), answer.text


def test_the_refusal_names_the_move():
    with pytest.raises(furcifer.IllegalAction, match=r"Move 2 \(a5-a1\)") as caught:
        analysis.walk(Position(CHESS, moves=["a1-a2", "a5-a1", "b1-c3"]))
    assert caught.value.illegal.names["number"] == 2


def test_only_games_without_secrets_and_chance_are_analysed():
    assert {slug for slug in furcifer.all_games() if bots.can_analyse(slug)} <= {CHESS, "le-cameleon"}
    for slug in ("codenames", "chameleon", "coloretto"):
        with pytest.raises(ConfigError, match="secrets or chance"):
            analysis.walk(Position(slug))


# How often


def test_questions_are_limited_by_address(start_node, friend):
    ann = friend("Ann", start_node(question_rate=0.01, question_burst=1))
    table = ann.open_table(bots={"1": "random"})
    body = {"game": CHESS, "moves": ["a1-a5"]}
    assert ann.http.post("/api/analysis", json=body).status_code == 409
    assert refusal_of(ann.http.post("/api/analysis", json=body)) == (429, "slow_down")
    assert refusal_of(ann.http.post(f"/api/tables/{table}/hint", json={})) == (429, "slow_down")
    assert refusal_of(ann.http.post("/api/analysis", json=body | {"think": False})) == (429, "slow_down")


def test_looking_at_long_matches_costs_more_than_at_short_ones(start_node, friend):
    """400 moves without a judgement were free, and slowed everybody down."""
    ann = friend("Ann", start_node(question_rate=0.01, question_burst=10))
    asked = {"game": CHESS, "config": {"draws": False}, "think": False}
    long = asked | {"moves": ["a1-a2", "a5-a4", "a2-a1", "a4-a5"] * 100}
    answers = [ann.http.post("/api/analysis", json=long).status_code for _ in range(6)]
    assert answers == [200] * 4 + [429] * 2
    assert ann.http.post("/api/analysis", json=asked).status_code == 200


def test_a_long_queue_of_questions_is_turned_away():
    async def crowd() -> list:
        threads, gate = bot_pool.BotPool(1), asyncio.Event()
        loop = asyncio.get_running_loop()
        wait = lambda: asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()  # noqa: E731
        asked = [asyncio.create_task(threads.advise("a", wait)) for _ in range(bot_pool.MOST_WAITING + 2)]
        await asyncio.sleep(0)
        gate.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        late = await threads.advise("a", lambda: "again")
        threads.close()
        return [*answers, late]

    answers = in_a_loop(crowd())
    assert answers.count(True) == bot_pool.MOST_WAITING
    assert sum(isinstance(answer, bot_pool.BotsBusy) for answer in answers) == 2
    assert answers[-1] == "again"
