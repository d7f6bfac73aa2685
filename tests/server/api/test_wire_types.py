"""The types of the wire, as the web client sees them."""

from __future__ import annotations

from pathlib import Path

from furcifer.core import all_games
from furcifer.server.api import protocol
from furcifer.server.api.contract.typescript import typescript
from furcifer.server.table import commands

WRITTEN = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"


def test_every_message_and_every_game_has_a_type():
    text = typescript()
    for message in (*protocol.FromClient.__args__, *protocol.FromServer.__args__):
        assert f"export interface {message.__name__} {{" in text
    assert text.count("export namespace") == len(all_games())
    assert "$" not in text


def test_the_written_file_is_fresh():
    assert WRITTEN.read_text("utf-8") == typescript(), "run `make web`"


def test_every_message_can_be_read_back():
    assert protocol.read('{"type":"act","id":"1","action":"b1-c3","seq":3}') == commands.Act(
        id="1", action="b1-c3", seq=3
    )
    assert protocol.write(protocol.Accepted(id="1", seq=4)) == b'{"type":"accepted","id":"1","seq":4}'
