"""One server at a time uses an SQLite file, whatever name it has for it."""

from __future__ import annotations

import pytest

from furcifer.core import ConfigError
from furcifer.server.store.locks import single_process


@pytest.fixture
def names(tmp_path, monkeypatch):
    """Names of one file: its own, a link's, that of a linked folder, and one from this folder."""
    (tmp_path / "data").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "data" / "tables.db")
    (tmp_path / "linked").symlink_to(tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("furcifer.server.store.locks.BUSY_SECONDS", 0)
    files = ("data/tables.db", "link.db", "linked/tables.db")
    return [*(f"sqlite:///{tmp_path}/{file}" for file in files), "sqlite:///link.db"]


def test_a_second_server_is_refused_by_every_name(names):
    for first in names:
        with single_process(first):
            for second in names:
                with pytest.raises(ConfigError, match="Another server uses"), single_process(second):
                    pass
