"""Write positions of Codenames for the gallery and the tests of the face, played by the engine.

Run it after a change of the View: `python src/furcifer/games/codenames/web/make_fixtures.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from furcifer.core import CHANCE, History, Match, to_json

HERE = Path(__file__).parent
NAMES = ("Ada", "Bea", "Chloé", "Dario", "Emil", "Fatima", "Gio", "Hana", "Ines", "Jonas")
WORDS = (
    "RAY,OCTOPUS,BALL,KNIGHT,ENGLAND,MAIL,NIGHT,TREE,HORSE,ORANGE,BRIDGE,SPRING,BARK,PILOT,CROWN,"
    "SUBMARINE,NOTE,PITCH,STAFF,MINT,ICE CREAM,BOARD,PALM,SCALE,CONDUCTOR"
)
RED_FIRST = "nrnbrxbrnbrrbnrbrnbrbnrbn"
BLUE_FIRST = RED_FIRST.translate(str.maketrans("rb", "br"))
GUESSING = ["1 clue sea 2", "3 mark OCTOPUS", "5 mark SUBMARINE", "3 mark NOTE"]
PLAYED = [
    "1 clue sea 2",
    "3 guess OCTOPUS",
    "3 guess RAY",
    "2 clue castle 2",
    "4 guess KNIGHT",
    "4 guess CROWN",
    "1 clue wood 3",
    "3 guess TREE",
    "3 guess BRIDGE",
    "3 guess SPRING",
    "3 stop",
    "2 clue dark 1",
    "4 guess NIGHT",
    "4 guess ORANGE",
]


def table(seats: int, *moves: str, key: str = RED_FIRST, **config: Any) -> Match:
    """Return a match with these words and this key after some moves; `3 guess RAY` is a move of seat 3."""
    match = Match.start("codenames", seats, 1, {"pack": WORDS.split(","), **config})
    laid = (match.game.parse(f"deal {WORDS}"), match.game.parse(f"key {key}"))
    state = match.game.start(match.config, seats)
    for action in laid:
        state = match.game.apply(state, CHANCE, action)
    match = Match(match.game, match.config, seats, 1, History((CHANCE, action) for action in laid), state)
    for move in moves:
        seat, _, text = move.partition(" ")
        match = match.act(int(seat) - 1, text)
    return match


def props(match: Match, you: int | None, clocks: list[dict[str, Any]]) -> dict[str, Any]:
    legal = [] if you is None else [{"text": str(a), "action": a} for a in match.legal(you)]
    return {
        "view": match.view(you),
        "facts": match.told(you, len(match.entries) - 1),
        "legal": legal,
        "asks": None if you is None else match.asks(you),
        "toAct": match.to_act,
        "you": you,
        "names": ["You" if seat == you else name for seat, name in enumerate(NAMES[: match.seats])],
        "outcome": match.outcome,
        "clocks": clocks,
    }


def ended(seats: int, how: str, key: str = RED_FIRST) -> Match:
    """Return a finished match: all words found, the assassin found, or the enemy's last word found."""
    words, match = WORDS.split(","), table(seats, "1 clue sea 9", key=key)
    mine = [word for word, letter in zip(words, key, strict=True) if letter == "r"]
    if how == "assassin":
        return match.act(2 if seats > 3 else 1, "guess MAIL")
    operative = 2 if seats > 3 else 1
    for word in mine[:8]:
        match = match.act(operative, f"guess {word}")
    if how == "all-found":
        return match.act(operative, f"guess {mine[8]}")
    match = match.act(operative, "stop").act(1, "clue far 1")
    return match.act(3, f"guess {mine[8]}")


def lost_together() -> Match:
    match = table(3)
    while match.outcome is None:
        match = match.act(0, "clue sea 1").act(1, f"guess {_free(match)}").act(1, "stop")
        match = match.act(0, match.legal(0)[0])
    return match


def won_together(turns: int) -> Match:
    match = table(2)
    for _ in range(turns):
        match = match.act(0, "clue sea 9").act(1, f"guess {_free(match)}").act(1, "stop")
        match = match.act(0, match.legal(0)[0])
    match = match.act(0, "clue sea 9")
    while match.outcome is None:
        match = match.act(1, f"guess {_free(match)}")
    return match


def _free(match: Match) -> str:
    cards = zip(match.state.words, match.state.tiles, match.state.key, strict=True)
    return next(str(word) for word, tile, letter in cards if tile == "." and letter == "r")


def clock(name: str, left: int, *seats: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name, "left_ms": left, "running": True} for seat in seats]


def fixtures() -> dict[str, dict[str, Any]]:
    by_table = table(6, "1 clue horses 2", referee="table")
    called = table(6, "1 clue sea 2", "2 call", referee="table")
    due = by_table.act(1, "call")
    voting = called.act(0, "stand").act(3, "reject")
    doubted = table(2, "1 clue horses 2", referee="table")
    together = table(3, "1 clue sea 2", "2 guess OCTOPUS", "2 guess RAY")
    shown: dict[str, tuple[Any, ...]] = {
        "clue-spymaster-6": (table(6), 0, clock("clue 1", 74_000, 0)),
        "clue-expert-4": (table(4, key=BLUE_FIRST, expert=True), 1),
        "clue-operative-4": (table(4), 2),
        "guess-operative-6": (table(6, *GUESSING, guess_seconds=90), 2, clock("guess 1", 64_000, 2, 4)),
        "guess-more-4": (table(4, *PLAYED[:9]), 2),
        "guess-spymaster-6": (table(6, *GUESSING), 0),
        "guess-enemy-6": (table(6, *GUESSING), 3),
        "guess-spectator-10": (table(10, *GUESSING, "7 mark OCTOPUS", "9 mark OCTOPUS"), None),
        "late-clue-6": (table(6, *PLAYED), 0),
        "late-operative-6": (table(6, *PLAYED), 2),
        "doubt-caller-6": (by_table, 1),
        "doubt-operative-6": (by_table, 2),
        "answer-giver-6": (called, 0),
        "vote-operative-6": (voting, 4, clock("vote 1", 12_000, 2, 4, 5)),
        "vote-giver-6": (voting, 0),
        "penalty-caller-6": (due, 1),
        "penalty-other-6": (due, 2),
        "together-guess-2": (table(2, "1 clue sea 2"), 1),
        "together-doubt-2": (doubted, 1),
        "together-penalty-2": (doubted.act(1, "call"), 0),
        "together-enemy-3": (together, 0),
        "together-wait-3": (together, 1),
        "over-found-6": (ended(6, "all-found"), 2),
        "over-assassin-4": (ended(4, "assassin"), 3),
        "over-given-4": (ended(4, "given-away"), None),
        "over-together-8": (won_together(0), 1),
        "over-together-5": (won_together(3), 0),
        "over-together-lost-3": (lost_together(), 2),
    }
    return {name: props(match, you, *(rest or [[]])) for name, (match, you, *rest) in shown.items()}


def main() -> None:
    for name, value in fixtures().items():
        text = json.dumps(json.loads(to_json({"props": value})), ensure_ascii=False, separators=(",", ":"))
        (HERE / "fixtures" / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
