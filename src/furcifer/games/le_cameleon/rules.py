"""The rules of Le Caméléon, in the order of a turn. Rule numbers refer to the README."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Illegal, Outcome, Seat, out_of_turn

from .refusals import why_not
from .state import Action, Config, Move, Pass, State, Stock, Take
from .tables import (
    ASSOCIATIONS,
    BOX,
    CHAMELEONS,
    EMPTY,
    GAINS,
    GROUND,
    INDEX,
    NAMES,
    NEIGHBOURS,
    OCCURRENCES,
    QUIET_MOVES,
    RAYS,
    RESERVE,
    ROUNDS,
    SQUARES,
    START,
    STEPS,
)

# Every possible move, created once: a coloured piece's steps and a chameleon's diagonals from each square.
STEPPING = [[(b, Move(NAMES[a], NAMES[b])) for b in STEPS[a]] for a in range(len(NAMES))]
SLIDING = [[[(b, Move(NAMES[a], NAMES[b])) for b in ray] for ray in RAYS[a]] for a in range(len(NAMES))]
PASS = Pass()


def start(config: Config, seats: int) -> State:
    return State(config, START[config.layout], (BOX, BOX), Seat(ROUNDS), None, ())


def to_act(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if outcome(state) is None else ()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return the takings if there are any, otherwise the moves, otherwise a pass."""
    if seat != state.turn or outcome(state) is not None:
        return ()
    if state.moved is not None:
        return takings(state.board, state.box[seat], seat, state.moved)  # R15: taking is not optional
    return moves(state.board, seat) or (PASS,)  # R16


def check(state: State, seat: Seat, action: Action) -> Illegal | None:
    if refusal := out_of_turn(to_act(state), seat):
        return refusal
    allowed = legal(state, seat)
    return None if action in allowed else why_not(state, seat, action, allowed)


# R6, R7: moving


def moves(board: str, seat: Seat) -> list[Move]:
    """Return every move, by origin from a1 on; down before up, left before right, near before far."""
    found: list[Move] = []
    for origin in GROUND[seat]:  # R1: only the side's own pieces are there
        piece = board[origin]
        if piece == EMPTY:
            continue
        if piece in CHAMELEONS:
            _slide(board, origin, found)
        else:
            for target, move in STEPPING[origin]:
                if board[target] == EMPTY:
                    found.append(move)
    return found


def _slide(board: str, origin: int, found: list[Move]) -> None:
    for ray in SLIDING[origin]:
        for target, move in ray:
            if board[target] != EMPTY:
                break
            found.append(move)


# R8 to R15: taking


def takings(board: str, stock: Stock, seat: Seat, moved: str) -> list[Take]:
    """Return what the piece that moved can take: victims from a1 on, gains in box order, reserve a to h."""
    found: list[Take] = []
    at = INDEX[moved]
    for victim in NEIGHBOURS[at]:
        if board[victim] != EMPTY:  # R1: only enemies are there
            found += _takings_of(victim, board, stock, seat, at)
    return found


def _takings_of(victim: int, board: str, stock: Stock, seat: Seat, moved: int) -> list[Take]:
    gains = _gains(board, stock, moved, victim)
    free = [NAMES[square] for square in RESERVE[seat] if board[square] == EMPTY] if gains else []
    found: list[Take] = []
    for gain in gains if free else ():  # R14: a full reserve takes nothing at all
        squares = free if gain else [None]  # R13: the taker chooses
        found += [Take(NAMES[victim], gain, square) for square in squares]
    return found


def _gains(board: str, stock: Stock, moved: int, victim: int) -> list[str | None]:
    """Return the possible gains of taking a victim; None is no gain. Empty if there is no association."""
    found: set[str | None] = set()
    for partner in NEIGHBOURS[victim]:  # R8: on rows 2 to 8, not in reserve
        if partner != moved and board[partner] != EMPTY:
            three = (board[moved] + board[partner] + board[victim]).upper()
            if three in ASSOCIATIONS:
                gain = ASSOCIATIONS[three]
                found.add(gain if gain and stock[GAINS.index(gain)] else None)  # R13: the box may be empty
    return [gain for gain in (*GAINS, None) if gain in found]


# Applying an action


def apply(state: State, seat: Seat, action: Action) -> State:
    if isinstance(action, Move):
        return _move(state, seat, action)
    if isinstance(action, Take):
        return _take(state, seat, action)
    return _next_turn(state, state.board)


def _move(state: State, seat: Seat, move: Move) -> State:
    board, origin = state.board, INDEX[move.origin]
    board = _put(_put(board, INDEX[move.target], board[origin]), origin, EMPTY)
    if takings(board, state.box[seat], seat, move.target):
        return State(state.config, board, state.box, seat, move.target, ())  # R15: the piece takes next
    return _next_turn(state, board)


def _take(state: State, seat: Seat, take: Take) -> State:
    board, box, moved = _put(state.board, INDEX[take.victim], EMPTY), state.box, state.moved
    if take.gain and take.reserve:
        board = _put(board, INDEX[take.reserve], take.gain if seat == ROUNDS else take.gain.lower())
        stock = _without(box[seat], take.gain)
        box = (stock, box[SQUARES]) if seat == ROUNDS else (box[ROUNDS], stock)
    if moved and takings(board, box[seat], seat, moved):
        return State(state.config, board, box, seat, moved, ())
    return State(state.config, board, box, Seat(1 - seat), None, ())


def _next_turn(state: State, board: str) -> State:
    """Pass the turn after a move without a taking, or after a pass."""
    past = (*state.past, state.board) if state.config.draws else ()
    return State(state.config, board, state.box, Seat(1 - state.turn), None, past)


def _put(board: str, square: int, piece: str) -> str:
    return board[:square] + piece + board[square + 1 :]


def _without(stock: Stock, gain: str) -> Stock:
    violet, orange, green, chameleons = stock
    return violet - (gain == "V"), orange - (gain == "O"), green - (gain == "G"), chameleons - (gain == "K")


# R17, R18: the end


def outcome(state: State) -> Outcome | None:
    board = state.board
    if board.islower():
        return _won(SQUARES, "no-pieces")  # R17: Rounds, in capitals, have none left
    if board.isupper():
        return _won(ROUNDS, "no-pieces")
    left = len(board) - board.count(EMPTY)
    if left == 3 and board.count("K") + board.count("k") == 3:
        return _won(ROUNDS if board.count("K") == 2 else SQUARES, "three-chameleons")  # R17
    if left == 2:
        return Outcome((0.5, 0.5), (), "one-against-one")  # R17: neither can ever take
    return _drawn(state)


def _won(side: int, reason: str) -> Outcome:
    return Outcome((1.0, 0.0) if side == ROUNDS else (0.0, 1.0), (Seat(side),), reason)


def _drawn(state: State) -> Outcome | None:
    """R18, a house rule: repetition, or too many moves without a taking."""
    past = state.past
    if len(past) >= QUIET_MOVES:
        return Outcome((0.5, 0.5), (), "no-taking")
    same_side_to_move = past[len(past) % 2 :: 2]
    if same_side_to_move.count(state.board) >= OCCURRENCES - 1:
        return Outcome((0.5, 0.5), (), "repetition")
    return None
