"""The AsyncAPI document: the WebSocket of a table."""

from __future__ import annotations

from typing import Any, get_args

import furcifer
from furcifer.server.api import protocol

from .examples import EXAMPLES
from .openapi import PARAMETERS
from .schemas import REF, components

ABOUT = """The WebSocket of one table. Connect, send `hello`, and receive a `sync` after every change.

A frame from a client is one message. A frame from the server holds one or more messages, one to a line. Every
message of a client has an `id` of its choice and is answered with the same id; a command sent twice with one
id is carried out once. The server closes a socket with 4401 (the token is not valid), 4404 (no such table),
1008 (too many messages), 1009 (too long), 1012 (it restarts: reconnect with the last `seq`)."""
CHANNEL = "#/channels/table"


def asyncapi(host: str, secure: bool) -> dict[str, Any]:
    """Return the document for a server at this host."""
    heard, said = _names(protocol.FromClient), _names(protocol.FromServer)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Furcifer: the WebSocket of a table",
            "version": str(protocol.VERSION),
            "description": ABOUT,
            "license": {"name": "Apache-2.0"},
            "x-furcifer-release": furcifer.__version__,
        },
        "defaultContentType": "application/json",
        "servers": {
            "this": {
                "host": host,
                "protocol": "wss" if secure else "ws",
                "security": [{"$ref": "#/components/securitySchemes/token"}],
            }
        },
        "channels": {
            "table": {
                "address": "/ws/tables/{table_id}",
                "parameters": {"table_id": {"description": PARAMETERS["table_id"]}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*heard, *said)},
            }
        },
        "operations": {
            "hear": {
                "action": "receive",
                "summary": "Receive a message from a client",
                "channel": {"$ref": CHANNEL},
                "messages": [_message(name) for name in heard],
                "reply": {
                    "channel": {"$ref": CHANNEL},
                    "messages": [_message(name) for name in ("Accepted", "Refused", "Pong")],
                },
            },
            "tell": {
                "action": "send",
                "summary": "Send snapshots and news to a client",
                "channel": {"$ref": CHANNEL},
                "messages": [_message(name) for name in said],
            },
        },
        "components": {
            "messages": {name: _described(name) for name in (*heard, *said)},
            "schemas": {name: _with_plain_tags(schema) for name, schema in components().items()},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a program."}
            },
        },
    }


def _with_plain_tags(schema: Any) -> Any:
    """Return a schema whose tagged unions name their tag as AsyncAPI wants it, by a plain string."""
    if isinstance(schema, list):
        return [_with_plain_tags(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    tag = schema.get("discriminator")
    plain = {"discriminator": tag["propertyName"]} if isinstance(tag, dict) and "mapping" in tag else {}
    return {name: _with_plain_tags(part) for name, part in schema.items()} | plain


def _names(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def _message(name: str) -> dict[str, str]:
    return {"$ref": f"{CHANNEL}/messages/{name}"}


def _described(name: str) -> dict[str, Any]:
    schema = components()[name]
    described = {"name": name, "summary": schema["description"].partition("\n")[0]}
    described["payload"] = {"$ref": REF + name}
    if name in EXAMPLES:
        described["examples"] = [{"payload": EXAMPLES[name]}]
    return described
