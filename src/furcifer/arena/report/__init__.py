"""The report of a tournament: one HTML page, its data as JSON, and every match as CSV."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from furcifer.arena.matches import Result
from furcifer.arena.plan import Plan
from furcifer.core import ConfigError

from .export import to_csv
from .links import ADDRESS, chosen, replay_link
from .page import render
from .summary import Summary, summarise

REPLAYS = 24


def write_report(
    plan: Plan, results: Sequence[Result], page: Path, *, replays: int = REPLAYS, address: str = ADDRESS
) -> Summary:
    """Write the page, and beside it the same name with .json and .csv. Return what they say."""
    summary = summarise(plan, results)
    contents = {
        page: render(summary, chosen(results, replays), address),
        page.with_suffix(".json"): msgspec.json.format(msgspec.json.encode(summary), indent=1).decode(),
        page.with_suffix(".csv"): to_csv(results),
    }
    try:
        for file, text in contents.items():
            file.write_text(text, "utf-8")
    except OSError as error:
        raise ConfigError(f"Cannot write the report {page}: {error.strerror}.") from None
    return summary


__all__ = [
    "ADDRESS",
    "REPLAYS",
    "Summary",
    "chosen",
    "render",
    "replay_link",
    "summarise",
    "to_csv",
    "write_report",
]
