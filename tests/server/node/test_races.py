"""People who sit, act, ask, repeat and reconnect in any order, at two nodes of one log that die and pause."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands, events
from furcifer.server.table.commands import Command
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table
from server.conftest import in_a_loop

PEOPLE = ("ann", "bob", "eve")
people = st.sampled_from(PEOPLE)
nodes = st.sampled_from((0, 1))
seats = st.sampled_from((0, 1))
picks = st.integers(0, 40)


class Races(RuleBasedStateMachine):
    """Two nodes over one file. Every command goes through one of them, some through both at the same time."""

    template: Path

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory(prefix="furcifer-races-")
        self.database = Path(self.folder.name) / "tables.db"
        shutil.copy(self.template, self.database)
        self.values = {
            "database_url": f"sqlite:///{self.database}",
            "idle_seconds": 0,
            "log_level": "error",
            "bot_pause": 3600,  # bots sit there, and act in other tests
        }
        self.nodes: list[Node] = []
        self.numbers = 0
        self.sent: list[tuple[str, Command]] = []
        self.accepted: dict[tuple[str, str], int] = {}
        self.wait(self._open())

    async def _open(self) -> None:
        self.nodes = [await self._node() for _ in range(2)]
        setup = events.Setup("chameleon-chess", 2)
        live = await self.nodes[0].create(Actor("ann", "Ann"), setup)
        self.id = live.table.id
        self.lives = [await node.find(self.id) for node in self.nodes]
        self.listeners = {
            (person, node): self.lives[node].listen(person, asyncio.Event())
            for person in PEOPLE
            for node in (0, 1)
        }
        self.syncs: dict = {}
        for listener in self.listeners.values():
            listener.subscribe(0)

    async def _node(self) -> Node:
        node = Node(Settings(**self.values))
        await node.open()
        node.database.shared = True  # each knows that it is not alone
        return node

    def wait(self, work):
        return self.loop.run_until_complete(work)

    def command(self, kind, **fields) -> Command:
        self.numbers += 1
        return kind(id=f"m{self.numbers}", **fields)

    def say(self, person: str, node: int, command: Command):
        answer = self.wait(self.handle(person, node, command))
        self.note(person, command, answer)
        return answer

    async def handle(self, person: str, node: int, command: Command):
        """Carry out a command as a socket does: a move without a task where that is possible."""
        live, answer = self.lives[node], self.loop.create_future()
        if isinstance(command, commands.Act) and live.act(Actor(person), command, answer.set_result):
            return await answer
        return await self.nodes[node].handle(live, person, command)

    def note(self, person, command, answer) -> None:
        if isinstance(answer, int):
            known = self.accepted.setdefault((person, command.id), answer)
            assert known == answer, "the same message was done twice"
        else:
            assert answer.code not in ("busy", "store_away")
            assert (person, command.id) not in self.accepted, (
                "what was accepted is refused when it is sent again"
            )
        self.sent.append((person, command))

    @rule(person=people, node=nodes, seat=seats)
    def sit(self, person, node, seat):
        self.say(person, node, self.command(commands.Sit, seat=seat))

    @rule(person=people, node=nodes)
    def stand(self, person, node):
        self.say(person, node, self.command(commands.Stand))

    @rule(node=nodes)
    def start(self, node):
        self.say("ann", node, self.command(commands.Start))

    @rule(node=nodes)
    def sit_and_start(self, node):
        """The way most tables go, so that matches are played often."""
        self.say("ann", node, self.command(commands.Sit, seat=0))
        self.say("bob", node, self.command(commands.Sit, seat=1))
        self.say("ann", node, self.command(commands.Start))

    @rule(node=nodes, pick=picks, back=st.integers(0, 3))
    def act(self, node, pick, back):
        """The next player acts, from a state they may have seen a while ago."""
        table = self.lives[node].table
        for seat in table.to_act:
            person = table.chairs[seat].person
            legal = table.offers[seat].legal
            if person is not None and legal:
                command = self.command(
                    commands.Act, action=str(legal[pick % len(legal)]), seq=max(0, table.seq - back)
                )
                self.say(person, node, command)

    @rule(person=people, node=nodes)
    def act_out_of_turn(self, person, node):
        self.say(person, node, self.command(commands.Act, action="b1-c3"))

    @rule(person=people, node=nodes)
    def undo(self, person, node):
        self.say(person, node, self.command(commands.Undo))

    @rule(person=people, node=nodes, yes=st.booleans())
    def consent(self, person, node, yes):
        self.say(person, node, self.command(commands.Consent, yes=yes))

    @rule(person=people, node=nodes, seat=seats)
    def hand_to_a_bot(self, person, node, seat):
        self.say(person, node, self.command(commands.Place, seat=seat, level="random"))

    @rule(person=people, node=nodes)
    def chat(self, person, node):
        self.say(person, node, self.command(commands.Chat, text="hello"))

    @rule(node=nodes, pick=picks)
    def repeat(self, node, pick):
        """A message comes again, perhaps at the other node."""
        if self.sent:
            self.say(*self._again(pick, node))

    def _again(self, pick, node):
        person, command = self.sent[-1 - pick % len(self.sent)]
        if (person, command.id) not in self.accepted:
            command = self.command(commands.Chat, text="again")  # a refused one may well be accepted later
        return person, node, command

    @rule(one=people, two=people, kind=st.sampled_from(("sit", "chat", "act")))
    def both_at_once(self, one, two, kind):
        """Two nodes accept at the same moment: the log decides."""
        make = {
            "sit": lambda: self.command(commands.Sit, seat=0),
            "chat": lambda: self.command(commands.Chat, text="now"),
            "act": lambda: self.command(commands.Act, action="b1-c3"),
        }[kind]
        both = [(one, make()), (two, make())]

        async def together():
            return await asyncio.gather(
                *(self.handle(person, node, command) for node, (person, command) in enumerate(both))
            )

        for (person, command), answer in zip(both, self.wait(together()), strict=True):
            self.note(person, command, answer)

    @rule(person=people, node=nodes, turns=st.integers(0, 12))
    def node_dies(self, person, node, turns):
        """A node dies somewhere between a message and its answer, so the message comes again at the other."""
        command = self.command(commands.Chat, text="anybody there?")
        self.wait(self._die(node, self.handle(person, node, command), turns))
        self.say(person, 1 - node, command)

    async def _die(self, number: int, work, turns: int) -> None:
        task = asyncio.create_task(work)
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        dead = self.nodes[number]
        dead.journal._gathered.clear()  # it never gets to write these
        await dead.close()
        await asyncio.gather(task, return_exceptions=True)
        self.nodes[number] = await self._node()
        self.lives[number] = await self.nodes[number].find(self.id)
        for person in PEOPLE:
            self.listeners[person, number] = self.lives[number].listen(person, asyncio.Event())
            self.listeners[person, number].subscribe(0)

    @rule(one=people, two=people, seconds=st.sampled_from((0.0, 0.005, 0.03)))
    def store_pauses(self, one, two, seconds):
        """The database answers nobody for a moment, while both nodes have something to write."""
        both = [(who, self.command(commands.Chat, text="later")) for who in (one, two)]

        async def later():
            connection = sqlite3.connect(
                self.database, timeout=60, isolation_level=None, check_same_thread=False
            )
            with closing(connection) as writer:
                await asyncio.to_thread(writer.execute, "begin immediate")  # another may wait for the loop
                tasks = [
                    asyncio.create_task(self.handle(person, node, command))
                    for node, (person, command) in enumerate(both)
                ]
                await asyncio.sleep(seconds)
                writer.execute("rollback")
            return await asyncio.gather(*tasks)

        for (person, command), answer in zip(both, self.wait(later()), strict=True):
            self.note(person, command, answer)

    @rule(person=people, node=nodes, back=st.integers(0, 5))
    def reconnect(self, person, node, back):
        live = self.lives[node]
        live.listeners.discard(self.listeners[person, node])
        listener = self.listeners[person, node] = live.listen(person, asyncio.Event())
        listener.subscribe(max(0, live.table.seq - back))

    @invariant()
    def everybody_is_in_step(self):
        self.wait(self._catch_up())
        tables = [live.table for live in self.lives]
        assert tables[0].seq == tables[1].seq
        for (person, node), listener in self.listeners.items():
            for line in filter(None, listener.next_frame().split(b"\n")):
                message = json.loads(line)
                if message["type"] == "sync":
                    self.syncs[person, node] = message
        for person in PEOPLE:
            one, two = (self.syncs[person, node] for node in (0, 1))
            for what in ("seq", "you", "view", "legal", "to_act", "outcome"):
                assert one[what] == two[what]

    async def _catch_up(self) -> None:
        for live in self.lives:
            await live.catch_up()

    @invariant()
    def nobody_sits_twice(self):
        seated = [chair.person for chair in self.lives[0].table.chairs if chair.person is not None]
        assert len(seated) == len(set(seated))

    @invariant()
    def the_log_holds_what_was_accepted(self):
        log = self.wait(self.nodes[0].database.log(self.id))
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        logged = {(event.by, event.msg): row.seq for row in log if (event := events.read(row.body)).msg}
        assert logged == self.accepted
        table = Table(self.id, self.lives[0].table.seed)
        for row in log:
            table = evolve(table, events.read(row.body), row.at)
        assert table.match == self.lives[1].table.match
        assert table.chairs == self.lives[0].table.chairs

    def teardown(self) -> None:
        for node in self.nodes:
            self.wait(node.close())
        self.loop.close()
        self.folder.cleanup()


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    """An empty database, made once."""
    path = tmp_path_factory.mktemp("races") / "empty.db"

    async def make() -> None:
        node = Node(Settings(database_url=f"sqlite:///{path}", log_level="error"))
        await node.open()
        await node.close()

    in_a_loop(make())
    Races.template = path


def run(examples: int, steps: int) -> None:
    """Run in a thread of its own: a browser of another test may hold this thread's event loop."""
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    with ThreadPoolExecutor(1) as thread:
        thread.submit(run_state_machine_as_test, Races, settings=chosen).result()


def test_any_order_of_commands_leaves_one_story(template):
    run(examples=10, steps=25)


def test_the_races_run_where_another_loop_is_running(template):
    """As they do after the browser tests, which leave a loop running in their thread."""

    async def like_a_browser() -> None:
        run(examples=1, steps=5)

    in_a_loop(like_a_browser())


@pytest.mark.long
def test_many_orders_of_commands_leave_one_story(template):
    run(examples=100, steps=40)
