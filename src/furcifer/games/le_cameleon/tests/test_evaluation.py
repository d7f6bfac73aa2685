import msgspec
import numpy as np

from furcifer.core import Seat
from furcifer.games.le_cameleon import rules
from furcifer.games.le_cameleon.bots import evaluation
from furcifer.games.le_cameleon.kernel import kernel, layout
from furcifer.games.le_cameleon.notation import read_position
from furcifer.games.le_cameleon.state import Config, State

OBVIOUS = 6  # no level overlooks an action of this priority


def played(count, most=150):
    """Yield packed matches of random play, with and without a pending taking."""
    for seed in range(count):
        packed = kernel.pack(rules.start(Config(layout="rows" if seed % 2 else "diagonal"), 2))
        kernel.playout(packed, seed, seed * most // count)
        if kernel.to_act(packed) != kernel.over:
            yield packed


def turned(state: State) -> State:
    """Return the same position with the sides exchanged and the board turned round."""
    rounds, squares = state.box
    return State(
        state.config, state.board[::-1].swapcase(), (squares, rounds), Seat(1 - state.turn), None, ()
    )


def legal(packed):
    out = np.empty(kernel.most_actions, dtype=np.int64)
    return out[: kernel.legal(packed, out)].tolist()


def after(packed, number):
    packed = packed.copy()
    kernel.apply(packed, number)
    return packed


def test_both_sides_are_evaluated_alike():
    compared = 0
    for packed in played(60):
        if not packed[layout.MOVED]:
            other = kernel.pack(turned(kernel.unpack(packed, Config())))
            assert evaluation.evaluate(packed) == evaluation.evaluate(other)
            compared += 1
    assert compared > 40
    assert abs(evaluation.evaluate(kernel.pack(rules.start(Config(), 2)))) < evaluation.PRIMARY // 2


def test_what_the_rules_reward_has_a_higher_value():
    def value(line):
        return evaluation.evaluate(kernel.pack(read_position(line)))

    apart = "8/b1b1b1b1/8/8/8/8/8/{}/{} r 6665 6665 -"
    assert value(apart.format("1B1B1B1K", "8")) > value(apart.format("1B1B1B1V", "8"))
    assert value(apart.format("1B1B1B1V", "8")) > value(apart.format("1B1B1B1B", "8"))
    assert value(apart.format("1B1B1B2", "K7")) > value(apart.format("1B1B1B2", "V7"))
    full, free = apart.format("1B1B4", "V1O1G1V1"), apart.format("1B1B1V2", "V1O1G3")
    assert value(free) > value(full)  # R14: a side with a full reserve cannot take
    pending = "8/6b1/8/8/8/1RrY4/8/8/8 r 6665 6665 {}"
    assert value(pending.format("b4")) > value(pending.format("-")) + evaluation.PENDING_TAKING // 2


def test_hunters_come_closer():
    hunt = "8/6b1/8/8/{}/8/8/8/8 r 6665 6665 -"
    near, far = (kernel.pack(read_position(hunt.format(packed))) for packed in ("2R1R3", "R1R5"))
    assert evaluation.evaluate(near) > evaluation.evaluate(far)


def test_position_keys_differ():
    keys = {}
    for packed in played(200):
        state = msgspec.structs.replace(kernel.unpack(packed, Config()), past=())
        key = int(evaluation.position_key(packed))
        assert 0 <= key < 1 << 62
        assert keys.setdefault(key, state) == state
    start = rules.start(Config(), 2)
    emptier = msgspec.structs.replace(start, box=((6, 6, 6, 4), (6, 6, 6, 5)))
    others = [start, msgspec.structs.replace(start, turn=Seat(1)), emptier, turned(emptier)]
    assert len({int(evaluation.position_key(kernel.pack(state))) for state in others}) == len(others)


def test_the_noisy_moves_are_those_that_take():
    out, seen = np.empty(kernel.most_actions, dtype=np.int64), 0
    for packed in played(80):
        noisy = evaluation.noisy(packed, out)
        if packed[layout.MOVED]:
            assert noisy == -1
            assert all(evaluation.priority(packed, number) > OBVIOUS for number in legal(packed))
            continue
        takes = [number for number in legal(packed) if after(packed, number)[layout.MOVED]]
        assert sorted(out[:noisy].tolist()) == takes  # their order is the search's business
        assert [n for n in legal(packed) if evaluation.priority(packed, n) >= OBVIOUS] == takes
        seen += len(takes)
    assert seen > 20
