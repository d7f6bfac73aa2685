"""Metrics for Prometheus. The hot path counts in plain numbers; Prometheus reads them on request."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from .logging import errors

if TYPE_CHECKING:
    from .node.node import Node

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics(Collector):
    """The numbers of one node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.refused = self.limited = self.sockets = self.table_failures = self.reports = 0
        # By game
        self.moves: Counter[str] = Counter()
        self.created: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.bot_moves: Counter[str] = Counter()
        self.bot_seconds: defaultdict[str, float] = defaultdict(float)
        self._answer_seconds = 0.0
        self._answers = [0] * (len(LATENCIES) + 1)  # by latency, the last one above all limits
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def answered(self, seconds: float) -> None:
        """Count an answer that took this long."""
        self._answers[bisect_left(LATENCIES, seconds)] += 1
        self._answer_seconds += seconds

    def text(self) -> bytes:
        """Return all metrics of this node in the text format of Prometheus."""
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
        yield _by("game", "furcifer_moves", "Decisions in matches, durable", self.moves)
        yield _by("game", "furcifer_tables", "Tables opened here", self.created)
        yield _by("game", "furcifer_matches_finished", "Matches that ended here", self.finished)
        yield CounterMetricFamily("furcifer_refusals", "Messages refused", self.refused)
        yield CounterMetricFamily("furcifer_limited", "Messages refused by rate limits", self.limited)
        yield CounterMetricFamily("furcifer_reports", "Reports of people about people", self.reports)
        yield _by("game", "furcifer_bot_moves", "Bots' turns", self.bot_moves)
        yield _by("game", "furcifer_bot_seconds", "Time bots spent thinking", self.bot_seconds)
        yield _by("where", "furcifer_errors", "Unexpected errors, which the log has by number", errors)
        yield self._latency()
        if node.opened:
            yield CounterMetricFamily("furcifer_journal_rounds", "Transactions", node.journal.rounds)
            yield CounterMetricFamily("furcifer_journal_rows", "Events written", node.journal.rows)
            writable = int(node.journal.writable)
            yield GaugeMetricFamily("furcifer_store_writable", "1 if moves can be written", writable)
            yield GaugeMetricFamily("furcifer_bus_healthy", "1 if the bus answers", int(node.bus.healthy))

    def _latency(self) -> Metric:
        limits = [str(float(limit)) for limit in LATENCIES] + ["+Inf"]
        return HistogramMetricFamily(
            "furcifer_answer_seconds",
            "Time from a message to its answer, durable if it was accepted",
            buckets=list(zip(limits, accumulate(self._answers), strict=True)),
            sum_value=self._answer_seconds,
        )


def merged(texts: Mapping[int, bytes]) -> bytes:
    """Return the metrics of several workers as one text, in which each has a label.

    >>> one = b"# TYPE moves_total counter\\nmoves_total{game=\\"coloretto\\"} 3.0\\n"
    >>> print(merged({0: one, 1: one}).decode().splitlines()[-1])
    moves_total{game="coloretto",worker="1"} 3.0
    """
    families: dict[str, Metric] = {}
    for worker, text in texts.items():
        for family in text_string_to_metric_families(text.decode()):
            known = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                known.samples.append(sample._replace(labels={**sample.labels, "worker": str(worker)}))
    registry = CollectorRegistry()
    registry.register(_Families(families.values()))
    return generate_latest(registry)


class _Families(Collector):
    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def _by(label: str, name: str, description: str, counts: Mapping[str, float]) -> Metric:
    """Return a counter with one line for each value of its label."""
    family = CounterMetricFamily(name, description, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
