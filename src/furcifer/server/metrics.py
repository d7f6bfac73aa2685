"""Numbers for Prometheus. Counted in plain integers where it matters, and read only when asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from .hall import Hall

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics(Collector):
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.moves = self.created = self.refused = self.limited = self.bot_moves = self.sockets = 0
        self.bot_seconds = 0.0
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.latency = Histogram(
            "furcifer_answer_seconds",
            "Time from a message to its answer, durable where it was accepted",
            buckets=LATENCIES,
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        hall = self.hall
        journal = getattr(hall, "journal", None)
        yield GaugeMetricFamily("furcifer_live_tables", "Tables in memory", len(hall.tables))
        watched = sum(live.watched for live in hall.tables.values())
        yield GaugeMetricFamily("furcifer_watched_tables", "Tables whose bots and clocks run here", watched)
        yield GaugeMetricFamily("furcifer_sockets", "Open sockets", self.sockets)
        yield CounterMetricFamily("furcifer_moves", "Decisions in matches, durable", self.moves)
        yield CounterMetricFamily("furcifer_tables", "Tables opened here", self.created)
        yield CounterMetricFamily("furcifer_refusals", "Messages refused", self.refused)
        yield CounterMetricFamily("furcifer_limited", "Messages refused by rate limits", self.limited)
        yield CounterMetricFamily("furcifer_bot_moves", "Bots' turns", self.bot_moves)
        yield CounterMetricFamily("furcifer_bot_seconds", "Time bots thought", self.bot_seconds)
        if journal is not None:
            yield CounterMetricFamily("furcifer_journal_rounds", "Transactions", journal.rounds)
            yield CounterMetricFamily("furcifer_journal_rows", "Events written", journal.rows)
        bus = getattr(hall, "bus", None)
        yield GaugeMetricFamily("furcifer_bus_healthy", "Is the bus there?", int(bus is None or bus.healthy))
