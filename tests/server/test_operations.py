"""Running a server: health, metrics, logs, settings, shutdown."""

from __future__ import annotations

import json
import signal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from furcifer.core import ConfigError
from furcifer.server import serve
from furcifer.server.api.identity import new_person
from furcifer.server.api.routes import pages
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings, read, table
from furcifer.server.table import events
from furcifer.server.table.decide.verdict import Actor
from server.conftest import in_a_loop


def test_health_and_metrics(node, friend, duel):
    assert httpx.get(f"{node.url}/health/live").text == "live"
    assert httpx.get(f"{node.url}/health/ready").text == "ready"
    before = numbers(node)
    _, (red, _) = duel()
    red.do("act", action="b1-c3")
    after = numbers(node)
    moves, tables = (f'furcifer_{name}_total{{game="chameleon-chess"}}' for name in ("moves", "tables"))
    assert after[moves] == before.get(moves, 0) + 1
    assert after[tables] > before.get(tables, 0)
    assert after["furcifer_sockets"] >= 2
    assert after["furcifer_answer_seconds_count"] > before["furcifer_answer_seconds_count"]


def numbers(node) -> dict[str, float]:
    lines = httpx.get(f"{node.url}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_metrics_are_for_this_machine_or_for_a_token(node, start_node):
    url = f"{node.url}/metrics"
    assert httpx.get(url).status_code == 200
    for header in ("X-Forwarded-For", "Forwarded"):  # through a proxy on this machine
        assert httpx.get(url, headers={header: "203.0.113.9"}).status_code == 403
    guarded = f"{start_node(metrics_token='secret').url}/metrics"
    assert httpx.get(guarded).status_code == 403
    assert httpx.get(guarded, headers={"Authorization": "Bearer wrong"}).status_code == 403
    assert httpx.get(guarded, headers={"Authorization": "Bearer secret"}).status_code == 200


def test_health_and_metrics_are_limited(start_node):
    node = start_node(address_rate=0.01, address_burst=5)
    for path in ("/health/ready", "/metrics"):
        codes = [httpx.get(node.url + path).status_code for _ in range(6)]
        assert codes[-1] == 429
    assert httpx.get(f"{node.url}/health/live").status_code == 200  # costs nothing


def test_the_plain_page_lists_public_tables_and_games(tmp_path):
    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/tables.db", log_level="error"))
        await node.open()
        setup = events.Setup("coloretto", 3, public=True)
        live = await node.create(Actor(new_person(), "<b>Ann"), setup)
        page = await pages._plain_page(node)
        await node.close()
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
    serve._announce(Settings(host="0.0.0.0", browser=False), "http://192.0.2.7:8000")
    shown = capsys.readouterr().out
    assert "http://192.0.2.7:8000" in shown
    assert shown.count("\n") > 10
    serve._announce(Settings(browser=False), "http://127.0.0.1:8000")
    assert capsys.readouterr().out == "Furcifer is at http://127.0.0.1:8000\n"


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(start_node, server):
    node = start_node()
    ann = server.Friend(node, "Ann")
    with pytest.raises(AssertionError, match="Another server uses the database"):
        start_node(node.env["FURCIFER_DATABASE_URL"])
    assert ann.http.get("/api/me").json() == {"name": "Ann"}
    node.kill()
    start_node(node.env["FURCIFER_DATABASE_URL"])  # the lock ends with the process
