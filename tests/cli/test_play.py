"""`furcifer play` as a person uses it, with typed lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.command import furcifer, furcifer_process
from furcifer.core import Match, all_games


@pytest.mark.parametrize("slug", all_games())
def test_watch_plays_a_match_without_a_terminal(slug: str):
    done = furcifer_process("play", slug, "--watch", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert re.search(r"\b(won|winners?|lost|draw)\b", done.stdout, re.IGNORECASE)
    assert done.stderr == ""


def test_the_same_seed_shows_the_same_match():
    once, again = (furcifer("play", "coloretto", "--watch", "--seed", "5").stdout for _ in range(2))
    assert once == again
    assert once != furcifer("play", "coloretto", "--watch", "--seed", "6").stdout


def test_a_person_plays_by_number_and_by_notation(tmp_path: Path):
    typed = "help\nmoves\nb1-c3\n\n1\n\nlook\nquit\n"
    done = furcifer("play", "chameleon-chess", "--seed", "1", typed=typed, folder=tmp_path)
    assert done.returncode == 0
    assert "You (Red) moved to c3 from b1" in done.stdout
    assert "Enter: play it" in done.stdout
    assert "furcifer play --resume furcifer-chameleon-chess.json" in done.stdout
    saved = json.loads((tmp_path / "furcifer-chameleon-chess.json").read_text())
    assert saved["players"] == ["human", "steady"]
    assert len(saved["match"]["actions"]) == 4


def test_a_move_can_be_taken_back_before_it_is_confirmed(tmp_path: Path):
    typed = "a1-a2\nu\nb1-c3\n\nquit\n"
    furcifer("play", "chameleon-chess", "--seed", "1", typed=typed, folder=tmp_path)
    saved = json.loads((tmp_path / "furcifer-chameleon-chess.json").read_text())
    assert saved["match"]["actions"][0] == [0, "b1-c3"]


def test_a_refusal_is_a_sentence_and_the_turn_goes_on(tmp_path: Path):
    typed = "a1-a5\nxyzzy\n999\nquit\n"
    done = furcifer("play", "chameleon-chess", typed=typed, folder=tmp_path)
    assert "The piece on a1 cannot go to a5." in done.stdout
    assert "'xyzzy' is not a move" in done.stdout
    assert "'999' is not a move" in done.stdout
    assert done.returncode == 0


def test_a_french_table_is_refused_in_french_and_needs_no_french_keyboard(tmp_path: Path):
    words = "œil épée glace lac bougie banque bras cercle oie code port chambre mouton cabane aimant"
    more = "médaille piste tube navette ruban oreille lit merle campagne fromage"
    (tmp_path / "mots.txt").write_text("\n".join(f"{words} {more}".split()), encoding="utf-8")
    seats = "human,human,human,human"
    options = ("--language", "fr", "--seed", "5", "--set", "pack=@mots.txt", "--seats", seats)
    typed = "\nclue yeux 1\nclue vue 1\n\n\nguess oeil\n\nquit\n"
    done = furcifer("play", "codenames", *options, typed=typed, folder=tmp_path)
    assert "« yeux » est une forme du mot ŒIL, encore sur la table." in done.stdout
    saved = json.loads((tmp_path / "furcifer-codenames.json").read_text())
    assert [action for _, action in saved["match"]["actions"]][-2:] == ["clue vue 1", "guess ŒIL"]


def test_save_and_resume(tmp_path: Path):
    first = furcifer(
        "play",
        "coloretto",
        "--seats",
        "human,greedy,random",
        "--seed",
        "4",
        typed="1\n\nquit\n",
        folder=tmp_path,
    )
    assert first.returncode == 0
    file = tmp_path / "furcifer-coloretto.json"
    before = json.loads(file.read_text())["match"]["actions"]
    second = furcifer("play", "--resume", str(file), typed="confirm off\n1\nquit\n", folder=tmp_path)
    assert second.returncode == 0, second.stderr
    after = json.loads(file.read_text())["match"]["actions"]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert Match.replay(json.loads(file.read_text())["match"]).log["actions"] == after


def test_the_match_is_saved_when_the_input_ends(tmp_path: Path):
    done = furcifer("play", "le-cameleon", "--seed", "2", typed="1\n\n", folder=tmp_path)
    assert "Saved" in done.stdout
    assert (tmp_path / "furcifer-le-cameleon.json").exists()


def test_the_device_is_passed_where_something_is_hidden(tmp_path: Path):
    seats = "human,human,random,random"
    done = furcifer("play", "codenames", "--seats", seats, "--seed", "1", typed="\nquit\n", folder=tmp_path)
    assert "Pass the device" in done.stdout
    open_game = furcifer("play", "chameleon-chess", "--seats", "human,human", typed="quit\n", folder=tmp_path)
    assert "Pass the device" not in open_game.stdout


def test_the_menu_offers_every_game(tmp_path: Path):
    done = furcifer("play", typed="chameleon-chess\nquit\n", folder=tmp_path)
    assert done.returncode == 0
    assert all(game.meta.title in done.stdout for game in all_games().values())
