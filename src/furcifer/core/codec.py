"""Convert values to JSON and back, and plain mappings to checked Configs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from .errors import ConfigError

T = TypeVar("T")
LONGEST_SHOWN = 60
SWITCH = {"on": True, "off": False}  # as in the rulebooks: `draws: off`


def to_json(value: Any) -> str:
    """Return a view, action, fact, outcome, state, config or log as JSON text.

    >>> to_json({"draws": True})
    '{"draws":true}'
    """
    return msgspec.json.encode(value).decode()


def from_json(text: str | bytes, kind: type[T] | Any) -> T:
    """Return the value of this type that `to_json` wrote."""
    value: T = msgspec.json.decode(text, type=kind)
    return value


def read_config(kind: type[T], given: Mapping[str, Any], title: str) -> T:
    """Return a checked Config, or raise ConfigError for an unknown key or a bad value.

    Text from the command line is converted to the type of the option (`expert=on`, `target=7`).
    """
    fields = {field.name: field for field in options(kind)}
    for key in given:
        if key not in fields:
            raise ConfigError(f"{title} has no option {key!r}; its options are: {', '.join(fields)}.")
    return kind(**{key: _read_option(key, fields[key].type, value) for key, value in given.items()})


def options(kind: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the options of a Config: name, type (with its description) and default."""
    return msgspec.structs.fields(kind)


def _read_option(key: str, kind: Any, value: Any) -> Any:
    plain = get_args(kind)[0] if hasattr(kind, "__metadata__") else kind
    if plain is bool and isinstance(value, str):
        value = SWITCH.get(value, value)
    fault = "it is missing"
    for reading in _readings(value):
        try:
            return msgspec.convert(reading, kind, strict=not isinstance(value, str))
        except msgspec.ValidationError as error:
            fault = _wanted(plain, error)
    shown = value if len(str(value)) <= LONGEST_SHOWN else f"{str(value)[:LONGEST_SHOWN]}…"
    raise ConfigError(f"Option {key} cannot be {shown!r}: {fault}.")


def _readings(value: Any) -> list[Any]:
    """Return the possible readings of a value. A text may also be a list: `removed=red,blue`."""
    if not isinstance(value, str):
        return [value]
    return [value, [word.strip() for word in value.split(",") if word.strip()]]


def _wanted(plain: Any, error: Exception) -> str:
    if get_origin(plain) is Literal:
        return f"it must be one of {', '.join(map(str, get_args(plain)))}"
    if plain is bool:
        return "it must be on or off"
    reason = str(error).split(" - at ")[0]
    return reason[0].lower() + reason[1:]
