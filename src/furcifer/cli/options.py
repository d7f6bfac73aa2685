"""Options and files that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from furcifer.core import AnyGame, ConfigError, LogError, Terminal

Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="An option of the game; can be given several times."),
]


def whole(text: str) -> int:
    """Return a whole number from its text."""
    try:
        return int(text)
    except ValueError:
        raise ConfigError(f"{text!r} is not a whole number.") from None


Seed = Annotated[
    int | None, typer.Option(parser=whole, metavar="N", help="The same seed gives the same deal.")
]


def read_settings(pairs: Sequence[str]) -> dict[str, str]:
    """Return settings like `["side=violet"]` as a mapping."""
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise ConfigError(f"{pair!r} is not a setting; write --set key=value.")
        settings[key.strip()] = value.strip()
    return settings


def read_json(path: Path) -> dict[str, Any]:
    """Read a JSON object from a file, or raise LogError."""
    try:
        found = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise LogError(f"Cannot read {path}: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise LogError(f"{path} is not a log: it is truncated or not JSON ({error}).") from None
    if not isinstance(found, dict):
        raise LogError(f"{path} is not a log: it is not a JSON object.")
    return found


def terminal_of(game: AnyGame) -> Terminal[Any, Any]:
    """Return the terminal face of a game, or raise ConfigError if it has none."""
    if game.terminal is None:
        raise ConfigError(f"{game.meta.title} cannot be shown in a terminal.")
    return game.terminal()
