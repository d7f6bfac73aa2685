"""Mistakes on the command line: one sentence, exit code 2, and nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import furcifer

MISTAKES = [
    (("play", "chess"), "There is no game 'chess'"),
    (("play", "chameleon", "--watch", "--seats", "7"), "7"),
    (("play", "chameleon", "--watch", "--seats", "8"), "rulebook"),
    (("play", "coloretto", "--watch", "--seats", "6"), "Coloretto is for 2 to 5 players, not 6."),
    (("play", "coloretto", "--watch", "--seats", "-1"), "not -1"),
    (("play", "coloretto", "--seats", "human,alien"), "There is no player 'alien'"),
    (("play", "coloretto", "--watch", "--set", "sied=brown"), "no option 'sied'"),
    (("play", "coloretto", "--watch", "--set", "side=pink"), "Option side cannot be 'pink'"),
    (("play", "coloretto", "--watch", "--set", "side"), "'side' is not a setting; write --set key=value."),
    (("play", "coloretto", "--watch", "--set", "side=@nowhere.txt"), "cannot read nowhere.txt"),
    (("play", "coloretto", "--watch", "--seats", "human,greedy"), "--watch is for bots only"),
    (("play", "codenames", "--watch", "--language", "tlh"), "There is no language 'tlh'"),
    (("play", "coloretto", "--watch", "--seed", "-4"), "A seed is a whole number from 0, not -4."),
    (("play", "coloretto", "--watch", "--seed", "many"), "many"),
    (("play", "--resume", "nowhere.json"), "Cannot read nowhere.json"),
    (("replay", "nowhere.json"), "Cannot read nowhere.json"),
    (("perft", "chess", "3"), "There is no game 'chess'"),
    (("perft", "chameleon-chess", "-1"), "0 or more actions, not -1"),
    (("perft", "chameleon-chess", "few"), "few"),
    (("perft", "codenames", "3"), "Codenames cannot be counted"),
    (("bench", "everything"), "everything"),
    (("dance",), "dance"),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES, ids=lambda value: " ".join(value)[:40])
def test_a_mistake_is_one_sentence_and_code_2(words: tuple[str, ...], sentence: str, tmp_path: Path):
    done = furcifer(*words, folder=tmp_path)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr + done.stdout
    assert list(tmp_path.iterdir()) == []


def test_no_game_chosen(tmp_path: Path):
    done = furcifer("play", folder=tmp_path)
    assert done.returncode == 2
    assert "No game was chosen" in done.stderr
