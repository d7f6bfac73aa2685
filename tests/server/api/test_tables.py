"""Opening a table, sitting, hosting, bots, chat, spectators, undo, rematch, and what is left of it."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import furcifer
from furcifer.server.table.fairness import commitment, verify


@pytest.fixture
def refused(server):
    """The code of a request that has to be refused."""

    def code_of(call, *args, **fields):
        with pytest.raises(server.Refusal) as caught:
            call(*args, **fields)
        return caught.value.code

    return code_of


# Opening and finding


def test_private_tables_are_not_in_the_lobby(friend):
    ann = friend("Ann")
    hidden, shown = ann.open_table(), ann.open_table(public=True)
    lines = {line["id"]: line for line in ann.http.get("/api/tables").json()}
    assert hidden not in lines
    assert lines[shown] == {
        "id": shown,
        "game": "chameleon-chess",
        "phase": "lobby",
        "language": "en",
        "seats": 2,
        "free": 1,
        "bots": 0,
        "host": "Ann",
    }


def test_an_invite_link_cannot_be_guessed(friend):
    ann = friend("Ann")
    link = ann.http.post("/api/tables", json={"game": "chameleon-chess"}).json()["link"]
    assert ann.http.get(link).status_code == 200
    table = link.rpartition("/")[2]
    assert len(table) == 22  # 128 bits
    wrong = ("A" if table[0] != "A" else "B") + table[1:]
    bodies = {
        ann.http.get(f"/api/tables/{each}").content for each in (wrong, "x", "A" * 22, "%00", "é", "a" * 500)
    }
    assert bodies == {b'{"code":"no_table","text":"There is no such table.","names":{}}'}


def test_opening_a_table_twice_with_one_id_opens_one_table(node, friend, refused, server):
    """A browser whose answer got lost asks again, perhaps after a restart."""
    ann, bob = friend("Ann"), friend("Bob")
    body = {"game": "chameleon-chess", "id": "n1", "bots": {"1": "random"}}
    first, again = (ann.http.post("/api/tables", json=body) for _ in range(2))
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    table = first.json()["id"]
    assert len(table) == 22
    assert [chair["kind"] for chair in ann.look(table)["table"]["chairs"]] == ["person", "bot"]
    other = ann.http.post("/api/tables", json=body | {"game": "coloretto"})
    assert (other.status_code, other.json()["code"]) == (409, "id_reused")
    assert bob.open_table(id="n1") != table
    assert ann.open_table() != ann.open_table()


def test_tables_opened_at_the_same_moment_with_one_id_are_one(friend):
    ann = friend("Ann")
    body = {"game": "chameleon-chess", "id": "n2"}
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: ann.http.post("/api/tables", json=body), range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "nothing"}, "no_game"),
        ({"game": "chameleon-chess", "seats": 3}, "bad_setup"),
        ({"game": "chameleon-chess", "config": {"draws": "maybe"}}, "bad_setup"),
        ({"game": "chameleon-chess", "config": {"dice": 1}}, "bad_setup"),
        ({"game": "chameleon-chess", "bots": {"1": "genius"}}, "no_such_bot"),
        ({"game": "chameleon-chess", "clock": {"seconds": 0}}, "bad_setup"),
        ({"game": "chameleon-chess", "nonsense": 1}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(friend, body, code):
    answer = friend().http.post("/api/tables", json=body)
    assert (400 <= answer.status_code < 500, answer.json()["code"]) == (True, code)


# Seats and the host


def test_sitting_moving_and_standing_up(friend, refused):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table(sit=None)
    bob.post(table, "seats", seat=0)
    assert refused(ann.post, table, "seats", seat=0) == "seat_taken"
    bob.post(table, "seats", seat=1)  # he moves over
    ann.post(table, "seats", seat=0)
    assert [chair["name"] for chair in ann.look(table)["table"]["chairs"]] == ["Ann", "Bob"]
    assert refused(friend().post, table, "seats") == "table_full"
    assert bob.http.delete(f"/api/tables/{table}/seats/1").status_code == 200
    assert [chair["kind"] for chair in ann.look(table)["table"]["chairs"]] == ["person", "empty"]


def test_only_the_host_arranges(friend, refused):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table("coloretto", seats=3)
    bob.post(table, "seats", seat=1)
    assert refused(bob.post, table, "start") == "not_host"
    answer = bob.http.patch(f"/api/tables/{table}", json={"type": "arrange", "id": "a", "seats": 4})
    assert answer.status_code == 403
    change = {"type": "arrange", "id": "a", "seats": 4, "config": {"side": "violet"}, "public": True}
    assert ann.http.patch(f"/api/tables/{table}", json=change).status_code == 200
    setting = ann.look(table)["table"]["setting"]
    assert (setting["seats"], setting["config"], setting["public"]) == (4, {"side": "violet"}, True)
    assert ann.http.delete(f"/api/tables/{table}/seats/1").status_code == 200  # out with Bob
    assert bob.look(table)["you"]["seat"] is None


def test_the_host_role_is_passed_or_taken_from_one_who_is_gone(friend, refused):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    assert refused(ann.post, table, "host", seat=5) == "no_such_seat"
    ann.post(table, "host", seat=1)
    assert bob.look(table)["you"]["host"]
    time.sleep(0.3)  # this server calls a person idle after 0.2 seconds
    ann.post(table, "host", seat=0)
    assert ann.look(table)["you"]["host"]


def test_a_host_who_is_here_and_only_thinks_stays_the_host(friend, refused):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    socket = ann.socket(table)
    for _ in range(4):  # twice as long as this server's patience with idle people
        time.sleep(0.1)
        assert socket.ask("ping")["type"] == "pong"
    assert refused(bob.post, table, "host", seat=1) == "not_host"
    time.sleep(0.3)  # a socket from which nothing comes is nobody's
    bob.post(table, "host", seat=1)
    assert bob.look(table)["you"]["host"]


def test_renaming_shows_at_the_table(friend):
    ann = friend("Ann")
    table = ann.open_table()
    ann.http.put("/api/me", json={"name": "  Zo\u0065\u0308\x07 "})
    assert ann.look(table)["table"]["chairs"][0]["name"] == "Zoë"


# Bots


@pytest.mark.parametrize("slug", sorted(furcifer.all_games()))
def test_bots_play_whole_matches_of_every_game(friend, slug):
    seats = furcifer.all_games()[slug].meta.seats[-1] if slug != "codenames" else 4
    config = {"rounds": 1} if slug == "chameleon" else {}
    ann = friend("Ann")
    table = ann.open_table(slug, seats=seats, config=config, sit=None)
    ann.post(table, "start", fill="random")
    seq = 0
    for _ in range(5000):
        seen = ann.look(table, since=seq, wait=10)
        if seen["outcome"] is not None:
            break
        seq = seen["seq"]
    assert seen["outcome"] is not None
    log = ann.http.get(f"/api/tables/{table}/log").json()
    assert furcifer.Match.replay(log).outcome is not None


def test_a_bot_answers_a_person(friend):
    ann = friend("Ann")
    table = ann.open_table(bots={1: "greedy"})
    ann.post(table, "start")
    socket = ann.socket(table)
    socket.do("act", action="b1-c3", seq=socket.sync["seq"])
    socket.until(lambda: socket.sync["legal"])
    assert [fact["seat"] for fact in socket.facts] == [0, 1]


def test_an_idle_seat_goes_to_a_bot_and_back(friend, refused):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    ann.post(table, "actions", action="b1-c3")
    place = {"level": "random"}
    hasty = ann.http.put(f"/api/tables/{table}/seats/1", json=place)
    assert hasty.json()["code"] in ("not_idle", "no")
    time.sleep(0.4)
    assert friend().http.put(f"/api/tables/{table}/seats/1", json=place).status_code == 403
    assert ann.http.put(f"/api/tables/{table}/seats/1", json=place).status_code == 200
    chair = bob.look(table)["table"]["chairs"][1]
    assert (chair["kind"], chair["name"], chair["away"]) == ("bot", "Bob", True)
    assert refused(bob.post, table, "actions", action="a5-a4") == "bot_plays"
    assert refused(friend("Eve").post, table, "seats", seat=1) == "seat_taken"
    bob.post(table, "seats", seat=1)
    assert bob.look(table)["table"]["chairs"][1]["kind"] == "person"


# Spectators and chat


def test_spectators_see_what_the_host_lets_them(friend, server):
    ann, bob, eve = friend("Ann"), friend("Bob"), friend("Eve")
    shown = {}
    for policy in ("open", "after"):
        table = ann.open_table(spectators=policy)
        bob.post(table, "seats", seat=1)
        ann.post(table, "start")
        watcher = eve.socket(table)
        sockets = [ann.socket(table), bob.socket(table)]
        sockets[0].do("act", action="b1-c3", seq=sockets[0].sync["seq"])
        watcher.seen(sockets[0].sync["seq"])
        shown[policy] = (watcher.sync["view"] is not None, len(watcher.facts), watcher.sync["legal"])
        assert watcher.ask("act", action="a5-a4")["code"] == "not_seated"
        aside = watcher.ask("chat", text="psst")  # who may see the match may whisper about it
        assert ("code" in aside, aside.get("code")) == (
            (False, None) if policy == "open" else (True, "silence")
        )
        assert all(not socket.friend.look(table)["chat"] for socket in sockets)
        if policy == "after":
            for socket in sockets:
                socket.seen(watcher.sync["seq"])
            server.play_out(sockets, random.Random(3))
            watcher.until(lambda watcher=watcher: watcher.sync["outcome"])
            assert watcher.sync["view"] is not None
    assert shown == {"open": (True, 1, []), "after": (False, 0, [])}


def test_chat_is_cleaned_and_kept(duel):
    table, (red, blue) = duel()
    seq = red.do("chat", text="  he\x00llo\u202e \n <b>you</b> ")
    blue.seen(seq)
    line = {"seq": seq, "name": "Ann", "text": "hello <b>you</b>", "seat": 0, "phrase": None}
    assert [heard.items() >= line.items() for heard in blue.sync["chat"]] == [True]
    assert red.ask("chat", text=" \x00 ")["code"] == "empty"
    long = red.do("chat", text="é" * 1000)
    blue.seen(long)
    assert len(blue.sync["chat"][0]["text"]) == 300
    assert len(blue.friend.look(table)["chat"]) == 2


def test_who_sees_the_key_of_codenames_may_not_chat(friend, refused):
    people = [friend(name) for name in "ABCD"]
    table = people[0].open_table("codenames", seats=4)
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    allowed = [person.look(table)["you"]["may_chat"] for person in people]
    assert sorted(allowed) == [False, False, True, True]
    for person, may in zip(people, allowed, strict=True):
        if may:
            person.post(table, "chat", text="which word?")
        else:
            assert refused(person.post, table, "chat", text="the tree") == "silence"


# Taking back


def test_a_move_is_taken_back_when_the_other_agrees(duel):
    table, (red, blue) = duel()
    start = red.sync["view"]
    red.do("act", action="b1-c3", seq=red.sync["seq"])
    assert blue.ask("undo")["code"] == "no_undo"
    seq = red.do("undo")
    blue.seen(seq)
    assert blue.table_info["undo"] == {"seat": 0, "agreed": [], "waiting": [1]}
    assert red.ask("consent", yes=True)["code"] == "own_question"
    seq = blue.do("consent", yes=True)
    red.seen(seq)
    assert red.sync["undone"]
    assert red.sync["view"] == start
    red.do("act", action="b1-c3", seq=red.sync["seq"])
    fresh = blue.friend.socket(table)
    assert len(fresh.facts) == 1


def test_a_refusal_or_a_move_ends_the_question(duel):
    _, (red, blue) = duel()
    red.do("act", action="b1-c3")
    red.do("undo")
    blue.do("consent", yes=False)
    assert blue.ask("consent", yes=True)["code"] == "not_asked"
    red.do("undo")
    blue.until(lambda: blue.sync["legal"])
    blue.do("act", action=blue.sync["legal"][0]["text"])
    assert blue.ask("consent", yes=True)["code"] == "not_asked"
    assert red.ask("undo")["code"] == "no_undo"


def test_against_bots_one_takes_back_past_their_answer(friend):
    ann = friend("Ann")
    table = ann.open_table(bots={1: "random"})
    ann.post(table, "start")
    socket = ann.socket(table)
    start = socket.sync["view"]
    socket.do("act", action="b1-c3", seq=socket.sync["seq"])
    socket.until(lambda: len(socket.facts) == 2)
    socket.seen(socket.do("undo"))
    assert socket.sync["view"] == start


def test_nothing_is_taken_back_past_a_drawn_card(friend, refused):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table("coloretto", seats=2, config={"start": "deal"})
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    mover = next(person for person in (ann, bob) if person.look(table)["legal"])
    mover.post(table, "actions", action="draw")
    assert refused(mover.post, table, "undo") == "no_undo"


# After the end


def test_the_log_proves_that_chance_was_fair(friend):
    ann = friend("Ann")
    table = ann.open_table("coloretto", seats=3, sit=None)
    facts = ann.look(table)["table"]
    assert facts["seed"] is None
    promised = facts["commitment"]
    assert ann.http.get(f"/api/tables/{table}/log").json()["code"] == "not_over"
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "not_over"
    ann.post(table, "start", fill="random")
    seq = 0
    while (seen := ann.look(table, since=seq, wait=10))["outcome"] is None:
        seq = seen["seq"]
    log = ann.http.get(f"/api/tables/{table}/log").json()
    assert commitment(int(ann.look(table)["table"]["seed"])) == promised
    verdict = verify(log, promised)
    assert verdict.fair
    assert verdict.draws > 50
    assert not verify(log, commitment(1)).fair
    story = ann.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()
    assert len(story["steps"]) == len(log["actions"])
    assert story["steps"][-1]["view"]["seat"] == 1


def test_a_dealt_card_that_was_exchanged_is_found():
    match = furcifer.Match.start("coloretto", seats=3, seed=5)
    while match.outcome is None:
        seat = match.to_act[0]
        match = match.act(seat, match.legal(seat)[0])
    assert verify(match.log).fair
    other = furcifer.Match.start("coloretto", seats=3, seed=6)
    from msgspec.structs import replace

    forged = replace(match, seed=other.seed)
    assert not verify(forged.log).fair


def test_a_rematch_starts_once_everyone_agrees_and_each_has_the_other_seat(duel, server):
    _, sockets = duel()
    assert sockets[0].ask("rematch")["code"] == "not_over"
    server.play_out(sockets, random.Random(4))
    sockets[1].do("rematch")
    sockets[0].until(lambda: sockets[0].table_info["proposal"])
    assert sockets[0].table_info["proposal"]["waiting"] == [0]
    assert sockets[0].table_info["rematch"] is None
    sockets[0].do("rematch")
    assert sockets[0].ask("rematch")["code"] == "rematch_exists"
    sockets[0].until(lambda: sockets[0].table_info["rematch"])
    following = sockets[0].table_info["rematch"]
    assert sockets[0].table_info["rematch_seats"] == [0, 1]
    seen = sockets[0].friend.look(following)
    assert [chair["name"] for chair in seen["table"]["chairs"]] == ["Bob", "Ann"]
    assert seen["you"].items() >= {"seat": 1, "host": True, "may_chat": True}.items()
    assert (seen["table"]["phase"], seen["to_act"]) == ("playing", [0])
    assert seen["table"]["series"]["played"] == 1
    assert sum(seen["table"]["series"]["wins"]) == 1


# Clocks


def test_a_phase_timer_acts_for_a_seat(friend):
    people = [friend(name) for name in "ABC"]
    table = people[0].open_table("chameleon", seats=3, config={"clue_seconds": 1, "rounds": 1})
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    socket = people[0].socket(table)
    faces = socket.sync["clocks"]
    assert len(faces) == 1
    assert 0 <= faces[0]["left_ms"] <= 1000
    before = socket.sync["to_act"]
    socket.until(lambda: socket.sync["to_act"] != before)


def test_a_player_whose_time_is_up_loses_and_everybody_is_told(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table(clock={"seconds": 1, "increment": 1})
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    sockets = [ann.socket(table), bob.socket(table)]
    assert [face["running"] for face in sockets[0].sync["clocks"]] == [True, False]
    for socket in sockets:
        socket.until(lambda socket=socket: socket.sync["outcome"] is not None)
        assert socket.sync["outcome"] == {"scores": [0.0, 1.0], "winners": [1], "reason": "time"}
        assert [chair["flagged"] for chair in socket.table_info["chairs"]] == [True, False]
        assert socket.sync["clocks"][0] == {"seat": 0, "name": "player", "left_ms": 0, "running": False}


def test_with_more_players_a_bot_takes_over_and_the_player_may_play_on(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table(
        "coloretto", seats=3, clock={"seconds": 1}, config={"start": "choose"}, bots={"2": "random"}
    )
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    socket = bob.socket(table)
    socket.until(lambda: socket.table_info["chairs"][0]["flagged"])
    chair = socket.table_info["chairs"][0]
    assert (chair["kind"], chair["name"], chair["away"]) == ("bot", "Ann", True)
    ann.post(table, "seats", seat=0)
    socket.until(lambda: socket.table_info["chairs"][0]["kind"] == "person")
    assert not socket.table_info["chairs"][0]["flagged"]
