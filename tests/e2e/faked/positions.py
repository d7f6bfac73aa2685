"""Positions as a face receives them: the fixtures of each game's engine, and matches of random bots."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from e2e.browser import ROOT
from furcifer import all_games
from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng, to_json

NAMES = ("Ada", "Bartholomew", "Chloé", "Dario", "Emil", "Fatima", "Guillaume", "Hanna", "Ivo", "Jo")
TO_THE_END = 3_000  # more actions than any match has


def fixture_files(slug: str) -> list[Path]:
    return sorted((ROOT / "src/furcifer/games" / slug.replace("-", "_") / "web" / "fixtures").glob("*.json"))


@cache
def fixtures(slug: str) -> dict[str, dict[str, Any]]:
    """Return the positions of a game by name."""
    return {path.stem: json.loads(path.read_text("utf-8"))["props"] for path in fixture_files(slug)}


def phases(slug: str) -> dict[str, dict[str, Any]]:
    """Return one position of each phase: the first word of its name."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for name, props in fixtures(slug).items():
        found.setdefault(name.partition("-")[0], (name, props))
    return dict(found.values())


def all_fixtures() -> list[tuple[str, str]]:
    return [(slug, path.stem) for slug in sorted(all_games()) for path in fixture_files(slug)]


@cache
def match_of_bots(slug: str, seats: int, turns: int = TO_THE_END) -> Match:
    """Return a match after this many actions of random bots."""
    match, rng = Match.start(slug, seats=seats, seed=seats), Rng(seats, "layout")
    bot = player("random", slug)
    for _ in range(turns):
        if match.outcome:
            break
        seat = match.to_act[0]
        match = match.act(seat, bot.choose(turn_for(match, seat, rng)))
    return match


def played(slug: str, seats: int, turns: int = TO_THE_END) -> dict[str, Any]:
    """Return a match of bots after this many actions, seen from the seat to act."""
    match = match_of_bots(slug, seats, turns)
    you = match.to_act[0] if match.to_act else 0
    shown = {
        "view": match.view(you),
        "facts": [],
        "legal": [{"text": str(action), "action": action} for action in match.legal(you)],
        "asks": match.asks(you),
        "toAct": match.to_act,
        "you": you,
        "names": NAMES[:seats],
        "outcome": match.outcome,
    }
    found: dict[str, Any] = json.loads(to_json(shown))
    return found
