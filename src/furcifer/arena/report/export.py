"""The results of a tournament as CSV: one line for each match."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from furcifer.arena.matches import Result

COLUMNS = (
    *("match", "pairing", "deal", "lineup", "players", "shares", "scores"),
    *("began", "actions", "reason", "opening", "seconds", "failures", "forfeit"),
)


def to_csv(results: Iterable[Result]) -> str:
    """Return the matches as CSV. Several values in a field are separated by semicolons, seat by seat."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for result in results:
        fault = result.forfeit
        rows.writerow(
            [
                result.number + 1,
                result.pairing + 1,
                result.deal + 1,
                result.lineup + 1,
                _joined(result.players),
                _joined(f"{share:g}" for share in result.shares),
                _joined(f"{score:g}" for score in result.scores),
                result.began + 1,
                result.actions,
                result.reason,
                result.opening,
                _joined(f"{spent:g}" for spent in result.seconds),
                _joined(f"{one.kind}×{one.times}" for one in result.mishaps),
                f"{result.players[fault.seat]}: {fault.reason}" if fault else "",
            ]
        )
    return text.getvalue()


def _joined(values: Iterable[str]) -> str:
    return ";".join(values)
