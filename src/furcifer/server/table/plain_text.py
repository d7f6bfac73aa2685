"""Cleaning of names and chat: no control characters, nothing that breaks the layout of a screen."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # joins emoji
DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Me"}
MARKS_IN_A_ROW = 4  # enough for every living script, too few to spill over other lines
NAME_LENGTH = 24
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  # letters and signs that show nothing
VISIBLE = {"L", "N", "P", "S"}


def clean(text: str, length: int) -> str:
    """Return the text as one composed line without control characters, cut to `length` letters.

    >>> clean("  Zo\\u0065\\u0308\\n\\x07 \\u202e! ", 10)
    'Zoë !'
    """
    kept: list[str] = []
    marks = count = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        joins = sign == JOINER or (kept and kept[-1] == JOINER)
        marks = marks + 1 if kind in MARKS else 0
        if (kind in DROPPED and sign != JOINER) or sign in BLANK or marks > MARKS_IN_A_ROW:
            continue
        count += not (joins or kind in MARKS)
        if count > length or len(kept) >= 4 * length:
            break
        kept.append(sign)
    shows = any(unicodedata.category(sign)[0] in VISIBLE for sign in kept)
    return " ".join("".join(kept).strip(JOINER).split()) if shows else ""


def clean_name(text: str) -> str:
    """Return a display name as it may be shown."""
    return clean(text, NAME_LENGTH)
