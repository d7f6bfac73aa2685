"""A hundred thousand messages and bodies that nobody should send: no fault, and the table plays on."""

from __future__ import annotations

import json
import random
import string

import pytest
from websockets.exceptions import ConnectionClosed

from furcifer.server.api import protocol

MESSAGES, BODIES = 90_000, 10_000
AT_ONCE = 200  # messages sent before the answers are read
KINDS = sorted(kind.__struct_config__.tag for kind in protocol.FromClient.__args__)
FIELDS = sorted({field for kind in protocol.FromClient.__args__ for field in kind.__struct_fields__})
ROUTES = ("commands", "actions", "seats", "start", "host", "chat", "undo", "rematch", "check")
ODD = [
    None,
    True,
    -1,
    0,
    1,
    63,
    64,
    2**53,
    1e308,
    "",
    "b1-c3",
    "\ud7ff",
    "x" * 300,
    [],
    {},
    [[]],
    {"type": "move"},
]


def value(rng: random.Random, depth: int = 0):
    if depth < 3 and rng.random() < 0.15:
        return {rng.choice(FIELDS): value(rng, depth + 1) for _ in range(rng.randrange(3))}
    if depth < 3 and rng.random() < 0.1:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if rng.random() < 0.2:
        return "".join(rng.choice(string.printable + "é\u2800\u202e👩") for _ in range(rng.randrange(20)))
    return rng.choice(ODD)


def message(rng: random.Random) -> str:
    """Return a message: well formed with odd values, or with some of its letters changed."""
    fields = {rng.choice(FIELDS): value(rng) for _ in range(rng.randrange(4))}
    text = json.dumps({"type": rng.choice(KINDS), "id": f"f{rng.randrange(10**9)}"} | fields)
    if rng.random() < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(string.printable) + text[at + rng.randrange(3) :]
    return text


def flood(socket, messages: list[str]) -> int:
    """Send messages, then wait for the answer to a ping behind them; return the number of refusals."""
    for text in messages:
        socket.ws.send(text)
    before = len(socket.frames)
    assert socket.ask("ping")["type"] == "pong"
    refused = 0
    for line in "\n".join(socket.frames[before:]).split("\n"):
        answer = json.loads(line)
        assert answer.get("code") not in ("fault", "store_away", "busy"), answer
        refused += answer["type"] == "refused"
    socket.frames.clear()
    return refused


def fuzz(node, friend, messages: int, bodies: int, seed: int) -> None:
    rng = random.Random(seed)
    people = [friend("Ann"), friend("Bob")]
    table = people[0].open_table()
    socket, refused = people[0].socket(table), 0
    for first in range(0, messages, AT_ONCE):
        try:
            refused += flood(socket, [message(rng) for _ in range(min(AT_ONCE, messages - first))])
        except ConnectionClosed:
            pytest.fail("a message closed the socket")
    assert refused > messages / 4
    for _ in range(bodies):
        path = f"/api/tables/{table}/{rng.choice(ROUTES)}" if rng.random() < 0.8 else "/api/tables"
        person = rng.choice(people)
        headers = {"Content-Type": "application/json"}
        answer = person.http.post(path, content=message(rng).encode("utf-8", "replace"), headers=headers)
        assert answer.status_code < 500, (path, answer.text)
    assert '"event":"fault"' not in node.output
    assert people[1].look(table)["seq"] > 1


def test_nonsense_for_a_moment_harms_nothing(node, friend):
    fuzz(node, friend, messages=1000, bodies=100, seed=1)


@pytest.mark.long
def test_a_hundred_thousand_pieces_of_nonsense_harm_nothing(node, friend):
    fuzz(node, friend, MESSAGES, BODIES, seed=2)
