"""`furcifer replay` and `furcifer perft`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import furcifer
from conformance.cases import Case, walk
from furcifer import to_json
from furcifer.core import games


@pytest.mark.parametrize("slug", games())
def test_a_log_is_told_again(slug: str, tmp_path: Path):
    final = walk(Case(slug, games()[slug].meta.seats[-1], {}), seed=1)[-1]
    file = tmp_path / "match.json"
    file.write_text(to_json(final.log))
    done = furcifer("replay", str(file))
    assert done.returncode == 0, done.stderr
    assert f"{len(final.entries)} actions" in done.stdout


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "cut or not JSON"),
        (lambda text: "[]", "holds no JSON object"),
        (lambda text: "{}", "not a log"),
        (lambda text: text.replace("b1-c3", "b1-a3"), "cut or edited"),
        (lambda text: text.replace('"version":1', '"version":9'), "version 9; this is version 1"),
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


def test_perft_ends_with_the_count():
    done = furcifer("perft", "chameleon-chess", "3")
    assert done.stdout.splitlines()[-1] == "20554"
    assert furcifer("perft", "chameleon-chess", "0").stdout == "1\n"


def test_perft_knows_options():
    assert furcifer("perft", "le-cameleon", "3", "--set", "layout=diagonal").stdout.split()[-1] == "406"
