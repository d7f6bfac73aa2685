"""Kernels against the rules, in lockstep: the same actions in the same order, the same states and scores.

`furcifer.core.contract.Kernel` describes a kernel.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from furcifer.conformance.cases import Case, cases
from furcifer.core import CHANCE, Encoding, Kernel, Rng
from furcifer.envs.many import batch_for

ROOT = Path(__file__).parents[2]
ACTIONS = int(os.environ.get("FURCIFER_LOCKSTEP", "120_000"))  # over all cases
MANY_ACTIONS = 1_000_000
FEW_ACTIONS = 4_000  # in each of the slow modes
MATCHES = 64


def kernel_cases() -> list[Case]:
    """Return every case of every game with a kernel."""
    return [case for case in cases() if case.game.kernel]


everywhere = pytest.mark.parametrize("case", kernel_cases(), ids=str)


def parts(case: Case) -> tuple[Kernel, Encoding]:
    return case.game.kernel(), case.game.encoding()


def expected(case, state, seat, encoding):
    """Return the legal actions by their numbers, according to the rules. Chance has actions too."""
    game = case.game
    actions = [a for a, _ in game.chances(state)] if seat == CHANCE else game.legal(state, seat)
    view = game.view(state, None)
    return {encoding.encode(view, action): action for action in actions}


def play_in_lockstep(case: Case, seed: int, most: int) -> int:
    """Play one random match with both, for at most `most` actions. Return the number of actions.

    A wrong row stays wrong, so after the first match only every fifth state and the last one are compared.
    """
    kernel, encoding = parts(case)
    game, state, rng = case.game, case.start(seed).state, Rng(seed, f"lockstep/{case}")
    packed, out, actions = kernel.pack(state), np.empty(kernel.most_actions, dtype=np.int64), 0
    assert len(packed) == kernel.width
    while to_act := game.to_act(state):
        (seat,) = to_act
        assert kernel.to_act(packed) == seat
        numbers = expected(case, state, seat, encoding)
        assert out[: kernel.legal(packed, out)].tolist() == list(numbers), f"{case}: {state}"
        number = rng.choice(list(numbers))
        kernel.apply(packed, number)
        after = game.apply(state, seat, numbers[number])
        if seed == 0 or actions % 5 == 0 or not game.to_act(after):
            assert kernel.unpack(packed, after.config) == after, f"{case}: {numbers[number]} in {state}"
            assert_same_observation(case, packed, after, actions % case.seats)
        state, actions = after, actions + 1
        if actions == most:
            return actions
    assert kernel.to_act(packed) == kernel.over
    assert kernel.legal(packed, out) == 0
    scores = np.empty(case.seats)
    kernel.scores(packed, scores)
    assert tuple(scores) == game.outcome(state).scores
    return actions


def assert_same_observation(case: Case, packed: np.ndarray, state, seat: int) -> None:
    kernel, encoding = parts(case)
    seen, flat = encoding.observe(case.game.view(state, seat)), np.empty(encoding.shape, dtype=np.int8)
    kernel.observe(packed, seat, flat.reshape(-1))
    assert seen.dtype == np.int8
    assert (seen == flat).all(), f"{case}, seat {seat}: {state}"


def compare(case: Case, actions: int) -> None:
    """Play this case's share of the actions."""
    share, seed = actions // len(kernel_cases()), 0
    while share > 0:
        share -= play_in_lockstep(case, seed, share)
        seed += 1


@everywhere
def test_lockstep(case: Case):
    compare(case, ACTIONS)


@pytest.mark.long
@everywhere
def test_lockstep_for_a_million_actions(case: Case):
    compare(case, MANY_ACTIONS)


@everywhere
def test_a_batch_equals_single_matches(case: Case):
    kernel, many = case.game.kernel(), batch_for(case.slug)
    rows = np.stack([kernel.pack(case.start(seed).state) for seed in range(MATCHES)])
    single, out = rows.copy(), np.empty((MATCHES, kernel.most_actions), dtype=np.int64)
    counts, listed = np.zeros(MATCHES, dtype=np.int64), np.empty(kernel.most_actions, dtype=np.int64)
    many["playout_all"](rows, 5, 7)
    assert 0 < sum(kernel.playout(packed, 5 + n, 7) for n, packed in enumerate(single)) <= 7 * MATCHES
    assert (rows == single).all()
    many["legal_all"](rows, out, counts)
    chosen = np.full(MATCHES, -1, dtype=np.int64)
    for n, packed in enumerate(single):
        assert out[n, : counts[n]].tolist() == listed[: kernel.legal(packed, listed)].tolist()
        if counts[n] and n % 2:
            chosen[n] = listed[0]
            kernel.apply(packed, listed[0])
    log, rewards = np.zeros((MATCHES, 8), dtype=np.int32), np.ones((MATCHES, case.seats))
    streams = np.ones(MATCHES, dtype=np.int64)
    many["step_all"](rows, chosen, streams, log, rewards)
    acted = np.array([case.game.kernel().to_act(packed) != CHANCE for packed in single])
    assert (rows == single)[acted].all()
    assert (log[:, 0] == (chosen >= 0))[acted].all()


@everywhere
def test_a_playout_ends_in_an_outcome_of_the_rules(case: Case):
    kernel, _ = parts(case)
    for seed in range(20):
        start = case.start(seed).state
        packed = kernel.pack(start)
        assert kernel.playout(packed, seed, 100_000) > 0
        state, scores = kernel.unpack(packed, start.config), np.empty(case.seats)
        kernel.scores(packed, scores)
        assert case.game.outcome(state).scores == tuple(scores)


def ends() -> str:
    """Return a digest of the rows in which playouts of every case end."""
    hashed = blake2b(digest_size=16)
    for case in kernel_cases():
        kernel, _ = parts(case)
        for seed in range(12):
            packed = kernel.pack(case.start(seed).state)
            kernel.playout(packed, seed, 1_000)
            hashed.update(packed.tobytes())
    return hashed.hexdigest()


def test_playouts_are_the_same_without_the_compiler():
    """An overflow is undefined in compiled code. It would show here."""
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


def run_in_mode(mode: str, tests: str, cache: Path) -> None:
    """Run tests of this file in a mode of numba, with a fresh cache because numba's ignores modes."""
    settings = {mode: "1", "FURCIFER_LOCKSTEP": str(FEW_ACTIONS), "NUMBA_CACHE_DIR": str(cache)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", tests],
        cwd=ROOT,
        env=os.environ | settings,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]


PLAIN, CHECKED = "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"
LONG = pytest.mark.long  # compiles every kernel anew


@pytest.mark.parametrize("mode", [PLAIN, pytest.param(CHECKED, marks=LONG)])
def test_lockstep_as_plain_python_and_with_checked_indices(mode: str, tmp_path: Path):
    run_in_mode(mode, "not (batch or playout or million or plain)", tmp_path)


@LONG
@pytest.mark.parametrize("mode", [PLAIN, CHECKED])
def test_batches_and_playouts_as_plain_python_and_with_checked_indices(mode: str, tmp_path: Path):
    run_in_mode(mode, "batch_equals or playout_ends", tmp_path)
