"""The prompt for a model: the rules once, then its own view and its options, in the table's language."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from furcifer.adapters.rulebook import rules
from furcifer.adapters.table_text import table_text
from furcifer.core import Turn

from .transcript import Message

USUAL = "en"


def messages(turn: Turn) -> list[Message]:
    """Return the conversation that asks for an action. It follows from the View, so it holds no secret."""
    language = turn.game.language(turn.view) if turn.game.language else USUAL
    words = _words(language)
    law = rules(turn.game, language)
    seat = f"{words['seat']} {turn.seat + 1}"
    system = words["system"].format(game=turn.game.meta.title, seat=seat, rules=law)
    table = table_text(turn.game, turn.view, turn.seats)
    now = words["turn"].format(table=table, options=_options(turn, words))
    return [Message("system", system), Message("user", now)]


def retry(turn: Turn, asked: Sequence[Message], answer: str, reason: str) -> list[Message]:
    """Return the conversation that asks again, with the referee's reason."""
    language = turn.game.language(turn.view) if turn.game.language else USUAL
    again = _words(language)["retry"].format(reason=reason)
    return [*asked, Message("assistant", answer or "…"), Message("user", again)]


def answer_schema(turn: Turn) -> dict[str, Any]:
    """Return the JSON schema of an answer: one of the legal actions, or any text where free text counts."""
    action: dict[str, Any] = {"type": "string"}
    if turn.ask is None:
        action["enum"] = [str(one) for one in turn.legal]
    return {
        "type": "object",
        "properties": {"action": action},
        "required": ["action"],
        "additionalProperties": False,
    }


def _options(turn: Turn, words: dict[str, str]) -> str:
    found = []
    if turn.ask is not None:
        found.append(words["free"].format(form=turn.ask.form))
    if turn.legal:
        found.append(words["listed"].format(actions=", ".join(str(action) for action in turn.legal)))
    return "\n".join(found)


@cache
def _words(language: str) -> dict[str, str]:
    """Return the sentences of a language; a language without them is addressed in English."""
    folder = files(__package__).joinpath("texts")
    file = folder.joinpath(f"{language}.toml")
    return tomllib.loads((file if file.is_file() else folder.joinpath(f"{USUAL}.toml")).read_text("utf-8"))
