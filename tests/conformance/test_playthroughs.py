"""Reviewed playthroughs still give the same facts and outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import playthroughs
from furcifer.core import all_games


@pytest.mark.parametrize("path", playthroughs.files(), ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_a_playthrough_is_unchanged(path: Path):
    assert playthroughs.write(playthroughs.slug_of(path), *playthroughs.read(path)) == path.read_text()


def test_every_game_has_a_playthrough():
    assert {playthroughs.slug_of(path) for path in playthroughs.files()} == set(all_games())
