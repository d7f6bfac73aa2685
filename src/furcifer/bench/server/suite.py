"""`furcifer bench server`: everything in one run, so that the figures can be compared."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.table import Table

from furcifer.server.operating_system import allow_many_sockets
from furcifer.server.serve import run_in_loop

from .idle import memory, open_old_tables, show_longest_replay
from .load import play
from .nodes import spread
from .peer import boardgame_io
from .process import postgres, running, valkey
from .report import Played, Results, median, show_grown, show_played, show_rest, show_spread
from .stage import lay_tables
from .takeover import take_over

LOAD = 50  # moves under way while the number of tables grows
NODES = (1, 2, 3)  # with the people of a table at different nodes
WORKERS = 2  # processes that share the tables
IDLE_TABLES = 1000
Report = Callable[[str], None]


class Plan(NamedTuple):
    """The size of a measurement."""

    tables: Sequence[int]  # with a move under way at each
    grown: Sequence[int]  # with LOAD moves under way at all of them together
    seconds: float
    sockets: int  # that only listen
    rounds: int = 3  # of all servers in turn; the medians count


def measure(plan: Plan, report: Report, finished: Callable[[Table], None]) -> Results:
    """Measure everything on temporary databases. `finished` receives each table as soon as it is complete."""
    allow_many_sockets()
    results = Results()
    with tempfile.TemporaryDirectory(prefix="furcifer-bench-") as folder, postgres() as url, valkey() as bus:
        for count in plan.tables:
            report(f"Playing at {count} tables")
            stores = _stores(_file(folder, f"play-{count}"), url)
            results.played += _compare([*stores, *map(_shared, stores)], count, plan)
        finished(show_played(results))
        for count in plan.grown:
            report(f"The same load over {count} tables")
            results.grown += _compare(_stores(_file(folder, f"grown-{count}"), url), count, plan, LOAD)
        finished(show_grown(results))
        if url is not None and bus is not None:
            for nodes in NODES:
                report(f"{nodes} nodes")
                results.spread.append(run_in_loop(spread(url, bus, nodes, plan.tables[0], plan.seconds)))
            finished(show_spread(results))
            report("A node dies")
            results.taken_over = run_in_loop(take_over(url, bus))
        report("Idle tables and sockets")
        results.memory = run_in_loop(memory(_file(folder, "idle"), IDLE_TABLES, plan.sockets))
        results.old_table_ms = run_in_loop(open_old_tables(_file(folder, "old")))
        results.replay = run_in_loop(show_longest_replay(_file(folder, "replay")))
        finished(show_rest(results))
    return results


def _file(folder: str, name: str) -> str:
    return f"sqlite:///{folder}/{name}.db"


class Store(NamedTuple):
    """A database, and the workers that play on it."""

    name: str
    database: str
    workers: int = 1


def _stores(file: str, url: str | None) -> list[Store]:
    stores = [Store("Furcifer, SQLite", file)]
    return stores if url is None else [*stores, Store("Furcifer, PostgreSQL", url)]


def _shared(store: Store) -> Store:
    """Return the same database, whose tables several workers share."""
    return Store(f"{store.name}, {WORKERS} workers", store.database, WORKERS)


def _compare(stores: Sequence[Store], tables: int, plan: Plan, most: int | None = None) -> list[Played]:
    """Play on every store and on the peer in turn, so that other work on the machine slows all of them."""
    rounds = []
    for _ in range(plan.rounds):
        played = [_play(store, tables, plan.seconds, most) for store in stores]
        peer = boardgame_io(tables, plan.seconds, most)
        rounds.append([*played, peer] if peer is not None else played)
    return [median(runs) for runs in zip(*rounds, strict=True)]


def _play(store: Store, tables: int, seconds: float, most: int | None) -> Played:
    """Play on a store."""

    async def scene() -> Played:
        stage = await lay_tables(store.database, tables)
        with running(store.database, workers=store.workers) as servers:
            return await play(store.name, servers, stage, seconds, most)

    return run_in_loop(scene())
