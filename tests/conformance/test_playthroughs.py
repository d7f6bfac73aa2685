"""Reviewed playthroughs still play as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import playthroughs
from furcifer.core import games


@pytest.mark.parametrize("path", playthroughs.files(), ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_playthrough(path: Path):
    assert playthroughs.write(playthroughs.slug_of(path), *playthroughs.read(path)) == path.read_text()


def test_every_game_has_one():
    assert {playthroughs.slug_of(path) for path in playthroughs.files()} == set(games())
