"""Names and chat are cleaned before anybody sees them."""

from __future__ import annotations

import pytest

from furcifer.server.table.plain_text import clean


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  two   words ", "two words"),
        ("tab\tand\nline", "tab and line"),
        ("\u202egnirts\u202c", "gnirts"),
        ("e\u0301", "é"),
        ("👩\u200d👩\u200d👧 family", "👩\u200d👩\u200d👧 family"),
        ("a" + "\u0300" * 40, "à" + "\u0300" * 4),
        ("\x00\x1b[31m", "[31m"),
        ("x" * 500, "x" * 24),
        ("\ud800", ""),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u115f\uffa0 \u1160", ""),
        ("\u0301", ""),
        ("\u200d\ufe0f", ""),
        ("A\u3164nn", "Ann"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("", ""),
    ],
)
def test_names_are_cleaned(text, kept):
    assert clean(text, 24) == kept
