"""The contents of the box of Le Caméléon: board, pieces, their moves, and the chart of colours."""

from __future__ import annotations

from itertools import product

COLUMNS, ROWS = 8, 9
NAMES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdefgh")  # a1, b1, … h9
INDEX = {name: number for number, name in enumerate(NAMES)}

ROUNDS, SQUARES = 0, 1  # R5: Rounds begin
SIDES = ("Rounds", "Squares")
EMPTY = "."
PRIMARY, COMPLEMENTARY, CHAMELEON = "BRY", "VOG", "K"
KINDS = PRIMARY + COMPLEMENTARY + CHAMELEON
GAINS = COMPLEMENTARY + CHAMELEON  # the kinds in the box, in the order of its counts
PIECES = (KINDS, KINDS.lower())  # by side: Rounds in capitals, Squares in small letters
CHAMELEONS = CHAMELEON + CHAMELEON.lower()
BOX = (6, 6, 6, 5)  # R4: of GAINS, for each side

QUIET_MOVES = 100  # R18: moves in a row without a taking that make a draw
OCCURRENCES = 3  # R18: occurrences of a position that make a draw

STRAIGHT = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONAL = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def is_white(square: int) -> bool:
    """Return whether a square is white, as a1 is: Rounds play on white, Squares on black (R1).

    >>> [NAMES[square] for square in range(COLUMNS) if is_white(square)]
    ['a1', 'c1', 'e1', 'g1']
    """
    return (square % COLUMNS + square // COLUMNS) % 2 == 0


def _ground(side: int, *rows: int) -> tuple[int, ...]:
    """Return the squares of a side's colour in these rows, from a to h."""
    squares = [(row - 1) * COLUMNS + column for row in rows for column in range(COLUMNS)]
    return tuple(square for square in squares if is_white(square) == (side == ROUNDS))


FIELD = range(INDEX["a2"], INDEX["a9"])  # R2: rows 2 to 8
RESERVE = (_ground(ROUNDS, 1), _ground(SQUARES, 9))  # R2
GROUND = (_ground(ROUNDS, *range(1, 9)), _ground(SQUARES, *range(2, 10)))  # the squares of each side


def _step(square: int, by: tuple[int, int]) -> int | None:
    """Return the next square, or None if it is not on rows 2 to 8: no piece moves to a reserve (R7)."""
    column, target = square % COLUMNS + by[0], square + by[0] + by[1] * COLUMNS
    return target if 0 <= column < COLUMNS and target in FIELD else None


def _beside(square: int, ways: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(target for by in ways if (target := _step(square, by)) is not None)


def _rays(square: int) -> tuple[tuple[int, ...], ...]:
    """Return the four diagonals from a square, each from near to far (R6)."""
    rays = []
    for by in DIAGONAL:
        ray: list[int] = []
        target = _step(square, by)
        while target is not None:
            ray.append(target)
            target = _step(target, by)
        rays.append(tuple(ray))
    return tuple(rays)


STEPS = tuple(_beside(square, DIAGONAL) for square in range(len(NAMES)))  # R6: a coloured piece
RAYS = tuple(_rays(square) for square in range(len(NAMES)))  # R6: a chameleon
NEIGHBOURS = tuple(_beside(square, STRAIGHT) for square in range(len(NAMES)))  # R8: side by side

# R3: the colours of each side's twelve, from the row next to its reserve outward
LAYOUTS = {"rows": "BBBBRRRRYYYY", "diagonal": "BRYBRYBRYBRY"}


def _start(twelve: str) -> str:
    board = [EMPTY] * len(NAMES)
    last = len(NAMES) - 1
    for square, kind in zip(_ground(ROUNDS, 2, 3, 4), twelve, strict=True):
        board[square] = kind
        board[last - square] = kind.lower()  # the Squares' side is the same, turned round
    return "".join(board)


START = {layout: _start(twelve) for layout, twelve in LAYOUTS.items()}

MIX = {frozenset("BR"): "V", frozenset("RY"): "O", frozenset("YB"): "G"}  # R9


def _gain(colours: frozenset[str]) -> str | None:
    """Return what an association of these two colours gains (R9)."""
    return CHAMELEON if colours <= set(COMPLEMENTARY) else MIX.get(colours)


def _chart() -> dict[str, str | None]:
    chart: dict[str, str | None] = {}
    for one, other, victim in product(KINDS, repeat=3):
        own = {one, other} - {CHAMELEON}
        colours = frozenset(own | {victim})
        if CHAMELEON in one + other + victim:
            if not own or (len(own) == 1 and colours != own):  # R10, R11, R12
                chart[one + other + victim] = None
        elif len(colours) == 2:
            chart[one + other + victim] = _gain(colours)
    return chart


# The chart of colours: taker, taker, victim → the gain. Other triples are not associations.
ASSOCIATIONS = _chart()
