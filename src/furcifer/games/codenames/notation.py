"""Actions of Codenames as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from furcifer.core import NotationError, Seat
from furcifer.words import read_pack

from .actions import (
    Accept,
    Action,
    Call,
    Clue,
    Concede,
    Cover,
    Deal,
    Decline,
    Guess,
    Key,
    Late,
    Mark,
    Overdue,
    Pass,
    Reject,
    Rule,
    Stand,
    Stop,
    Unmark,
    Uphold,
)
from .setup import card

OVERDUE: dict[str, Overdue] = {str(a): a for a in (Pass(), Accept(), Stand(), Uphold(), Decline())}
ALONE: dict[str, Action] = {**OVERDUE, **{str(a): a for a in (Call(), Concede(), Reject(), Stop())}}
ON_CARD: dict[str, Callable[[str], Action]] = {
    "guess": Guess,
    "mark": Mark,
    "unmark": Unmark,
    "cover": Cover,
}
CLUE = re.compile(r"(.+) (unlimited|[0-9]{1,3})", re.IGNORECASE)
KEY = re.compile(r"[rbnx]+")
RULE = re.compile(r"valid|invalid (.+)")
LATE = re.compile(rf"([1-9][0-9]?) ({'|'.join(OVERDUE)})")
FORMS = (
    "clue WORD NUMBER, guess WORD, stop, mark WORD, unmark WORD, "
    "call, accept, concede, stand, uphold, reject, cover WORD, decline"
)


def parse(text: str) -> Action:
    """Return the action that a text means. Words on the table may be typed in lower case.

    >>> parse("clue New York 2"), parse("guess ice cream")
    (Clue(word='New York', number=2), Guess(word='ICE CREAM'))
    """
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    if not rest and verb in ALONE:
        return ALONE[verb]
    action = (ON_CARD[verb](card(rest)) if verb in ON_CARD else _longer(verb, rest)) if rest else None
    if action is None:
        raise NotationError(f"{text!r} is not an action of Codenames; write one of: {FORMS}.")
    return action


def _longer(verb: str, rest: str) -> Action | None:
    if verb == "clue" and (found := CLUE.fullmatch(rest)):
        word, number = found[1], found[2].lower()
        return Clue(word, "unlimited" if number == "unlimited" else int(number))
    if verb == "deal":
        return Deal(tuple(card(word) for word in rest.split(",")))
    if verb == "rule" and (found := RULE.fullmatch(rest)):
        return Rule(found[1])
    if verb == "key" and KEY.fullmatch(rest):
        return Key(rest)
    if verb == "late" and (found := LATE.fullmatch(rest.lower())):
        return Late(Seat(int(found[1]) - 1), OVERDUE[found[2]])
    return None


def read_option(key: str, text: str) -> Any:
    """Read an option from a text file: a word pack has one codename per line."""
    return read_pack(text, "the pack") if key == "pack" else text
