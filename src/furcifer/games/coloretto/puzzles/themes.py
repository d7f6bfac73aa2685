"""The themes of a puzzle of Coloretto, and an estimate of how hard it is."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Match, Message, Sketch
from furcifer.games.coloretto.bots.simple import weigh
from furcifer.games.coloretto.state import State


def sketch(match: Match, line: Sequence[tuple[str, ...]]) -> Sketch:
    """Describe a decision: what is asked, what it is about, and how hard it looks."""
    action, seat, state = line[0][0], match.to_act[0], match.state
    question = Message("coloretto-puzzle-place" if state.drawn else "coloretto-puzzle-turn")
    greedy = max(match.legal(seat), key=lambda each: weigh(match.view(seat), each))
    rating = 950 + 90 * len(match.legal(seat)) + 60 * match.seats
    rating += 450 if str(greedy) != action else 0  # the obvious choice is wrong
    rating += 120 if action == "draw" else 0
    return Sketch(question, _themes(state, action), rating)


def _themes(state: State, action: str) -> tuple[str, ...]:
    verb = action.split(maxsplit=1)[0]
    row = state.rows[int(action.split()[1]) - 1] if verb == "take" else ()
    found = {
        verb: True,
        "last-round": state.last_round,
        "last-seat": state.taken.count(None) == 1,
        "short-row": verb == "take" and len(row) == 1,
        "joker": state.drawn in {"joker", "golden"} or bool({"joker", "golden"} & set(row)),
    }
    return tuple(theme for theme, there in found.items() if there)
