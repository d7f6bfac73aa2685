"""The training of Coloretto's value goes on after a kill, and never leaves half a file behind."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from furcifer.games.coloretto.bots import weights

sys.path.append(str(Path(__file__).parents[3] / "tools" / "learn" / "coloretto"))

import coloretto as learning


class Killed(BaseException):
    """The end of a process."""


@pytest.fixture
def lessons(tmp_path, monkeypatch):
    """Learn nothing, but keep a list of the networks that would have been learned."""
    learned: list[str] = []

    def learn(name: str, seed: int, report: object) -> weights.Halves:
        learned.append(name)
        if len(learned) == 2:
            raise Killed
        return np.full(weights.SIZE, len(learned), dtype=np.float16)

    monkeypatch.setattr(learning, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(learning, "learn", learn)
    asked = ["coloretto.py", "--tables", "brown_2", "brown_4", "--to", str(tmp_path / "value.npz")]
    monkeypatch.setattr(sys, "argv", asked)
    return learned


def test_a_killed_run_changes_nothing_and_goes_on_where_it_was(tmp_path, lessons, capsys):
    result = tmp_path / "value.npz"
    result.write_bytes(b"the weights of before")
    with pytest.raises(Killed):
        learning.main()
    assert result.read_bytes() == b"the weights of before"
    learning.main()
    assert lessons == ["brown_2", "brown_4", "brown_4"]
    assert {name: network[0] for name, network in weights.read(result).items()} == {
        "brown_2": 1,
        "brown_4": 3,
    }


def test_a_damaged_network_of_an_earlier_run_is_made_again(tmp_path, lessons, capsys):
    with pytest.raises(Killed):
        learning.main()
    (kept,) = (tmp_path / "kept").iterdir()
    kept.write_bytes(kept.read_bytes()[:-30])
    learning.main()
    assert lessons == ["brown_2", "brown_4", "brown_2", "brown_4"]
    assert f"{kept.name} is damaged or of another version; it is made again." in capsys.readouterr().out


def test_the_shipped_weights_are_whole_and_small():
    assert tuple(weights.read(weights.FILE)) == learning.STRONGER
    assert weights.FILE.stat().st_size < 2_000_000
