"""Tables to which nobody came back expire; finished matches stay."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from furcifer.server.api.identity import new_person
from furcifer.server.api.refusals import RequestRefused
from furcifer.server.api.routes.requests import find_table
from furcifer.server.node import expiry
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.store.journal import Row
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor
from server.conftest import in_a_loop

DAY = 86_400_000


def test_tables_expire_by_policy_and_finished_matches_stay(tmp_path):
    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="error", bot_pause=0))
        await node.open()
        lives = [
            await node.create(Actor(new_person(), "Ann"), events.Setup("chameleon-chess", 2))
            for _ in range(3)
        ]
        for live in lives[1:]:
            await node.handle(live, live.table.host, commands.Start(id="s", fill="random"))
        while lives[1].table.phase != "over" or lives[2].table.phase != "over":
            await asyncio.sleep(0.01)
        phases = []
        for days in (0.5, 1.5, 60, 90):
            await node.expire(node.clock.now() + int(days * DAY))
            found = [await node.find(live.table.id) for live in lives]
            phases.append([None if live is None else live.table.phase for live in found])
        node.forget(0)
        remembered = len(node.tables)
        again = await node.find(lives[1].table.id)
        await node.close()
        return phases, remembered, again.table.match == lives[1].table.match

    phases, remembered, same = in_a_loop(scene())
    assert [row[0] for row in phases] == ["lobby", "abandoned", None, None]
    assert {phase for row in phases for phase in row[1:]} == {"over"}
    assert (remembered, same) == (0, True)


def test_one_table_that_fails_stops_no_other(tmp_path, monkeypatch):
    """The loops that claim and expire tables went over all of them, up to the first that raised."""

    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="critical"))
        await node.open()
        setup = events.Setup("chameleon-chess", 2)
        lobby = [await node.create(Actor(new_person(), "Ann"), setup) for _ in range(4)]
        playing = [await node.create(Actor(new_person(), "Ann"), setup) for _ in range(4)]
        for live in playing:
            await node.handle(live, live.table.host, commands.Start(id="s", fill="random"))
        ids = sorted(live.table.id for live in lobby), sorted(live.table.id for live in playing)
        await node.close()
        again = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", bot_pause=3600))
        broken, load = (ids[0][0], ids[1][0]), again._load

        async def load_or_fail(table_id):
            if table_id in broken:
                raise ValueError(table_id)
            return await load(table_id)

        monkeypatch.setattr(again, "_load", load_or_fail)
        await again.open()
        await again.automation._claim_all()
        claimed = {table_id for table_id, live in again.tables.items() if live.claimed}
        await again.expire(again.clock.now() + int(1.5 * DAY))
        phases = [again.tables[table_id].table.phase for table_id in ids[0][1:]]
        await again.close()
        return claimed, set(ids[1][1:]), phases, again.metrics.table_failures

    claimed, expected, phases, failures = in_a_loop(scene())
    assert claimed == expected
    assert phases == ["abandoned"] * 3
    assert failures >= 2  # the loop may have come round again


def test_many_tables_that_fail_stop_no_other(tmp_path, monkeypatch):
    """A sweep takes some of the silent tables. They were always the same if these could not be read."""
    monkeypatch.setattr(expiry, "AT_ONCE", 3)

    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="critical"))
        await node.open()
        lives = []
        for number in range(8):
            node.clock.set(1000 * (1 + number // 4))
            lives.append(await node.create(Actor(new_person(), "Ann"), events.Setup("chameleon-chess", 2)))
        ids = [live.table.id for live in lives]
        rows = [Row(bad, 2, 0, '{"type":"from the future"}') for bad in ids[:4]]
        await asyncio.gather(*map(node.journal.append, rows))
        node.tables.clear()
        phases = []
        for _ in range(4):
            await node.expire(2 * DAY)
            async with node.database.engine.connect() as connection:
                found = dict(list(await connection.execute(text("select id, phase from tables"))))
            phases.append([found[table_id] for table_id in ids])
        await node.close()
        return phases

    first, second, third, fourth = in_a_loop(scene())
    assert first == ["lobby"] * 8
    assert second.count("abandoned") == 2  # after the last of the four that cannot be read
    assert third == fourth == ["lobby"] * 4 + ["abandoned"] * 4


def test_a_table_whose_log_cannot_be_read_is_counted_and_hurts_no_other(tmp_path):
    async def scene():
        settings = Settings(
            database_url=f"sqlite:///{tmp_path}/tables.db", log_level="critical", bot_pause=3600
        )
        node = Node(settings)
        await node.open()
        setup = events.Setup("chameleon-chess", 2)
        lives = [await node.create(Actor(new_person(), "Ann"), setup) for _ in range(2)]
        for live in lives:
            await node.handle(live, live.table.host, commands.Start(id="s", fill="random"))
        bad, good = (live.table.id for live in lives)
        await node.journal.append(Row(bad, lives[0].table.seq + 1, 0, '{"type":"from the future"}'))
        await node.close()
        again = Node(settings)
        await again.open()
        await again.automation._claim_all()
        with pytest.raises(RequestRefused) as refused:
            await find_table(again, bad)
        claimed, text = (await find_table(again, good)).claimed, again.metrics.text().decode()
        await again.close()
        return refused.value, claimed, text

    refused, claimed, metrics = in_a_loop(scene())
    assert (refused.illegal.code, refused.status_code) == ("unreadable", 500)
    assert claimed
    assert "furcifer_unreadable_tables 1.0" in metrics
