"""The results of the server benchmark, and their tables for a terminal."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table

MEASURED = ("moves_per_second", "p50_ms", "p99_ms", "cpu_us", "client_us", "written")
PEER = "boardgame.io, in memory"
OURS = "Furcifer, "  # tables have no room for it in a narrow terminal, and the peer's name is enough


class Played(Struct, frozen=True):
    """Moves at many tables."""

    name: str
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us: float = 0.0  # processor time of the server for one move with all its answers
    client_us: float = 0.0  # of the load, for one move
    written: float = 0.0  # bytes of one move that the server sent to the disk
    refused: int = 0
    all_moves: int = 0  # with those of the warm-up


def median(runs: Sequence[Played]) -> Played:
    """Return the median of every measurement over several runs of one server."""
    values = {name: statistics.median(getattr(run, name) for run in runs) for name in MEASURED}
    return msgspec.structs.replace(runs[0], **values)


class Memory(Struct, frozen=True):
    """Memory while nothing happens."""

    start_seconds: float
    empty_mb: float
    table_kb: float
    socket_kb: float
    sockets: int
    full_mb: float


class Spread(Struct, frozen=True):
    """Moves at several nodes."""

    nodes: int
    played: Played
    log_bytes: float  # of PostgreSQL, for one move
    messages: float  # on the bus, for one move


class TakenOver(Struct, frozen=True):
    """The bots of a node that was killed, and the node that played on for them."""

    tables: int
    median_s: float
    longest_s: float
    doubled: int  # tables where a bot moved twice


class Results(Struct):
    played: list[Played] = []
    grown: list[Played] = []  # the same load over ever more tables
    memory: Memory | None = None
    old_table_ms: float = 0.0
    replay: tuple[str, int, float] = ("", 0, 0.0)
    spread: list[Spread] = []
    taken_over: TakenOver | None = None


def show_played(results: Results) -> Table:
    return _played("Two sockets a table, every move acknowledged", results.played)


def show_grown(results: Results) -> Table:
    return _played("The same load (50 moves under way) over more tables", results.grown)


def _played(title: str, played: Sequence[Played]) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, show_edge=False, padding=0)
    table.add_column("", no_wrap=True)
    for column in (
        "tables",
        "moves/s",
        "× peer",
        "p50 ms",
        "p99 ms",
        "CPU\nµs",
        "load's\nµs",
        "bytes\n/move",
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for one in played:
        rate = peer_rate(played, one.tables)
        table.add_row(
            one.name.removeprefix(OURS),
            f"{one.tables:,}",
            f"{one.moves_per_second:,.0f}",
            f"{one.moves_per_second / rate:.2f}" if rate else "–",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            f"{one.cpu_us:,.0f}" if one.cpu_us else "–",
            f"{one.client_us:,.0f}",
            f"{one.written:,.0f}" if one.written else "–",
        )
    return table


def peer_rate(played: Sequence[Played], tables: int) -> float:
    """Return the peer's moves per second at this many tables; 0 if it was not measured."""
    rates = [one.moves_per_second for one in played if one.tables == tables and one.name == PEER]
    return rates[0] if rates else 0.0


def show_spread(results: Results) -> Table:
    table = Table(
        title="Nodes on one PostgreSQL and one Valkey; the people of a table are at different nodes"
    )
    for column in ("nodes", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "log bytes/move", "messages/move"):
        table.add_column(column, justify="right")
    for one in results.spread:
        played = one.played
        table.add_row(
            str(one.nodes),
            f"{played.moves_per_second:,.0f}",
            f"{played.p50_ms:.1f}",
            f"{played.p99_ms:.1f}",
            f"{played.cpu_us:,.0f}",
            f"{one.log_bytes:,.0f}",
            f"{one.messages:.2f}",
        )
    return table


def show_rest(results: Results) -> Table:
    table = Table("", "", title="Memory, old tables, and a node that died")
    if (memory := results.memory) is not None:
        table.add_row("seconds to start", f"{memory.start_seconds:.1f}")
        table.add_row("MB without tables", f"{memory.empty_mb:.0f}")
        table.add_row("KB for an idle table", f"{memory.table_kb:.1f}")
        table.add_row("KB for an idle socket", f"{memory.socket_kb:.1f}")
        table.add_row(f"MB with {memory.sockets:,} idle sockets", f"{memory.full_mb:.0f}")
    table.add_row("ms to open a table with 1,000 moves", f"{results.old_table_ms:.1f}")
    game, actions, spent = results.replay
    table.add_row(f"ms for the replay of {actions} actions of {game}", f"{spent:.1f}")
    if (taken := results.taken_over) is not None:
        seconds = f"{taken.median_s:.1f}, longest {taken.longest_s:.1f}"
        table.add_row(f"s until another node moved for the bots of {taken.tables} tables", seconds)
        table.add_row("tables where a bot moved twice", str(taken.doubled))
    return table
