"""Write positions of Coloretto for the gallery and the tests of the face, played by the engine.

Run it after a change of the View: `python src/furcifer/games/coloretto/web/make_fixtures.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from furcifer.core import Match, Rng, to_json
from furcifer.games.coloretto.bots.simple import weigh

SLUG = "coloretto"
HERE = Path(__file__).parent
NAMES = ("Ada", "Bea", "Chloé", "Dario", "Steady bot")
Wanted = Callable[[Match, Any, Callable[[], set[str]]], bool]  # the match, its view, what just happened


def played(seats: int, seed: int, config: Mapping[str, Any]) -> Iterator[tuple[Match, int]]:
    """Yield a match among simple players, move by move, with the number of entries before each move."""
    match, before = Match.start(SLUG, seats, seed, config), 0
    yield match, before
    while match.to_act:
        seat = match.to_act[0]
        rng = Rng(seed, len(match.entries))
        legal = match.legal(seat)
        best = max(legal, key=lambda action: (weigh(match.view(seat), action), rng.random()))
        match, before = match.act(seat, best), len(match.entries)
        yield match, before


def tags(match: Match, before: int) -> set[str]:
    return {fact["type"] for fact in json.loads(to_json(match.told(None, before)))}


def find(seats: int, config: Mapping[str, Any], wanted: Wanted) -> tuple[Match, int]:
    for seed in range(400):
        for match, before in played(seats, seed, config):
            if wanted(match, match.view(None), partial(tags, match, before)):
                return match, before
    raise LookupError(f"no such position with {seats} seats")


def props(match: Match, before: int, you: int | None) -> dict[str, Any]:
    legal = [] if you is None else [{"text": str(a), "action": a} for a in match.legal(you)]
    names = ["You" if seat == you else name for seat, name in enumerate(NAMES[: match.seats])]
    return {
        "view": match.view(you),
        "facts": match.told(you, before),
        "legal": legal,
        "asks": None,
        "toAct": match.to_act,
        "you": you,
        "names": names,
        "outcome": match.outcome,
        "clocks": [],
    }


def in_front(view: Any, cards: int) -> bool:
    return sum(len(held) for held in view.collections) >= cards


WANTED: dict[str, tuple[int, dict[str, Any], str, Wanted]] = {
    "start-2": (2, {}, "turn", lambda m, v, f: v.phase == "start" and in_front(v, 1)),
    "start-4": (4, {}, "turn", lambda m, v, f: v.phase == "start" and in_front(v, 2)),
    "first-turn-3": (3, {}, "turn", lambda m, v, f: v.phase == "turn" and not any(v.rows)),
    "turn-2": (
        2,
        {},
        "turn",
        lambda m, v, f: v.phase == "turn" and in_front(v, 18) and sum(map(bool, v.rows)) == 3,
    ),
    "turn-4": (
        4,
        {},
        "turn",
        lambda m, v, f: v.phase == "turn" and in_front(v, 30) and sum(map(len, v.rows)) == 7,
    ),
    "turn-5": (
        5,
        {},
        "turn",
        lambda m, v, f: v.phase == "turn" and in_front(v, 40) and sum(map(len, v.rows)) >= 8,
    ),
    "place-4": (4, {}, "turn", lambda m, v, f: v.phase == "place" and in_front(v, 24) and v.drawn == "blue"),
    "place-joker-3": (3, {}, "turn", lambda m, v, f: v.phase == "place" and v.drawn == "joker"),
    "wait-3": (3, {}, "other", lambda m, v, f: v.phase == "place" and in_front(v, 20)),
    "out-4": (
        4,
        {},
        "out",
        lambda m, v, f: v.phase == "turn" and in_front(v, 24) and sum(r is not None for r in v.taken) == 2,
    ),
    "golden-4": (4, {}, "other", lambda m, v, f: "kept" in f() and "round" not in f()),
    "last-round-3": (
        3,
        {"side": "violet"},
        "turn",
        lambda m, v, f: v.phase == "turn" and v.last_round and sum(map(len, v.rows)) > 3,
    ),
    "last-drawn-5": (5, {}, "turn", lambda m, v, f: "last" in f()),
    "discarded-2": (2, {}, "turn", lambda m, v, f: "discarded" in f()),
    "joker-3": (3, {"jokers": "choose"}, "turn", lambda m, v, f: v.phase == "joker"),
    "over-2": (2, {}, "first", lambda m, v, f: m.outcome is not None),
    "over-4": (
        4,
        {},
        "first",
        lambda m, v, f: m.outcome is not None and any(line.jokers for t in v.tallies for line in t.lines),
    ),
    "over-5-violet": (5, {"side": "violet"}, "watch", lambda m, v, f: m.outcome is not None),
    "over-shared-3": (
        3,
        {},
        "first",
        lambda m, v, f: m.outcome is not None and m.outcome.reason != "most-points",
    ),
}


def brings(match: Match) -> list[float]:
    """Return the points that each row would bring the seat to act; the test of the forecast uses them."""
    view = match.view(None)
    if view.phase != "turn":
        return []
    return [weigh(view, action) for action in match.legal(view.turn) if hasattr(action, "row")]


def seat_of(who: str, match: Match) -> int | None:
    view = match.view(None)
    if who == "out":
        return next(seat for seat, row in enumerate(view.taken) if row is not None)
    return {"turn": view.turn, "other": (view.turn + 1) % match.seats, "first": 0}.get(who)


def write(name: str, value: Any) -> None:
    text = json.dumps(json.loads(to_json(value)), ensure_ascii=False, separators=(",", ":"))
    (HERE / "fixtures" / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    for name, (seats, config, who, wanted) in WANTED.items():
        match, before = find(seats, config, wanted)
        write(name, {"props": props(match, before, seat_of(who, match)), "brings": brings(match)})


if __name__ == "__main__":
    main()
