"""Kernels against rulebooks, in lockstep: the same actions in order, the same states, the same scores.

What a game's `kernel.py` must offer. A match is a row of int64; nothing here knows what stands in it.

    WIDTH                      how many numbers a row has
    MOST_ACTIONS               no position has more legal actions
    OVER                       what `to_act` answers when nobody acts any more
    pack(state) -> row         a State of the rulebook as a fresh row
    unpack(row, config)        the State again, equal to the one that was packed
    to_act(row) -> int         the seat waited for, CHANCE (-1), or OVER
    legal(row, out) -> int     writes action numbers (`encoding.encode`) in the order of `rules.legal`, or of
                               `rules.chances` where chance acts; how many
    apply(row, number)         plays one of them, in place
    scores(row, out)           writes one float64 per seat; asked only when the match is over
    playout(row, seed, most)   random play in place to the end, or for `most` actions; how many were played
    perft(state, n) -> int     sequences of exactly n actions
    pick(row, out, chance)     one of the actions by a number of 32 bits, chance's as likely as they are; only
                               where those are not all alike

Only one seat acts at a time in a game with a kernel. All but `pack`, `unpack` and `perft` are compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from conformance.cases import Case, cases
from furcifer.core import CHANCE, Rng, part
from furcifer.envs.many import stepping_for

ROOT = Path(__file__).parents[2]
ACTIONS = 1_000_000  # in total, over every game with a kernel, every number of seats and every option
SHORT = 4_000  # in each of the slow modes
MATCHES = 64
DEEP = int(os.environ.get("FURCIFER_LOCKSTEP", ACTIONS))


def kernel_cases() -> list[Case]:
    return [case for case in cases() if part(case.slug, "kernel")]


def parts(case: Case) -> tuple[ModuleType, ModuleType]:
    kernel, encoding = part(case.slug, "kernel"), part(case.slug, "encoding")
    assert kernel is not None
    assert encoding is not None
    return kernel, encoding


def expected(case, state, seat, encoding):
    """The rulebook's actions and their numbers, chance's included."""
    game = case.game
    actions = [a for a, _ in game.chances(state)] if seat == CHANCE else game.legal(state, seat)
    view = game.view(state, None)
    return {encoding.encode(view, action): action for action in actions}


def play_in_lockstep(case: Case, seed: int, most: int) -> int:
    """One random match in both, to its end or for `most` actions; how many it had.

    What goes wrong in a row stays wrong: after the first match every fifth state is looked at, and the last.
    """
    kernel, encoding = parts(case)
    game, state, rng = case.game, case.start(seed).state, Rng(seed, f"lockstep/{case}")
    row, out, actions = kernel.pack(state), np.empty(kernel.MOST_ACTIONS, dtype=np.int64), 0
    assert len(row) == kernel.WIDTH
    while to_act := game.to_act(state):
        (seat,) = to_act
        assert kernel.to_act(row) == seat
        numbers = expected(case, state, seat, encoding)
        assert out[: kernel.legal(row, out)].tolist() == list(numbers), f"{case}: {state}"
        number = rng.choice(list(numbers))
        kernel.apply(row, number)
        after = game.apply(state, seat, numbers[number])
        if seed == 0 or actions % 5 == 0 or not game.to_act(after):
            assert kernel.unpack(row, after.config) == after, f"{case}: {numbers[number]} in {state}"
        state, actions = after, actions + 1
        if actions == most:
            return actions
    assert kernel.to_act(row) == kernel.OVER
    assert kernel.legal(row, out) == 0
    scores = np.empty(case.seats)
    kernel.scores(row, scores)
    assert tuple(scores) == game.outcome(state).scores
    return actions


@pytest.mark.parametrize("case", kernel_cases(), ids=str)
def test_lockstep(case: Case):
    share, seed = DEEP // len(kernel_cases()), 0
    while share > 0:
        share -= play_in_lockstep(case, seed, share)
        seed += 1


@pytest.mark.parametrize("case", kernel_cases(), ids=str)
def test_many_at_once_is_one_by_one(case: Case):
    kernel, many = stepping_for(case.slug)
    rows = np.stack([kernel.pack(case.start(seed).state) for seed in range(MATCHES)])
    single, out = rows.copy(), np.empty((MATCHES, kernel.MOST_ACTIONS), dtype=np.int64)
    counts, room = np.zeros(MATCHES, dtype=np.int64), np.empty(kernel.MOST_ACTIONS, dtype=np.int64)
    many.playout_all(rows, 5, 7)
    assert 0 < sum(kernel.playout(row, 5 + n, 7) for n, row in enumerate(single)) <= 7 * MATCHES
    assert (rows == single).all()
    many.legal_all(rows, out, counts)
    chosen = np.full(MATCHES, -1, dtype=np.int64)
    for n, row in enumerate(single):
        assert out[n, : counts[n]].tolist() == room[: kernel.legal(row, room)].tolist()
        if counts[n] and n % 2:
            chosen[n] = room[0]
            kernel.apply(row, room[0])
    many.apply_all(rows, chosen)
    assert (rows == single).all()


@pytest.mark.parametrize("case", kernel_cases(), ids=str)
def test_a_playout_ends_where_the_rulebook_says(case: Case):
    kernel, _ = parts(case)
    for seed in range(20):
        start = case.start(seed).state
        row = kernel.pack(start)
        assert kernel.playout(row, seed, 100_000) > 0
        state, scores = kernel.unpack(row, start.config), np.empty(case.seats)
        kernel.scores(row, scores)
        assert case.game.outcome(state).scores == tuple(scores)


def ends() -> str:
    """Where playouts of every case end, in one line."""
    hashed = blake2b(digest_size=16)
    for case in kernel_cases():
        kernel, _ = parts(case)
        for seed in range(12):
            row = kernel.pack(case.start(seed).state)
            kernel.playout(row, seed, 1_000)
            hashed.update(row.tobytes())
    return hashed.hexdigest()


def test_playouts_are_the_same_without_the_compiler():
    """In compiled code an overflow means anything at all; this is where it would show."""
    code = "from differential.test_lockstep import ends; print(ends())"
    paths = os.pathsep.join([str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])])
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths},
        check=True,
        capture_output=True,
        text=True,
    )
    assert plain.stdout.strip() == ends()


@pytest.mark.parametrize("mode", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_lockstep_in_the_slow_modes(mode: str, tmp_path: Path):
    """As plain Python, and with every index checked. Not in the usual cache: it knows nothing of modes."""
    settings = {mode: "1", "FURCIFER_LOCKSTEP": str(SHORT), "NUMBA_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            __file__,
            "-k",
            "not slow_modes and not compiler",
        ],
        cwd=ROOT,
        env=os.environ | settings,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
