"""The gateway in front of everything else: it identifies visitors, checks origins and limits rates."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import furcifer
from furcifer.core import Illegal
from furcifer.server.store import STORE_ERRORS
from furcifer.server.store.program_tokens import ProgramToken
from furcifer.server.study.puzzles.answers import PuzzleAnswers
from furcifer.server.study.reviews import Reviews
from furcifer.server.table.devices import player_of

from .hosts import UNKNOWN_HOST, AllowedHosts
from .identity import COOKIE, Signer, cookie_value, new_person
from .limits import FREE_BYTES, Limits, counted, plain
from .programs import BAD_TOKEN, Programs, request_refusal, token_in
from .refusals import BANNED, SLOW_DOWN, status_of
from .security import HSTS, security_headers

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

WEB = Path(furcifer.__file__).parent / "web_dist"  # the page, if it was built
VISITOR = "furcifer.visitor"  # the key of the visitor in the scope of a request
PLAYER = re.compile(rb"(?:^|&)player=([a-z0-9]{1,8})(?:&|$)")
SAFE = {"GET", "HEAD", "OPTIONS"}
FAILED = 400  # and every status above it
UNLIMITED = "/health/live"
PERSONAL = ("/api/tables", "/api/me")  # a change under these paths gives a stranger a cookie
WITH_TOKENS = ("/api/", "/schema")  # the paths that programs may use
ASSET = re.compile(r"/assets/[\w./-]{1,200}", re.ASCII)
NO_ASSET = Illegal("not_found", "There is no such file.")
CROSS_ORIGIN = Illegal("cross_origin", "Pages of other sites may not use this server.")


class Visitor(NamedTuple):
    owner: str  # the person the device is signed in as
    address: str  # as limits count it: of IPv6, the network
    known: bool  # does the owner come from a valid cookie?
    secure: bool  # did the request come over https?
    player: str = ""  # one of several people at the device, from `?player=`
    program: ProgramToken | None = None

    @property
    def person(self) -> str:
        return player_of(self.owner, self.player)


class Gateway:
    """The outermost ASGI application. WebSockets do not pass through it; `Sockets` uses its checks."""

    http: Any  # the application for HTTP

    def __init__(self, node: Node, signer: Signer) -> None:
        self.node = node
        self.signer = signer
        self.limits = Limits(node.settings)
        self.reviews = Reviews(node)
        self.puzzles = PuzzleAnswers(node)
        self.hosts = AllowedHosts(node.settings)
        self.programs = Programs(node)
        self.proxies = frozenset(map(plain, node.settings.trusted_proxies))
        self._security = security_headers(WEB / "index.html")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":  # the answer to GET, without its body
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        headers = Headers(scope)
        visitor = sender = self.visitor(scope, headers)
        refusal = None
        if scope["path"].startswith(WITH_TOKENS) and (token := token_in(headers.get(b"authorization"))):
            sender, refusal = await self.program(visitor, token)
        scope[VISITOR] = sender
        if refusal := refusal or self._refusal(scope, headers, sender):
            await self._refuse(send, visitor, refusal)
        else:
            becomes = not sender.known and scope["method"] not in SAFE and scope["path"].startswith(PERSONAL)
            await self.http(scope, receive, self._with_headers(sender, becomes, send))

    async def program(self, visitor: Visitor, token: str) -> tuple[Visitor, Illegal | None]:
        """Return the program that a token identifies in place of the person, or why there is none."""
        if not self.limits.addresses.take(visitor.address):
            return visitor, SLOW_DOWN
        try:
            found = await self.programs.find(token)
        except STORE_ERRORS as error:
            return visitor, self.node.store_refusal(error)
        if found is None:
            return visitor, BAD_TOKEN
        return Visitor(found.person, visitor.address, known=True, secure=visitor.secure, program=found), None

    def visitor(self, scope: Any, headers: Headers) -> Visitor:
        """Return who sent a request, and from where."""
        address, secure = plain((scope.get("client") or ("", 0))[0]), scope.get("scheme") in ("https", "wss")
        if address in self.proxies:
            address = headers.get(b"x-forwarded-for").rpartition(",")[2].strip() or address
            secure = headers.get(b"x-forwarded-proto") in ("https", "wss")
        cookie = cookie_value(headers.get(b"cookie"))
        person = self.signer.read_cookie(cookie) if cookie else None
        player = PLAYER.search(scope.get("query_string", b""))
        return Visitor(
            person or new_person(),
            counted(address),
            person is not None,
            secure,
            player[1].decode() if player else "",
        )

    def _refusal(self, scope: Any, headers: Headers, visitor: Visitor) -> Illegal | None:
        if scope["path"] == UNLIMITED:
            return None
        if wrong := self._misdirected(scope, headers, visitor):
            return wrong
        size = self._body_size(headers)
        allowed = (
            self.limits.message(visitor.owner, visitor.address, size)
            if visitor.known
            else self.limits.addresses.take(visitor.address, 1 + size / FREE_BYTES)
        )
        if not allowed:
            self.node.metrics.limited += 1
            return SLOW_DOWN
        if visitor.known:
            self.node.seen.note(visitor.owner)
            if scope["method"] not in SAFE and self.node.bans.hold(visitor.owner) and not _own_data(scope):
                return BANNED
        return visitor.program and request_refusal(visitor.program, scope["method"], scope["path"])

    def _body_size(self, headers: Headers) -> int:
        """Return the announced size of a body; one of unknown size counts as the largest."""
        longest, size = self.node.settings.message_bytes, headers.get(b"content-length")
        if size.isascii() and size.isdecimal():
            return min(int(size[:9]), longest)
        return longest if headers.get(b"transfer-encoding") else 0

    def _misdirected(self, scope: Any, headers: Headers, visitor: Visitor) -> Illegal | None:
        if not self.hosts.allow(headers.get(b"host")):
            return UNKNOWN_HOST
        if scope["method"] not in SAFE and not self.same_site(headers, visitor):
            return CROSS_ORIGIN
        path = scope["path"]
        return NO_ASSET if path.startswith("/assets/") and not ASSET.fullmatch(path) else None

    def same_site(self, headers: Headers, visitor: Visitor) -> bool:
        """Return whether a request comes from a page of this server, of an allowed site, or from no page."""
        origin, settings = headers.get(b"origin"), self.node.settings
        if not origin or origin in settings.allowed_origins or origin == settings.public_url.rstrip("/"):
            return True
        scheme, _, host = origin.partition("://")
        # A request over https must come from an https page. One over http may come from either: it may have
        # reached a proxy over https.
        return host == headers.get(b"host") and scheme in ({"https"} if visitor.secure else {"http", "https"})

    def _with_headers(self, visitor: Visitor, becomes: bool, send: Any) -> Any:
        """Add security headers and, for a stranger who has done something, the cookie. Looking sets none."""

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = [*message.get("headers", ()), *self._protection(visitor)]
                done = becomes and message["status"] < FAILED
                if done and not any(name == b"set-cookie" for name, _ in added):
                    added.append((b"set-cookie", self.cookie(visitor.owner, visitor.secure).encode()))
                message["headers"] = added
            await send(message)

        return send_with_headers

    def _protection(self, visitor: Visitor) -> tuple[tuple[bytes, bytes], ...]:
        return (*self._security, HSTS) if visitor.secure else self._security

    async def _refuse(self, send: Any, visitor: Visitor, refusal: Illegal) -> None:
        body = msgspec.json.encode(refusal)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *self._protection(visitor),
        ]
        await send({"type": "http.response.start", "status": status_of(refusal.code), "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def cookie(self, person: str | None, secure: bool) -> str:
        """Return the Set-Cookie header that signs a browser in as this person, or out for None."""
        settings = self.node.settings
        parts = [
            f"{COOKIE}={self.signer.cookie(person) if person else ''}",
            "Path=/",
            f"Max-Age={settings.cookie_days * 86_400 if person else 0}",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure or settings.secure_cookies else parts)


def _own_data(scope: Any) -> bool:
    """Return whether a request is about the visitor's own data, which nobody may keep from them."""
    return bool(scope["path"] in ("/api/me", "/api/me/sign-out") and scope["method"] in ("DELETE", "POST"))


def _without_body(send: Any) -> Any:
    async def send_head(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head


class Headers:
    """The headers of a request, by their names in small letters."""

    __slots__ = ("_values",)

    def __init__(self, scope: Any) -> None:
        self._values: dict[bytes, bytes] = dict(scope.get("headers", ()))

    def get(self, name: bytes) -> str:
        return self._values.get(name, b"").decode("latin-1")
