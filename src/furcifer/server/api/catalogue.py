"""Descriptions of the games, and replays of finished matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from furcifer import bots
from furcifer.core import AnyGame, Match, Seat, all_games
from furcifer.core.codec import options
from furcifer.server.table.sync import Meant

from .bodies import GameInfo, Option, Replay, ReplayStep


def catalogue(
    bots_ready: Callable[[str], bool], titles: Mapping[str, str] = MappingProxyType({})
) -> list[GameInfo]:
    """Return every game with its options and bots, and its title on this site."""
    return [
        _game_info(game, bots_ready(slug), titles.get(slug, game.meta.title))
        for slug, game in all_games().items()
    ]


def _game_info(game: AnyGame, bots_ready: bool, title: str) -> GameInfo:
    meta = game.meta
    return GameInfo(
        meta.slug,
        title,
        list(meta.seats),
        meta.version,
        meta.hidden,
        [_option(info) for info in options(game.kinds.config)],
        list(bots.choices(meta.slug)),
        bots.default_level(meta.slug),
        bots.explains(meta.slug),
        bots.can_analyse(meta.slug),
        bots.can_review(game),
        {seats: list(places) for seats in meta.seats if (places := game.seating(seats))},
        bots_ready,
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


def replay(match: Match, seat: int | None, commitment: str, meant: list[Meant]) -> Replay:
    """Return a finished match step by step, as one seat (None: a spectator) saw it."""
    game, listener = match.game, None if seat is None else Seat(seat)
    start = game.view(game.start(match.config, match.seats), listener)
    steps = []
    for step in match.steps():
        learned = list(game.tell(step.before, step.seat, step.action, step.after, listener))
        view = game.view(step.after, listener)
        steps.append(ReplayStep(step.seat, str(step.action), step.action, learned, view))
    return Replay(start, steps, match.log, commitment, meant, match.outcome)
