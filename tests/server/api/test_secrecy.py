"""Secrecy on the wire: whole matches of every game, every seat and a spectator recording every byte."""

from __future__ import annotations

import itertools
import json

import msgspec
import pytest

import furcifer
from furcifer import bots
from furcifer.core import Ask, Rng, Seat
from furcifer.server.store import open_database
from furcifer.server.table import events
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table
from server.conftest import in_a_loop, without_ids

SHORT = {"chameleon": {"rounds": 1}}  # a whole match in little time
MOST = 250  # actions in a quick run; the long run plays every match to its end
SEATS = {"codenames": 4, "chameleon": 4, "coloretto": 3}
WORLDS = 3  # imagined ones a message is compared with


def test_nobody_receives_what_they_may_not_know(friend, node, slug):
    watch_a_match(friend, node, slug, SHORT.get(slug, {}), MOST)


@pytest.mark.long
def test_nobody_receives_what_they_may_not_know_in_whole_matches(friend, node, slug):
    assert watch_a_match(friend, node, slug, {}, None), "the match did not end"


def watch_a_match(friend, node, slug, config, most) -> bool:
    """Play a match, check everything that anybody received, and return whether the match is over."""
    people = [friend(f"Person {number}") for number in range(SEATS.get(slug, 2))]
    table = people[0].open_table(slug, seats=len(people), config=config, spectators="open")
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    outsider = friend("Watcher")
    listeners = [person.socket(table) for person in people] + [outsider.socket(table)]
    people[0].post(table, "start")
    seq = play(furcifer.all_games()[slug], table, listeners, most)
    asked = [person.http.get(f"/api/tables/{table}").text for person in (*people, outsider)]
    story = history(node, table)
    assert len(story) == seq
    for seat, listener in enumerate(listeners):
        check_listener(furcifer.all_games()[slug], seat if seat < len(people) else None, listener, story)
        last = json.loads(asked[seat])
        assert last["view"] == listener.sync["view"]
    over = story[seq].outcome is not None
    for what in ("log", "replay"):
        answer = outsider.http.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == (200 if over else 409)
    nothing_in_the_logs(node, table, story[seq])
    return over


def pytest_generate_tests(metafunc):
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", sorted(furcifer.all_games()))


def play(game, table, listeners, most) -> int:
    """Everyone plays from what they were sent, and from nothing else."""
    rng = Rng(11)
    for socket in listeners:
        socket.until(lambda socket=socket: socket.sync["view"] is not None)
    for _ in itertools.count() if most is None else range(most):
        if listeners[0].sync["outcome"] is not None:
            break
        ready = [socket for socket in listeners if socket.sync["legal"] or socket.sync["asks"]]
        mover = ready[rng.below(len(ready))]
        seq = mover.do("act", action=choice(game, mover.sync, rng), seq=mover.sync["seq"])
        for socket in listeners:
            socket.seen(seq)
    return listeners[0].sync["seq"]


def choice(game, sync, rng):
    legal = [msgspec.convert(each["action"], game.kinds.action) for each in sync["legal"]]
    view = msgspec.convert(sync["view"], game.kinds.view)
    ask = sync["asks"] and msgspec.convert(sync["asks"], Ask)
    turn = bots.Turn(game, Seat(sync["you"]["seat"]), view, legal, ask, rng)
    return str(bots.player("random", game.meta.slug).choose(turn))


def history(node, table_id) -> dict[int, Table]:
    """The table after each event, from the log."""

    async def read():
        database = await open_database(node.env["FURCIFER_DATABASE_URL"])
        kept, log = await database.find(table_id), await database.log(table_id)
        await database.close()
        return kept, log

    kept, log = in_a_loop(read())
    table, story = Table(kept.id, kept.seed), {}
    for row in log:
        table = evolve(table, events.read(row.body), row.at)
        story[row.seq] = table
    return story


def check_listener(game, seat, listener, story) -> None:
    known = ""  # everything this listener was allowed to know so far
    received = ""
    for frame in listener.frames:
        received += frame
        for message in map(json.loads, frame.split("\n")):
            if message["type"] == "sync":
                known += check_sync(game, seat, message, story)
                if story[message["seq"]].outcome is None:
                    check_bytes(received, known, story[message["seq"]])


def check_sync(game, seat, message, story) -> str:
    """A sync says what `view` and `tell` allow, and nothing that another possible world would change."""
    table, since = story[message["seq"]], message["since"]
    if table.match is None:
        assert (message["view"], message["facts"], message["legal"]) == (None, [], [])
        return ""
    match = table.match
    view = match.view(seat)
    assert message["view"] == plain(view)
    first = sum(entry.seq <= since for entry in table.entries)
    assert message["facts"] == plain(match.told(seat, since=first))
    mine = [] if seat is None else match.legal(seat)
    assert [each["text"] for each in message["legal"]] == [str(action) for action in mine]
    for number in range(WORLDS):
        world = game.imagine(view, Rng(number, message["seq"]))
        assert list(game.to_act(world)) == message["to_act"]
        if seat is not None and seat in message["to_act"]:
            assert [str(action) for action in game.legal(world, Seat(seat))] == [
                str(action) for action in mine
            ]
            asks = game.asks(world, Seat(seat))
            assert message["asks"] == plain(asks)
        else:
            assert (message["legal"], message["asks"]) == ([], None)
    return json.dumps(message["view"]) + json.dumps(message["facts"])


def plain(value):
    """A value as JSON readers have it."""
    return json.loads(furcifer.to_json(value))


def check_bytes(received: str, known: str, table: Table) -> None:
    """No long text of the hidden state, and no form of the seed, is among the bytes."""
    for secret in (str(table.seed), f"{table.seed:x}"):
        assert secret not in received
    state = None if table.match is None else msgspec.to_builtins(table.match.state)
    for text in texts(state):
        assert text in known or text not in received


def texts(value) -> set[str]:
    """Every text of a state that is long enough to be recognised."""
    if isinstance(value, str):
        return {value} if len(value) >= 10 else set()
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return set().union(*(texts(part) for part in parts)) if parts else set()


def nothing_in_the_logs(node, table_id, table) -> None:
    shown = node.output + furcifer_metrics(node)
    for secret in (table_id, str(table.seed), f"{table.seed:x}", "Person 1"):
        assert secret not in shown
    for text in texts(msgspec.to_builtins(table.match.state)):
        assert text not in shown


def furcifer_metrics(node) -> str:
    import httpx

    return httpx.get(f"{node.url}/metrics").text


def test_the_check_itself_finds_a_leak():
    """A test that cannot fail proves nothing."""
    match = furcifer.Match.start("codenames", seats=4, seed=3)
    table = Table("x" * 22, 3, match=match)
    leak = furcifer.to_json(match.state)
    with pytest.raises(AssertionError):
        check_bytes(leak, furcifer.to_json(match.view(None)), table)
    check_bytes(
        furcifer.to_json(match.view(None)).replace("3", ""), furcifer.to_json(match.view(None)), table
    )


def test_a_spectator_who_must_wait_receives_nothing_of_the_match(friend):
    ann, bob, eve = friend("Ann"), friend("Bob"), friend("Eve")
    table = ann.open_table("codenames", seats=2, spectators="after")
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    watcher = eve.socket(table)
    words = ann.look(table)["view"]["words"]
    received = without_ids("".join(watcher.frames) + eve.http.get(f"/api/tables/{table}").text)
    assert not any(word in received for word in words)
