"""Actions of The Chameleon as text, including those of chance and the clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from furcifer.core import NotationError, Seat
from furcifer.words import read_topics

from .actions import (
    Accuse,
    Action,
    Chameleon,
    Clue,
    CodeTable,
    Dealer,
    Decline,
    Guess,
    Late,
    Pass,
    Ready,
    Roll,
    TopicCard,
    Vote,
)


def _seat(number: str) -> Seat:
    return Seat(int(number) - 1)


def _late(seat: str, rest: str) -> Late:
    action = parse(rest)
    assert isinstance(action, Pass | Ready | Vote | Accuse | Guess)
    return Late(_seat(seat), action)


FORMS: dict[str, tuple[str, Callable[..., Action]]] = {  # verb: its arguments, and the action it means
    "clue": (r"(.*)", Clue),
    "ready": (r"", Ready),
    "vote": (r"([1-9])", lambda seat: Vote(_seat(seat))),
    "accuse": (r"([1-9])", lambda seat: Accuse(_seat(seat))),
    "guess": (r"([A-Da-d][1-4])", lambda place: Guess(place.upper())),
    "decline": (r"", Decline),
    "pass": (r"", Pass),
    "late": (r"([1-9]) ((?i:pass|ready|vote [1-9]|accuse [1-9]|guess [a-d][1-4]))", _late),
    "dealer": (r"([1-9])", lambda seat: Dealer(_seat(seat))),
    "topic": (r"([^,]+),(.+)", lambda title, words: TopicCard(title, tuple(words.split(",")))),
    "chameleon": (r"([1-9])", lambda seat: Chameleon(_seat(seat))),
    "roll": (r"([1-6]) ([1-8])", lambda yellow, blue: Roll(int(yellow), int(blue))),
    "table": (r"([a-p]{48})", CodeTable),
}
HINT = "write clue feather, ready, vote 2, accuse 3, guess A4 or decline"


def parse(text: str) -> Action:
    """Return the action that a text means.

    >>> parse("guess a4")
    Guess(coordinate='A4')
    >>> parse("late 2 vote 3")
    Late(seat=1, action=Vote(target=2))
    """
    verb, _, rest = " ".join(text.split()).partition(" ")
    form, meaning = FORMS.get(verb.lower(), (r"(?!)", Pass))
    if not (found := re.fullmatch(form, rest)):
        raise NotationError(f"{text!r} is not an action of The Chameleon; {HINT}.")
    return meaning(*found.groups())


def read_option(key: str, text: str) -> Any:
    """Read an option from a text file: topic cards in the form people write them."""
    return read_topics(text, "the topics") if key == "topics" else text
