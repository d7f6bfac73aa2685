"""Metrics for Prometheus. The hot path counts in plain numbers; Prometheus reads them on request."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from .node.node import Node

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics(Collector):
    """The numbers of one node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.moves = self.created = self.refused = self.limited = self.bot_moves = self.sockets = 0
        self.table_failures = 0
        self.bot_seconds = self._answer_seconds = 0.0
        self._answers = [0] * (len(LATENCIES) + 1)  # by latency, the last one above all limits
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def answered(self, seconds: float) -> None:
        """Count an answer that took this long."""
        self._answers[bisect_left(LATENCIES, seconds)] += 1
        self._answer_seconds += seconds

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        node = self.node
        yield GaugeMetricFamily("furcifer_live_tables", "Tables in memory", len(node.tables))
        claimed = sum(live.claimed for live in node.tables.values())
        yield GaugeMetricFamily("furcifer_watched_tables", "Tables whose bots and clocks run here", claimed)
        yield GaugeMetricFamily("furcifer_sockets", "Open sockets", self.sockets)
        unreadable = len(node.unreadable)
        yield GaugeMetricFamily("furcifer_unreadable_tables", "Tables whose logs cannot be read", unreadable)
        failures = self.table_failures
        yield CounterMetricFamily("furcifer_table_failures", "Failures of one table in a loop", failures)
        yield CounterMetricFamily("furcifer_moves", "Decisions in matches, durable", self.moves)
        yield CounterMetricFamily("furcifer_tables", "Tables opened here", self.created)
        yield CounterMetricFamily("furcifer_refusals", "Messages refused", self.refused)
        yield CounterMetricFamily("furcifer_limited", "Messages refused by rate limits", self.limited)
        yield CounterMetricFamily("furcifer_bot_moves", "Bots' turns", self.bot_moves)
        yield CounterMetricFamily("furcifer_bot_seconds", "Time bots spent thinking", self.bot_seconds)
        yield self._latency()
        if node.opened:
            yield CounterMetricFamily("furcifer_journal_rounds", "Transactions", node.journal.rounds)
            yield CounterMetricFamily("furcifer_journal_rows", "Events written", node.journal.rows)
            yield GaugeMetricFamily("furcifer_bus_healthy", "1 if the bus answers", int(node.bus.healthy))

    def _latency(self) -> Metric:
        limits = [str(float(limit)) for limit in LATENCIES] + ["+Inf"]
        return HistogramMetricFamily(
            "furcifer_answer_seconds",
            "Time from a message to its answer, durable if it was accepted",
            buckets=list(zip(limits, accumulate(self._answers), strict=True)),
            sum_value=self._answer_seconds,
        )
