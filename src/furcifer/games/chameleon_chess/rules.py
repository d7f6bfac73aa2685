"""The rules of Chameleon 5×5, in the order of a turn. Rule numbers refer to the README."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from furcifer.core import CHANCE, Illegal, Outcome, Seat, out_of_turn

from .openings import starts
from .state import Action, Config, First, Move, Opening, State
from .tables import (
    BLUE,
    EMPTY,
    FIRST,
    HOME,
    INDEX,
    OCCURRENCES,
    PIECES,
    QUIET_PLIES,
    REACH,
    RED,
    SQUARES,
    START,
)

# Every possible move, created once: MOVES[origin][target] without and TAKINGS with a capture.
MOVES = [[Move(a, b) for b in SQUARES] for a in SQUARES]
TAKINGS = [[Move(a, b, takes=True) for b in SQUARES] for a in SQUARES]
# AROUND[piece][origin] reads from a board what stands on the squares in the reach of a piece.
AROUND = {
    piece: [itemgetter(*(target for target, _ in targets)) for targets in reach]
    for piece, reach in REACH.items()
}
OPPONENT = (Seat(BLUE), Seat(RED))
KNOWN_OUTCOMES = 1024  # states whose outcome is kept: it is asked for several times in a row
KNOWN_SURROUNDINGS = 8192  # of pieces, whose moves are kept: most pieces keep theirs from move to move


def start(config: Config, seats: int) -> State:
    return State(config, START, CHANCE if starts(config) else Seat(FIRST[config.first]), ())


def to_act(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if outcome(state) is None else ()


# R1, R10: the lot, and the balanced start


def chances(state: State) -> Sequence[tuple[Opening | First, float]]:
    """Return every opening, or both sides of a lot, each with the same probability."""
    drawn = starts(state.config)
    return [(action, 1 / len(drawn)) for action in drawn] if state.turn == CHANCE else ()


# R2, R3: moving and capturing


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if seat != state.turn or outcome(state) is not None:
        return ()
    return starts(state.config) if seat == CHANCE else moves(state)


def moves(state: State) -> Sequence[Move]:
    """Return every move of the side to move, by origin and then by target, from a1 to e5."""
    board, own = state.board, PIECES[state.turn]
    found: list[Move] = []
    for origin, piece in enumerate(board):
        if piece in own:
            found += _moves_of(piece, origin, AROUND[piece][origin](board))
    return found


@lru_cache(KNOWN_SURROUNDINGS)
def _moves_of(piece: str, origin: int, around: tuple[str, ...]) -> Sequence[Move]:
    """Return the moves of a piece, which depend only on what stands on the squares in its reach."""
    own, reach = PIECES[RED if piece.isupper() else BLUE], REACH[piece][origin]
    there = {target: letter for (target, _), letter in zip(reach, around, strict=True)}
    return [
        (MOVES if there[target] == EMPTY else TAKINGS)[origin][target]
        for target, between in reach
        if there[target] not in own and all(there[square] == EMPTY for square in between)
    ]


def check(state: State, seat: Seat, action: Action) -> Illegal | None:
    if refusal := out_of_turn(to_act(state), seat):
        return refusal
    if action in legal(state, seat):
        return None
    if not isinstance(action, Move) or seat == CHANCE:
        text = "Only chance decides who is first or plays an opening, and only as the options say."
        return Illegal("no_opening", text)
    return _why_not(state, seat, action)


def check_recorded(state: State, seat: Seat, action: Action) -> Illegal | None:
    """Check an action from a log. Accept openings that have left the list of R10 since."""
    refusal = check(state, seat, action)
    balanced = seat == state.turn == CHANCE and state.config.start == "balanced"
    if refusal and balanced and isinstance(action, Opening) and _is_possible(state, action):
        return None
    return refusal


def _is_possible(state: State, opening: Opening) -> bool:
    """Return whether both moves of an opening are legal, in the right order of the sides."""
    if state.config.first != "lot" and (state.config.first == "blue") != opening.blue_first:
        return False
    for side, move in in_order(opening):
        state = State(state.config, state.board, side, state.past)
        if move not in moves(state):
            return False
        state = _moved(state, side, move)
    return True


def _why_not(state: State, seat: Seat, move: Move) -> Illegal:
    names: dict[str, str | int] = {"from": move.origin, "to": move.target}
    for square in (move.origin, move.target):
        if square not in INDEX:
            return Illegal("no_such_square", f"There is no square {square}.", {"square": square})
    if state.board[INDEX[move.origin]] not in PIECES[seat]:
        return Illegal("no_piece", f"You have no piece on {move.origin}.", names)
    if move.origin == move.target and not _can_move(state, seat, move.origin):
        return Illegal("no_moves", f"The piece on {move.origin} cannot move now.", names)
    there = state.board[INDEX[move.target]]
    if there in PIECES[seat]:
        return Illegal("own_piece", f"Your own piece is on {move.target}.", names)
    if move.takes != (there != EMPTY):
        right = Move(move.origin, move.target, not move.takes)
        if right in legal(state, seat):
            thing = "an enemy piece" if right.takes else "nothing"
            return Illegal("wrong_sign", f"There is {thing} on {move.target}: write {right}.", names)
    return Illegal("no_such_move", f"The piece on {move.origin} cannot go to {move.target}.", names)


def _can_move(state: State, seat: Seat, square: str) -> bool:
    return any(isinstance(move, Move) and move.origin == square for move in legal(state, seat))


def apply(state: State, seat: Seat, action: Action) -> State:
    if isinstance(action, First):
        return State(state.config, state.board, Seat(FIRST[action.side]), ())
    if isinstance(action, Opening):
        for side, move in in_order(action):
            state = _moved(state, side, move)
        return state
    return _moved(state, seat, action)


def in_order(opening: Opening) -> Sequence[tuple[Seat, Move]]:
    """Return the two moves of an opening with their sides, the first move first."""
    moves = (Seat(RED), opening.red), (Seat(BLUE), opening.blue)
    return moves[::-1] if opening.blue_first else moves


def _moved(state: State, seat: Seat, move: Move) -> State:
    origin, target = INDEX[move.origin], INDEX[move.target]
    board = state.board
    moved = _put(_put(board, target, board[origin]), origin, EMPTY)
    remembers = state.config.draws and not move.takes
    return State(state.config, moved, OPPONENT[seat], (*state.past, board) if remembers else ())


def _put(board: str, square: int, piece: str) -> str:
    return board[:square] + piece + board[square + 1 :]


# R4 to R8: the end


@lru_cache(KNOWN_OUTCOMES)
def outcome(state: State) -> Outcome | None:
    """Return how the game ended, judged after the last move, or None."""
    if state.turn == CHANCE:
        return None
    board, waiting = state.board, state.turn
    mover = OPPONENT[waiting]
    if not PIECES[waiting].isdisjoint(board[HOME[mover]]):
        return _won(waiting, "invasion")  # R5: the mover did not capture the invader; R7: R5 comes first
    if PIECES[waiting].isdisjoint(board):
        return _won(mover, "all-captured")  # R4
    if not PIECES[mover].isdisjoint(board[HOME[waiting]]) and _count(board, mover) == 1:
        return _won(mover, "lone-invasion")  # R6
    return _drawn(state)


def _count(board: str, side: int) -> int:
    white, black = ("W", "B") if side == RED else ("w", "b")
    return board.count(white) + board.count(black)


def _won(seat: Seat, reason: str) -> Outcome:
    return Outcome((1.0, 0.0) if seat == RED else (0.0, 1.0), (seat,), reason)


def _drawn(state: State) -> Outcome | None:
    """R8, a house rule: repetition, or too many plies without a capture."""
    past = state.past
    if len(past) >= QUIET_PLIES:
        return Outcome((0.5, 0.5), (), "no-capture")
    same_side_to_move = past[len(past) % 2 :: 2]
    if same_side_to_move.count(state.board) >= OCCURRENCES - 1:
        return Outcome((0.5, 0.5), (), "repetition")
    return None
