"""Write the positions of the tutorial with the engine. Run it after a change of the View.

`python src/furcifer/games/le_cameleon/web/make_tutorial.py`
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from furcifer.core import Match, to_json
from furcifer.games.le_cameleon import notation

HERE = Path(__file__).parent
START = Match.start("le-cameleon", seats=2, seed=0, config={"draws": False})
MIX = "8/4b3/Ry3r2/4y3/2R5/1B1Y4/4B3/8/8 r 6665 6665 -"
COMPLEMENT = "8/6b1/1r6/4oV2/8/3V4/2B5/8/8 r 4665 6565 -"


def posed(line: str) -> Match:
    return msgspec.structs.replace(START, state=notation.read_position(line, START.config))


def shown(match: Match) -> dict[str, Any]:
    """Return the position as the reader, who plays the Rounds, sees it."""
    legal = [{"text": str(action), "action": action} for action in match.legal(0)]
    return {"view": match.view(0), "legal": legal, "toAct": match.to_act, "outcome": match.outcome}


def steps() -> list[dict[str, Any]]:
    mix, complement = posed(MIX), posed(COMPLEMENT)
    mixed = mix.act(0, "c5-b6")
    complemented = complement.act(0, "d4-e5")
    played = [START, mix, mixed, mixed.act(0, "xb7=O@a1"), complement, complemented]
    return [shown(match) for match in [*played, complemented.act(0, "xe6=K@c1")]]


def main() -> None:
    text = json.dumps(json.loads(to_json(steps())), ensure_ascii=False, separators=(",", ":"))
    (HERE / "tutorial.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
