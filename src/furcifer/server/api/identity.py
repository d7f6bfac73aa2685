"""Identity without accounts: a random number in a signed cookie.

A cookie is `person.signature`. A personal link carries the same person to another device; it is signed for
that purpose alone, expires, and has a number by which the server knows that it was used.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

COOKIE = "furcifer"
SIGNATURE = 32  # hexadecimal digits: 128 bits
TABLE_BYTES = 16
CLAIM_DOTS = 2  # in the part of a link that is signed


class Link(NamedTuple):
    """A personal link: whom it signs in, until when (in seconds), and its number."""

    person: str
    expires: int
    number: str


class Signer:
    """Signs and checks cookies and personal links with the key of this site."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def cookie(self, person: str) -> str:
        return f"{person}.{self._sign('cookie', person)}"

    def read_cookie(self, value: str) -> str | None:
        """Return the person a cookie names, or None if this site did not sign it."""
        person, _, signature = value.partition(".")
        return person if self._fits("cookie", person, signature) else None

    def link(self, person: str, expires: int) -> str:
        """Return a token that signs another device in as this person until `expires` (in seconds)."""
        claim = f"{person}.{expires}.{secrets.token_urlsafe(9)}"
        return f"{claim}.{self._sign('link', claim)}"

    def read_link(self, token: str, now: float) -> Link | None:
        """Return a personal link, or None if it is invalid or has expired."""
        claim, _, signature = token.rpartition(".")
        if claim.count(".") != CLAIM_DOTS or not self._fits("link", claim, signature):
            return None
        person, expires, number = claim.split(".")
        return Link(person, int(expires), number) if int(expires) > now else None

    def table_id(self, person: str, message: str) -> str:
        """Return the secret id of the table that a person opens with this message; the same each time."""
        number = hmac.new(self._key, f"table/{person}/{message}".encode(), sha256).digest()[:TABLE_BYTES]
        return urlsafe_b64encode(number).decode().rstrip("=")

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}/{text}".encode(), sha256).hexdigest()[:SIGNATURE]

    def _fits(self, purpose: str, text: str, signature: str) -> bool:
        expected = self._sign(purpose, text).encode()
        return bool(text) and hmac.compare_digest(expected, signature.encode())


def new_person() -> str:
    """Return a new random person."""
    return secrets.token_urlsafe(16)


def cookie_value(header: str) -> str | None:
    """Return the value of our cookie in a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None
