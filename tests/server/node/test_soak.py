"""A server that has worked for a long time is as small as one that has worked for a short one.

FURCIFER_SOAK_SECONDS says how long; `make test-long` takes nearly half an hour, beside all other long tests.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import httpx
import pytest

from furcifer.bench.server.load import connect
from furcifer.bench.server.players import Load
from server.conftest import in_a_loop

SECONDS = float(os.environ.get("FURCIFER_SOAK_SECONDS", "120"))
TABLES, MOVES = 30, 3000  # in one round
PAUSE = 2.0  # seconds between two rounds, in which the other long tests get on
FORGOTTEN_SECONDS = 300  # a table without listeners leaves memory after one minute
WARM_UP = 30  # rounds, until the interpreter's heap has reached its size: 115 MB after 5 rounds, 143 after 28
GROWTH_MB = 25  # every table of a round that is not forgotten costs two megabytes


def number(node, name: str) -> float:
    """Return a metric, summed over its labels."""
    lines = httpx.get(f"{node.url}/metrics").text.splitlines()
    found = [float(line.rpartition(" ")[2]) for line in lines if line.startswith((name + " ", name + "{"))]
    assert found, f"the server has no metric {name}"
    return sum(found)


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def new_table(red, blue) -> str:
    table = red.open_table(config={"draws": False})
    blue.post(table, "seats", seat=1)
    red.post(table, "start")
    return table


async def play_round(node, people) -> int:
    """Play at new tables, then leave them; return the number of acknowledged moves."""
    load = Load(TABLES)
    tables = [new_table(*people) for _ in range(TABLES)]
    seats = [(table, seat) for table in tables for seat in (0, 1)]
    players = [await connect(node, table, people[seat].cookie, seat, load) for table, seat in seats]
    load.start()
    while sum(player.moves for player in players) < MOVES:
        await asyncio.sleep(0.05)
    load.running = False
    while any(player.under_way for player in players):
        await asyncio.sleep(0.05)
    for player in players:
        player.transport.close()
    assert not any(player.refused for player in players)
    return sum(player.moves for player in players)


def at_rest(node, server) -> float:
    """Return the memory of the server once it has forgotten every table."""
    server.wait_until(lambda: number(node, "furcifer_live_tables") == 0, FORGOTTEN_SECONDS)
    assert number(node, "furcifer_live_tables") == number(node, "furcifer_sockets") == 0
    return memory_mb(node.pid)


@pytest.mark.long
def test_a_long_run_leaves_nothing_in_memory(start_node, server):
    node = start_node()
    people = server.Friend(node, "Red"), server.Friend(node, "Blue")
    moves = sum(in_a_loop(play_round(node, people)) for _ in range(WARM_UP))
    before, began = at_rest(node, server), time.monotonic()
    while time.monotonic() - began < SECONDS:
        moves += in_a_loop(play_round(node, people))
        time.sleep(PAUSE)
    assert at_rest(node, server) - before < GROWTH_MB
    assert number(node, "furcifer_moves_total") == moves
    assert not [line for line in node.output.splitlines() if '"level":"error"' in line]
