"""The puzzles of Le Caméléon: one move wins clearly more than all others."""

from pathlib import Path

from furcifer.core import Match, Message, Puzzle, SearchedPuzzles
from furcifer.games.le_cameleon.state import Action, State, Take
from furcifer.games.le_cameleon.tables import ROUNDS

from .themes import sketch, trivial

TEXTS = {
    "le-cameleon-puzzle-best": "{side} to move: find {steps} strong moves. Captures happen by themselves.",
    "le-cameleon-hint-piece": "Look at the piece on {square}.",
    "le-cameleon-theme-taking": "capture",
    "le-cameleon-theme-quiet": "quiet move",
    "le-cameleon-theme-chain": "several captures in a turn",
    "le-cameleon-theme-chameleon": "chameleon",
    "le-cameleon-theme-reserve": "out of the reserve",
    "le-cameleon-theme-sacrifice": "sacrifice",
    "le-cameleon-theme-endgame": "endgame",
}


def _hint(match: Match, puzzle: Puzzle, action: str) -> Message:
    return Message("le-cameleon-hint-piece", {"square": action[:2]})


def _follows(action: Action) -> bool:
    return isinstance(action, Take)


def _canonical(state: State) -> str:
    """Return a position as the side to move sees it: turned by half, the game is the same for both."""
    seen = state.board if state.turn == ROUNDS else state.board[::-1].swapcase()
    own, other = state.box[state.turn], state.box[1 - state.turn]
    return f"{seen} {own} {other}"


puzzles = SearchedPuzzles(
    folder=Path(__file__).parent,
    texts=TEXTS,
    hint=_hint,
    tables=({}, {"layout": "diagonal"}),
    players=("gentle", "easy", "steady"),
    mistakes=2,
    nodes=20_000,
    margin=0.7,
    lead=150,
    follows=_follows,
    trivial=trivial,
    canonical=_canonical,
    sketch=sketch,
)
