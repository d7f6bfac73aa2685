"""A public site stays pleasant: reports, bans, names, public tables, `furcifer admin`, the host's pages."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from cli.command import furcifer
from furcifer import words
from furcifer.server.api.host_pages import NAMES, read_page
from furcifer.server.node.people.name_filter import NameFilter
from furcifer.server.settings import Settings


@pytest.fixture
def site(start_node, server, tmp_path):
    """A server, its database, and two people at a table who have chatted."""
    database = f"sqlite:///{tmp_path}/tables.db"
    node = start_node(database)
    ann, bob = server.Friend(node, "Ann"), server.Friend(node, "Bob")
    table = ann.open_table("coloretto", seats=3)
    bob.post(table, "seats", seat=1)
    line = bob.post(table, "chat", text="You fool")["seq"]
    return node, database, ann, bob, table, line


def admin(database: str, *words_: str) -> list[list[str]]:
    done = furcifer("admin", *words_, "--database", database)
    assert done.returncode == 0, done.stderr
    return [line.split("\t") for line in done.stdout.splitlines()]


def person_of(friend) -> str:
    return friend.cookie.partition(".")[0]


def refusal(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_report_reaches_the_host_and_nobody_else(site):
    _, database, ann, bob, table, line = site
    answer = ann.http.post(f"/api/tables/{table}/reports", json={"line": line, "reason": "insult"})
    assert (answer.status_code, answer.json()) == (201, {"received": True})
    ann.http.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "other", "note": "again\x07"})
    newest, oldest = admin(database, "reports")
    assert oldest[2:5] == ["insult", "Bob", "You fool"]
    assert newest[2:6] == ["other", "Bob", "", "again"]
    assert newest[6] == person_of(bob)
    assert "insult" not in bob.http.get("/api/me/data").text
    mine = ann.http.get("/api/me/data").json()["rows"]["reports"]
    assert [row["reason"] for row in mine] == ["insult", "other"]
    assert person_of(bob) not in str(mine)
    assert admin(database, "dismiss", oldest[0]) == [["The report is closed."]]
    assert len(admin(database, "reports")) == len(admin(database, "reports", "--closed")) == 1


def test_reports_have_an_object_and_a_limit(site):
    _, _, ann, bob, table, line = site

    def sent(friend, **body) -> tuple[int, str]:
        return refusal(friend.http.post(f"/api/tables/{table}/reports", json={"reason": "spam"} | body))

    assert sent(ann) == (409, "no_person")
    assert sent(ann, seat=2) == (409, "no_person")
    assert sent(ann, line=line + 99) == (409, "no_person")
    assert sent(bob, line=line) == (409, "no_person")  # oneself
    for _ in range(20):
        ann.http.post(f"/api/tables/{table}/reports", json={"line": line, "reason": "spam"})
    assert sent(ann, line=line) == (409, "too_many_reports")


def test_somebody_who_is_banned_may_only_look_and_be_forgotten(site):
    _, database, _ann, bob, table, _ = site
    socket = bob.socket(table)
    assert admin(database, "ban", person_of(bob), "--days", "2", "--note", "insults")[0][0].startswith("This")
    assert socket.ask("chat", text="Still here")["code"] == "banned"
    assert refusal(bob.http.post(f"/api/tables/{table}/chat", json={"text": "x"})) == (403, "banned")
    assert refusal(bob.http.put("/api/me", json={"name": "Bobby"})) == (403, "banned")
    assert bob.http.get(f"/api/tables/{table}").status_code == 200
    assert [line[0] for line in admin(database, "bans")] == [person_of(bob)]
    admin(database, "unban", person_of(bob))
    assert socket.ask("chat", text="Back")["type"] == "accepted"
    admin(database, "ban", person_of(bob))
    assert bob.http.delete("/api/me").status_code == 200


def test_tables_are_closed_and_purged_while_the_server_runs(site):
    _, database, ann, bob, table, _ = site
    other = ann.open_table()
    found = {line[0]: line[2] for line in admin(database, "tables")}
    assert found == {table: "lobby", other: "lobby"}
    socket = bob.socket(table)
    assert admin(database, "close", table, "--note", "spam") == [["The table is closed."]]
    socket.until(lambda: socket.table_info["phase"] == "abandoned")
    assert admin(database, "purge", other) == [["The table and its log are deleted."]]
    assert ann.http.get(f"/api/tables/{other}").status_code == 404
    assert admin(database, "purge", other) == [["There is no such table."]]
    log = admin(database, "log")
    assert [line[2] for line in log] == ["purge", "purge", "close"]
    assert log[-1][4:] == ["spam", "The table is closed."]


def test_without_a_server_the_command_does_it_itself(site):
    node, database, ann, bob, table, _ = site
    node.stop()
    assert admin(database, "people", "bo")[0][:2] == [person_of(bob), "Bob"]
    assert admin(database, "erase", person_of(bob)) == [["This person is forgotten."]]
    assert admin(database, "people", "bo") == []
    node.start()
    again = type(ann)(node, cookie=ann.cookie).look(table)
    assert [line["text"] for line in again["chat"]] == []
    assert "Bob" not in str(again["table"])


# Names and public tables


def test_a_name_filter_compares_words_and_not_parts_of_them():
    names = NameFilter(True, ["Voldemort"])
    for bad in ("stronzo", "Big ASSHOLE", "c0nnard", "F u c k", "fuuuck you", "Vóldemort", "sh1t", "a$$hole"):
        assert names.refusal(bad), bad
    for good in ("Scunthorpe", "Dick", "Anna con Marco", "Cassandra", "Shitake", "Maine Coon", "Ann", ""):
        assert names.refusal(good) is None, good
    assert NameFilter(False).refusal("stronzo") is None


@pytest.mark.parametrize("language", words.languages())
def test_every_language_has_a_short_list_of_its_own(language):
    listed = words.rude(language)
    assert 20 < len(listed) < 200
    assert list(listed) == sorted(set(listed))


def test_a_host_can_refuse_names(start_node, server):
    node = start_node(name_filter=True, name_filter_words="voldemort")
    ann = server.Friend(node, "Ann")
    for name in ("Stronzo", "Voldemort"):
        assert refusal(ann.http.put("/api/me", json={"name": name})) == (409, "name_refused")
        assert refusal(ann.http.post("/api/me/programs", json={"name": name})) == (409, "name_refused")
    assert ann.http.get("/api/me").json() == {"name": "Ann"}


def test_public_tables_are_off_unless_the_host_wants_them(start_node, server):
    node = start_node(public_tables=False)
    ann = server.Friend(node, "Ann")
    assert ann.http.get("/api/site").json()["public_tables"] is False
    body = {"game": "coloretto", "public": True}
    assert refusal(ann.http.post("/api/tables", json=body)) == (409, "no_public_tables")
    table = ann.open_table()
    change = {"type": "arrange", "id": "a", "public": True}
    assert refusal(ann.http.post(f"/api/tables/{table}/commands", json=change)) == (409, "no_public_tables")
    assert ann.http.get("/api/tables").json() == []
    assert Settings().public_tables is False


# The host's pages


@pytest.mark.parametrize("page", NAMES)
def test_every_language_has_the_pages_of_the_host(page, node):
    texts = {
        language: read_page(page, language, Settings(host_contact="host@example.org"))
        for language in words.languages()
    }
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert text.startswith("# ")
        assert "host@example.org" in text
        assert "{" not in text
    assert httpx.get(f"{node.url}/api/site/{page}/it").json()["text"].startswith("# ")
    assert httpx.get(f"{node.url}/about/{page}").status_code == 200


def test_the_privacy_page_says_what_the_settings_say():
    text = read_page("privacy", "en", Settings(chat_days=7, finished_days=0))
    assert "Chat: 7 days" in text
    assert "Finished games: as long as this server exists" in text


def test_a_host_edits_a_page_by_a_file(tmp_path: Path):
    (tmp_path / "privacy.fr.md").write_text("# Chez nous\nRien n’est gardé.")
    settings = Settings(pages_folder=str(tmp_path))
    assert read_page("privacy", "fr", settings) == "# Chez nous\nRien n’est gardé."
    assert read_page("privacy", "en", settings).startswith("# Privacy")
    assert read_page("privacy", "de", settings).startswith("# Privacy")


@pytest.mark.parametrize("path", ["privacy/..%2f..", "passwd/en", "privacy/EN", "..%2fprivacy/en"])
def test_no_other_file_can_be_read(node, path):
    assert httpx.get(f"{node.url}/api/site/{path}").status_code == 404


@pytest.mark.parametrize(("order", "answer"), [("purge", "There is no such table."), ("ban", "This person")])
def test_an_id_that_begins_with_a_hyphen_is_an_id(tmp_path, order, answer):
    """One id in 64 does."""
    found = admin(f"sqlite:///{tmp_path}/tables.db", order, "-_skt2R-OsNV51_eDc5r8w", "--note", "spam")
    assert found[0][0].startswith(answer)
