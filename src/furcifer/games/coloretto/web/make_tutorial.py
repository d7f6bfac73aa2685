"""Write the positions of the tutorial with the engine. Run it after a change of the View.

`python src/furcifer/games/coloretto/web/make_tutorial.py`
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from furcifer.core import Match, Seat, to_json

HERE = Path(__file__).parent
YOU = Seat(0)
START = Match.start("coloretto", seats=3, seed=1, config={"removed": ["brown"]})
GREEN, YELLOW = ["green"] * 6, ["yellow"] * 4


def left(cards: int) -> tuple[int, ...]:
    """Return a deck of about the right size; only its count matters."""
    return tuple(cards // 10 + (1 if place < cards % 10 else 0) for place in range(10))


def shown(**given: Any) -> dict[str, Any]:
    """Return the position with these fields, seen from seat 1."""
    fields = {
        "phase": "turn",
        "turn": YOU,
        "removed": ("brown",),
        "drawn": None,
        "last_round": False,
        **given,
    }
    state = msgspec.structs.replace(START.state, **fields)
    game = START.game
    legal = [{"text": str(action), "action": action} for action in game.legal(state, YOU)]
    return {
        "view": game.view(state, YOU),
        "legal": legal if state.turn == YOU else [],
        "toAct": game.to_act(state),
        "outcome": game.outcome(state),
    }


NOBODY = (None, None, None)
EMPTY: tuple[tuple[str, ...], ...] = ((), (), ())
FIRST = (("red",), ("blue",), ("green",))
UNTAKEN = (9, 9, 9, 8, 8, 9, 0, 10, 2, 1)  # all but a blue and a green card, and no brown
LATER = (("red", "yellow", "red"), ("blue", "green", "blue"), ("green", "orange"))
ROWS = (("red", "red", "+2"), ("blue", "orange"), ("purple",))

STEPS = [
    shown(left=left(64), collections=FIRST, rows=EMPTY, taken=NOBODY),
    shown(phase="start", left=UNTAKEN, collections=((), ("blue",), ("green",)), rows=EMPTY, taken=NOBODY),
    shown(left=left(64), collections=FIRST, rows=EMPTY, taken=NOBODY),
    shown(
        phase="place",
        drawn="orange",
        left=left(60),
        collections=FIRST,
        rows=(("red",), ("blue",), ("green",)),
        taken=NOBODY,
    ),
    shown(left=left(44), collections=LATER, rows=ROWS, taken=NOBODY),
    shown(
        turn=Seat(1),
        left=left(44),
        collections=((*LATER[0], "red", "red", "+2"), *LATER[1:]),
        rows=((), *ROWS[1:]),
        taken=(0, None, None),
    ),
    shown(left=left(30), collections=LATER, rows=(("joker", "blue"), ("golden",), ("+2",)), taken=NOBODY),
    shown(
        left=left(14),
        last_round=True,
        collections=((*LATER[0], "joker"), LATER[1], LATER[2]),
        rows=(("red",), ("blue", "green"), ()),
        taken=NOBODY,
    ),
    shown(
        phase="over",
        last_round=True,
        left=left(6),
        collections=(
            ("joker", "+2", *GREEN, *YELLOW, *["red"] * 3, *["blue"] * 2),
            (*["blue"] * 5, *["orange"] * 3, "purple", "purple", "+2"),
            (*["purple"] * 4, *["orange"] * 4, "red", "green"),
        ),
        rows=EMPTY,
        taken=NOBODY,
    ),
]


def main() -> None:
    text = json.dumps(json.loads(to_json(STEPS)), ensure_ascii=False, separators=(",", ":"))
    (HERE / "tutorial.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
