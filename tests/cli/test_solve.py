"""`furcifer solve`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import furcifer
from furcifer.games.chameleon_chess.solver import endgames

CHESS = "chameleon-chess"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Keep the tests away from the tables of the person who runs them."""
    monkeypatch.setattr(endgames, "default_path", lambda: tmp_path / "t.npz")


@pytest.mark.parametrize("options", [(), ("--set", "draws=off"), ("--set", "start=balanced")])
def test_the_kernel_counts_as_the_rulebook_does(options: tuple[str, ...]):
    fast, slow = (furcifer("perft", CHESS, "2", *options, *by).stdout for by in ((), ("--rules",)))
    assert fast.splitlines()[-1] == slow.splitlines()[-1]


def test_the_kernel_counts_further():
    assert furcifer("perft", CHESS, "5").stdout.splitlines()[-1] == "16485570"


def test_tables_are_built_and_summarised(tmp_path: Path):
    done = furcifer("solve", CHESS, "--tables", "--pieces", "3", "--threads", "1")
    assert done.returncode == 0
    assert f"The endgame tables are in {tmp_path / 't.npz'}." in done.stdout
    assert "2 pieces: 1,334 won, 206 lost, 0 drawn" in done.stdout
    assert furcifer("solve", CHESS, "--tables", "--pieces", "3").stdout == done.stdout


def test_progress_goes_to_stderr_without_a_terminal(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("furcifer.cli.solve.REPORT_SECONDS", 0.0)
    done = furcifer("solve", CHESS, "--tables", "--pieces", "3", "--threads", "1")
    assert "Writing" in done.stderr.splitlines()
    assert "Writing" not in done.stdout


def test_damaged_tables_are_refused_and_not_changed(tmp_path: Path):
    (tmp_path / "t.npz").write_bytes(b"tables?")
    done = furcifer("solve", CHESS, "--tables", "--pieces", "3")
    assert done.returncode == 2
    assert "move them away to rebuild them" in done.stderr
    assert (tmp_path / "t.npz").read_bytes() == b"tables?"


def test_a_position_is_solved():
    words = ("--position", "w2bw/5/2W2/2wW1/1B1BW r", "--memory", "0.5", "--threads", "1")
    assert furcifer("solve", CHESS, *words).stdout == "Red, to move, wins within 10 plies.\n"


MISTAKES = [
    (("--tables", "--pieces", "9"), "Endgame tables exist for 2 to 6 pieces, not 9."),
    (("--position", "hello"), "'hello' is not a position"),
    (("--position", "w4/5/5/W4/WBWBW r"), "Red has 4 pieces of white nature"),
    (("--position", "w3W/5/5/5/W4 r"), "Red's invader on e5 was not captured"),
    (("--position", "w4/5/5/5/W4 r", "--within", "7"), "The bound must be an even number of plies"),
    (("--balanced", "0"), "The bound must be an even number of plies"),
    (("--threads", "0"), "The solver needs at least one thread, not 0."),
    (("--memory", "-1"), "A search needs at least 0.5 GiB of memory, not -1."),
]


@pytest.mark.parametrize(("words", "reason"), MISTAKES)
def test_mistakes_are_answered_with_a_sentence(words: tuple[str, ...], reason: str):
    done = furcifer("solve", CHESS, *words)
    assert done.returncode == 2
    assert reason in done.stderr


def test_a_game_without_a_solver_says_so():
    assert "Codenames has no solver." in furcifer("solve", "codenames").stderr
