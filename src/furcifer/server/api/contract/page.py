"""The contract as a page for readers: plain HTML without any script, so it works under our strict policy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from furcifer.core import all_games

from .openapi import operations
from .schemas import REF, title_of

STYLE = """
:root { color-scheme: light dark; --line: #8885; --soft: #666; --code: #8882; }
@media (prefers-color-scheme: dark) { :root { --soft: #aaa; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: auto; padding: 1rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 .3rem; font-size: 1.05rem; overflow-wrap: anywhere; }
nav { columns: 16rem; } nav a { display: block; padding: .25rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; }
code { background: var(--code); padding: 0 .2em; border-radius: 4px; overflow-wrap: anywhere; }
pre { background: var(--code); padding: .6rem; border-radius: 8px; overflow-x: auto; }
dl { margin: .3rem 0; } dt { margin-top: .35rem; } dd { margin-left: 1.2rem; }
.method { font-weight: 700; } .soft { color: var(--soft); } p { margin: .4rem 0; }
summary { padding: .4rem 0; cursor: pointer; }
"""


def page(openapi: Mapping[str, Any], asyncapi: Mapping[str, Any]) -> str:
    """Return the whole page."""
    tags = {tag["name"]: tag["description"] for tag in openapi["tags"]}
    http = [_tag(openapi, tag, text) for tag, text in tags.items()]
    types = openapi["components"]["schemas"]
    own = {name: schema for name, schema in types.items() if "." not in name}
    games = {slug: f"{title_of(slug)}." for slug in all_games()}
    sections = [
        *http,
        _socket(asyncapi),
        _types("types", "Types", own),
        *(
            _types(f"game-{slug}", f"Types of {find_title(slug)}", _starting(types, prefix))
            for slug, prefix in games.items()
        ),
    ]
    links = {f"tag-{tag}": text for tag, text in tags.items()}
    links |= {"socket": "The WebSocket of a table", "types": "Types"}
    links |= {f"game-{slug}": f"Types of {find_title(slug)}" for slug in games}
    contents = "".join(f'<a href="#{where}">{_text(text)}</a>' for where, text in links.items())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Furcifer: HTTP and WebSocket</title><style>{STYLE}</style><main>"
        f"<h1>Furcifer: HTTP and WebSocket</h1>{_paragraphs(openapi['info']['description'])}"
        f"<p>Version {escape(openapi['info']['version'])} of the interface, Furcifer "
        f'{escape(openapi["info"]["x-furcifer-release"])}. For machines: <a href="/schema">OpenAPI</a>, '
        '<a href="/schema/asyncapi.json">AsyncAPI</a>.</p>'
        f'<nav aria-label="Contents">{contents}</nav>{"".join(sections)}</main></html>'
    )


def find_title(slug: str) -> str:
    return all_games()[slug].meta.title


def _starting(types: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    return {name: schema for name, schema in types.items() if name.startswith(prefix)}


# HTTP


def _tag(document: Mapping[str, Any], tag: str, text: str) -> str:
    found = [
        _operation(method, path, operation)
        for method, path, operation in operations(dict(document))
        if tag in operation["tags"]
    ]
    return f'<section><h2 id="tag-{tag}">{_text(text)}</h2>{"".join(found)}</section>'


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> str:
    who = " or ".join(name for scheme in operation["security"] for name in scheme or ("nothing",))
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    sent = f"<p>Body: {_type(body['schema'])}</p>" if body else ""
    answers = [
        f"<dt>{status}</dt><dd>{_text(answer['description'])}{_answer_type(answer)}</dd>"
        for status, answer in operation["responses"].items()
        if int(status) < 400
    ]
    return (
        f'<h3 id="{escape(operation["operationId"])}"><span class="method">{method}</span> '
        f"<code>{escape(path)}</code></h3>{_paragraphs(operation['description'])}"
        f'<p class="soft">Identified by {escape(who)}.</p>'
        f"{_parameters(operation.get('parameters', ()))}"
        f"{sent}<dl>{''.join(answers)}</dl>"
    )


def _answer_type(answer: Mapping[str, Any]) -> str:
    kinds = [
        _type(content["schema"]) for content in answer.get("content", {}).values() if "schema" in content
    ]
    return f": {', '.join(kinds)}" if kinds else ""


def _parameters(parameters: Iterable[Mapping[str, Any]]) -> str:
    lines = [
        f"<dt><code>{escape(one['name'])}</code> <span class=soft>in the {one['in']}</span></dt>"
        f"<dd>{_text(one['description'])}</dd>"
        for one in parameters
    ]
    return f"<dl>{''.join(lines)}</dl>" if lines else ""


# The WebSocket


def _socket(document: Mapping[str, Any]) -> str:
    address = document["channels"]["table"]["address"]
    parts = [f'<section><h2 id="socket">The WebSocket of a table</h2><p><code>{escape(address)}</code></p>']
    parts.append(_paragraphs(document["info"]["description"]))
    for operation in document["operations"].values():
        parts.append(f"<h3>{escape(operation['summary'])}</h3><dl>")
        for message in operation["messages"]:
            name = message["$ref"].rpartition("/")[2]
            text = document["components"]["messages"][name]["summary"]
            parts.append(f"<dt>{_link(name)}</dt><dd>{_text(text)}</dd>")
        parts.append("</dl>")
    return "".join(parts) + "</section>"


# Types


def _types(where: str, title: str, types: Mapping[str, Any]) -> str:
    found = [_described(name, types[name]) for name in sorted(types)]
    return f'<section><h2 id="{where}">{escape(title)}</h2>{"".join(found)}</section>'


def _described(name: str, schema: Mapping[str, Any]) -> str:
    required = set(schema.get("required", ()))
    fields = [
        f"<dt><code>{escape(field)}</code>: {_type(kind)}{'' if field in required else _default(kind)}</dt>"
        f"{_meaning(kind)}"
        for field, kind in schema.get("properties", {}).items()
    ]
    inside = f"<dl>{''.join(fields)}</dl>" if fields else f"<p>{_type(schema)}</p>"
    return (
        f'<h3 id="type-{escape(name)}">{escape(name)}</h3>{_paragraphs(schema.get("description", ""))}'
        f"{inside}{_example(schema)}"
    )


def _meaning(schema: Mapping[str, Any]) -> str:
    return f"<dd>{_text(schema['description'])}</dd>" if "description" in schema else ""


def _example(schema: Mapping[str, Any]) -> str:
    if "examples" not in schema:
        return ""
    text = json.dumps(schema["examples"][0], indent=1, ensure_ascii=False)
    return f"<details><summary>Example</summary><pre>{escape(text)}</pre></details>"


def _default(schema: Mapping[str, Any]) -> str:
    if "default" not in schema:
        return ' <span class="soft">(optional)</span>'
    return f' <span class="soft">(default {escape(json.dumps(schema["default"], ensure_ascii=False))})</span>'


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return _link(schema["$ref"].removeprefix(REF))
    if "const" in schema:
        return f"<code>{escape(json.dumps(schema['const']))}</code>"
    if "enum" in schema:
        return " | ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[key]))
    return _plain(schema)


def _plain(schema: Mapping[str, Any]) -> str:
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        return f"list of {_type(schema.get('items') or {})}"
    if schema.get("type") == "object":
        return f"object with values {_type(schema.get('additionalProperties') or {})}"
    limits = [f"{name} {schema[name]}" for name in ("minimum", "maximum", "maxLength") if name in schema]
    return escape(" ".join([schema.get("type", "any"), *(f"({', '.join(limits)})" for _ in limits[:1])]))


def _link(name: str) -> str:
    return f'<a href="#type-{escape(name)}">{escape(name)}</a>'


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{_text(part)}</p>" for part in text.split("\n\n") if part.strip())


def _text(text: str) -> str:
    """Escape a text; what stands in backticks is code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
