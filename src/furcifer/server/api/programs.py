"""Programs that play for a person over HTTP or WebSocket: their tokens, and what each token allows.

A program sends `Authorization: Bearer furcifer_…`. The token is 256 random bits, so its plain SHA-256 digest
is enough in the store. Tokens are cached for a moment: this node refuses a revoked token at once, another
node when its cached copy expires.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from furcifer.core import Illegal
from furcifer.server.store.program_tokens import ProgramToken
from furcifer.server.table import commands
from furcifer.server.table.devices import program_of

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

PREFIX = "furcifer_"
BEARER = "Bearer " + PREFIX
CACHE_SECONDS = 10.0
MOST_CACHED = 10_000
BAD_TOKEN = Illegal("bad_token", "This token is unknown, expired or revoked.")
PEOPLE_ONLY = Illegal("scope", "Programs may not do this.")
OTHER_TABLE = Illegal("scope", "This token is for another table.")
OPEN_TO_PROGRAMS = ("/api/me", "/api/games", "/api/words/", "/schema")  # to look at
BY_HOST = (
    commands.Place,
    commands.Remove,
    commands.Ban,
    commands.Pardon,
    commands.Move,
    commands.Shuffle,
    commands.Appoint,
    commands.Arrange,
    commands.Start,
    commands.Host,
    commands.Propose,
)


class Programs:
    """The programs that are known at this node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.on_revoked: Callable[[str], None] = lambda person: None
        self._cache: dict[str, tuple[ProgramToken | None, float]] = {}  # by digest, with the time of reading

    async def make(
        self, owner: str, name: str, scopes: frozenset[str], table_id: str | None, days: int
    ) -> tuple[ProgramToken, str] | Illegal:
        """Store a new program. Return it with its token, which nobody can read again, or a refusal."""
        now = int(time.time() * 1000)
        person = program_of(owner, secrets.token_hex(4))
        token = ProgramToken(person, owner, scopes, table_id, now, now + days * 86_400_000)
        secret = PREFIX + secrets.token_urlsafe(32)
        named = await self.node.rename(person, name)
        if isinstance(named, Illegal):
            return named
        await self.node.database.programs.remove_expired(now)
        await self.node.database.programs.add(_digest(secret), token)
        return token._replace(name=named), secret

    async def find(self, secret: str) -> ProgramToken | None:
        """Return the program with this token; None if the token is unknown, expired or revoked."""
        digest, moment = _digest(secret), time.monotonic()
        token, read_at = self._cache.get(digest, (None, -CACHE_SECONDS))
        if moment - read_at < CACHE_SECONDS:
            return token
        token = await self.node.database.programs.find(digest, int(time.time() * 1000))
        while len(self._cache) >= MOST_CACHED:
            del self._cache[next(iter(self._cache))]
        self._cache[digest] = token, moment
        return token

    async def revoke(self, owner: str, person: str) -> bool:
        """Revoke the token of a program, and close its sockets."""
        if not await self.node.database.programs.revoke(owner, person):
            return False
        self._cache = {key: found for key, found in self._cache.items() if _is_other(found[0], person)}
        self.on_revoked(person)
        return True


def token_in(header: str) -> str:
    """Return the token of a program in an Authorization header; empty if there is none.

    >>> token_in("Bearer furcifer_abc"), token_in("Bearer of-the-metrics")
    ('furcifer_abc', '')
    """
    return header.removeprefix("Bearer ") if header.startswith(BEARER) else ""


def request_refusal(token: ProgramToken, method: str, path: str) -> Illegal | None:
    """Return why a program may not send this request, before anybody reads its body."""
    if not path.startswith("/api/tables"):
        looks = method == "GET" and (path in OPEN_TO_PROGRAMS or path.startswith(OPEN_TO_PROGRAMS[2:]))
        return None if looks else PEOPLE_ONLY
    table_id = path.removeprefix("/api/tables").strip("/").partition("/")[0]
    if wrong := table_refusal(token, table_id):
        return wrong
    if path.endswith(("/hint", "/reports")):
        return PEOPLE_ONLY
    return _scope_refusal(token, "host") if method == "POST" and not table_id else None


def table_refusal(token: ProgramToken, table_id: str) -> Illegal | None:
    """Return why a program may not use this table."""
    return None if token.table_id in (None, table_id) else OTHER_TABLE


def command_refusal(token: ProgramToken, command: Any) -> Illegal | None:
    """Return why a program may not send this command."""
    if isinstance(command, commands.Join):
        return PEOPLE_ONLY
    if isinstance(command, commands.Chat):
        return _scope_refusal(token, "chat")
    return _scope_refusal(token, "host" if isinstance(command, BY_HOST) else "play")


def _scope_refusal(token: ProgramToken, scope: str) -> Illegal | None:
    if scope in token.scopes:
        return None
    return Illegal("scope", f"This needs a token with the scope {scope!r}.", {"scope": scope})


def _is_other(token: ProgramToken | None, person: str) -> bool:
    return token is None or token.person != person


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
