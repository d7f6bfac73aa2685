"""The OpenAPI document: Litestar's list of operations, completed with descriptions, types and examples."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import furcifer
from furcifer.server.api import protocol
from furcifer.server.api.programs import request_refusal
from furcifer.server.store.program_tokens import ProgramToken

from .examples import EXAMPLES
from .schemas import REF, components

ABOUT = """Tables of Furcifer over HTTP. A table's WebSocket is described at `/schema/asyncapi.json`.

People are known by a cookie, programs by a token. A refusal is an `Illegal`: its `code` is stable, its `text`
is not. Fields may be added at any time, so ignore what you do not know."""
TAGS = {
    "games": "The games, their options, bots and words.",
    "tables": "Opening tables, looking at them and acting there.",
    "analysis": "Judgements of positions in games without secrets.",
    "puzzles": "Positions with one thing to find, and how you did on them.",
    "me": "The visitor: name, games, words and other devices.",
    "programs": "Tokens for programs that play.",
    "site": "The site itself, and the pages of its host.",
}
PARAMETERS = {
    "page": "the name of a page, as `GET /api/site` lists them",
    "table_id": "the id of a table, as in its link",
    "since": "the seq of the last snapshot you have; 0 for none",
    "wait": "seconds to wait for news after `since`",
    "seat": "a seat, counted from 0",
    "step": "the number of actions played before the picture; the present if absent",
    "before": "continues the list: `next` of the page before",
    "token": "the last part of a personal link",
    "language": "the code of a language",
    "game": "the slug of a game",
    "program": "the id of a program",
    "puzzle": "the id of a puzzle",
    "after": "the id of a puzzle that the next one must not be",
}
SECURITY = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "furcifer",
        "description": "A person. The server sets this cookie by itself; there are no accounts.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A program. A person makes its token with `POST /api/me/programs`.",
    },
}
ANY_PROGRAM = ProgramToken("", "", frozenset(("play", "chat", "host")), None, 0, 0)


def openapi(document: dict[str, Any]) -> dict[str, Any]:
    """Return the whole document for Litestar's own."""
    found = deepcopy(document)
    found["info"] = {
        "title": "Furcifer",
        "version": str(protocol.VERSION),
        "description": ABOUT,
        "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        "x-furcifer-release": furcifer.__version__,
    }
    used = {tag for _, _, operation in operations(found) for tag in operation["tags"]}
    found["tags"] = [{"name": tag, "description": text} for tag, text in TAGS.items() if tag in used]
    found["components"] = {
        "schemas": document["components"]["schemas"] | _with_examples(),
        "securitySchemes": SECURITY,
    }
    for method, path, operation in operations(found):
        _complete(method, path, operation)
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield method, path and description of every operation."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if isinstance(operation, dict):
                yield method.upper(), path, operation


def _complete(method: str, path: str, operation: dict[str, Any]) -> None:
    text = operation.get("description", "")
    operation["summary"] = text.partition("\n")[0].rstrip(".")
    operation["security"] = [{"cookie": []}]
    if request_refusal(ANY_PROGRAM, method, path) is None:
        operation["security"].append({"token": []})
    if method == "GET":
        operation["security"].append({})  # everybody may look
    for parameter in operation.get("parameters", ()):
        parameter["description"] = PARAMETERS.get(parameter["name"], "")
    for answer in operation["responses"].values():
        if not answer.get("headers"):
            answer.pop("headers", None)
    if path.endswith("/log"):
        operation["responses"]["200"]["content"]["application/json"]["schema"] = {"$ref": REF + "Log"}
    if operation["operationId"] == "look":
        operation["responses"]["304"] = {"description": "Nothing has changed (`If-None-Match`)."}


def _with_examples() -> dict[str, Any]:
    schemas = deepcopy(components())
    for name, example in EXAMPLES.items():
        schemas[name]["examples"] = [example]
    return schemas
