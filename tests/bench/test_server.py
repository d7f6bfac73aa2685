"""The arithmetic and the picture of the server benchmark; `furcifer bench server` measures."""

from io import StringIO
from xml.etree import ElementTree

from rich.console import Console

from furcifer.bench.server import draw
from furcifer.bench.server.report import (
    Memory,
    Played,
    Results,
    Spread,
    median,
    peer_rate,
    show_grown,
    show_played,
    show_rest,
    show_spread,
)

OURS = [Played("Furcifer, SQLite", tables, 1000.0 * tables, 5.0, 20.0, 300.0) for tables in (50, 500)]
PEER = [Played("boardgame.io, in memory", tables, 400.0, 9.0, 30.0, 900.0) for tables in (50, 500)]


def test_the_median_of_every_measurement_counts():
    runs = [Played("ours", 50, rate, 10 - rate, 2 * rate, refused=0) for rate in (3.0, 1.0, 2.0)]
    assert median(runs) == Played("ours", 50, 2.0, 8.0, 4.0)


def test_the_peer_is_compared_at_the_same_number_of_tables():
    assert peer_rate([*OURS, *PEER], 50) == 400.0
    assert peer_rate(OURS, 50) == 0.0


def test_the_picture_is_well_formed_and_names_every_server():
    svg = draw([*OURS, *PEER])
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"Furcifer, SQLite", "boardgame.io, in memory", "moves per second"} <= set(texts)


def test_the_report_has_a_table_for_each_question():
    memory = Memory(1.0, 90.0, 10.0, 12.0, 5000, 150.0)
    results = Results(
        [*OURS, *PEER], OURS, memory, 12.0, ("coloretto", 80, 9.0), [Spread(2, OURS[0], 300.0, 0.1)]
    )
    tables = [show(results) for show in (show_played, show_grown, show_spread, show_rest)]
    assert [table.row_count for table in tables] == [4, 2, 1, 7]
    assert next(iter(tables[0].columns[3].cells)) == "125.00"


def test_the_report_is_readable_in_a_narrow_terminal():
    long = [Played("Furcifer, PostgreSQL, 2 workers", 5000, 15_173.0, 123.4, 188.8, 103.0, 29.0, 10_858.0)]
    console = Console(width=80, record=True, file=StringIO())
    for show in (show_played, show_grown):
        console.print(show(Results(played=[*long, *PEER], grown=long)))
    text = console.export_text()
    assert "…" not in text
    assert all(part in text for part in ("PostgreSQL, 2 workers", "15,173", "188.8", "10,858"))
