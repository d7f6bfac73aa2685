"""The tables of a report as HTML. Every colour goes with a number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from furcifer.arena.davidson import Rating

from .breakdowns import Cell, Line, Pairs

STRONGEST = 60  # per cent of colour in a cell, so that the number stays readable


def table(caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]], *, text: int = 1) -> str:
    """Return a table. The first column heads its row; the first `text` columns are words, not numbers."""
    head = "".join(
        f'<th scope="col"{_kind(place, text)}>{escape(name)}</th>' for place, name in enumerate(headings)
    )
    body = "".join(f"<tr>{_row(row, text)}</tr>" for row in rows)
    return (
        f'{_caption(caption)}<table aria-label="{escape(caption, quote=True)}">'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _row(row: Sequence[str], text: int) -> str:
    first, *others = row
    cells = "".join(f"<td{_kind(place, text)}>{cell}</td>" for place, cell in enumerate(others, start=1))
    return f'<th scope="row">{first}</th>{cells}'


def _kind(place: int, text: int) -> str:
    return ' class="text"' if place < text else ""


def _caption(caption: str) -> str:
    """Return the words above a table, which keep their place while a wide table scrolls."""
    return f'<p class="soft">{escape(caption)}</p><div class="scroll" tabindex="0">'


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def heat_map(
    caption: str, cells: Sequence[Cell], order: Sequence[str], corner: str, *, score: bool = False
) -> str:
    """Return a cross-table whose cells are coloured by the share: above a half, or below."""
    columns = [name for name in order if any(cell.column == name for cell in cells)]
    found = {(cell.row, cell.column): cell for cell in cells}
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(row)}</th>'
        + "".join(_heat(found.get((row, column)), score) for column in columns)
        + "</tr>"
        for row in order
        if any(cell.row == row for cell in cells)
    )
    return (
        f'{_caption(caption)}<table class="heat" aria-label="{escape(caption, quote=True)}">'
        f'<thead><tr><th scope="col" class="text">{escape(corner)}</th>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _heat(cell: Cell | None, score: bool) -> str:
    if cell is None:
        return "<td>–</td>"
    strength = round(abs(cell.share - 0.5) * 2 * STRONGEST)
    colour = "more" if cell.share >= 0.5 else "less"
    style = f"background:color-mix(in oklab,var(--{colour}) {strength}%,var(--card))"
    below = f"score {cell.score:.1f}" if score else f"of {cell.matches}"
    return f'<td style="{style}">{percent(cell.share)}<small>{below}</small></td>'


def rating_table(ratings: Sequence[Rating], shares: Sequence[Line], seconds: dict[str, float]) -> str:
    """Return the ratings with their intervals, drawn to one scale."""
    low, high = min(one.low for one in ratings), max(one.high for one in ratings)
    share = {one.name: one for one in shares}
    figures = 1 if max(abs(low), abs(high)) < 100 else 0
    rows = [
        (
            escape(one.name),
            f"{one.value:+.{figures}f}",
            f"{one.low:+.{figures}f} … {one.high:+.{figures}f}",
            _track(one, low, high),
            percent(share[one.name].share),
            str(share[one.name].matches),
            f"{seconds.get(one.name, 0.0):.2f} s",
            escape(", ".join(one.like)) or "–",
        )
        for one in ratings
    ]
    headings = (
        "player",
        "rating",
        "95 %",
        "interval",
        "points",
        "matches",
        "thought",
        "may equal",
    )
    return table(
        "Thought: average time in one seat of a match. May equal: players it cannot be told apart from.",
        headings,
        rows,
    )


def _track(one: Rating, low: float, high: float) -> str:
    span = (high - low) or 1.0
    left, right, dot, zero = (100 * (value - low) / span for value in (one.low, one.high, one.value, 0.0))
    middle = f'<span class="zero" style="left:{zero:.1f}%"></span>' if 0 <= zero <= 100 else ""
    width = f"left:{left:.1f}%;width:{right - left:.1f}%"
    return (
        f'<div class="track">{middle}<span class="span" style="{width}"></span>'
        f'<span class="dot" style="left:{dot:.1f}%"></span></div>'
    )


def line_table(caption: str, heading: str, lines: Iterable[Line]) -> str:
    """Return shares with their intervals."""
    rows = [
        (escape(one.name), percent(one.share), f"{100 * one.low:.0f}–{percent(one.high)}", str(one.matches))
        for one in lines
    ]
    return table(caption, (heading, "points", "95 %", "matches"), rows)


def pair_table(pairs: Iterable[Pairs]) -> str:
    """Return the results of the deals that were played twice, with sides exchanged."""
    rows = [(escape(f"{one.first} – {one.second}"), *map(str, one.counts)) for one in pairs]
    caption = (
        "Every deal was played twice with sides exchanged. How often the first side won so much of both:"
    )
    return table(caption, ("sides", "0", "½", "1", "1½", "2"), rows)
