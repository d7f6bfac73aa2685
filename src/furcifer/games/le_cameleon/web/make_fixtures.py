"""Write positions of Le Caméléon for the gallery and the tests of the face, played by the engine.

Run it after a change of the View: `python src/furcifer/games/le_cameleon/web/make_fixtures.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from furcifer.core import Match, Rng, to_json
from furcifer.games.le_cameleon import notation
from furcifer.games.le_cameleon.bots.simple import weigh

SLUG = "le-cameleon"
SEEDS = 24
HERE = Path(__file__).parent
NAMES = ("Ada", "Bea")
Wanted = Callable[[Match], bool]


def played(seed: int, config: Mapping[str, Any]) -> Iterator[tuple[Match, int]]:
    """Yield a match among simple players with some random moves, and the number of entries before each."""
    match, before = Match.start(SLUG, 2, seed, config), 0
    yield match, before
    while match.to_act:
        seat, rng = match.to_act[0], Rng(seed, len(match.entries))
        legal = match.legal(seat)
        if rng.random() < 0.1:
            action = rng.choice(legal)
        else:
            view = match.view(seat)
            action = max(legal, key=lambda each: (weigh(view, each), rng.random()))
        match, before = match.act(seat, action), len(match.entries)
        yield match, before


def takings(match: Match) -> list[Any]:
    seat = match.to_act[0] if match.to_act else None
    return [] if seat is None or match.view(None).moved is None else list(match.legal(seat))


def victims(match: Match) -> int:
    return len({take.victim for take in takings(match)})


def gains(match: Match) -> int:
    return max([len({t.gain for t in takings(match) if t.victim == v.victim}) for v in takings(match)] or [0])


def pieces(match: Match) -> int:
    return 72 - str(match.view(None).board).count(".")


def last(match: Match) -> str:
    return str(match.entries[-1][1]) if match.entries else ""


def ended(reason: str) -> Wanted:
    return lambda match: match.outcome is not None and match.outcome.reason == reason


WANTED: dict[str, tuple[str, str, Wanted]] = {
    "start": ("rows", "turn", lambda m: True),
    "start-diagonal": ("diagonal", "turn", lambda m: len(m.entries) == 1),
    "wait": ("rows", "other", lambda m: len(m.entries) == 9),
    "take-one": ("rows", "turn", lambda m: victims(m) == 1 and len(takings(m)) == 4),
    "take-only": ("rows", "turn", lambda m: len(takings(m)) == 1),
    "take-several": ("rows", "turn", lambda m: victims(m) >= 2),
    "take-gains": ("rows", "turn", lambda m: gains(m) >= 2),
    "take-again": ("rows", "turn", lambda m: victims(m) >= 1 and last(m).startswith("x")),
    "gained": ("rows", "turn", lambda m: "@" in last(m) and not takings(m)),
    "middle": ("rows", "turn", lambda m: pieces(m) <= 16 and "K" in m.view(None).board and not takings(m)),
    "watch": ("rows", "watch", lambda m: pieces(m) <= 20 and not takings(m)),
    "over-won": ("rows", "first", ended("no-pieces")),
    "over-repetition": ("rows", "watch", ended("repetition")),
    "over-no-taking": ("rows", "first", ended("no-taking")),
}


def props(match: Match, before: int, you: int | None) -> dict[str, Any]:
    legal = [] if you is None else [{"text": str(a), "action": a} for a in match.legal(you)]
    return {
        "view": match.view(you),
        "facts": match.told(you, before),
        "legal": legal,
        "asks": None,
        "toAct": match.to_act,
        "you": you,
        "names": ["You" if seat == you else name for seat, name in enumerate(NAMES)],
        "outcome": match.outcome,
        "clocks": [],
    }


def takes(match: Match) -> dict[str, list[str]]:
    """Return the captures each move allows, without reserve squares, to test the forecast."""
    opened: dict[str, list[str]] = {}
    for action in match.legal(match.to_act[0]) if match.to_act else ():
        after = match.act(match.to_act[0], action)
        if hasattr(action, "origin") and takings(after):
            bare = {f"x{t.victim}{t.gain or ''}" for t in takings(after)}
            opened[str(action)] = sorted(bare)
    return opened


def seat_of(who: str, match: Match) -> int | None:
    turn = int(match.view(None).turn)
    return {"turn": turn, "other": 1 - turn, "first": 0}.get(who)


def positions() -> Iterator[tuple[str, Match, int, str]]:
    """Yield the first position of each kind that comes up in play."""
    missing = dict(WANTED)
    for seed in range(SEEDS):
        for layout in ("rows", "diagonal"):
            for match, before in played(seed, {"layout": layout}):
                for name in [
                    n for n, (like, _, wanted) in missing.items() if like == layout and wanted(match)
                ]:
                    yield name, match, before, missing.pop(name)[1]
    assert not missing, f"never came up: {', '.join(missing)}"


def posed(name: str, line: str, who: str) -> tuple[str, Match, int, str]:
    """Return a rare position, read from text."""
    start = Match.start(SLUG, 2, 0, {"draws": False})
    return name, msgspec.structs.replace(start, state=notation.read_position(line, start.config)), 0, who


POSED = {
    "chameleons": ("1g3k2/4b3/2Kr4/4kY2/3vK3/2oB4/2R5/7G/G1K5 r 5554 6653 -", "turn"),
    "reserve-full": ("8/b3b3/1r1r4/yY2y3/2Y5/1R6/R7/1B6/V1O1G1K1 r 5554 6665 -", "turn"),
    "over-one": ("8/8/3k4/8/8/1R6/8/8/8 s 0000 0000 -", "first"),
    "over-three-chameleons": ("8/8/3k4/8/8/1K6/8/5K2/8 s 0000 0000 -", "first"),
}


def write(name: str, value: Any) -> None:
    text = json.dumps(json.loads(to_json(value)), ensure_ascii=False, separators=(",", ":"))
    (HERE / "fixtures" / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    for name, match, before, who in [*positions(), *(posed(name, *of) for name, of in POSED.items())]:
        facts = before if match.entries else len(match.entries)
        write(name, {"props": props(match, facts, seat_of(who, match)), "takes": takes(match)})


if __name__ == "__main__":
    main()
