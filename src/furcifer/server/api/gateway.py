"""The gateway in front of everything else: it identifies visitors, checks origins and limits rates."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from furcifer.core import Illegal
from furcifer.server.table.devices import player_of

from .identity import COOKIE, Signer, cookie_value, new_person
from .limits import Limits
from .refusals import SLOW_DOWN, status_of

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

VISITOR = "furcifer.visitor"  # the key of the visitor in the scope of a request
PLAYER = re.compile(rb"(?:^|&)player=([a-z0-9]{1,8})(?:&|$)")
SAFE = {"GET", "HEAD", "OPTIONS"}
UNLIMITED = ("/health/", "/metrics")
SECURITY = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # whoever knows the address of a table can join it
)
CROSS_ORIGIN = Illegal("cross_origin", "Pages of other sites may not use this server.")


class Visitor(NamedTuple):
    owner: str  # the person the device is signed in as
    address: str
    known: bool  # does the owner come from a valid cookie?
    secure: bool  # did the request come over https?
    player: str = ""  # one of several people at the device, from `?player=`

    @property
    def person(self) -> str:
        return player_of(self.owner, self.player)


class Gateway:
    """The outermost ASGI application."""

    http: Any  # the application for HTTP
    sockets: Any  # the application for WebSockets

    def __init__(self, node: Node, signer: Signer) -> None:
        self.node = node
        self.signer = signer
        self.limits = Limits(node.settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = Headers(scope)
        visitor = scope[VISITOR] = self._visitor(scope, headers)
        if scope["type"] != "http":
            await self.sockets(scope, receive, send)
        elif refusal := self._refusal(scope, headers, visitor):
            await _refuse(send, refusal)
        else:
            await self.http(scope, receive, self._with_cookie(visitor, send))

    def _visitor(self, scope: Any, headers: Headers) -> Visitor:
        address, secure = (scope.get("client") or ("", 0))[0], scope.get("scheme") in ("https", "wss")
        if address in self.node.settings.trusted_proxies:
            address = headers.get(b"x-forwarded-for").rpartition(",")[2].strip() or address
            secure = headers.get(b"x-forwarded-proto") in ("https", "wss")
        cookie = cookie_value(headers.get(b"cookie"))
        person = self.signer.read_cookie(cookie) if cookie else None
        player = PLAYER.search(scope.get("query_string", b""))
        return Visitor(
            person or new_person(), address, person is not None, secure, player[1].decode() if player else ""
        )

    def _refusal(self, scope: Any, headers: Headers, visitor: Visitor) -> Illegal | None:
        if scope["path"].startswith(UNLIMITED):
            return None
        if scope["method"] not in SAFE and not self.same_site(headers):
            return CROSS_ORIGIN
        allowed = (
            self.limits.message(visitor.owner, visitor.address)
            if visitor.known
            else self.limits.addresses.take(visitor.address)
        )
        if not allowed:
            self.node.metrics.limited += 1
            return SLOW_DOWN
        return None

    def same_site(self, headers: Headers) -> bool:
        """Return whether a request comes from a page of this server, of an allowed site, or from no page."""
        origin = headers.get(b"origin")
        if not origin or origin in self.node.settings.allowed_origins:
            return True
        return urlsplit(origin).netloc == headers.get(b"host")

    def _with_cookie(self, visitor: Visitor, send: Any) -> Any:
        async def send_with_cookie(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = [*message.get("headers", ()), *SECURITY]
                if not visitor.known and not any(name == b"set-cookie" for name, _ in added):
                    added.append((b"set-cookie", self.cookie(visitor.owner, visitor.secure).encode()))
                message["headers"] = added
            await send(message)

        return send_with_cookie

    def cookie(self, person: str, secure: bool) -> str:
        """Return the Set-Cookie header that signs a browser in as this person."""
        settings = self.node.settings
        parts = [
            f"{COOKIE}={self.signer.cookie(person)}",
            "Path=/",
            f"Max-Age={settings.cookie_days * 86_400}",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure or settings.secure_cookies else parts)


class Headers:
    """The headers of a request, by their names in small letters."""

    __slots__ = ("_values",)

    def __init__(self, scope: Any) -> None:
        self._values: dict[bytes, bytes] = dict(scope.get("headers", ()))

    def get(self, name: bytes) -> str:
        return self._values.get(name, b"").decode("latin-1")


async def _refuse(send: Any, refusal: Illegal) -> None:
    body = msgspec.json.encode(refusal)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *SECURITY,
    ]
    await send({"type": "http.response.start", "status": status_of(refusal.code), "headers": headers})
    await send({"type": "http.response.body", "body": body})
