"""The strength of the person at this terminal, kept in one file for adaptive bots."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from furcifer.core import Acquaintance, LogError


def file() -> Path:
    return user_data_path("furcifer", appauthor=False) / "strength.json"


def recall(slug: str) -> Acquaintance | None:
    """Return what earlier matches told about the person in a game."""
    return _read().get(slug)


def remember(slug: str, known: Acquaintance) -> None:
    """Store what is known now. An older file is replaced only once the new one is complete."""
    path = file()
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(msgspec.json.encode({**_read(), slug: known}))
    part.replace(path)


def forget() -> None:
    file().unlink(missing_ok=True)


def _read() -> dict[str, Acquaintance]:
    try:
        return msgspec.json.decode(file().read_bytes(), type=dict[str, Acquaintance])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError) as error:
        raise LogError(
            f"{file()} is damaged ({error}). Let adaptive bots start over with: furcifer play --forget"
        ) from None
