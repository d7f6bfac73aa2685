"""Refusals over HTTP: the body is the JSON of an `Illegal`, and its code decides the status."""

from __future__ import annotations

from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from furcifer.core import Illegal

# One code for each status, for refusals that come from HTTP itself.
GENERIC_CODES = {
    400: "malformed",
    401: "bad_token",
    403: "forbidden",
    404: "not_found",
    405: "not_allowed",
    413: "too_long",
    429: "slow_down",
    500: "fault",
    503: "store_away",
}
STATUSES = {code: status for status, code in GENERIC_CODES.items()} | {
    "not_host": 403,
    "banned": 403,
    "banned_here": 403,
    "not_seated": 403,
    "silence": 403,
    "cross_origin": 403,
    "unknown_host": 403,
    "scope": 403,
    "no_programs": 403,
    "store_damaged": 503,
    "unreadable": 500,
    "no_table": 404,
    "no_link": 404,
    "no_puzzle": 404,
    "overworked": 429,
    "bots_not_ready": 429,
}
DEFAULT_STATUS = 409  # the table or the rules refuse

UNREADABLE = Illegal("unreadable", "The log of this table cannot be read. Tell whoever runs this server.")
NO_IDENTITY = Illegal("no_identity", "Nobody knows you yet. Send POST /api/me, and connect again.")
BANNED = Illegal("banned", "The host of this site has banned you. You may look, and be forgotten.")
SLOW_DOWN = Illegal("slow_down", "Too many requests. Wait a moment.")

# The refusals of every route, for the OpenAPI document.
RESPONSES = {
    status: ResponseSpec(data_container=Illegal, description=text, generate_examples=False)
    for status, text in (
        (400, "The request cannot be read."),
        (401, "The token of a program is unknown, expired or revoked."),
        (403, "You may not do this."),
        (404, "There is no such table."),
        (409, "The table or the rules refuse it."),
        (413, "The request is too long."),
        (429, "Too many requests."),
        (503, "The server cannot reach its database."),
    )
}


def fault(number: str) -> Illegal:
    """Return the refusal for an unexpected error, with its number in the log."""
    text = f"Something went wrong on the server. Whoever runs it can find this in the log as error {number}."
    return Illegal("fault", text, {"number": number})


def status_of(code: str) -> int:
    """Return the HTTP status for the code of a refusal.

    >>> status_of("not_host"), status_of("not_your_turn")
    (403, 409)
    """
    return STATUSES.get(code, DEFAULT_STATUS)


def code_of(status: int) -> str:
    """Return the generic code for an HTTP status."""
    return GENERIC_CODES.get(status, "malformed")


class RequestRefused(HTTPException):
    """Ends a request with a refusal."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(status_code=status_of(illegal.code), detail=illegal.text)
        self.illegal = illegal
