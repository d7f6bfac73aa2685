import numpy as np
import pytest

from furcifer.games.le_cameleon.bots import network, weights
from furcifer.games.le_cameleon.kernel import kernel
from furcifer.games.le_cameleon.kernel.bitboards import SQUARE_AT
from furcifer.games.le_cameleon.notation import read_position
from furcifer.games.le_cameleon.tables import KINDS, NAMES, RESERVE

CROWD = "1k1o1g1v/bKbKbKbK/KrKrKrKr/yGyGyGyG/BvBvBvBv/kYkYkYkY/RkRkRkRk/kBkBkBkB/K1V1O1G1 {} 6665 6665 -"
LINES = (
    "8/b1b1b1b1/1r1r1r1r/y1y1y1y1/8/1Y1Y1Y1Y/R1R1R1R1/1B1B1B1B/8 r 6665 6665 -",
    "1v6/6b1/8/4k3/8/1RrY4/4K3/8/G7 s 6665 6665 -",
    CROWD.format("r"),
    CROWD.format("s"),
)


def slow_value(line):
    """Return the network's value by adding up rows, one piece at a time."""
    state, read = read_position(line), weights.read()
    sums, count = read.rows[-1].astype(int), 0
    for square, letter in enumerate(state.board):
        if letter != ".":
            whose = int(letter.islower() != (state.turn == 1))
            seen = len(NAMES) - 1 - square if state.turn else square
            place = seen // 2 - whose * len(RESERVE[0])
            sums = (
                sums + read.rows[(whose * len(KINDS) + KINDS.index(letter.upper())) * weights.PLACES + place]
            )
            count += 1
    phase = sum(count > most for most in (8, 14, 20))
    hidden = sums[: weights.HIDDEN].clip(0, network.ONE)
    return int(hidden @ read.output[phase].astype(int) >> network.OUTPUT_BITS) + sums[weights.HIDDEN + phase]


@pytest.mark.parametrize("line", LINES)
def test_rows_in_words_give_the_same_value_even_on_a_full_board(line):
    packed = kernel.pack(read_position(line))
    assert network.network(packed, packed[8], network.phase(packed)) == slow_value(line)


def test_both_sides_share_the_inputs():
    used = {
        network.input_number(side, whose, kind, bit)
        for side in (0, 1)
        for whose in (0, 1)
        for kind in range(1, 1 + len(KINDS))
        for bit in range(36)
        if SQUARE_AT[36 * (side ^ whose) + bit] or (side ^ whose, bit) == (0, 0)
    }
    assert used == set(range(weights.INPUTS))


def test_damaged_weights_are_refused_with_a_sentence(tmp_path):
    file, whole = tmp_path / "weights.npz", weights.SHIPPED.read_bytes()
    for damaged in (b"", b"nothing", whole[: len(whole) // 2], whole[:900] + b"\0\1" + whole[902:]):
        file.write_bytes(damaged)
        with pytest.raises(weights.WeightsError, match=r"cannot be used .*Install Furcifer again\."):
            weights.read(file)
    file.unlink()
    with pytest.raises(weights.WeightsError, match="cannot be used"):
        weights.read(file)


def test_weights_of_another_shape_or_size_are_refused(tmp_path):
    file, read = tmp_path / "weights.npz", weights.read()
    large = read.rows.copy()
    large[0, 0] = weights.LARGEST + 1  # would overflow into the next number of its word
    for wrong in (read._replace(rows=read.rows[1:]), read._replace(rows=large)):
        weights.write(file, wrong)
        with pytest.raises(weights.WeightsError, match="another shape or too large"):
            weights.read(file)


def test_weights_survive_a_file(tmp_path):
    weights.write(tmp_path / "weights.npz", weights.read())
    for here, there in zip(weights.read(), weights.read(tmp_path / "weights.npz"), strict=True):
        assert np.array_equal(here, there)
    assert [file.name for file in tmp_path.iterdir()] == ["weights.npz"]
