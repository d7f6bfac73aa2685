"""One server process and one browser per run; every page belongs to a new person."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from e2e.browser import ROOT, launch_options, place_in_memory
from e2e.faked.table import FOLLOW, FakedTable

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
expect.set_options(timeout=30_000)  # machines may be busy
# The browser logs these for a lost connection and a refusal over HTTP; the page explains both to the user.
EXPECTED = ("WebSocket connection", "net::ERR_FAILED", "net::ERR_CONNECTION_REFUSED", "status of 409")
ARTEFACTS = ROOT / "artefacts"
# Most tests are about neither. Frames that move and a worker that keeps the page cost as much as the rest.
PLAIN = {"service_workers": "block", "reduced_motion": "reduce"}
AS_PEOPLE_HAVE_IT = {"service_workers": "allow", "reduced_motion": "no-preference"}


class Server:
    """A node as `furcifer serve` starts it, with its own port and database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._env = (
            os.environ
            | {
                "FURCIFER_PORT": str(self.port),
                "FURCIFER_BROWSER": "off",
                "FURCIFER_PUBLIC_TABLES": "on",
                "FURCIFER_DATABASE_URL": f"sqlite:///{folder / 'tables.db'}",
                "FURCIFER_BOT_PAUSE": "0.05",
                "FURCIFER_PREPARE_BOTS": "off",  # each test loads the bots it plays with
                "FURCIFER_RETRACT_SECONDS": "0",
                "FURCIFER_NEW_TABLE_RATE": "0",
                "FURCIFER_PERSON_RATE": "0",
                "FURCIFER_ADDRESS_RATE": "0",
                "FURCIFER_QUESTION_RATE": "0",
            }
            | settings
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "furcifer.server"], env=self._env, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/health/ready", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(60)  # machines may be busy
            self._process = None


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """A folder for the server's database and the browser's profiles, in memory if there is room."""
    with tempfile.TemporaryDirectory(prefix="furcifer-e2e-", dir=place_in_memory()) as path:
        yield Path(path)


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Server]:
    if not (ROOT / "src" / "furcifer" / "web_dist" / "index.html").is_file():
        pytest.fail("The web client is not built: run `npm ci && npm run build` (or `make setup`).")
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser(folder: Path) -> Iterator[Browser]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("TMPDIR", str(folder))  # where Playwright creates profiles
        play = sync_playwright().start()
    browser = play.chromium.launch(**launch_options())
    yield browser
    browser.close()
    play.stop()


def watch(page: Page, errors: list[str]) -> None:
    """Collect the errors of a page."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in EXPECTED):
            errors.append(f"{message.text} {message.location['url']}")

    page.set_default_timeout(30_000)
    page.on("console", on_console)
    page.on("pageerror", lambda error: errors.append(str(error)))


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a page as a new person. Errors on its console fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(path: str = "/", viewport: Any = DESKTOP, language: str = "en", **more: Any) -> Page:
        usual = {"base_url": server.address, "locale": language, "has_touch": viewport is PHONE}
        context = browser.new_context(viewport=viewport, **usual | PLAIN | more)
        contexts.append(context)
        page = context.new_page()
        watch(page, errors)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors


class Stages:
    """One page for each language, shared by the tests that only look: a new page takes a second."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server, self._browser = server, browser
        self._tables: dict[str, FakedTable] = {}
        self.errors: list[str] = []

    def table(self, language: str) -> FakedTable:
        if language not in self._tables:
            # A service worker may ask the server itself, past the answers that a test gives.
            context = self._browser.new_context(
                base_url=self._server.address, locale=language, has_touch=True, service_workers="block"
            )
            page = context.new_page()
            watch(page, self.errors)
            page.goto("/")
            page.locator("main").wait_for()  # from now on the page follows its links itself
            self._tables[language] = FakedTable(page)
        return self._tables[language]

    def reset(self) -> None:
        for table in self._tables.values():
            table.leave()
            table.page.evaluate(FOLLOW, "/nowhere/at/all")  # a page that asks the server for nothing
            table.page.unroute_all()
        self.errors.clear()


@pytest.fixture(scope="session")
def stages(server: Server, browser: Browser) -> Stages:
    return Stages(server, browser)


@pytest.fixture
def stage(stages: Stages) -> Iterator[Callable[..., FakedTable]]:
    """Return a function that gives the shared page in a language, with its server played by the test."""

    def make(viewport: Any = DESKTOP, language: str = "en", **media: Any) -> FakedTable:
        table = stages.table(language)
        table.page.set_viewport_size(viewport)
        usual = {"color_scheme": "light", "reduced_motion": "reduce", "forced_colors": "none"}
        table.page.emulate_media(**usual | media)
        return table

    yield make
    errors = list(stages.errors)
    stages.reset()
    assert not errors


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Return a function that saves a screenshot for people to look at."""
    ARTEFACTS.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=ARTEFACTS / f"e2e-{name}.png")

    return take
