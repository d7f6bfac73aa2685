"""Results of the server benchmark, and their table."""

from __future__ import annotations

from msgspec import Struct
from rich.table import Table


class Result(Struct, frozen=True):
    """The measurements of one server."""

    store: str
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    start_seconds: float
    table_kb: float = 0.0
    socket_kb: float = 0.0
    cpu_us: float = 0.0  # processor time of the server for one move with all its answers
    refused: int = 0


def show(results: list[Result]) -> Table:
    """Return the results as a table for a terminal."""
    table = Table(title="Two sockets a table, every move acknowledged")
    columns = (
        "",
        "tables",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "start s",
        "CPU µs/move",
        "KB/table",
        "KB/idle socket",
    )
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    for result in results:
        costs = (result.cpu_us, result.table_kb, result.socket_kb)
        table.add_row(
            result.store,
            str(result.tables),
            f"{result.moves_per_second:,.0f}",
            f"{result.p50_ms:.1f}",
            f"{result.p99_ms:.1f}",
            f"{result.start_seconds:.1f}",
            *(f"{cost:,.0f}" if cost else "–" for cost in costs),
        )
    return table
