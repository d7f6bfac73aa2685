"""The wire types as TypeScript, so that the web client cannot drift from the server.

`furcifer types` writes this text; a test compares it with the file in the web folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from furcifer.core import AnyGame, Illegal, all_games
from furcifer.server.api import bodies, protocol
from furcifer.server.node import my_tables
from furcifer.server.study import analysis, retries, reviews
from furcifer.server.study.puzzles import shown
from furcifer.server.table import history, sync

REF = "#/$defs/"
FROM_CLIENT = (protocol.FromClient, bodies.NewTable, bodies.NewProgram, bodies.Question)
FROM_SERVER = (
    protocol.FromServer,
    bodies.TableOpened,
    sync.LobbyLine,
    bodies.GameInfo,
    bodies.Me,
    my_tables.MyTables,
    bodies.Best,
    bodies.BuiltInWords,
    bodies.PersonalWords,
    bodies.PersonalLink,
    bodies.ProgramMade,
    bodies.Replay,
    history.Moment,
    bodies.Checked,
    bodies.Hints,
    analysis.Analysis,
    reviews.Review,
    retries.Retry,
    shown.PuzzleList,
    shown.ShownPuzzle,
    shown.Tried,
    shown.Solution,
    Illegal,
)
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
INDENT = "  "


def typescript() -> str:
    """Return every type that crosses the wire; each game's types are in their own namespace."""
    (client, *_), sent = _components(FROM_CLIENT)
    (server, *_), received = _components(FROM_SERVER)
    parts = [
        "// Written by `furcifer types` from the server's own types. Do not edit.",
        f"export const VERSION = {protocol.VERSION};",
        *_declared({**received, **sent}, optional=set(sent)),
        f"export type FromClient = {_type(client)};",
        f"export type FromServer = {_type(server)};",
        *(_namespace(game) for game in all_games().values()),
    ]
    return "\n\n".join(parts) + "\n"


def _components(types: Sequence[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(types, ref_template=REF + "{name}")


def _namespace(game: AnyGame) -> str:
    kinds = game.kinds
    named = {"Config": kinds.config, "Action": kinds.action, "View": kinds.view, "Fact": kinds.fact}
    schemas, components = _components(tuple(named.values()))
    _, sent = _components((kinds.config, kinds.action))
    unnamed = [
        f"export type {name} = {_type(schema)};"
        for name, schema in zip(named, schemas, strict=True)
        if name not in components
    ]
    body = "\n".join([*_declared(components, optional=set(sent)), *unnamed])
    inside = "\n".join(INDENT + line if line else line for line in body.splitlines())
    title = "".join(part.capitalize() for part in game.meta.slug.split("-"))
    return f"export namespace {title} {{\n{inside}\n}}"


def _declared(components: Mapping[str, Any], optional: set[str]) -> list[str]:
    """Declare types. Clients may omit fields with a default; the server always sends every field."""
    return [_declaration(name, schema, name in optional) for name, schema in sorted(components.items())]


def _declaration(name: str, schema: Mapping[str, Any], optional: bool) -> str:
    comment = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};"
    return f"{comment}export interface {name} {_fields(schema, optional)}"


def _fields(schema: Mapping[str, Any], optional: bool) -> str:
    required = set(schema.get("required", ()))
    lines = []
    for name, field in schema["properties"].items():
        mark = "?" if optional and name not in required and name != "type" else ""
        lines.append(f"{INDENT}{name}{mark}: {_type(field)};")
    return "{\n" + "\n".join(lines) + "\n}" if lines else "{}"


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[key]))
    return _container(schema) if schema.get("type") in ("array", "object") else _plain(schema)


def _plain(schema: Mapping[str, Any]) -> str:
    return PLAIN.get(schema.get("type", ""), "unknown")


def _container(schema: Mapping[str, Any]) -> str:
    if schema["type"] == "object":
        return f"{{ [key: string]: {_type(schema.get('additionalProperties') or {})} }}"
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    item = _type(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"
