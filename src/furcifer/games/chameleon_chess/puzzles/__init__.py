"""The puzzles of Chameleon 5×5: forced wins with one winning move at every step."""

from pathlib import Path

from furcifer.core import Match, Message, Puzzle, SolvedPuzzles
from furcifer.games.chameleon_chess.state import State

TEXTS = {
    "chameleon-chess-puzzle-win": "{side} to move wins in {moves} moves.",
    "chameleon-chess-hint-piece": "Look at the piece on {square}.",
    "chameleon-chess-theme-quiet": "quiet move",
    "chameleon-chess-theme-sacrifice": "sacrifice",
    "chameleon-chess-theme-capture": "capture",
    "chameleon-chess-theme-threatened": "under threat",
    "chameleon-chess-theme-endgame": "endgame",
    "chameleon-chess-theme-race": "run to the far rank",
}


def _hint(match: Match, puzzle: Puzzle, action: str) -> Message:
    return Message("chameleon-chess-hint-piece", {"square": action[:2]})


def _find(match: Match) -> Puzzle | None:
    from .finding import find  # lazily: it loads numba

    return find(match)


def _verify(puzzle: Puzzle, match: Match) -> str | None:
    from .finding import verify

    return verify(puzzle, match)


def _canonical(state: State) -> str:
    from .finding import canonical

    return canonical(state.board, state.turn)


puzzles = SolvedPuzzles(
    folder=Path(__file__).parent,
    texts=TEXTS,
    hint=_hint,
    find=_find,
    verify=_verify,
    canonical=_canonical,
    tables=({"start": "balanced"}, {}),
    players=("easy", "steady", "strong"),
    mistakes=100,
)
