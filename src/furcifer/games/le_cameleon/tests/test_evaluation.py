import msgspec
import numpy as np

from furcifer.core import Seat
from furcifer.games.le_cameleon import evaluation, kernel, rows, rules
from furcifer.games.le_cameleon.notation import read_position
from furcifer.games.le_cameleon.state import Config, State

OBVIOUS = 6  # from this promise on no player overlooks an action


def played(count, most=150):
    """Rows of random play, with takings pending and without."""
    for seed in range(count):
        row = kernel.pack(rules.start(Config(layout="rows" if seed % 2 else "diagonal"), 2))
        kernel.playout(row, seed, seed * most // count)
        if kernel.to_act(row) != kernel.OVER:
            yield row


def turned(state: State) -> State:
    """The same position with the sides' parts exchanged and the board turned round."""
    rounds, squares = state.box
    return State(
        state.config, state.board[::-1].swapcase(), (squares, rounds), Seat(1 - state.turn), None, ()
    )


def legal(row):
    out = np.empty(kernel.MOST_ACTIONS, dtype=np.int64)
    return out[: kernel.legal(row, out)].tolist()


def after(row, number):
    row = row.copy()
    kernel.apply(row, number)
    return row


def test_both_sides_are_weighed_alike():
    compared = 0
    for row in played(60):
        if not row[rows.MOVED]:
            other = kernel.pack(turned(kernel.unpack(row, Config())))
            assert evaluation.evaluate(row) == evaluation.evaluate(other)
            compared += 1
    assert compared > 40
    assert evaluation.evaluate(kernel.pack(rules.start(Config(), 2))) == 0


def test_what_the_rules_reward_weighs_more():
    def worth(line):
        return evaluation.evaluate(kernel.pack(read_position(line)))

    apart = "8/b1b1b1b1/8/8/8/8/8/{}/{} r 6665 6665 -"
    assert worth(apart.format("1B1B1B1K", "8")) > worth(apart.format("1B1B1B1V", "8"))
    assert worth(apart.format("1B1B1B1V", "8")) > worth(apart.format("1B1B1B1B", "8"))
    assert worth(apart.format("1B1B1B2", "K7")) > worth(apart.format("1B1B1B2", "V7"))
    full, free = apart.format("1B1B4", "V1O1G1V1"), apart.format("1B1B1V2", "V1O1G3")
    assert worth(free) > worth(full) + evaluation.LAST_FREE  # R14: who is full takes nothing
    pending = "8/6b1/8/8/8/1RrY4/8/8/8 r 6665 6665 {}"
    assert worth(pending.format("b4")) > worth(pending.format("-")) + evaluation.TAKING // 2


def test_hunters_come_closer():
    hunt = "8/6b1/8/8/{}/8/8/8/8 r 6665 6665 -"
    near, far = (kernel.pack(read_position(hunt.format(row))) for row in ("2R1R3", "R1R5"))
    assert evaluation.evaluate(near) > evaluation.evaluate(far) + evaluation.FAR


def test_names_of_positions_tell_them_apart():
    names = {}
    for row in played(200):
        state = msgspec.structs.replace(kernel.unpack(row, Config()), past=())
        name = int(evaluation.identity(row))
        assert 0 <= name < 1 << 62
        assert names.setdefault(name, state) == state
    start = rules.start(Config(), 2)
    emptier = msgspec.structs.replace(start, box=((6, 6, 6, 4), (6, 6, 6, 5)))
    others = [start, msgspec.structs.replace(start, turn=Seat(1)), emptier, turned(emptier)]
    assert len({int(evaluation.identity(kernel.pack(state))) for state in others}) == len(others)


def test_the_noisy_moves_are_those_that_take():
    out, seen = np.empty(kernel.MOST_ACTIONS, dtype=np.int64), 0
    for row in played(80):
        noisy = evaluation.noisy(row, out)
        if row[rows.MOVED]:
            assert noisy == -1
            assert all(evaluation.promise(row, number) > OBVIOUS for number in legal(row))
            continue
        takes = [number for number in legal(row) if after(row, number)[rows.MOVED]]
        assert out[:noisy].tolist() == takes
        assert [n for n in legal(row) if evaluation.promise(row, n) >= OBVIOUS] == takes
        seen += len(takes)
    assert seen > 20
