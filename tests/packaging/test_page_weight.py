"""The first page is light: what the built page loads before a visitor clicks anything."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from furcifer import all_games

BUILT = Path(__file__).parents[2] / "src" / "furcifer" / "web_dist"
MOST = 80_000  # bytes of compressed script
# The games' pictures and messages, and the puzzles of the day, asked for by the first page.
LOADED_LATER = ("Picture-*.js", "en-*.js", "TodaysPuzzles-*.js")
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def with_imports(names: set[str]) -> set[str]:
    """Return these chunks and every chunk they import at once."""
    found: set[str] = set()
    while names - found:
        name = (names - found).pop()
        found.add(name)
        names |= set(IMPORTED.findall((BUILT / "assets" / name).read_text("utf-8")))
    return found


def test_the_first_page_loads_at_most_80_kb_of_script():
    if not (BUILT / "index.html").is_file():
        pytest.fail("The web client is not built: run `npm ci && npm run build` (or `make setup`).")
    first = set(re.findall(r"/assets/([\w.-]+\.js)", (BUILT / "index.html").read_text("utf-8")))
    later = {path.name for pattern in LOADED_LATER for path in (BUILT / "assets").glob(pattern)}
    assert first
    assert len(later) > len(all_games())
    scripts = with_imports(first | later)
    assert sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in scripts) <= MOST
