"""Backups from every release, which every later release must restore to the same tables.

Run this as a script before a release. It writes `tests/fixtures/backups/<release>.jsonl`: for every game a
table in the lobby, one in play and one that is over. Never rewrite the file of an earlier release.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from furcifer import __version__
from furcifer.core import all_games
from furcifer.server.backup import write_backup
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor

FOLDER = Path(__file__).parents[2] / "fixtures" / "backups"
SHORT = {"chameleon": {"rounds": 1}}  # options that keep a match short
HOST = Actor("a" * 22, "Ann")


def settings(folder: Path, bot_pause: float) -> Settings:
    return Settings(
        database_url=f"sqlite:///{folder}/tables.db",
        log_level="critical",
        bot_pause=bot_pause,
        prepare_bots=False,
    )


async def write(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        node = Node(settings(Path(folder), bot_pause=0))
        await node.open()
        for slug, game in all_games().items():
            await _tables(node, events.Setup(slug, game.meta.seats[0], SHORT.get(slug, {})))
        with path.open("w", encoding="utf-8") as out:
            await write_backup(node.database, out)
        await node.close()


async def _tables(node: Node, setup: events.Setup) -> None:
    await node.create(HOST, setup)
    playing, over = [await node.create(HOST, setup) for _ in range(2)]
    await node.handle(playing, HOST.person, commands.Sit(id="sit", seat=0))
    for live in (playing, over):
        await node.handle(live, HOST.person, commands.Start(id="start", fill="random"))
    while over.table.phase != "over":
        await asyncio.sleep(0.05)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{__version__}.jsonl"
    asyncio.run(write(path))
    print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
