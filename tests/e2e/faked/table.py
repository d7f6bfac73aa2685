"""A table whose server is played by the test: any position of any game on the real page, at once."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

FOLLOW = """path => {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }));
  link.click();
  link.remove();
}"""
# A busy machine draws late: wait until three frames look alike.
DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const look = () => [...document.querySelectorAll('main, main [data-face], main [role=grid]')]
    .map(one => [one.textContent.length, one.clientWidth, one.clientHeight]).join();
  for (let before, alike = 0; alike < 3; ) {
    await frame();
    const now = look();
    alike = now === before ? alike + 1 : 1;
    before = now;
  }
}"""


class FakedTable:
    """The socket of a page at faked tables. `show` sends what the page is to draw."""

    def __init__(self, page: Page) -> None:
        self.page, self.seq, self.tables = page, 1, 0
        self.game: str | None = None  # of the table that is open
        self.socket: WebSocketRoute | None = None
        self.sent: list[dict[str, Any]] = []
        self.now: dict[str, Any] | None = None
        page.context.route_web_socket("**/ws/**", self._open)
        page.context.route("**/api/me/best/*", lambda route: route.fulfill(json={"score": None}))
        unchecked = {"refusal": None, "warning": None}
        page.context.route("**/api/tables/*/check", lambda route: route.fulfill(json=unchecked))

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._receive(socket, text))

    def _receive(self, socket: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if socket is not self.socket:
            return  # of a table that the page left
        if message["type"] == "hello":
            self._send_all()
        elif message["type"] == "ping":
            self._send({"type": "pong", "id": message["id"]})
        else:
            self.sent.append(message)

    def _send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def _send_all(self) -> None:
        """Send the table as it was found, then its facts as news."""
        if self.now is None:
            return
        found, news = self.now | {"seq": self.seq, "facts": []}, self.now["facts"]
        self._send(found)
        if news:
            self._send(self.now | {"table": None, "since": self.seq, "seq": self.seq + 1, "chat": []})
        self.seq += 2

    def leave(self) -> None:
        """Leave the table; the next snapshot is shown at a new one."""
        self.game, self.socket, self.now, self.sent = None, None, None, []

    def open(self, path: str) -> None:
        """Go to another page of the site as one of its links would, and wait until it is drawn."""
        self.leave()
        self.page.evaluate(FOLLOW, path)
        self.page.locator("main :is(h1, h2)").first.wait_for(state="attached")
        self.page.evaluate(DRAWN)

    def show(self, snapshot: dict[str, Any], section: str = "t") -> None:
        """Show a snapshot at a table, on a big screen or on a shared device, and wait until it is drawn.

        Another game gets another table.
        """
        game = f"{section} {snapshot['table']['setting']['game']}"
        if game != self.game:
            self.leave()
            self.game, self.now, self.tables = game, snapshot, self.tables + 1
            # The server knows no such table, the page does.
            self.page.evaluate(FOLLOW, f"/{section}/faked-table-{self.tables}")
        else:
            self.now = snapshot
            self._send_all()
        self.page.locator("main :is([data-face] > *, .columns, .code, .curtain)").first.wait_for()
        self.page.evaluate(DRAWN)

    def refuse(self, code: str, text: str) -> None:
        """Refuse the last command."""
        self._send({"type": "refused", "id": self.sent[-1]["id"], "code": code, "text": text, "names": {}})
