"""A server may open many files, and has a folder for Unix sockets."""

from __future__ import annotations

import errno
import resource
import tempfile
from types import SimpleNamespace

import httpx
import pytest

from furcifer.core import ConfigError
from furcifer.server import operating_system
from furcifer.server.operating_system import LONGEST_NAME, socket_folder
from furcifer.server.supervisor import Supervisor


@pytest.fixture
def long_name(tmp_path):
    """A folder with a name too long for the address of a Unix socket."""
    folder = tmp_path / ("x" * 90)
    folder.mkdir()
    return str(folder)


def test_a_server_may_open_as_many_files_as_the_system_allows(start_node, fork_server):
    """The default limit of sockets is far above what systems allow a process at first."""
    kind = resource.RLIMIT_NOFILE
    soft, hard = resource.prlimit(fork_server.process.pid, kind)
    resource.prlimit(fork_server.process.pid, kind, (min(1000, hard), hard))
    try:
        node = start_node()
        assert resource.prlimit(node.pid, kind) == (hard, hard)
    finally:
        resource.prlimit(fork_server.process.pid, kind, (soft, hard))


def test_workers_need_no_short_temporary_folder(start_node, long_name):
    site = start_node(workers=2)
    site.stop()
    site.env["TMPDIR"] = long_name
    site.start()
    assert httpx.get(f"{site.url}/health/ready").status_code == 200


def test_workers_without_a_folder_for_sockets_are_refused_with_a_sentence(monkeypatch, long_name):
    monkeypatch.setattr(tempfile, "tempdir", long_name)
    monkeypatch.setattr(operating_system, "SHORT_FOLDER", long_name)
    with pytest.raises(ConfigError, match="TMPDIR"):
        Supervisor(2, lambda *_: None).run(lambda: None)


def test_a_worker_that_cannot_be_replaced_yet_does_not_stop_the_others(monkeypatch, tmp_path, capsys):
    """One failed start used to end the supervisor, and with it the whole site."""

    def refuse(*_):
        raise OSError(errno.EAGAIN, "no process is free")

    supervisor = Supervisor(1, lambda *_: None)
    dead = SimpleNamespace(died_at=0.0, process=SimpleNamespace(exitcode=-9))
    supervisor._processes[0] = dead
    monkeypatch.setattr(Supervisor, "_start", refuse)
    supervisor._restart(tmp_path)
    assert dead.died_at > 0.0  # a second from now the next attempt is made
    assert '"worker_not_started"' in capsys.readouterr().err


def test_a_folder_is_empty_and_goes_with_its_use(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with socket_folder() as folder:
        assert folder.parent == tmp_path
        assert list(folder.iterdir()) == []
    assert list(tmp_path.iterdir()) == []


def test_the_names_of_sockets_are_short_enough():
    assert len("connections-63") <= len(LONGEST_NAME)


def test_a_folder_that_does_not_exist_is_passed_over(monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", "/no/such/folder")
    with socket_folder() as folder:
        assert str(folder).startswith(operating_system.SHORT_FOLDER)
