"""JSON Schemas of everything that crosses the wire, with the types of every game in the registry."""

from __future__ import annotations

from functools import cache
from inspect import isclass
from typing import Any

import msgspec

from furcifer.core import AnyGame, Illegal, Match, all_games, find
from furcifer.core.log import Log
from furcifer.server.api import bodies, protocol
from furcifer.server.node import my_tables
from furcifer.server.node.people.export import PersonalData
from furcifer.server.study import analysis, retries, reviews
from furcifer.server.study.puzzles import shown
from furcifer.server.table import history, sync

REF = "#/components/schemas/"
WIRE = (
    protocol.FromClient,
    protocol.FromServer,
    *(kind for kind in vars(bodies).values() if isclass(kind) and kind.__module__ == bodies.__name__),
    sync.LobbyLine,
    my_tables.MyTables,
    PersonalData,
    history.Moment,
    analysis.Analysis,
    reviews.Review,
    retries.Retry,
    shown.PuzzleList,
    shown.ShownPuzzle,
    shown.Try,
    shown.Answers,
    shown.Tried,
    shown.Solution,
    Illegal,
    Log,
)
# Values that depend on the game of a table: the fields whose Python type is Any.
VIEW, FACTS, ACTION, CONFIG = "View", "Fact", "Action", "Config"
GAME_VALUES = {
    "Sync": {"view": VIEW, "facts": FACTS},
    "Moment": {"view": VIEW, "facts": FACTS},
    "Analysis": {"view": VIEW, "facts": FACTS},
    "PuzzlePosition": {"view": VIEW},
    "ShownPuzzle": {"facts": FACTS},
    "PuzzleStep": {"view": VIEW, "facts": FACTS},
    "Replay": {"start": VIEW},
    "ReplayStep": {"view": VIEW, "facts": FACTS, "action": ACTION},
    "Retry": {"view": VIEW},
    "Alternative": {"action": ACTION},
    "Choice": {"action": ACTION},
    "Advice": {"action": ACTION},
    "Act": {"action": ACTION},
    "ActionBody": {"action": ACTION},
    "NewTable": {"config": CONFIG},
    "NewWords": {"config": CONFIG},
    "PersonalWords": {"config": CONFIG},
    "Arrange": {"config": CONFIG},
    "Setting": {"config": CONFIG},
    "Question": {"config": CONFIG},
    "Log": {"config": CONFIG},
}
NULL = {"type": "null"}
NOTATION = {"type": "string", "maxLength": 2000, "description": "an action in notation"}


def title_of(slug: str) -> str:
    """Return the prefix of a game's types.

    >>> title_of("chameleon-chess")
    'ChameleonChess'
    """
    return "".join(part.capitalize() for part in slug.split("-"))


@cache
def components() -> dict[str, Any]:
    """Return every type by name. The types of a game are `<Game>.View` and so on; `View` is any of them."""
    _, wire = msgspec.json.schema_components(WIRE, ref_template=REF + "{name}")
    games = {name: schema for slug in all_games() for name, schema in _game_components(find(slug)).items()}
    unions = {
        kind: {
            "description": f"A value of one game: {kind}.",
            "anyOf": [{"$ref": f"{REF}{title_of(slug)}.{kind}"} for slug in all_games()],
        }
        for kind in (VIEW, FACTS, ACTION, CONFIG)
    }
    for name, fields in GAME_VALUES.items():
        for field, kind in fields.items():
            if field in wire.get(name, {}).get("properties", ()):
                wire[name]["properties"][field] = _in_place_of_any(name, field, kind)
    wire["Option"]["properties"]["default"] = {"description": "a value that `schema` allows, or null"}
    return {**wire, **unions, **games}


def _in_place_of_any(name: str, field: str, kind: str) -> dict[str, Any]:
    ref = {"$ref": REF + kind}
    if field == "facts":
        return {"type": "array", "items": ref, "default": []}
    if name in ("Act", "ActionBody"):
        return {"anyOf": [NOTATION, ref]}
    return {"anyOf": [ref, NULL]} if field == "view" else ref


def _game_components(game: AnyGame) -> dict[str, Any]:
    kinds, title = game.kinds, title_of(game.meta.slug)
    named = {VIEW: kinds.view, FACTS: kinds.fact, ACTION: kinds.action, CONFIG: kinds.config}
    schemas, found = msgspec.json.schema_components(
        tuple(named.values()), ref_template=f"{REF}{title}.{{name}}"
    )
    for kind, schema in zip(named, schemas, strict=True):
        if kind not in found:
            found[kind] = dict(schema)
    for kind, example in _examples(game).items():
        found[kind]["examples"] = [example]
    return {f"{title}.{name}": schema for name, schema in found.items()}


def _examples(game: AnyGame) -> dict[str, Any]:
    """Return the spectator's view at the start of a match, and the first legal action."""
    match = Match.start(game.meta.slug, game.meta.seats[0], seed=1)
    actions = [action for seat in match.to_act for action in match.legal(seat)]
    found = {VIEW: match.view(None)} | ({ACTION: actions[0]} if actions else {})
    return {kind: msgspec.to_builtins(value) for kind, value in found.items()}
