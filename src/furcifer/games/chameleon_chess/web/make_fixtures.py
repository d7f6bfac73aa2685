"""Write positions of Chameleon 5×5 for the gallery: `python make_fixtures.py`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import furcifer
from furcifer.core import Match, Rng

HERE = Path(__file__).parent / "fixtures"
WANTED: dict[str, Callable[[str], bool]] = {
    "start": lambda board: True,
    "middle": lambda board: board.count(".") == 18 and "w" not in board[:5] and "b" not in board[:5],
    "invaded": lambda board: ("w" in board[:5] or "b" in board[:5]) and board.count(".") < 20,
}


def found(wanted: Callable[[str], bool]) -> Match:
    """Return the first such position in random play, with Red to move."""
    for seed in range(10_000):
        match, rng = Match.start("chameleon-chess", 2, seed), Rng(seed)
        while match.to_act:
            seat = match.to_act[0]
            if seat == 0 and wanted(match.view(0).board):
                return match
            match = match.act(seat, rng.choice(match.legal(seat)))
    raise LookupError("no such position")


def main() -> None:
    for name, wanted in WANTED.items():
        match = found(wanted)
        seat = match.to_act[0]
        props = {
            "view": match.view(seat),
            "facts": list(match.told(seat))[-1:],
            "legal": [{"text": str(action), "action": action} for action in match.legal(seat)],
            "toAct": list(match.to_act),
            "you": seat,
            "names": ["You", "Zoë"],
        }
        text = furcifer.to_json({"props": props})
        HERE.joinpath(f"{name}.json").write_text(text if isinstance(text, str) else text.decode(), "utf-8")


if __name__ == "__main__":
    main()
