"""The matches of an MCP server: in memory, with one token for each seat that is not played by a bot."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from threading import RLock
from typing import Any

from furcifer.bots import Explains, has_bot, levels, player, turn_for
from furcifer.core import Candidate, ConfigError, FurciferError, Match, Rng, Seat, find, fresh_seed

MOST = 500  # matches kept; the oldest finished one makes room for a new one
OPEN = "open"
HINTS = 3


class UnknownToken(FurciferError):
    """Nobody has this token. The sentence says nothing about the tokens there are."""


@dataclass
class Table:
    """One match with its players: a bot's level, or `open` for a seat that somebody may take."""

    match: Match
    players: list[str]
    hints: bool
    tokens: dict[str, Seat] = field(default_factory=dict)

    @property
    def free(self) -> list[Seat]:
        taken = self.tokens.values()
        return [Seat(n) for n, name in enumerate(self.players) if name == OPEN and n not in taken]


class Matches:
    """All matches of a server. Its methods are called one at a time."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._by_token: dict[str, str] = {}
        self._lock = RLock()

    def start(
        self, slug: str, players: Sequence[str], config: Mapping[str, Any], hints: bool, seed: int | None
    ) -> str:
        """Start a match and return its id."""
        game = find(slug)
        for name in players:
            if name != OPEN and not has_bot(name, game.meta.slug):
                known = ", ".join((OPEN, *levels(slug)))
                raise ConfigError(f"There is no player {name!r}; choose from {known}.")
        match = Match.start(slug, len(players), seed, config)
        with self._lock:
            self._make_room()
            number = secrets.token_hex(8)
            self._tables[number] = Table(match, list(players), hints)
        return number

    def join(self, number: str) -> tuple[str, Seat]:
        """Take the next free seat of a match. Return its token and the seat."""
        with self._lock:
            table = self.table(number)
            if not table.free:
                raise ConfigError("Every seat of this match is taken.")
            token, seat = secrets.token_urlsafe(24), table.free[0]
            table.tokens[token] = seat
            self._by_token[token] = number
            self._let_bots_act(table)
            return token, seat

    def table(self, number: str) -> Table:
        try:
            return self._tables[number]
        except KeyError:
            raise ConfigError("There is no such match.") from None

    def seat(self, token: str) -> tuple[Table, Seat]:
        """Return the table and the seat of a token."""
        number = self._by_token.get(token)
        if number is None:
            raise UnknownToken("This seat token is not valid. `join` gives a token for a seat.")
        table = self._tables[number]
        return table, table.tokens[token]

    def act(self, token: str, action: str) -> Table:
        """Play an action, then let the bots act. A refused action raises IllegalAction with the reason."""
        with self._lock:
            table, seat = self.seat(token)
            table.match = table.match.act(seat, action)
            self._let_bots_act(table)
            return table

    def hint(self, token: str) -> list[Candidate]:
        """Return what the strongest bot would do in this seat, where the match allows it."""
        table, seat = self.seat(token)
        slug = table.match.game.meta.slug
        bot = player(levels(slug)[-1], slug)
        if not table.hints or not isinstance(bot, Explains):
            raise ConfigError("This match has no hints.")
        if seat not in table.match.to_act:
            raise ConfigError("It is not this seat's turn.")
        return bot.explain(turn_for(table.match, seat, Rng(fresh_seed())), HINTS)

    def log(self, number: str) -> dict[str, Any]:
        """Return the log of a finished match. Before its end a log would tell every secret."""
        match = self.table(number).match
        if match.outcome is None:
            raise ConfigError("The match is still being played; its replay is available after the end.")
        return dict(match.log)

    def _let_bots_act(self, table: Table) -> None:
        """Play for the bots until a seat without a bot must act. Nobody plays before all seats are taken."""
        while not table.free and (waiting := self._bots_to_act(table)):
            seat = waiting[0]
            bot = player(table.players[seat], table.match.game.meta.slug)
            table.match = table.match.act(seat, bot.choose(turn_for(table.match, seat, Rng(fresh_seed()))))

    @staticmethod
    def _bots_to_act(table: Table) -> list[Seat]:
        return [seat for seat in table.match.to_act if table.players[seat] != OPEN]

    def _make_room(self) -> None:
        if len(self._tables) < MOST:
            return
        finished = next((n for n, table in self._tables.items() if table.match.outcome is not None), None)
        if finished is None:
            raise ConfigError("Too many matches are being played. Finish one first.")
        for token in self._tables.pop(finished).tokens:
            del self._by_token[token]
