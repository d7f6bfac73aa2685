"""`furcifer export` and `furcifer import`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.command import furcifer


def test_a_backup_of_nothing_comes_back(tmp_path: Path):
    here, there = (f"sqlite:///{tmp_path}/{name}.db" for name in ("here", "there"))
    file = str(tmp_path / "backup.jsonl")
    assert "Wrote 0 tables" in furcifer("export", file, "--database", here).stdout
    assert "Restored 0 tables" in furcifer("import", file, "--database", there).stdout


def test_a_backup_that_is_none(tmp_path: Path):
    (tmp_path / "odd.jsonl").write_text("{}\n")
    database = f"sqlite:///{tmp_path}/there.db"
    for name, sentence in (("odd.jsonl", "not a backup"), ("nowhere.jsonl", "Cannot read")):
        done = furcifer("import", str(tmp_path / name), "--database", database)
        assert done.returncode == 2
        assert sentence in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no such modes")
def test_nobody_else_can_read_a_backup(tmp_path: Path):
    """It holds the secrets of running matches."""
    file, here = tmp_path / "backup", f"sqlite:///{tmp_path}/here.db"
    for left_over in (file, tmp_path / "backup.part"):
        left_over.write_text("old")
        left_over.chmod(0o644)
    assert furcifer("export", str(file), "--database", here).returncode == 0
    assert file.stat().st_mode & 0o777 == 0o600
