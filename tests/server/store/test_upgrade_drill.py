"""The upgrade drill: a backup of any release is restored by this one to the same tables, which play on."""

from __future__ import annotations

import io
import json
from collections import Counter
from pathlib import Path

import pytest

from furcifer import __version__
from furcifer.core import Match, all_games
from furcifer.server.backup import read_backup, write_backup
from furcifer.server.node.node import Node
from furcifer.server.table import commands
from server.conftest import in_a_loop
from server.store.old_releases import FOLDER, HOST, settings

BACKUPS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("backup", BACKUPS, ids=lambda path: path.stem)
def test_a_backup_of_a_release_is_restored(backup: Path, tmp_path: Path):
    lines = backup.read_text("utf-8").splitlines()
    kept = [record for record in map(json.loads, lines) if "table" in record]

    async def scene():
        node = Node(settings(tmp_path, bot_pause=3600))
        await node.open()
        restored = await read_backup(node.database, lines)
        lives = {record["table"]["id"]: await node.find(record["table"]["id"]) for record in kept}
        written = io.StringIO()
        await write_backup(node.database, written)
        playing = [live for live in lives.values() if live.table.phase == "playing"]
        tables = {table_id: live.table for table_id, live in lives.items()}
        stand = commands.Stand(id="stand")
        left = [await node.handle(live, HOST.person, stand) for live in playing]
        await node.close()
        return restored, tables, written.getvalue(), left

    restored, tables, written, left = in_a_loop(scene())
    assert restored == len(kept)
    assert sorted(written.splitlines()) == sorted(lines)
    assert all(isinstance(seq, int) for seq in left)  # the matches go on
    for record in kept:
        table = tables[record["table"]["id"]]
        assert table.phase == record["table"]["phase"]
        outcome = json.loads(record["table"]["record"])["outcome"]
        assert (table.outcome.reason if table.outcome else None) == (outcome and outcome["reason"])
        if table.phase == "over":
            assert Match.replay(table.match.log) == table.match


def test_this_release_keeps_a_table_of_every_game_and_phase():
    lines = (FOLDER / f"{__version__}.jsonl").read_text("utf-8").splitlines()
    records = [record["table"] for record in map(json.loads, lines) if "table" in record]
    held = Counter((table["game"], table["phase"]) for table in records)
    assert held == {(slug, phase): 1 for slug in all_games() for phase in ("lobby", "playing", "over")}
