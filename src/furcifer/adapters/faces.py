"""A position as text and as a picture, for the eyes of one seat or of a spectator."""

from __future__ import annotations

import struct
import zlib
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import furcifer
from furcifer.core import ConfigError, Drawing, Match

from .extras import extra
from .table_text import table_text

FOLDER = Path(furcifer.__file__).parent / "web_dist" / "previews"
FONTS = "DejaVu Sans, Liberation Sans, Noto Sans, Roboto, Arial, Helvetica, Segoe UI"  # the first that exists
STYLE = f"text {{ font-family: {FONTS}; font-weight: 700; }}"
PAPER, INK = "#f7f3ea", "#17211c"
MOST_LISTED = 60  # actions in a text


def text(match: Match, seat: int | None) -> str:
    """Return a position as a person at the terminal sees it; for a seat to act, also what it may do."""
    shown = table_text(match.game, match.view(seat), match.seats, match.outcome)
    return "\n".join([shown, *_options(match, seat)])


def render(match: Match, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Show a position to a spectator: print it (human), or return its text (ansi) or pixels (rgb_array)."""
    if mode == "rgb_array":
        return image(match, None)
    shown = text(match, None) if mode else None
    if mode != "human":
        return shown
    print(shown)
    return None


def _options(match: Match, seat: int | None) -> list[str]:
    if seat is None or seat not in match.to_act:
        return []
    if ask := match.asks(seat):
        return [f"{ask.text} Form: {ask.form}"]
    actions = [str(action) for action in match.legal(seat)]
    more = f", and {len(actions) - MOST_LISTED} more" if len(actions) > MOST_LISTED else ""
    return [f"Actions: {', '.join(actions[:MOST_LISTED])}{more}"]


def image(match: Match, seat: int | None) -> NDArray[np.uint8]:
    """Return a position as an array of RGB pixels, from the drawing that previews of links show."""
    if match.game.picture is None:
        raise ConfigError(f"{match.game.meta.title} has no picture.")
    return pixels(png(_svg(match, match.game.picture()(match.view(seat)))))


def _svg(match: Match, drawing: Drawing) -> str:
    size = f'width="{drawing.width}" height="{drawing.height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        f"<defs>{parts(match.game.meta.slug, 'en')}</defs>"
        f'<rect {size} fill="{PAPER}"/><g fill="{INK}">{drawing.body}</g></svg>'
    )


@cache
def parts(slug: str, language: str) -> str:
    """Return the drawings of a game as SVG symbols; without a built page, an empty one."""
    path = FOLDER / f"{slug}.{language}.svg"
    return path.read_text("utf-8") if path.is_file() else '<symbol id="picture" viewBox="0 0 1 1"/>'


@lru_cache(maxsize=64)
def png(svg: str) -> bytes:
    """Return an SVG as a PNG."""
    with extra("server", "resvg_py"):
        from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, style_sheet=STYLE))


# The pixels of a PNG. resvg writes 8-bit RGBA without interlacing, and no library of an extra reads it.

CHANNELS = 4


def pixels(file: bytes) -> NDArray[np.uint8]:
    """Return the colours of an opaque 8-bit RGBA picture."""
    width, height = struct.unpack(">II", file[16:24])
    assert file[24:29] == bytes([8, 6, 0, 0, 0])
    lines = np.frombuffer(zlib.decompress(_data(file)), dtype=np.uint8).reshape(height, -1)
    above = np.zeros(lines.shape[1] - 1, dtype=np.uint8)
    rows = np.empty((height, len(above)), dtype=np.uint8)
    for number, line in enumerate(lines):
        above = rows[number] = _unfiltered(int(line[0]), line[1:], above)
    return np.ascontiguousarray(rows.reshape(height, width, CHANNELS)[:, :, :3])


def _data(file: bytes) -> bytes:
    found, at = [], 8
    while at < len(file):
        length, kind = struct.unpack(">I4s", file[at : at + 8])
        if kind == b"IDAT":
            found.append(file[at + 8 : at + 8 + length])
        at += 12 + length
    return b"".join(found)


def _unfiltered(kind: int, line: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Undo one of the five filters of a line: none, left, above, their mean, Paeth."""
    if kind == 0:
        return line
    if kind == 1:
        return np.add.accumulate(line.reshape(-1, CHANNELS), axis=0, dtype=np.uint8).reshape(-1)
    if kind == 2:
        return line + above
    out, up = [0] * CHANNELS, [0] * CHANNELS + above.tolist()
    for at, value in enumerate(line.tolist()):
        left, over, corner = out[at], up[at + CHANNELS], up[at]
        out.append(value + ((left + over) // 2 if kind == 3 else _paeth(left, over, corner)) & 255)
    return np.array(out[CHANNELS:], dtype=np.uint8)


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
