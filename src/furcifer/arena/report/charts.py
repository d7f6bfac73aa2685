"""The curve of a report as SVG: lines are told apart by their dashes and by the names at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT = 340, 220
LEFT, RIGHT, TOP, BOTTOM = 34, 96, 12, 26
GAP = 13  # between two names
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "12 3", "1 4", "8 2 2 2 2 2")

Curve = Sequence[tuple[int, float]]


def curves(found: Mapping[str, Curve], title: str) -> str:
    """Return the share of each player after so many matches."""
    most = max(curve[-1][0] for curve in found.values())
    ends = _spread({name: _y(curve[-1][1]) for name, curve in found.items()})
    parts = [_axes(most)]
    for number, (name, curve) in enumerate(found.items()):
        points = " ".join(f"{_x(count, most):.1f},{_y(share):.1f}" for count, share in curve)
        dash = DASHES[number % len(DASHES)]
        right, height = WIDTH - RIGHT, _y(curve[-1][1])
        parts.append(f'<path d="M{points}" stroke-dasharray="{dash}"/>')
        parts.append(f'<path class="lead" d="M{right},{height:.1f} {right + 8},{ends[name]:.1f}"/>')
        parts.append(f'<text x="{right + 10}" y="{ends[name] + 4:.1f}">{escape(_short(name))}</text>')
    label = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _x(count: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * count / most


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _axes(most: int) -> str:
    lines = "".join(
        f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(share):.1f}" y2="{_y(share):.1f}"/>'
        f'<text x="{LEFT - 4}" y="{_y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return f'{lines}<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{most} matches</text>'


def _short(name: str) -> str:
    return name if len(name) <= 16 else f"{name[:15]}…"


def _spread(heights: Mapping[str, float]) -> dict[str, float]:
    """Move the names apart so that they can be read, in the order of their curves.

    >>> _spread({"a": 20.0, "b": 21.0, "c": 100.0})
    {'a': 20.0, 'b': 33.0, 'c': 100.0}
    """
    found: dict[str, float] = {}
    last = -GAP * 1.0
    for name, height in sorted(heights.items(), key=lambda one: one[1]):
        found[name] = last = max(height, last + GAP)
    over = max(0.0, last - (HEIGHT - 10))
    return {name: height - over for name, height in found.items()}
