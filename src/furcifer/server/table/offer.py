"""The options of a seat that is to act. They are listed when somebody first asks, and then kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from furcifer.core import AnyGame, Ask, Seat

from .sync import Choice

KNOWN_CHOICES = 16_384  # actions whose text and JSON are kept: they come back in every match of a game
_encoder = msgspec.json.Encoder()


class Offer:
    """The options of a seat in a state, and the seq since which they have been the same."""

    __slots__ = ("_ask", "_game", "_json", "_legal", "_notations", "_seat", "_state", "since")

    def __init__(self, game: AnyGame, state: Any, seat: Seat, since: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self.since = since
        self._legal: Sequence[Any] | None = None
        self._ask: Ask | None = None
        self._notations: tuple[str, ...] | None = None
        self._json = b"[]"

    @property
    def legal(self) -> Sequence[Any]:
        """Return all actions of the seat; empty where the action is free text."""
        return self._list()

    @property
    def ask(self) -> Ask | None:
        """Return the free-text prompt of the seat, or None."""
        self._list()
        return self._ask

    @property
    def json(self) -> bytes:
        """Return the legal actions as a JSON list of `Choice`."""
        self._encode()
        return self._json

    def find(self, notation: str | dict[str, Any]) -> Any:
        """Return the legal action with this notation, or None."""
        if not isinstance(notation, str):
            return None
        notations = self._encode()
        return self._list()[notations.index(notation)] if notation in notations else None

    def same(self, other: Offer) -> bool:
        """Return whether both offer the same."""
        return (self.legal, self.ask) == (other.legal, other.ask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.since == other.since and self.same(other)

    __hash__ = None  # type: ignore[assignment]

    def _list(self) -> Sequence[Any]:
        if (legal := self._legal) is None:
            self._ask = self._game.asks(self._state, self._seat)
            self._legal = legal = self._game.legal(self._state, self._seat)
        return legal

    def _encode(self) -> tuple[str, ...]:
        if (notations := self._notations) is None:
            known = _known(self._list())
            notations = tuple([text for text, _ in known])
            self._json = b"[" + b",".join([json for _, json in known]) + b"]"
            self._notations = notations
        return notations


_choices: dict[Any, tuple[str, bytes]] = {}  # faster than a cache that notes what was used last


def _known(legal: Sequence[Any]) -> list[tuple[str, bytes]]:
    """Return the notation of each action, and its JSON as a `Choice`."""
    try:
        return [_choices[action] for action in legal]
    except KeyError:
        return [_choice(action) for action in legal]


def _choice(action: Any) -> tuple[str, bytes]:
    if (known := _choices.get(action)) is None:
        if len(_choices) >= KNOWN_CHOICES:
            _choices.clear()
        text = str(action)
        known = _choices[action] = text, _encoder.encode(Choice(text, action))
    return known
