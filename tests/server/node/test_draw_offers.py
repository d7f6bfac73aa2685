"""Bots answer the offer of a draw: they agree when they are losing, or when a long match is about even."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from furcifer.core import Match, Seat
from furcifer.games.chameleon_chess.notation import read_position
from furcifer.server.node.bot_pool import ADVANCED, accepts_draw
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.events import Setup
from server.conftest import in_a_loop

CHESS = "chameleon-chess"
RED_AHEAD = "w4/5/2W2/5/1B1BW {}"  # four pieces against one


def at(position: str, length: int = 0) -> Match:
    match = replace(Match.start(CHESS, 2, seed=1), state=read_position(position))
    return replace(match, entries=((Seat(0), None),) * length)


@pytest.mark.parametrize("turn", ["r", "b"])
def test_a_bot_takes_a_draw_when_it_is_losing_and_never_when_it_is_winning(turn):
    match = at(RED_AHEAD.format(turn))
    assert accepts_draw("easy", match, 1)
    assert not accepts_draw("easy", match, 0)


def test_an_even_match_is_played_on_for_a_while():
    even = "w1w2/5/5/5/W1W2 r"
    assert not accepts_draw("easy", at(even), 1)
    long = [accepts_draw("easy", at(even, ADVANCED), seat) for seat in (0, 1)]
    assert any(long)  # whoever does not think to be ahead


def test_a_bot_without_judgement_declines():
    assert not accepts_draw("random", at(RED_AHEAD.format("b")), 1)


def test_the_answer_of_a_bot_is_in_the_log(tmp_path):
    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error", bot_pause=0))
        await node.open()
        live = await node.create(Actor("ann", "Ann"), Setup(CHESS, 2))
        await node.handle(live, "ann", commands.Sit(id="1", seat=0))
        await node.handle(live, "ann", commands.Start(id="2", fill="random"))
        await node.handle(live, "ann", commands.Propose(id="3", what="draw"))
        async with asyncio.timeout(60):
            while live.table.proposal is not None:
                await asyncio.sleep(0.01)
        last = (await node.database.log(live.table.id))[-1].body
        await node.close()
        return live.table, last

    table, last = in_a_loop(scene())
    assert table.phase == "playing"
    assert (table.refused.what, table.refused.declined) == ("draw", {1})
    assert '"type":"replied"' in last
