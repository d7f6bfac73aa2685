"""The report as one HTML page. It loads nothing from anywhere and works without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from furcifer.arena.matches import Result
from furcifer.core import find

from .charts import curves
from .links import ADDRESS, replay_link
from .summary import Summary
from .tables import heat_map, line_table, pair_table, percent, rating_table, table

OPENINGS = 60  # that are shown


def render(summary: Summary, replays: Sequence[Result] = (), page: str = ADDRESS) -> str:
    """Return the page of a report. The replays open in a Furcifer that runs at the address `page`."""
    title = escape(f"Arena: {summary.title}")
    sections = "".join(
        f'<section aria-labelledby="s{number}"><h2 id="s{number}">{escape(heading)}</h2>{body}</section>'
        for number, (heading, body) in enumerate(_sections(summary, replays, page))
    )
    style = files(__package__).joinpath("style.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>'
        f"<body><main><h1>{title}</h1>{_about(summary)}{sections}</main></body></html>\n"
    )


def _about(summary: Summary) -> str:
    plan, usual = summary.plan, msgspec.to_builtins(find(summary.plan["game"]).kinds.config())
    changed = [f"{key} {_option(value)}" for key, value in plan["config"].items() if value != usual[key]]
    facts = [
        f"{summary.matches} matches of {len(plan['players'])} players at {plan['seats']} seats; "
        f"{summary.actions:.0f} actions a match",
        f"{summary.pairs} deals for each pairing, each played by every line-up; seed {plan['seed']}"
        + (f"; {plan['opening']} random first actions" if plan["opening"] else ""),
        f"Options: {', '.join(changed) or 'the usual ones'}",
        f"Furcifer {summary.furcifer}, {summary.title} version {plan['version']}",
    ]
    return f'<p class="soft">{"<br>".join(map(escape, facts))}</p>'


def _option(value: Any) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _sections(summary: Summary, replays: Sequence[Result], page: str) -> Iterator[tuple[str, str]]:
    order = [one.name for one in summary.ratings]
    if summary.ratings:
        yield "Ratings", _ratings(summary)
    if summary.against:
        yield "Who beats whom", _against(summary, order)
    if summary.together:
        caption = "Share of the points of a lead (row) with partners (column)."
        score = any(cell.score > 1 for cell in summary.together)
        yield "Partners", heat_map(caption, summary.together, order, "lead", score=score)
    if summary.pair_outcomes:
        yield "Pairs", pair_table(summary.pair_outcomes)
    if summary.over_time:
        yield "Over time", curves(summary.over_time, "Share of the points against the matches played")
    yield "Seats", _seats(summary, order)
    if summary.openings:
        yield "Openings", _openings(summary)
    yield "Ends", table("How the matches ended.", ("reason", "matches"), _counts(summary.ends))
    yield "Failures", _failures(summary)
    if replays:
        yield "Replays", _replays(replays, page)


def _ratings(summary: Summary) -> str:
    found = "".join(f"<li>{escape(sentence)}</li>" for sentence in summary.findings)
    return (
        f"<ul>{found}</ul>{rating_table(summary.ratings, summary.players, summary.seconds)}"
        f'<p class="soft">{escape(summary.method)}.</p>'
    )


def _against(summary: Summary, order: Sequence[str]) -> str:
    sides = dict.fromkeys(cell.row for cell in summary.against)
    ranked = [*(name for name in order if name in sides), *(name for name in sides if name not in order)]
    return heat_map("Share of the points of the row against the column.", summary.against, ranked, "side")


def _seats(summary: Summary, order: Sequence[str]) -> str:
    seats = [one.name for one in summary.seats]
    caption = "Share of the points of each player in each seat."
    return line_table("Share of the points of each seat.", "seat", summary.seats) + heat_map(
        caption, summary.seats_of_players, [*order, *seats], "player"
    )


def _openings(summary: Summary) -> str:
    shown = summary.openings[::-1][:OPENINGS]
    count = len(summary.openings)
    caption = (
        f"Share of the side that moves first after the opening; the most one-sided {len(shown)} of {count}."
    )
    listed = line_table(caption, "opening", shown)
    even = sum(one.low <= 0.5 <= one.high for one in summary.openings)
    return (
        f"<p>{count} openings were played; {even} of them may be even by these results.</p>"
        f"<details><summary>All results by opening</summary>{listed}</details>"
    )


def _counts(counts: dict[str, int]) -> list[tuple[str, str]]:
    return [(escape(name), str(count)) for name, count in counts.items()]


def _failures(summary: Summary) -> str:
    if not summary.failures:
        return "<p>Nobody failed: no match was forfeited, and no answer was refused.</p>"
    kinds = sorted({kind for one in summary.failures for kind in one.classes})
    rows = [
        (escape(one.name), str(one.forfeits), *(str(one.classes.get(kind, 0)) for kind in kinds))
        for one in summary.failures
    ]
    counted = table("How often, by class.", ("player", "forfeited", *kinds), rows)
    if not summary.forfeits:
        return counted
    lines = [(str(one.match), escape(one.player), escape(one.reason)) for one in summary.forfeits]
    return counted + table("Forfeited matches.", ("match", "player", "why"), lines, text=3).replace(
        '<td class="text">', '<td class="text long">'
    )


def _replays(replays: Sequence[Result], page: str) -> str:
    rows = [
        (
            f'<a href="{escape(replay_link(result, page), quote=True)}">Match {result.number + 1}</a>',
            escape(" – ".join(result.players)),
            escape(" – ".join(percent(share) for share in result.shares)),
            escape(result.reason),
            str(result.actions),
        )
        for result in replays
    ]
    headings = ("replay", "players by seat", "points", "end", "actions")
    note = f"The links open in a Furcifer that runs at {page} (start it with the command furcifer)."
    return table(note, headings, rows, text=4)
