"""The log of a match as plain data: its form, its digest, and logs of older versions of a game."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from .codec import to_json
from .contract import AnyGame
from .errors import LogError
from .game import Outcome
from .registry import find

FORMAT = 1


class Share(Struct, frozen=True):
    """A player's share of the seed: the commitment to it, and the share itself if it was revealed."""

    commitment: str
    nonce: str | None = None


class Seeding(Struct, frozen=True):
    """The origin of a seed that a server and its players made together."""

    secret: str  # the server's own number
    shares: list[Share]


class Log(Struct, frozen=True, forbid_unknown_fields=True):
    """A match as plain data. A log with a seed can be played on; without one it can only be read."""

    format: int
    game: str
    version: int
    seats: int
    config: dict[str, Any]
    seed: int | str | None  # text: JSON readers elsewhere round large numbers
    actions: list[tuple[int, str]]
    digest: str
    data: str = ""  # digest of the word data at the time; empty for games without
    ended: Outcome | None = None  # where the players, not the rules, ended the match
    seeding: Seeding | None = None  # evidence for `replay --verify`; replaying the match does not need it


def read_log(log: Mapping[str, Any]) -> Log:
    """Check the form and digest of a log and return it in the game's present version, or raise LogError."""
    if isinstance(log, Mapping) and isinstance(log.get("format"), int) and log["format"] != FORMAT:
        raise LogError(f"This log has format {log['format']}; this program reads format {FORMAT}.")
    paper = _convert(log)
    game = find(paper.game)
    if paper.digest != digest_of(log):
        raise LogError(f"This log was cut or edited: its digest {paper.digest!r} does not match its content.")
    if paper.version == game.meta.version:
        return paper
    upgraded = upgrade(game, log)
    if upgraded is None:
        raise LogError(other_version(game, paper.version))
    return _convert(upgraded)


def upgrade(game: AnyGame, log: Mapping[str, Any], to: int | None = None) -> Mapping[str, Any] | None:
    """Convert a log of an older version to the present one (or to version `to`); None if the game cannot."""
    wanted = game.meta.version if to is None else to
    while (version := log["version"]) < wanted:
        newer = game.upgrade(log, version)
        if newer is None:
            return None
        if not version < newer["version"] <= wanted:
            raise LogError(f"The upgrade of {game.meta.slug} from version {version} leads to no newer one.")
        log = newer
    return log if log["version"] == wanted else None


def other_version(game: AnyGame, version: int) -> str:
    """Return the sentence about a match of a version that this program cannot play."""
    title, present = game.meta.title, game.meta.version
    advice = "Use a newer Furcifer." if version > present else "Use the Furcifer that wrote it."
    return f"This match is of {title} version {version}; this program plays version {present}. {advice}"


def digest_of(log: Mapping[str, Any]) -> str:
    """Return the digest of a log's content, whatever the order of its keys."""
    ordered = {key: log[key] for key in sorted(log) if key != "digest"}
    return blake2b(to_json(ordered).encode(), digest_size=16).hexdigest()


def _convert(log: Mapping[str, Any]) -> Log:
    try:
        paper = msgspec.convert(log, Log)
        negative = paper.seed is not None and int(paper.seed) < 0
    except (msgspec.ValidationError, ValueError) as error:
        raise LogError(f"This is not a log of a match: {error}.") from None
    if negative:
        raise LogError(f"This is not a log of a match: seed {paper.seed} is negative.")
    return paper
