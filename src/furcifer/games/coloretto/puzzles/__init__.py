"""The puzzles of Coloretto: one decision of a turn wins clearly more often than all others."""

from pathlib import Path

from furcifer.core import Match, Message, Puzzle, SampledPuzzles

from .themes import sketch

TEXTS = {
    "coloretto-puzzle-turn": "What now? Draw a card, or take a row?",
    "coloretto-puzzle-place": "What now? Which row do you put the card on?",
    "coloretto-hint-draw": "No row is good enough yet.",
    "coloretto-hint-take": "Take a row now, before it is too late.",
    "coloretto-hint-place": "Row {row} is not the one.",
    "coloretto-theme-draw": "go on drawing",
    "coloretto-theme-take": "take in time",
    "coloretto-theme-place": "place a card",
    "coloretto-theme-last-round": "last round",
    "coloretto-theme-last-seat": "last in the round",
    "coloretto-theme-short-row": "take a short row",
    "coloretto-theme-joker": "joker",
}


def _hint(match: Match, puzzle: Puzzle, action: str) -> Message:
    verb = action.split(maxsplit=1)[0]
    if verb != "place":
        return Message(f"coloretto-hint-{verb}")
    wrong = next(str(other) for other in match.legal(puzzle.seat) if str(other) != action)
    return Message("coloretto-hint-place", {"row": int(wrong.split()[1])})


puzzles = SampledPuzzles(
    folder=Path(__file__).parent,
    texts=TEXTS,
    hint=_hint,
    tables=({}, {"side": "violet"}),
    seats=(2, 3, 4, 5),
    players=("easy", "steady", "strong"),
    playouts=4_000,
    errors=3.0,
    margin=0.06,
    sketch=sketch,
)
