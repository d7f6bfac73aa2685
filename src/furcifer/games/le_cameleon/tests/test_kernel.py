"""Tests special to this kernel. tests/differential compares every kernel with its rulebook."""

import numpy as np
import pytest

from furcifer.core import Rng, Seat
from furcifer.games.le_cameleon import encoding, knowledge, rules
from furcifer.games.le_cameleon.kernel import bitboards, kernel, layout
from furcifer.games.le_cameleon.kernel.scoring import update_result
from furcifer.games.le_cameleon.notation import parse, read_position
from furcifer.games.le_cameleon.state import Config, State
from furcifer.games.le_cameleon.tables import (
    ASSOCIATIONS,
    BOX,
    EMPTY,
    GAINS,
    GROUND,
    INDEX,
    KINDS,
    RAYS,
    RESERVE,
    STEPS,
)

START = rules.start(Config(), 2)


def numbered(state: State) -> dict:
    view = knowledge.view(state, None)
    return {encoding.encode(view, action): action for action in rules.legal(state, state.turn)}


def agree(state: State, seed: int, most: int) -> State:
    """Play at random in both from a position, and return the last state."""
    rng, packed, out = Rng(seed, "agree"), kernel.pack(state), np.empty(kernel.most_actions, dtype=np.int64)
    for _ in range(most):
        assert kernel.unpack(packed, state.config) == state
        expected = numbered(state)
        assert out[: kernel.legal(packed, out)].tolist() == list(expected)
        assert kernel.to_act(packed) == (state.turn if expected else kernel.over)
        if not expected:
            break
        number = rng.choice(list(expected))
        kernel.apply(packed, number)
        state = rules.apply(state, state.turn, expected[number])
    if ended := rules.outcome(state):
        scores = np.empty(2)
        kernel.scores(packed, scores)
        assert tuple(scores) == ended.scores
    return state


# Bitboards


