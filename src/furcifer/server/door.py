"""The door: who comes in, from where, and whether they knock too often. In front of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from .identity import COOKIE, cookie_value, new_person

if TYPE_CHECKING:
    from .hall import Hall

VISITOR = "furcifer.visitor"  # where the scope of a request keeps its visitor
SAFE = {"GET", "HEAD", "OPTIONS"}
UNLIMITED = ("/health/", "/metrics")
SECURITY = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # the address of a table is the key to it
)


class Visitor(NamedTuple):
    person: str
    address: str
    known: bool  # did the cookie say so?
    secure: bool  # did it come over https?


class Door:
    """The outermost ASGI application."""

    inside: Any  # the application for HTTP
    sockets: Any  # … and the one for sockets, which have nothing else between them and the tables

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = Headers(scope)
        visitor = scope[VISITOR] = self._visitor(scope, headers)
        if scope["type"] != "http":
            await self.sockets(scope, receive, send)
        elif refusal := self._refusal(scope, headers, visitor):
            await _refuse(send, *refusal)
        else:
            await self.inside(scope, receive, self._with_cookie(visitor, send))

    def _visitor(self, scope: Any, headers: Headers) -> Visitor:
        address, secure = (scope.get("client") or ("", 0))[0], scope.get("scheme") in ("https", "wss")
        if address in self.hall.settings.trusted_proxies:
            address = headers.get(b"x-forwarded-for").rpartition(",")[2].strip() or address
            secure = headers.get(b"x-forwarded-proto") in ("https", "wss")
        cookie = cookie_value(headers.get(b"cookie"))
        person = self.hall.signer.read_cookie(cookie) if cookie else None
        return Visitor(person or new_person(), address, person is not None, secure)

    def _refusal(self, scope: Any, headers: Headers, visitor: Visitor) -> tuple[int, str, str] | None:
        if scope["path"].startswith(UNLIMITED):
            return None
        if scope["method"] not in SAFE and not self.same_site(headers):
            return 403, "cross_origin", "This page may not talk to this server."
        limits = self.hall.limits
        allowed = (
            limits.message(visitor.person, visitor.address)
            if visitor.known
            else limits.addresses.take(visitor.address)
        )
        if not allowed:
            self.hall.metrics.limited += 1
            return 429, "slow_down", "Too many messages: wait a moment."
        return None

    def same_site(self, headers: Headers) -> bool:
        """Does a request come from a page of this server, of an allowed site, or from no page at all?"""
        origin = headers.get(b"origin")
        if not origin or origin in self.hall.settings.allowed_origins:
            return True
        return urlsplit(origin).netloc == headers.get(b"host")

    def _with_cookie(self, visitor: Visitor, send: Any) -> Any:
        async def send_with_cookie(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = [*message.get("headers", ()), *SECURITY]
                if not visitor.known and not any(name == b"set-cookie" for name, _ in added):
                    added.append((b"set-cookie", self.cookie(visitor.person, visitor.secure).encode()))
                message["headers"] = added
            await send(message)

        return send_with_cookie

    def cookie(self, person: str, secure: bool) -> str:
        settings = self.hall.settings
        parts = [
            f"{COOKIE}={self.hall.signer.cookie(person)}",
            "Path=/",
            f"Max-Age={settings.cookie_days * 86_400}",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure or settings.secure_cookies else parts)


class Headers:
    __slots__ = ("_values",)

    def __init__(self, scope: Any) -> None:
        self._values: dict[bytes, bytes] = dict(scope.get("headers", ()))

    def get(self, name: bytes) -> str:
        return self._values.get(name, b"").decode("latin-1")


async def _refuse(send: Any, status: int, code: str, text: str) -> None:
    body = msgspec.json.encode({"code": code, "text": text})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *SECURITY,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
