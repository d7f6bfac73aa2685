"""`furcifer serve`: its help, and settings it cannot use."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cli.command import furcifer
from furcifer.server import settings


def test_help_lists_every_setting():
    told = " ".join(furcifer("serve", "--help").stdout.split())
    assert all(row.env in told for row in settings.table())


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"FURCIFER_DATABASE_URL": "mysql://x"}, "There is no database 'mysql'"),
        ({"FURCIFER_DATABASE_URL": "nonsense"}, "That is not the address of a database"),
        ({"FURCIFER_DATABASE_URL": "sqlite:////nowhere/at/all.db"}, "unable to open database file"),
        (
            {"FURCIFER_DATABASE_URL": "sqlite://", "FURCIFER_BUS_URL": "pigeon://x"},
            "There is no bus 'pigeon'",
        ),
        ({"FURCIFER_PORT": "eight"}, "The setting port must be a whole number, not eight."),
        ({"FURCIFER_WORKERS": "0"}, "The setting workers must be a whole number, at least 1, not 0."),
        ({"FURCIFER_DRAIN_SECONDS": "-1"}, "The setting drain_seconds must be a number, at least 0, not -1."),
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


def test_an_empty_backup_is_restored(tmp_path: Path):
    here, there = (f"sqlite:///{tmp_path}/{name}.db" for name in ("here", "there"))
    file = str(tmp_path / "backup.jsonl")
    assert "Wrote 0 tables" in furcifer("export", file, "--database", here).stdout
    assert "Restored 0 tables" in furcifer("import", file, "--database", there).stdout


def test_a_file_that_is_not_a_backup_is_refused(tmp_path: Path):
    (tmp_path / "odd.jsonl").write_text("{}\n")
    database = f"sqlite:///{tmp_path}/there.db"
    for name, sentence in (("odd.jsonl", "not a backup"), ("nowhere.jsonl", "Cannot read")):
        done = furcifer("import", str(tmp_path / name), "--database", database)
        assert done.returncode == 2
        assert sentence in done.stderr
