"""While a search is compiled, simpler bots play, hints are refused, and no table waits."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from contextlib import nullcontext

import pytest

import furcifer
from furcifer import bots
from furcifer.server.api.catalogue import catalogue
from furcifer.server.node import bot_pool
from furcifer.server.node.bot_pool import BotPool, needs_compiler
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands
from furcifer.server.table.decide.hints import BOTS_NOT_READY, hint
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.events import Setup
from server.conftest import in_a_loop

CHESS = "chameleon-chess"


@pytest.fixture
def slow_compiler(monkeypatch):
    """Every search waits at a gate, as if it were being compiled; baselines move at once."""
    gate, asked, real = threading.Event(), [], bot_pool.think

    def think(level, match, seat, partner=None):
        asked.append((match.game.meta.slug, level))
        if level in bots.BASELINES:
            return real(level, match, seat)
        assert gate.wait(60)
        return bots.Candidate(match.legal(seat)[0] if match.legal(seat) else None)

    monkeypatch.setattr(bot_pool, "think", think)
    monkeypatch.setattr(bot_pool, "hint", lambda match, seat: [])
    yield gate, asked
    gate.set()


def test_a_table_does_not_wait_for_the_compiler(tmp_path, slow_compiler):
    gate, asked = slow_compiler

    async def bot_moves(node, live, count):
        listener = live.listen(None, asyncio.Event())
        while len(live.table.entries) < count:
            await asyncio.wait_for(listener.pending.wait(), 30)
            listener.pending.clear()

    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error", bot_pause=0))
        preparation = node.bot_pool.preparation(nullcontext())
        await node.open()
        preparation.start()
        live = await node.create(Actor("ann", "Ann"), Setup(CHESS, 2))
        await node.handle(live, "ann", commands.Place(id="1", seat=0, level="master"))
        await node.handle(live, "ann", commands.Sit(id="2", seat=1))
        await node.handle(live, "ann", commands.Start(id="3"))
        await bot_moves(node, live, 1)
        while not node.bot_pool.ready("codenames"):  # its bots use no compiled search
            await asyncio.sleep(0.01)
        meanwhile = {game.slug: game.bots_ready for game in catalogue(node.bot_pool.ready)}
        refusal = hint(live.table, Actor("ann"), "4", bots_ready=node.bot_pool.ready(CHESS))
        gate.set()
        while not node.bot_pool.ready(CHESS):
            await asyncio.sleep(0.01)
        action = str(live.table.offers[1].legal[0])
        await node.handle(live, "ann", commands.Act(id="5", action=action))
        await bot_moves(node, live, 3)
        preparation.join(30)
        after = {game.bots_ready for game in catalogue(node.bot_pool.ready)}
        await node.close()
        return meanwhile, refusal, after

    meanwhile, refusal, after = in_a_loop(scene())
    assert refusal == BOTS_NOT_READY
    assert refusal.text == "The bots are still getting ready: try again in a moment."
    assert meanwhile == {slug: not needs_compiler(slug) for slug in furcifer.all_games()}
    assert after == {True}
    moves = [level for slug, level in asked if slug == CHESS]
    assert (moves[0], moves[-1]) == ("greedy", "master")  # the moves before and after


def test_a_server_says_that_it_prepares_its_bots(start_node, server):
    """A real server: `prepare_bots` compiles in the background and says so."""
    node = start_node(prepare_bots="on")
    games = {game["slug"]: game["bots_ready"] for game in server.Friend(node).http.get("/api/games").json()}
    assert set(games) == set(furcifer.all_games())
    server.wait_until(lambda: '"event":"bots_preparing"' in node.output, 30)
    assert '"event":"bots_preparing"' in node.output


SEARCHES = """
from furcifer.bots.alphabeta.player import search_for
from furcifer.core import AlphaBetaBots, MctsBots, all_games
from furcifer.server.node.bot_pool import warm_up

for slug, game in all_games().items():
    bots = game.bots()
    if isinstance(bots, AlphaBetaBots):
        warm_up(slug)
        print(slug, len(search_for(slug).signatures))
    elif isinstance(bots, MctsBots):
        warm_up(slug)
        print(slug, len(bots.policy().exact.signatures))
"""


def test_the_preparation_compiles_the_search_of_every_game():
    """The master of Chameleon 5×5 opens from its proof, so its move alone compiles nothing.

    The exact values of Coloretto's last turns must not be compiled when they are first needed.
    """
    done = subprocess.run([sys.executable, "-c", SEARCHES], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [CHESS, "1", "coloretto", "1", "le-cameleon", "1"]


def test_without_a_preparation_every_game_counts_as_ready():
    pool = BotPool(1)
    assert all(map(pool.ready, furcifer.all_games()))
    pool.close()


def test_a_search_that_cannot_be_compiled_does_not_block_its_game_for_ever(monkeypatch):
    def fail(level, match, seat):
        raise RuntimeError("no compiler")

    monkeypatch.setattr(bot_pool, "think", fail)
    pool = BotPool(1)
    preparation = pool.preparation(nullcontext())
    assert not pool.ready(CHESS)
    preparation.start()
    preparation.join(30)
    assert pool.ready(CHESS)
    pool.close()
