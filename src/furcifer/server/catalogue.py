"""What is said of the games themselves, and of matches that are over."""

from __future__ import annotations

from typing import Any

import msgspec

from furcifer import bots
from furcifer.core import AnyGame, Match, Seat, games
from furcifer.core.codec import options

from .bodies import GameFacts, Option, Replay, ReplayStep


def catalogue() -> list[GameFacts]:
    """Every game with its options and bots."""
    return [_game_facts(game) for game in games().values()]


def _game_facts(game: AnyGame) -> GameFacts:
    meta = game.meta
    return GameFacts(
        meta.slug,
        meta.title,
        list(meta.seats),
        meta.version,
        meta.hidden,
        [_option(info) for info in options(game.kinds.config)],
        list(bots.levels(meta.slug)),
        bots.usual(meta.slug),
        bots.explains(meta.slug),
        bots.can_analyse(meta.slug),
    )


def _option(info: msgspec.structs.FieldInfo) -> Option:
    notes = [note for note in getattr(info.type, "__metadata__", ()) if isinstance(note, msgspec.Meta)]
    described = next((note.description for note in notes if note.description), "") or ""
    house_rule = next((rule for note in notes if (rule := (note.extra or {}).get("house_rule"))), None)
    default = info.default if info.default is not msgspec.NODEFAULT else None
    if info.default_factory is not msgspec.NODEFAULT:
        default = info.default_factory()
    return Option(
        info.name, msgspec.to_builtins(default), msgspec.json.schema(info.type), described, house_rule
    )


def replay(match: Match, seat: int | None, commitment: str) -> Replay:
    """A match that is over, with the views of one seat."""
    game, listener = match.game, None if seat is None else Seat(seat)
    state = game.start(match.config, match.seats)
    begin: Any = game.view(state, listener)
    steps = []
    for actor, action in match.entries:
        after = game.apply(state, actor, action)
        told = list(game.tell(state, actor, action, after, listener))
        steps.append(ReplayStep(actor, str(action), action, told, game.view(after, listener)))
        state = after
    return Replay(begin, steps, match.log, commitment)
