"""The adaptive bot in the terminal: it remembers the person, and forgets them when asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import furcifer
from furcifer.cli.terminal import strength

GAME = "chameleon-chess"
SEATS = ("--seats", "human,adaptive", "--seed", "1")


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(strength, "file", lambda: tmp_path / "data" / "strength.json")
    return tmp_path


def play_to_the_end(home: Path) -> None:
    """Play the first move of the list until the match is over."""
    done = furcifer("play", GAME, *SEATS, typed="confirm off\n" + "1\n" * 300, folder=home)
    assert done.returncode == 0, done.stderr
    assert "Saved" not in done.stdout


def test_a_match_is_remembered_and_forgotten(home: Path):
    play_to_the_end(home)
    kept = json.loads(strength.file().read_text())
    assert set(kept) == {GAME}
    assert kept[GAME]["learned"]["strength"][0] < 2.0  # whoever plays any move loses
    play_to_the_end(home)
    again = json.loads(strength.file().read_text())[GAME]["learned"]["strength"][0]
    assert again < kept[GAME]["learned"]["strength"][0]
    assert "Forgotten" in furcifer("play", "--forget").stdout
    assert not strength.file().exists()
    assert furcifer("play", "--forget").returncode == 0


def test_nothing_is_kept_without_an_adaptive_bot(home: Path):
    typed = "confirm off\n" + "1\n" * 300
    furcifer("play", GAME, "--seats", "human,gentle", "--seed", "1", typed=typed, folder=home)
    assert not strength.file().exists()


def test_a_damaged_file_is_a_sentence(home: Path):
    strength.file().parent.mkdir()
    strength.file().write_text('{"chameleon-chess": 5')
    done = furcifer("play", GAME, *SEATS, folder=home)
    assert done.returncode == 2
    assert "strength.json is damaged" in done.stderr
    assert "furcifer play --forget" in done.stderr