def test_steps_and_slides_are_those_of_the_tables():
    rng = Rng(2, "slides")
    for side in (0, 1):
        for origin in GROUND[side]:
            own = {origin, *rng.sample(GROUND[side], rng.below(12))}
            bits, place = sum(1 << square // 2 for square in own), side * bitboards.HALF + origin // 2
            free = bitboards.FIELD & ~bits
            for direction, ray in enumerate(RAYS[origin]):
                reached = ray[: next((n for n, square in enumerate(ray) if square in own), len(ray))]
                found = bitboards.slide(bits, place, direction)
                assert found == sum(1 << square // 2 for square in reached)
                steps = set(STEPS[origin]) & set(ray) - own
                assert bool(bitboards.steppers(1 << origin // 2, free, side, direction)) == bool(steps)


def test_the_chart_is_that_of_the_tables():
    found = {}
    for number in np.flatnonzero(bitboards.CHART):
        kinds = (number >> 6, number >> 3 & 7, number & 7)
        gain = int(bitboards.CHART[number]).bit_length() - 1
        found["".join(KINDS[kind - 1] for kind in kinds)] = GAINS[gain] if gain < len(GAINS) else None
    assert found == ASSOCIATIONS


# Positions that random play from the start seldom reaches


LINES = [
    "1v1o1g1k/k1b1v1o1/1r1k1g1r/y1v1y1k1/8/1Y1K1V1Y/R1K1O1R1/1B1V1G1B/V1O1G1K1 r 6665 6665 -",
    "8/k1k1k3/1k1k4/8/4K3/1K1K4/K1K5/8/8 s 6660 6660 -",
    "8/v1o1g1v1/1o1g1v1o/8/8/1V1O1G1V/O1G1V1O1/8/8 r 0001 1000 -",
    "8/b1b1b1b1/1r1r1r1r/y1y1y1y1/8/1Y1Y1Y1Y/R1R1R1R1/1B1B1B1B/8 s 0000 0000 -",
    "1v1v1o1o/8/1r1r1r2/2y1y3/2V1V3/1O1O4/2Y3Y1/1R6/G1G1K1V1 r 1111 1111 -",
]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("draws", [True, False])
def test_lockstep_from_crowded_and_from_empty_boxes(line, draws):
    for seed in range(4):
        agree(read_position(line, Config(draws=draws)), seed, 120)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("8/8/8/8/8/2kK4/K7/8/8 r 6665 6665 -", "three-chameleons"),
        ("8/8/8/8/8/2k1k3/K7/8/8 r 6665 6665 -", "three-chameleons"),
        ("8/8/8/8/8/2b5/K7/8/8 r 6665 6665 -", "one-against-one"),
        ("8/8/8/8/8/8/K7/8/8 s 6665 6665 -", "no-pieces"),
        ("8/8/8/8/8/2b5/8/8/8 r 6665 6665 -", "no-pieces"),
    ],
)
def test_the_ends(line, reason):
    assert rules.outcome(agree(read_position(line), 1, 1)).reason == reason


def blocked(lone: str) -> State:
    """Return a state where Rounds fill their 28 squares of rows 2 to 8, and Squares have one piece."""
    board = [EMPTY] * 72
    for square in set(GROUND[0]) - set(RESERVE[0]):
        board[square] = "B"
    board[INDEX[lone]] = "b"
    return State(Config(), "".join(board), (BOX, BOX), Seat(0), None, ())


def test_a_side_without_a_move_passes_in_both():
    state = blocked("a8")
    assert [str(action) for action in rules.legal(state, Seat(0))] == ["pass"]
    assert rules.outcome(agree(state, 3, 300)).reason in ("repetition", "no-taking")


def test_two_passes_bring_the_same_board_again():
    board = list(blocked("a8").board)
    for square in set(GROUND[1]) - set(RESERVE[1]):
        board[square] = "b"
    state = agree(State(Config(), "".join(board), (BOX, BOX), Seat(0), None, ()), 1, 9)
    assert (rules.outcome(state).reason, len(state.past)) == ("repetition", 4)


def test_boards_that_share_a_hash_are_not_confused():
    packed = kernel.pack(START)
    for text in ("b4-a5", "a6-b5", "d4-c5", "c6-d5", "f4-e5", "e6-f5"):
        kernel.apply(packed, encoding.NUMBER[parse(text)])
    for place in range(packed[layout.QUIET]):
        packed[layout.PAST + place] = (
            packed[layout.HASH] & ~layout.ACTION_MASK | packed[layout.PAST + place] & layout.ACTION_MASK
        )
    update_result(packed)
    assert kernel.to_act(packed) == 0


def test_the_incremental_hash_is_the_hash_of_the_board():
    packed = kernel.pack(START)
    kernel.playout(packed, 11, 300)
    again = kernel.pack(kernel.unpack(packed, Config()))
    assert packed[layout.HASH] == again[layout.HASH] < 1 << bitboards.KEY_BITS


# Counting and random play


@pytest.mark.parametrize(
    ("layout", "counts"),
    [
        ("rows", [1, 7, 49, 441, 3_844, 37_603, 366_547]),
        ("diagonal", [1, 7, 49, 406, 3_347, 30_569, 281_752]),
    ],
)
def test_perft(layout, counts):
    start = rules.start(Config(layout=layout), 2)
    assert [kernel.perft(start, n) for n in range(len(counts))] == counts


def test_perft_counts_nothing_after_the_end_and_every_way_to_take():
    over = read_position("8/8/8/8/8/2b5/K7/8/8 r 6665 6665 -")
    assert [kernel.perft(over, n) for n in range(4)] == [1, 0, 0, 0]

    def count(state, n):
        actions = rules.legal(state, state.turn)
        if n == 1:
            return len(actions)
        return sum(count(rules.apply(state, state.turn, action), n - 1) for action in actions)

    for line in LINES[:3]:
        state = read_position(line)
        assert [kernel.perft(state, n) for n in (1, 2, 3)] == [count(state, n) for n in (1, 2, 3)]


@pytest.mark.parametrize("line", [LINES[0], LINES[1]])
def test_playouts_choose_moves_uniformly(line):
    state, chosen = kernel.pack(read_position(line)), []
    each, moves = 100, len(numbered(read_position(line)))
    for seed in range(each * moves):
        packed = state.copy()
        assert kernel.playout(packed, seed, 1) == 1
        chosen.append(tuple(packed[: layout.BOARD]))
    counts = np.array([chosen.count(board) for board in set(chosen)])
    assert len(counts) == moves
    surprise = ((counts - each) ** 2 / each).sum()  # chi-square
    assert surprise < moves + 4 * (2 * moves) ** 0.5
