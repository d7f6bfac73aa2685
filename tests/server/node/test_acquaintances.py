"""Bots get to know people over matches; what they know goes with the person's data."""

from __future__ import annotations

import asyncio
from pathlib import Path

from furcifer.core import Acquaintance
from furcifer.server.api.identity import new_person
from furcifer.server.node.node import Node
from furcifer.server.node.people import erasure
from furcifer.server.node.people.acquaintances import learn, level_of, partner, partner_of
from furcifer.server.node.people.export import personal_data
from furcifer.server.settings import Settings
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor
from server.conftest import in_a_loop

GAME = "codenames"


async def begin(node: Node, person: str):
    """Start a co-operative match: a bot gives the clues, a person guesses."""
    live = await node.create(Actor(person, "Ann"), events.Setup(GAME, 2))
    todo = (
        commands.Sit(id="a", seat=1),
        commands.Place(id="b", seat=0, level="steady"),
        commands.Start(id="c"),
    )
    for command in todo:
        done = await node.handle(live, person, command)
        assert isinstance(done, int), done
    return live


async def known_person(node: Node) -> str:
    person = new_person()
    node.seen.note(person)
    await node.seen.store()
    return person


def test_what_a_match_told_is_kept_given_to_the_partner_exported_and_forgotten(tmp_path: Path):
    async def scene() -> None:
        settings = Settings(database_url=f"sqlite:///{tmp_path}/a.sqlite", log_level="critical", bot_pause=0)
        node = Node(settings)
        await node.open()
        try:
            person = await known_person(node)
            live = await begin(node, person)
            while live.table.match is None or not live.table.match.legal(1):
                await asyncio.sleep(0.05)
            assert partner_of(live.table, 0) == person
            assert partner_of(live.table, 1) is None
            guess = str(live.table.match.legal(1)[0])
            assert isinstance(await node.handle(live, person, commands.Act(id="d", action=guess)), int)
            await learn(node, live.table)
            known = await partner(node, live.table, 0)
            assert isinstance(known, Acquaintance)
            assert known.learned
            rows = (await personal_data(node, person)).rows["acquaintances"]
            assert [row["game"] for row in rows] == [GAME]
            await erasure.erase(node, person)
            assert await node.database.personal.acquaintance(person, GAME) is None
            await learn(node, live.table)
            assert await node.database.personal.acquaintance(person, GAME) is None
        finally:
            await node.close()

    in_a_loop(scene())


def test_an_adaptive_bot_goes_by_the_results_of_the_people_at_its_table(tmp_path: Path):
    async def scene() -> None:
        settings = Settings(database_url=f"sqlite:///{tmp_path}/a.sqlite", log_level="critical", bot_pause=60)
        node = Node(settings)
        await node.open()
        try:
            person = await known_person(node)
            for expected in ("steady", "steady", "easy"):  # two losses lead to the level below
                live = await node.create(Actor(person, "Ann"), events.Setup("chameleon-chess", 2))
                todo = (
                    commands.Sit(id="a", seat=0),
                    commands.Place(id="b", seat=1, level="adaptive"),
                    commands.Start(id="c"),
                )
                for command in todo:
                    assert isinstance(await node.handle(live, person, command), int)
                assert await level_of(node, live.table, 1) == expected
                before = await node.database.personal.acquaintance(person, "chameleon-chess")
                assert isinstance(await node.handle(live, person, commands.Resign(id="d")), int)
                while await node.database.personal.acquaintance(person, "chameleon-chess") == before:
                    await asyncio.sleep(0.01)
            rows = (await personal_data(node, person)).rows["acquaintances"]
            assert "strength" in rows[0]["learned"]
            await erasure.erase(node, person)
            assert await level_of(node, live.table, 1) == "steady"
        finally:
            await node.close()

    in_a_loop(scene())
