"""`furcifer serve`, `types`, `export`, `import` and `replay --verify`: what a host types, and mistypes."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cli.command import furcifer
from conformance.cases import Case, walk
from furcifer import to_json
from furcifer.server import settings
from furcifer.server.trust import commitment


def test_help_lists_every_setting():
    told = " ".join(furcifer("serve", "--help").stdout.split())
    assert all(row.env in told for row in settings.table())


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"FURCIFER_DATABASE_URL": "mysql://x"}, "There is no database 'mysql'"),
        ({"FURCIFER_DATABASE_URL": "nonsense"}, "That is no address of a database"),
        ({"FURCIFER_DATABASE_URL": "sqlite:////nowhere/at/all.db"}, "unable to open database file"),
        (
            {"FURCIFER_DATABASE_URL": "sqlite://", "FURCIFER_BUS_URL": "pigeon://x"},
            "There is no bus 'pigeon'",
        ),
        ({"FURCIFER_PORT": "eight"}, "A setting cannot be used"),
        ({"FURCIFER_SETTINGS": "nowhere.toml"}, "The settings in nowhere.toml cannot be read"),
    ],
)
def test_a_setting_that_cannot_be_used(variables, sentence, monkeypatch, tmp_path: Path):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    if "FURCIFER_PORT" not in variables:
        monkeypatch.setenv("FURCIFER_PORT", "0")
    done = furcifer("serve", "--no-browser", folder=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_port_that_is_taken():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = furcifer("serve", "--no-browser", "--port", port)
    assert done.returncode == 2
    assert f"Cannot listen on 127.0.0.1, port {port}" in done.stderr


def test_types_are_printed():
    assert "export " in furcifer("types").stdout


def test_a_backup_of_nothing_comes_back(tmp_path: Path):
    here, there = (f"sqlite:///{tmp_path}/{name}.db" for name in ("here", "there"))
    file = str(tmp_path / "backup.jsonl")
    assert "0 tables written" in furcifer("export", file, "--database", here).stdout
    assert "0 tables brought back" in furcifer("import", file, "--database", there).stdout


def test_a_backup_that_is_none(tmp_path: Path):
    (tmp_path / "odd.jsonl").write_text("{}\n")
    database = f"sqlite:///{tmp_path}/there.db"
    for name, sentence in (("odd.jsonl", "not a backup"), ("nowhere.jsonl", "Cannot read")):
        done = furcifer("import", str(tmp_path / name), "--database", database)
        assert done.returncode == 2
        assert sentence in done.stderr


def test_a_fair_log_is_verified_and_another_is_not(tmp_path: Path):
    match = walk(Case("coloretto", 3, {}), seed=5)[-1]
    file = tmp_path / "log.json"
    file.write_text(to_json(match.log))
    assert "draws follow from the seed" in furcifer("replay", str(file), "--verify").stdout
    assert furcifer("replay", str(file), "--commitment", commitment(5)).returncode == 0
    broken = furcifer("replay", str(file), "--commitment", commitment(6))
    assert broken.returncode == 2
    assert "not the one that was promised" in broken.stderr
