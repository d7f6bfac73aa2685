"""A picture of rate and latency against the number of tables, as an SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape

from .report import Played

WIDTH, HEIGHT, MARGIN = 420, 300, 56
GAP = 60
# Colour-blind safe, and every line has a dash of its own besides.
STYLES = (
    ("#0072b2", ""),
    ("#d55e00", "6 3"),
    ("#009e73", "2 3"),
    ("#cc79a7", "8 3 2 3"),
    ("#000000", "1 3"),
)
Value = Callable[[Played], float]


def draw(played: Sequence[Played]) -> str:
    """Return two charts side by side: moves per second, and milliseconds at the 99th percentile."""
    names = list(dict.fromkeys(one.name for one in played))
    charts = [("moves per second", lambda one: one.moves_per_second), ("ms, 99th percentile", _p99)]
    parts = [_chart(title, value, played, names, at) for at, (title, value) in enumerate(charts)]
    legend = [_legend(name, at) for at, name in enumerate(names)]
    width, height = 2 * WIDTH + GAP, HEIGHT + 30 + 18 * len(names)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="white"/>'
    )
    return "\n".join([head, *parts, *legend, "</svg>", ""])


def _p99(one: Played) -> float:
    return one.p99_ms


def _chart(title: str, value: Value, played: Sequence[Played], names: Sequence[str], at: int) -> str:
    left, top = MARGIN + at * (WIDTH + GAP), 30
    wide, high = WIDTH - MARGIN, HEIGHT - MARGIN
    tables = sorted({one.tables for one in played})
    most = max(map(value, played)) * 1.1

    def x(count: int) -> float:
        span = math.log(tables[-1] / tables[0]) or 1.0
        return left + wide * math.log(count / tables[0]) / span

    def y(number: float) -> float:
        return top + high * (1 - number / most)

    parts = [f'<text x="{left}" y="18" font-weight="bold">{escape(title)}</text>']
    parts += [_row(left, left + wide, y(most * share), most * share) for share in (0, 0.25, 0.5, 0.75, 1)]
    parts += [f'<text x="{x(n):.0f}" y="{top + high + 18}" text-anchor="middle">{n:,}</text>' for n in tables]
    parts.append(f'<text x="{left + wide / 2:.0f}" y="{top + high + 36}" text-anchor="middle">tables</text>')
    for number, name in enumerate(names):
        points = sorted((one.tables, value(one)) for one in played if one.name == name)
        parts.append(_line([(x(n), y(v)) for n, v in points], number))
    return "\n".join(parts)


def _row(left: float, right: float, y: float, number: float) -> str:
    return (
        f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{number:,.0f}</text>'
    )


def _line(points: Sequence[tuple[float, float]], number: int) -> str:
    colour, dash = STYLES[number % len(STYLES)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points)
    line = f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" '
    return f'{line}stroke-dasharray="{dash}"/>{dots}'


def _legend(name: str, number: int) -> str:
    colour, dash = STYLES[number % len(STYLES)]
    y = HEIGHT + 30 + 18 * number
    line = f'<line x1="{MARGIN}" x2="{MARGIN + 40}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2" '
    return f'{line}stroke-dasharray="{dash}"/><text x="{MARGIN + 48}" y="{y + 4}">{escape(name)}</text>'
