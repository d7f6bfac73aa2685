"""What several commands ask for in the same words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from furcifer.core import ConfigError, LogError, find

Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]


def whole(text: str) -> int:
    """A whole number as typed."""
    try:
        return int(text)
    except ValueError:
        raise ConfigError(f"{text!r} is no whole number.") from None


Seed = Annotated[int | None, typer.Option(parser=whole, metavar="N", help="The same seed deals the same.")]


def read_settings(pairs: Sequence[str]) -> dict[str, str]:
    """`["side=violet"]` as a mapping."""
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise ConfigError(f"{pair!r} is no setting; write --set key=value.")
        settings[key.strip()] = value.strip()
    return settings


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file; LogError where there is none."""
    try:
        found = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise LogError(f"Cannot read {path}: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise LogError(f"{path} is no log: it is cut or not JSON ({error}).") from None
    if not isinstance(found, dict):
        raise LogError(f"{path} is no log: it holds no JSON object.")
    return found


def describe_game(slug: str) -> str:
    """The options of a game, a line each, for help on the command line."""
    kind = find(slug).kinds.config
    lines = []
    for field in msgspec.structs.fields(kind):
        notes = next(iter(getattr(field.type, "__metadata__", ())), None)
        lines.append(f"  {field.name} = {_default(field)}  {notes.description if notes else ''}".rstrip())
    return "\n".join(lines)


def _default(field: msgspec.structs.FieldInfo) -> str:
    value = field.default
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value in ((), "") else str(value)
