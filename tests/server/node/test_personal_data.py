"""People's data: given out whole, forgotten without breaking a log, kept no longer than the settings say."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from sqlalchemy import text

from furcifer.core import Match
from furcifer.server.api.identity import new_person
from furcifer.server.backup import read_backup, write_backup
from furcifer.server.node.node import Node
from furcifer.server.node.people import erasure
from furcifer.server.node.people.export import personal_data
from furcifer.server.settings import Settings
from furcifer.server.store.own_words import KeptWords
from furcifer.server.store.personal import personal_columns
from furcifer.server.store.schema import metadata
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor
from server.conftest import in_a_loop

DAY = 86_400_000
CHAT = "my phone number is 555"
ids = iter(range(10_000))


class Scene:
    """A node with people who play chess, chat and leave."""

    def __init__(self, url: str, **settings) -> None:
        self.settings = Settings(database_url=url, log_level="critical", bot_pause=3600, **settings)
        self.node = Node(self.settings)

    async def __aenter__(self) -> Scene:
        await self.node.open()
        return self

    async def __aexit__(self, *_) -> None:
        await self.node.close()

    async def person(self, name: str) -> str:
        person = new_person()
        await self.node.database.rename(person, name)
        self.node.seen.note(person)
        await self.node.seen.store()
        return person

    async def do(self, live, person: str, command, **fields) -> None:
        done = await self.node.handle(live, person, command(id=f"m{next(ids)}", **fields))
        assert isinstance(done, int), done

    async def table(self, *people: str, over: bool = True):
        """Open a table for these people; the first is the host, and resigns unless the match goes on."""
        names = [await self.node.database.name_of(person) for person in people]
        live = await self.node.create(Actor(people[0], names[0]), events.Setup("chameleon-chess", 2))
        for person in people:
            await self.do(live, person, commands.Sit)
        await self.do(live, people[0], commands.Start, fill="random" if len(people) < 2 else None)
        if over:
            await self.do(live, people[0], commands.Resign)
        return live

    async def everything(self) -> str:
        """Return every value in the database as one text."""
        found = []
        async with self.node.database.engine.connect() as connection:
            for table in metadata.sorted_tables:
                found += [repr(tuple(row)) for row in await connection.execute(table.select())]
        return "\n".join(found)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path) -> str:
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_database()
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def test_who_is_forgotten_is_nowhere_and_every_log_still_holds(url):
    async def play():
        async with Scene(url) as scene:
            ann, bob = await scene.person("Annabel"), await scene.person("Bob")
            both, alone = await scene.table(ann, bob), await scene.table(ann)
            watched = await scene.table(bob)
            for live in (both, watched):
                await scene.do(live, ann, commands.Chat, text=CHAT)
                await scene.do(live, bob, commands.Chat, text="Good game")
            await scene.node.database.rename(f"{ann}~1", "Annabel's brother")
            await scene.node.database.own_words.keep(ann, KeptWords("codenames", "en", '{"pack":["Fossil"]}'))
            before = await scene.everything()
            logs = {live.table.id: live.table.match.log for live in (both, watched)}
            assert await erasure.erase(scene.node, ann)
            scene.node.forget(0)
            again = {table: await scene.node.find(table) for table in logs}
            gone = await scene.node.find(alone.table.id)
            return ann, before, await scene.everything(), logs, again, gone

    ann, before, after, logs, again, gone = in_a_loop(play())
    for trace in (ann, "Annabel", CHAT, "Fossil"):
        assert trace in before
        assert trace not in after
    assert gone is None  # nobody else was there
    for table_id, live in again.items():
        assert live.table.match.log == logs[table_id]
        assert Match.replay(logs[table_id]) == live.table.match
        assert [said.text for _, said in live.table.chat] == ["", "Good game"]
    assert [live.table.chairs[0].name for live in again.values()] == ["Guest", "Bob"]
    assert again.popitem()[1].table.host_name == "Bob"


def test_the_programs_of_a_person_and_others_at_their_device_go_with_them(file):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            robot, brother = f"{ann}@k3", f"{ann}~1"
            await scene.node.database.rename(robot, "Robby")
            await scene.node.database.rename(brother, "Benno")
            for other in (robot, brother):
                live = await scene.table(bob, other)
                await scene.do(live, other, commands.Chat, text=CHAT)
            names = (await personal_data(scene.node, ann)).others
            await erasure.erase(scene.node, ann)
            return ann, names, await scene.everything()

    ann, names, after = in_a_loop(play())
    assert set(names.values()) == {"Robby", "Benno"}
    for trace in (ann, "Robby", "Benno", CHAT):
        assert trace not in after


def test_others_play_on_when_somebody_is_forgotten_during_a_match(file):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            live = await scene.table(ann, bob, over=False)
            await erasure.erase(scene.node, ann)
            return live.table, bob

    table, bob = in_a_loop(play())
    assert table.phase == "playing"
    assert (table.chairs[0].bot is not None, table.chairs[0].left) == (True, True)
    assert table.host == bob


def test_a_client_asks_for_everything_again(file):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            live = await scene.table(ann, bob)
            await scene.do(live, ann, commands.Chat, text=CHAT)
            listener = live.listen(bob, pending=asyncio.Event())
            listener.subscribe(0)
            first = listener.next_frame()
            await erasure.erase(scene.node, ann)
            return str(first), str(listener.next_frame())

    first, second = in_a_loop(play())
    assert CHAT in first
    assert '"undone":true' in second
    assert CHAT not in second
    assert '"name":"Ann"' not in second


def test_other_nodes_do_not_keep_what_was_forgotten(request):
    url = request.getfixturevalue("postgres").new_database()

    async def play():
        async with Scene(url) as one, Scene(url) as other:
            ann, bob = await one.person("Ann"), await one.person("Bob")
            live = await one.table(ann, bob)
            await one.do(live, ann, commands.Chat, text=CHAT)
            elsewhere = await other.node.find(live.table.id)
            assert CHAT in str(elsewhere.table.chat)
            await erasure.erase(one.node, ann)
            await elsewhere.catch_up()
            return ann, elsewhere.table

    ann, table = in_a_loop(play())
    assert CHAT not in str(table.chat)
    assert ann not in {chair.person for chair in table.chairs}


def test_a_request_that_was_interrupted_is_carried_out_later(file, monkeypatch):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            tables = [await scene.table(ann, bob) for _ in range(3)]
            broken, load = tables[1].table.id, scene.node.find

            async def find_or_fail(table_id):
                if table_id == broken:
                    raise OSError
                return await load(table_id)

            monkeypatch.setattr(scene.node, "find", find_or_fail)
            done = await erasure.erase(scene.node, ann)
            left = await scene.node.database.personal.tables_of(ann)
            monkeypatch.setattr(scene.node, "find", load)
            await scene.node.expire(scene.node.clock.now())
            return ann, done, left == [broken], await scene.everything()

    ann, done, left, after = in_a_loop(play())
    assert (done, left) == (False, True)
    assert ann not in after


def test_what_cannot_be_finished_holds_up_nobody_else(file, monkeypatch):
    monkeypatch.setattr("furcifer.server.node.people.retention.PEOPLE_AT_ONCE", 1)
    monkeypatch.setattr("furcifer.server.node.people.retention.TABLES_AT_ONCE", 1)

    async def play():
        async with Scene(file, chat_days=5, people_days=100) as scene:
            node, load = scene.node, scene.node.find
            ann, bob, cem = [await scene.person(name) for name in ("Ann", "Bob", "Cem")]
            broken, fine = [await scene.table(one, cem) for one in (ann, bob)]
            for live in (broken, fine):
                await scene.do(live, cem, commands.Chat, text=CHAT)

            async def find_or_fail(table_id):
                if table_id == broken.table.id:
                    raise OSError
                return await load(table_id)

            monkeypatch.setattr(node, "find", find_or_fail)
            for _ in range(2):
                await node.expire(node.clock.now() + 6 * DAY)
            chats = [CHAT in str(await node.database.log(one.table.id)) for one in (broken, fine)]
            for person in (ann, bob):
                await node.database.personal.ask_erasure(person, node.clock.now())
            for _ in range(3):
                await node.expire(node.clock.now())
            return chats, [await node.database.name_of(one) for one in (ann, bob)]

    chats, names = in_a_loop(play())
    assert chats == [True, False]
    assert names == ["Ann", ""]


def test_everything_about_a_person_is_given_out(file):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            played, watched = await scene.table(ann, bob), await scene.table(bob)
            await scene.do(watched, ann, commands.Chat, text=CHAT)
            await scene.do(watched, bob, commands.Chat, text="Hello")
            await scene.node.database.rename(f"{ann}~1", "Cem")
            await scene.node.database.own_words.keep(ann, KeptWords("codenames", "en", '{"pack":["Fossil"]}'))
            data = await personal_data(scene.node, ann)
            return ann, data, played.table.id, watched.table.id, await personal_data(scene.node, "x" * 22)

    ann, data, played, watched, nobody = in_a_loop(play())
    assert (data.person, data.name, data.others) == (ann, "Ann", {f"{ann}~1": "Cem"})
    assert [line.id for line in data.tables] == [played]
    assert data.elsewhere == [watched]
    assert [(line.table, line.text) for line in data.chat] == [(watched, CHAT)]
    assert data.words == [{"game": "codenames", "language": "en", "config": {"pack": ["Fossil"]}}]
    assert {row["table_id"] for row in data.rows["players"]} == {played, watched}
    assert data.seen_at
    assert (nobody.tables, nobody.chat, nobody.rows) == ([], [], {})


def test_every_table_about_people_is_among_their_data():
    """A column of ids that is not called `person` or `owner` would be forgotten when somebody is."""
    covered = {(table.name, column.name) for table, column in personal_columns()}
    assert covered >= {("players", "person"), ("own_words", "person"), ("program_tokens", "owner")}
    others = {("reports", "accused"), ("bans", "banned"), ("people", "id")}  # handled by name
    like_ids = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.c
        if str(column.type) == "VARCHAR(32)" and column.name not in ("id", "table_id", "node", "number")
    }
    assert like_ids - {("keys", "name")} <= covered | others


def test_tables_chat_and_people_are_kept_as_long_as_the_settings_say(file):
    async def play():
        async with Scene(file, finished_days=10, chat_days=5, people_days=100) as scene:
            node = scene.node
            ann, bob = await scene.person("Annabel"), await scene.person("Bob")
            live = await scene.table(ann, bob)
            running = await scene.table(ann, bob, over=False)
            for one in (live, running):
                await scene.do(one, ann, commands.Chat, text=CHAT)
            seen = []
            for days in (4, 6, 9, 11, 99, 101):
                await node.expire(node.clock.now() + days * DAY)
                found = await node.find(live.table.id)
                names = [await node.database.name_of(person) for person in (ann, bob)]
                seen.append((found is not None, CHAT in await scene.everything(), any(names)))
            return seen

    assert in_a_loop(play()) == [
        (True, True, True),
        (True, False, True),
        (True, False, True),
        (False, False, True),
        (False, False, True),
        (False, False, False),
    ]


def test_zero_keeps_everything(file):
    async def play():
        async with Scene(file, finished_days=0, chat_days=0, people_days=0) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            live = await scene.table(ann, bob)
            await scene.do(live, ann, commands.Chat, text=CHAT)
            await scene.node.expire(scene.node.clock.now() + 10_000 * DAY)
            return await scene.node.find(live.table.id), await scene.everything()

    live, after = in_a_loop(play())
    assert live is not None
    assert CHAT in after


def test_many_old_tables_are_deleted_a_few_at_a_time_the_oldest_first(file, monkeypatch):
    monkeypatch.setattr("furcifer.server.node.people.retention.TABLES_AT_ONCE", 2)

    async def play():
        async with Scene(file, finished_days=1) as scene:
            ann, bob = await scene.person("Ann"), await scene.person("Bob")
            tables = [(await scene.table(ann, bob)).table.id for _ in range(5)]
            left = []
            for _ in range(3):
                await scene.node.expire(scene.node.clock.now() + 2 * DAY)
                left.append([table for table in tables if await scene.node.database.find(table)])
            return tables, left

    tables, left = in_a_loop(play())
    assert left == [tables[2:], tables[4:], []]


def test_a_person_is_written_down_once_a_day(file, monkeypatch):
    async def play():
        async with Scene(file) as scene:
            written = []
            note = scene.node.database.personal.note_seen

            async def count(seen):
                written.append(len(seen))
                await note(seen)

            monkeypatch.setattr(scene.node.database.personal, "note_seen", count)
            for _ in range(3):
                scene.node.seen.note("a" * 22)
                await scene.node.seen.store()
            scene.node.clock.set(scene.node.clock.now() + DAY)
            scene.node.seen.note("a" * 22)
            await scene.node.seen.store()
            return written

    assert in_a_loop(play()) == [1, 0, 0, 1]


def test_a_backup_from_before_does_not_bring_anybody_back(file, tmp_path):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Annabel"), await scene.person("Bob")
            both, alone = await scene.table(ann, bob), await scene.table(ann)
            await scene.do(both, ann, commands.Chat, text=CHAT)
            old, new = io.StringIO(), io.StringIO()
            await write_backup(scene.node.database, old)
            await erasure.erase(scene.node, ann)
            await write_backup(scene.node.database, new)
        async with Scene(f"sqlite:///{tmp_path}/other.db") as other:
            for backup in (new, old):
                await read_backup(other.node.database, backup.getvalue().splitlines())
            live = await other.node.find(both.table.id)
            return ann, old.getvalue(), await other.everything(), live, await other.node.find(alone.table.id)

    ann, old, restored, live, alone = in_a_loop(play())
    for trace in (ann, "Annabel", CHAT):
        assert trace in old
        assert trace not in restored
    assert "Bob" in restored
    assert live.table.phase == "over"
    assert alone is None


def test_an_old_backup_alone_is_cleaned_by_the_database_that_remembers(file):
    async def play():
        async with Scene(file) as scene:
            ann, bob = await scene.person("Annabel"), await scene.person("Bob")
            both = await scene.table(ann, bob)
            old = io.StringIO()
            await write_backup(scene.node.database, old)
            await erasure.erase(scene.node, ann)
            await scene.node.remove([both.table.id])
            restored = await read_backup(scene.node.database, old.getvalue().splitlines())
            live = await scene.node.find(both.table.id)
            async with scene.node.database.engine.connect() as connection:
                row = (await connection.execute(text("select summary, record from tables"))).one()
            return restored, ann, await scene.everything(), live, str(tuple(row))

    restored, ann, after, live, row = in_a_loop(play())
    assert restored == 1
    assert ann not in after + row
    assert "Annabel" not in after + row
    assert [chair.name for chair in live.table.chairs] == ["Guest", "Bob"]
