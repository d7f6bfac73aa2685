"""The training of Le Caméléon's evaluation: what it learns from, and that it survives a kill."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[3] / "tools" / "learn" / "le_cameleon"))

import fitting
import learning
import self_play
import targets
from self_play import FLAGS, GAME, OUTCOME, RECORD, SIDE, STRAYS, VALUE

TOOLS = Path(learning.__file__).parent
KILLED_BEFORE_TRAINING = """
from pathlib import Path
from furcifer.games.le_cameleon.bots import weights
weights.SHIPPED = Path("weights.npz")
weights.read.__defaults__ = (weights.SHIPPED,)
import learning
def play(files):
    raise SystemExit("killed")
learning.play = play
learning.main()
"""


def run(*words, **more):
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, **more)


def records(*rows):
    made = np.zeros((len(rows), RECORD), dtype=np.int64)
    made[:, [GAME, SIDE, VALUE, OUTCOME, FLAGS]] = rows
    return made


def test_targets_come_from_what_followed():
    first, last = targets.targets(records((7, 0, 0, 2, 0), (7, 1, 0, 0, 0)))
    assert last == pytest.approx(0.05)  # a tenth of the search's 0.5, the rest of the loss
    assert first == pytest.approx(0.05 + 0.9 * 0.95)  # the other side's loss


def test_draws_random_moves_and_other_games_say_nothing():
    even = records((1, 0, 0, 1, 0), (2, 0, 0, 2, STRAYS), (2, 1, 0, 0, 0))
    assert targets.targets(even)[:2] == pytest.approx([0.5, 0.5])


def test_every_recolouring_keeps_the_chart():
    from furcifer.games.le_cameleon.kernel.bitboards import CHART, NOTHING

    chart = CHART.reshape(8, 8, 8)
    assert len({tuple(kinds) for kinds in targets.RECOLOURINGS.tolist()}) == 6
    for kinds in targets.RECOLOURINGS:
        for gain, kind in enumerate((4, 5, 6, 7)):
            has = chart >> gain & 1
            assert np.array_equal(has, chart[np.ix_(kinds, kinds, kinds)] >> (kinds[kind] - 4) & 1)
        assert np.array_equal(chart & NOTHING, chart[np.ix_(kinds, kinds, kinds)] & NOTHING)


def test_a_killed_run_goes_on_with_the_missing_files(tmp_path, monkeypatch):
    played = []
    monkeypatch.setattr(self_play, "search_by", lambda evaluation: None)
    monkeypatch.setattr(self_play, "game_player", lambda search: None)
    monkeypatch.setattr(
        self_play, "play_games", lambda player, seeds: played.append(seeds) or records((1,) * 5)
    )
    files = [tmp_path / f"games-{number}.npz" for number in range(3)]
    learning.play(files[:1])
    (tmp_path / "games-1.part").write_bytes(b"half of it")
    learning.play(files)
    first = [seeds.start - learning.FIRST_SEED for seeds in played]
    assert first == [0, learning.GAMES, 2 * learning.GAMES]
    assert sorted(tmp_path.iterdir()) == files


def test_damaged_games_are_refused_with_a_sentence(tmp_path):
    file = tmp_path / "games-0.npz"
    with file.open("wb") as opened:
        np.savez_compressed(opened, records=records(*[(1, 2, 3, 4, 5)] * 50))
    whole = file.read_bytes()
    assert len(learning.read(file)) == 50
    for damaged in (b"", whole[:-40], whole[:60] + b"\0\1" + whole[62:]):
        file.write_bytes(damaged)
        with pytest.raises(SystemExit, match=r"is damaged .* Delete it to play its games again"):
            learning.read(file)


def test_a_network_in_whole_numbers_has_the_shapes_of_the_shipped_one():
    made = fitting.quantised(fitting.new_net(np.random.default_rng(1)))
    assert tuple(array.shape for array in made) == learning.weights.SHAPES
    assert {array.dtype for array in made} == {np.dtype(np.int16)}


def test_damaged_weights_stay_as_they_are_until_new_ones_are_learned(tmp_path):
    shipped = tmp_path / "weights.npz"
    shipped.write_bytes(b"damaged")
    path = {"PYTHONPATH": str(TOOLS)}
    done = run("-W", "error", "-c", KILLED_BEFORE_TRAINING, "games", cwd=tmp_path, env=os.environ | path)
    assert "They are learned anew." in done.stdout
    assert done.stderr.endswith("killed\n")
    assert shipped.read_bytes() == b"damaged"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games", "weights.npz"]


def test_a_folder_is_asked_for_with_a_sentence():
    done = run(str(TOOLS / "learning.py"))
    assert done.returncode == 2
    assert "the following arguments are required: FOLDER" in done.stderr
