"""Examples for the descriptions. A test validates each against its type."""

from __future__ import annotations

from typing import Any

TABLE = "q3Vx0oX3kQJ2b7mEwq5B1A"

EXAMPLES: dict[str, Any] = {
    "NewTable": {"game": "chameleon-chess", "sit": 0, "bots": {"1": "steady"}, "language": "en"},
    "TableOpened": {"id": TABLE, "link": f"https://games.example.org/t/{TABLE}", "commitment": "0" * 64},
    "ActionBody": {"id": "m1", "action": "b1-c3", "seq": 7},
    "SeatBody": {"id": "m2", "seat": 1},
    "Accepted": {"type": "accepted", "id": "m1", "seq": 8},
    "Refused": {
        "type": "refused",
        "id": "m1",
        "code": "not_your_turn",
        "text": "It is not your turn.",
        "names": {},
    },
    "Illegal": {"code": "seat_taken", "text": "Seat 2 is taken.", "names": {"seat": 2}},
    "Hello": {"type": "hello", "id": "1", "seen": 0},
    "Act": {"type": "act", "id": "m1", "action": "b1-c3", "seq": 7},
    "Welcome": {"type": "welcome", "version": 1},
    "NewProgram": {"name": "Cautious", "scopes": ["play"], "days": 30},
    "Try": {"so_far": ["b1-c3"], "given": "c3-d5"},
    "NewName": {"name": "Ann"},
    "Question": {"game": "chameleon-chess", "config": {}, "moves": ["b1-c3"], "think": True},
}
