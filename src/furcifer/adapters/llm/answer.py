"""Read a model's answer. The last JSON object with an action counts, whatever is written around it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from msgspec import Struct

from furcifer.adapters.refusal import refusal
from furcifer.core import NotationError, Turn


class Failure(StrEnum):
    """The reason why an attempt led to no action."""

    TRUNCATED = "truncated"  # the answer ended at the limit of tokens
    EMPTY = "empty"
    UNPARSABLE = "unparsable"  # there is no JSON object with an action
    ILLEGAL = "illegal"  # the rules refuse the action
    TIMEOUT = "timeout"
    UNAVAILABLE = "unavailable"  # the endpoint refused the request or was not there
    BUDGET = "budget"  # the tokens of the match are used up


class Answer(Struct, frozen=True):
    """An action, or why there is none, with the rules' reason if there is one."""

    action: Any = None
    failure: Failure | None = None
    reason: str = ""


def read(turn: Turn, text: str, truncated: bool = False) -> Answer:
    """Return the action that an answer means, checked by the rules."""
    chosen = _last_choice(text)
    if chosen is None:
        if not text.strip():
            return Answer(failure=Failure.EMPTY)
        return Answer(failure=Failure.TRUNCATED if truncated else Failure.UNPARSABLE)
    try:
        action = turn.game.parse(chosen)
    except NotationError as error:
        return Answer(failure=Failure.ILLEGAL, reason=str(error))
    refused = refusal(turn, action)
    return Answer(failure=Failure.ILLEGAL, reason=refused.text) if refused else Answer(action)


def _last_choice(text: str) -> str | None:
    """Return the action in the last JSON object that has one.

    >>> _last_choice('I thought of {"action": "a"}. Better: ```{"why": {"x": 1}, "action": " b "}```')
    'b'
    >>> _last_choice('{"action": 3} {"action": ""} {"act'), _last_choice("")
    (None, None)
    """
    choices = [found["action"] for found in _objects(text) if isinstance(found.get("action"), str)]
    return next((choice.strip() for choice in reversed(choices) if choice.strip()), None)


def _objects(text: str) -> Iterator[dict[str, Any]]:
    decoder, at = json.JSONDecoder(), text.find("{")
    while at >= 0:
        try:
            found, end = decoder.raw_decode(text, at)
            yield found
        except (ValueError, RecursionError):
            end = at + 1
        at = text.find("{", end)
