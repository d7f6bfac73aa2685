"""The server says whether the endgame tables of its machine are being built, and whether they are damaged."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading

import httpx
import pytest

from furcifer.games.chameleon_chess.bots import endgame_tables
from furcifer.games.chameleon_chess.solver import endgames
from furcifer.server.api.app import make_app
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from server.conftest import in_a_loop

FIVE_LEFT = ["c1-b3", "c5xb3", "a1xb3", "a5xb3", "b1-c2", "b3xc2", "d1xc2"]  # the tables know five pieces


@pytest.fixture
def slow_builder(tmp_path, monkeypatch):
    """Let there be no endgame tables until a test sets this event."""
    finish, file = threading.Event(), tmp_path / "endgames.npz"

    def build() -> None:
        finish.wait()
        endgames.write(file, endgames.NO_ENDGAMES)

    monkeypatch.setattr(endgames, "default_path", lambda: file)
    monkeypatch.setattr(endgame_tables, "_build", build)
    monkeypatch.setattr(endgame_tables, "_builder", None)
    endgame_tables._read.cache_clear()
    yield finish
    finish.set()
    endgame_tables._read.cache_clear()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_an_analysis_says_whether_endgame_tables_are_being_built(tmp_path, slow_builder):
    async def preparing(client, **body) -> bool:
        answer = await client.post("/api/analysis", json={"game": "chameleon-chess", **body})
        return answer.json()["preparing"]

    async def scene() -> list[bool]:
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="error"))
        await node.open()
        app = httpx.ASGITransport(await make_app(node))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as client:
            said = [await preparing(client, moves=FIVE_LEFT, think=False), await preparing(client)]
            assert endgame_tables._builder is None  # neither question needs them
            said.append(await preparing(client, moves=FIVE_LEFT))
            slow_builder.set()
            endgame_tables._builder.join()
            said.append(await preparing(client, moves=FIVE_LEFT))
        await node.close()
        return said

    assert in_a_loop(scene()) == [False, False, True, False]


def test_damaged_endgame_tables_are_reported_in_the_log(folder, monkeypatch):
    settings = {
        "PORT": "0",
        "BROWSER": "off",
        "PREPARE_BOTS": "off",
        "DATABASE_URL": f"sqlite:///{folder}/warned.db",
    }
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "damaged"))
    file = endgames.default_path()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"damaged")
    env = os.environ | {f"FURCIFER_{name}": value for name, value in settings.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "furcifer.server"],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            address = server.stdout.readline().split()[-1]
            asked = {"game": "chameleon-chess", "moves": FIVE_LEFT}
            answer = httpx.post(f"{address}/api/analysis", json=asked, timeout=60)
            assert answer.status_code == 200, answer.text
            server.send_signal(signal.SIGTERM)
            log = [json.loads(line) for line in server.stderr.read().splitlines()]
        finally:
            server.kill()
    (warned,) = [line for line in log if line["event"] == "warned"]
    assert (warned["level"], warned["kind"]) == ("warning", "UserWarning")
    assert f"{file}" in warned["text"]
    assert "damaged" in warned["text"]
