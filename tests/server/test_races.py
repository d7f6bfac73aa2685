"""People who sit, act, ask, repeat and reconnect in any order, at two nodes of one log."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from furcifer.server import events, protocol
from furcifer.server.fold import fold
from furcifer.server.hall import Hall
from furcifer.server.settings import Settings
from furcifer.server.table import Table
from furcifer.server.wishes import Asker
from server.conftest import in_a_loop

PEOPLE = ("ann", "bob", "eve")
people = st.sampled_from(PEOPLE)
nodes = st.sampled_from((0, 1))
seats = st.sampled_from((0, 1))
picks = st.integers(0, 40)


class Races(RuleBasedStateMachine):
    """Two halls over one file. Every wish goes through one of them, some through both at the same time."""

    template: Path

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory(prefix="furcifer-races-")
        database = Path(self.folder.name) / "tables.db"
        shutil.copy(self.template, database)
        values = {
            "database_url": f"sqlite:///{database}",
            "idle_seconds": 0,
            "log_level": "error",
            "bot_pause": 3600,  # bots sit there, and act in other tests
        }
        self.halls = [Hall(Settings(**values)) for _ in range(2)]
        self.numbers = 0
        self.sent: list[tuple[str, protocol.Wish]] = []
        self.accepted: dict[tuple[str, str], int] = {}
        self.wait(self._open())

    async def _open(self) -> None:
        for hall in self.halls:
            await hall.open()
            hall.database.shared = True  # each knows that it is not alone
        setup = events.Setup("chameleon-chess", 2)
        live = await self.halls[0].create(Asker("ann", "Ann"), setup)
        self.id = live.table.id
        self.lives = [await hall.find(self.id) for hall in self.halls]
        self.listeners = {
            (person, node): self.lives[node].listen(person) for person in PEOPLE for node in (0, 1)
        }
        self.syncs: dict = {}
        for listener in self.listeners.values():
            listener.greet(0)

    def wait(self, work):
        return self.loop.run_until_complete(work)

    def wish(self, kind, **fields) -> protocol.Wish:
        self.numbers += 1
        return kind(id=f"m{self.numbers}", **fields)

    def say(self, person: str, node: int, wish: protocol.Wish):
        answer = self.wait(self.halls[node].handle(self.lives[node], person, wish))
        self.note(person, wish, answer)
        return answer

    def note(self, person, wish, answer) -> None:
        assert answer.id == wish.id
        if isinstance(answer, protocol.Accepted):
            known = self.accepted.setdefault((person, wish.id), answer.seq)
            assert known == answer.seq, "the same message was done twice"
        else:
            assert answer.code not in ("busy", "store_away")
            assert (person, wish.id) not in self.accepted, (
                "what was accepted is refused when it is sent again"
            )
        self.sent.append((person, wish))

    @rule(person=people, node=nodes, seat=seats)
    def sit(self, person, node, seat):
        self.say(person, node, self.wish(protocol.Sit, seat=seat))

    @rule(person=people, node=nodes)
    def stand(self, person, node):
        self.say(person, node, self.wish(protocol.Stand))

    @rule(node=nodes)
    def start(self, node):
        self.say("ann", node, self.wish(protocol.Start))

    @rule(node=nodes)
    def sit_and_start(self, node):
        """The way most tables go, so that matches are played often."""
        self.say("ann", node, self.wish(protocol.Sit, seat=0))
        self.say("bob", node, self.wish(protocol.Sit, seat=1))
        self.say("ann", node, self.wish(protocol.Start))

    @rule(node=nodes, pick=picks, back=st.integers(0, 3))
    def act(self, node, pick, back):
        """Whoever is to act acts, from a table they may have seen a while ago."""
        table = self.lives[node].table
        for seat in table.to_act:
            person = table.chairs[seat].person
            legal = table.offers[seat].legal
            if person is not None and legal:
                wish = self.wish(
                    protocol.Act, action=str(legal[pick % len(legal)]), seq=max(0, table.seq - back)
                )
                self.say(person, node, wish)

    @rule(person=people, node=nodes)
    def act_out_of_turn(self, person, node):
        self.say(person, node, self.wish(protocol.Act, action="b1-c3"))

    @rule(person=people, node=nodes)
    def undo(self, person, node):
        self.say(person, node, self.wish(protocol.Undo))

    @rule(person=people, node=nodes, yes=st.booleans())
    def consent(self, person, node, yes):
        self.say(person, node, self.wish(protocol.Consent, yes=yes))

    @rule(person=people, node=nodes, seat=seats)
    def hand_to_a_bot(self, person, node, seat):
        self.say(person, node, self.wish(protocol.Place, seat=seat, level="random"))

    @rule(person=people, node=nodes)
    def chat(self, person, node):
        self.say(person, node, self.wish(protocol.Chat, text="hello"))

    @rule(node=nodes, pick=picks)
    def repeat(self, node, pick):
        """A message comes again, perhaps at the other node."""
        if self.sent:
            self.say(*self._again(pick, node))

    def _again(self, pick, node):
        person, wish = self.sent[-1 - pick % len(self.sent)]
        if (person, wish.id) not in self.accepted:
            wish = self.wish(protocol.Chat, text="again")  # a refused one may well be accepted later
        return person, node, wish

    @rule(one=people, two=people, kind=st.sampled_from(("sit", "chat", "act")))
    def both_at_once(self, one, two, kind):
        """Two nodes accept at the same moment: the log decides."""
        make = {
            "sit": lambda: self.wish(protocol.Sit, seat=0),
            "chat": lambda: self.wish(protocol.Chat, text="now"),
            "act": lambda: self.wish(protocol.Act, action="b1-c3"),
        }[kind]
        wishes = [(one, make()), (two, make())]

        async def together():
            return await asyncio.gather(
                *(
                    self.halls[node].handle(self.lives[node], person, wish)
                    for node, (person, wish) in enumerate(wishes)
                )
            )

        for (person, wish), answer in zip(wishes, self.wait(together()), strict=True):
            self.note(person, wish, answer)

    @rule(person=people, node=nodes, back=st.integers(0, 5))
    def reconnect(self, person, node, back):
        live = self.lives[node]
        live.listeners.discard(self.listeners[person, node])
        listener = self.listeners[person, node] = live.listen(person)
        listener.greet(max(0, live.table.seq - back))

    @invariant()
    def everybody_is_in_step(self):
        self.wait(self._catch_up())
        tables = [live.table for live in self.lives]
        assert tables[0].seq == tables[1].seq
        for (person, node), listener in self.listeners.items():
            for line in filter(None, listener.take().split("\n")):
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
        log = self.wait(self.halls[0].database.log(self.id))
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        told = {(event.by, event.msg): row.seq for row in log if (event := events.read(row.body)).msg}
        assert told == self.accepted
        table = Table(self.id, self.lives[0].table.seed)
        for row in log:
            fold(table, events.read(row.body), row.at)
        assert table.match == self.lives[1].table.match
        assert table.chairs == self.lives[0].table.chairs

    def teardown(self) -> None:
        for hall in self.halls:
            self.wait(hall.close())
        self.loop.close()
        self.folder.cleanup()


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    """An empty database, made once."""
    path = tmp_path_factory.mktemp("races") / "empty.db"

    async def make() -> None:
        hall = Hall(Settings(database_url=f"sqlite:///{path}", log_level="error"))
        await hall.open()
        await hall.close()

    in_a_loop(make())
    Races.template = path


def run(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Races,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_any_order_of_wishes_leaves_one_story(template):
    run(examples=10, steps=25)


@pytest.mark.long
def test_many_orders_of_wishes_leave_one_story(template):
    run(examples=100, steps=40)
