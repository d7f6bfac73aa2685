"""The kinds of journals."""

from __future__ import annotations

import contextlib

import pytest

from furcifer.server.store.journal.process import writing_process


@pytest.fixture(params=["sqlite", "sqlite by another process", "postgresql"])
def journal_at(request, tmp_path):
    """The address of a database and, where another process writes to it, the address of that process."""
    if request.param == "postgresql":
        yield request.getfixturevalue("postgres").new_database(), None
        return
    url = f"sqlite:///{tmp_path}/tables.db"
    with contextlib.ExitStack() as stack:
        other = "another" in request.param
        yield url, stack.enter_context(writing_process(url)).address if other else None
