"""Tables to which nobody came back expire; finished matches stay."""

from __future__ import annotations

import asyncio

from furcifer.server.api.identity import new_person
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
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
