"""Running a server: health, numbers, logs, settings, going away, tables nobody came back to."""

from __future__ import annotations

import asyncio
import json
import signal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from furcifer.core import ConfigError
from furcifer.server import events, pages, protocol, serve
from furcifer.server.hall import Hall
from furcifer.server.identity import new_person
from furcifer.server.live import now_ms
from furcifer.server.names import clean
from furcifer.server.settings import Settings, read, table
from furcifer.server.wishes import Asker
from server.conftest import in_a_loop

DAY = 86_400_000


def test_health_and_metrics(node, friend, duel):
    assert httpx.get(f"{node.url}/health/live").text == "live"
    assert httpx.get(f"{node.url}/health/ready").text == "ready"
    before = numbers(node)
    _, (red, _) = duel()
    red.do("act", action="b1-c3")
    after = numbers(node)
    assert after["furcifer_moves_total"] == before["furcifer_moves_total"] + 1
    assert after["furcifer_tables_total"] > before["furcifer_tables_total"]
    assert after["furcifer_sockets"] >= 2
    assert after["furcifer_answer_seconds_count"] > before["furcifer_answer_seconds_count"]


def numbers(node) -> dict[str, float]:
    lines = httpx.get(f"{node.url}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_the_plain_page_lists_public_tables_and_games(tmp_path):
    async def scene():
        hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="error"))
        await hall.open()
        setup = events.Setup("coloretto", 3, public=True)
        live = await hall.create(Asker(new_person(), "<b>Ann"), setup)
        page = await pages._plain_page(hall)
        await hall.close()
        return live.table.id, page

    table, page = in_a_loop(scene())
    assert table in page
    assert "<b>Ann" not in page
    assert "Coloretto" in page


def test_the_front_door_is_a_page(node):
    page = httpx.get(node.url)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")


def test_a_server_that_stops_sees_everybody_out(start_node, server):
    node = start_node()
    ann = server.Friend(node, "Ann")
    table = ann.open_table()
    socket = ann.socket(table)
    seq = socket.do("chat", text="last words")
    node.signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as caught:
        drain(socket)
    node.stop()
    assert not node.alive
    assert caught.value.rcvd.code == 1012
    assert '"type":"bye"' in "".join(socket.frames)
    events = [json.loads(line) for line in node.output.splitlines() if line.startswith("{")]
    assert [event["event"] for event in events] == ["opened", "closed"]
    node.start()
    assert server.Friend(node, cookie=ann.cookie).look(table)["chat"][0]["seq"] == seq


def drain(socket) -> None:
    for _ in range(50):
        socket.read()


def test_logs_are_json_without_names_or_texts(node, friend):
    ann = friend("Annabella")
    table = ann.open_table()
    ann.post(table, "chat", text="Rumpelstiltskin")
    for line in node.output.splitlines():
        if not line.startswith("Furcifer is at"):
            assert {"at", "level", "event"} <= set(json.loads(line))
    assert not any(word in node.output for word in ("Annabella", "Rumpelstiltskin", table))


# Settings


def test_every_setting_is_listed_with_its_meaning():
    rows = table()
    assert {row.name for row in rows} == set(Settings.__struct_fields__)
    assert all(row.env == f"FURCIFER_{row.name.upper()}" and len(row.description) > 10 for row in rows)


def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path):
    file = tmp_path / "furcifer.toml"
    file.write_text('port = 1\nhost = "localhost"\nbot_pause = 2\nallowed_origins = ["https://a.example"]\n')
    environment = {"FURCIFER_PORT": "2", "FURCIFER_BROWSER": "off", "FURCIFER_SETTINGS": str(file)}
    found = read(environment)
    assert (found.port, found.host, found.bot_pause, found.browser) == (2, "localhost", 2.0, False)
    assert found.allowed_origins == ("https://a.example",)
    assert read(environment, port=3, host=None).port == 3
    assert read({"FURCIFER_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2"}).trusted_proxies == (
        "10.0.0.1",
        "10.0.0.2",
    )


@pytest.mark.parametrize(
    "environment", [{"FURCIFER_PORT": "many"}, {"FURCIFER_PORT": "70000"}, {"FURCIFER_BROWSER": "perhaps"}]
)
def test_a_setting_that_cannot_be_is_refused(environment):
    with pytest.raises(ConfigError):
        read(environment)


def test_an_unknown_setting_in_the_file_is_refused(tmp_path):
    file = tmp_path / "furcifer.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(ConfigError):
        read({}, file)


def test_phones_on_the_network_are_shown_a_code(capsys):
    serve._announce_with(Settings(host="0.0.0.0", browser=False))("http://192.0.2.7:8000")
    shown = capsys.readouterr().out
    assert "http://192.0.2.7:8000" in shown
    assert shown.count("\n") > 10
    serve._announce_with(Settings(browser=False))("http://127.0.0.1:8000")
    assert capsys.readouterr().out == "Furcifer is at http://127.0.0.1:8000\n"


# Names


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  two   words ", "two words"),
        ("tab\tand\nline", "tab and line"),
        ("\u202egnirts\u202c", "gnirts"),
        ("e\u0301", "é"),
        ("👩\u200d👩\u200d👧 family", "👩\u200d👩\u200d👧 family"),
        ("a" + "\u0300" * 40, "à" + "\u0300" * 4),
        ("\x00\x1b[31m", "[31m"),
        ("x" * 500, "x" * 24),
        ("\ud800", ""),
        ("", ""),
    ],
)
def test_names_are_cleaned(text, kept):
    assert clean(text, 24) == kept


# Tables nobody came back to


def test_tables_expire_by_policy_and_finished_matches_stay(tmp_path):
    async def scene():
        hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="error", bot_pause=0))
        await hall.open()
        lives = [
            await hall.create(Asker(new_person(), "Ann"), events.Setup("chameleon-chess", 2))
            for _ in range(3)
        ]
        for live in lives[1:]:
            await hall.handle(live, live.table.host, protocol.Start(id="s", fill="random"))
        while lives[1].table.phase != "over" or lives[2].table.phase != "over":
            await asyncio.sleep(0.01)
        phases = []
        for days in (0.5, 1.5, 60, 90):
            await hall.expire(now_ms() + int(days * DAY))
            found = [await hall.find(live.table.id) for live in lives]
            phases.append([None if live is None else live.table.phase for live in found])
        hall.forget(0)
        remembered = len(hall.tables)
        again = await hall.find(lives[1].table.id)
        await hall.close()
        return phases, remembered, again.table.match == lives[1].table.match

    phases, remembered, same = in_a_loop(scene())
    assert [row[0] for row in phases] == ["lobby", "abandoned", None, None]
    assert {phase for row in phases for phase in row[1:]} == {"over"}
    assert (remembered, same) == (0, True)
