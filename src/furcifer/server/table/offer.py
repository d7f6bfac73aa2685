"""The options of a seat that is to act. They are listed when somebody first asks, and then kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from furcifer.core import AnyGame, Ask, Seat

from .sync import Choice

KNOWN_CHOICES = 16_384  # actions whose text and JSON are kept: they come back in every match of a game
_encoder = msgspec.json.Encoder()


class Offer:
    """The options of a seat in a state, and the seq since which they have been the same."""

    __slots__ = ("_ask", "_game", "_json", "_known", "_legal", "_seat", "_state", "since")

    def __init__(self, game: AnyGame, state: Any, seat: Seat, since: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self.since = since
        self._legal: Sequence[Any] | None = None
        self._ask: Ask | None = None
        self._known: Sequence[Known] | None = None
        self._json: bytes | None = None

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
        if self._json is None:
            self._json = b"[%b]" % b",".join([json for _, json in self._look_up()])
        return self._json

    def find(self, notation: str | dict[str, Any]) -> Any:
        """Return the legal action with this notation, or None."""
        for number, (text, _) in enumerate(self._look_up()):
            if text == notation:
                return self._list()[number]
        return None

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

    def _look_up(self) -> Sequence[Known]:
        if (known := self._known) is None:
            known = self._known = _known(self._list())
        return known


Known: TypeAlias = tuple[str, bytes]  # the notation of an action, and its JSON as a `Choice`
_choices: dict[Any, Known] = {}  # faster than a cache that notes what was used last


def _known(legal: Sequence[Any]) -> list[Known]:
    try:
        return [_choices[action] for action in legal]
    except KeyError:
        return [_choice(action) for action in legal]


def _choice(action: Any) -> Known:
    if (known := _choices.get(action)) is None:
        if len(_choices) >= KNOWN_CHOICES:
            _choices.clear()
        text = str(action)
        known = _choices[action] = text, _encoder.encode(Choice(text, action))
    return known
