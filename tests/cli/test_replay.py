"""`furcifer replay`, with damaged logs and with `--verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import furcifer
from furcifer import Match, to_json
from furcifer.conformance.cases import Case, walk
from furcifer.core import all_games
from furcifer.core.log import digest_of
from furcifer.server.table.fairness import commitment


@pytest.mark.parametrize("slug", all_games())
def test_a_log_is_replayed(slug: str, tmp_path: Path):
    final = walk(Case(slug, all_games()[slug].meta.seats[-1], {}), seed=1)[-1]
    file = tmp_path / "match.json"
    file.write_text(to_json(final.log))
    done = furcifer("replay", str(file))
    assert done.returncode == 0, done.stderr
    assert f"{len(final.entries)} actions" in done.stdout


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "truncated or not JSON"),
        (lambda text: "[]", "not a JSON object"),
        (lambda text: "{}", "not a log"),
        (lambda text: text.replace("b1-c3", "b1-a3"), "cut or edited"),
        (lambda text: text.replace('"version":1', '"version":9'), "cut or edited"),
        (lambda text: text.replace('"version":1', '"version":"one"'), "not a log"),
    ],
)
def test_a_damaged_log_is_refused_and_left_alone(change, sentence: str, tmp_path: Path):
    match = Case("chameleon-chess", 2, {}).start(1).act(0, "b1-c3")
    file = tmp_path / "match.json"
    damaged = change(to_json(match.log))
    file.write_text(damaged)
    for words in (("replay", str(file)), ("play", "--resume", str(file))):
        done = furcifer(*words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
    assert sentence in " ".join(furcifer("replay", str(file)).stderr.split())
    assert file.read_text() == damaged


def test_a_save_with_strange_players_is_refused(tmp_path: Path):
    match = Case("chameleon-chess", 2, {}).start(1)
    file = tmp_path / "save.json"
    for players in (["human"], ["human", "alien"], "human", None):
        file.write_text(json.dumps({"match": match.log, "players": players}))
        done = furcifer("play", "--resume", str(file))
        assert done.returncode == 2
        assert "its players are" in done.stderr


def test_a_fair_log_is_verified_and_another_is_not(tmp_path: Path):
    match = walk(Case("coloretto", 3, {}), seed=5)[-1]
    file = tmp_path / "log.json"
    file.write_text(to_json(match.log))
    assert "draws follow from the seed" in furcifer("replay", str(file), "--verify").stdout
    assert furcifer("replay", str(file), "--commitment", commitment(5)).returncode == 0
    broken = furcifer("replay", str(file), "--commitment", commitment(6))
    assert broken.returncode == 2
    assert "not the one that was promised" in broken.stderr


def test_rulings_stand_unless_strict(tmp_path: Path):
    """A clue that today's dictionary refuses is in the log, as if the dictionary had changed since."""
    log = Case("codenames", 4, {}).start(1).log
    word = log["actions"][0][1].removeprefix("deal ").split(",")[0]
    log["actions"].append([Match.replay(log).to_act[0], f"clue {word.lower()} 2"])
    file = tmp_path / "match.json"
    file.write_text(to_json(log | {"digest": digest_of(log)}))
    assert furcifer("replay", str(file)).returncode == 0
    strict = furcifer("replay", "--strict", str(file))
    assert strict.returncode == 2
    assert "Action 3 of the log" in strict.stderr
