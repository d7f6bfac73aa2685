"""A match: a game, its log, and the state the log leads to. A value: acting gives a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from .chance import Rng, fresh_seed
from .codec import read_config, to_json
from .errors import ConfigError, FurciferError, Illegal, IllegalAction, LogError, NotationError
from .game import CHANCE, CLOCK, AnyGame, Ask, Outcome, Seat, Timer
from .registry import find

FORMAT = 1
Entry = tuple[Seat, Any]  # who acted, and how


class Log(Struct, frozen=True, forbid_unknown_fields=True):
    """A match on paper. With the seed it can go on; without, it can only be read again."""

    format: int
    game: str
    version: int
    seats: int
    config: dict[str, Any]
    seed: int | str | None  # text: JSON readers elsewhere round large numbers
    actions: list[tuple[int, str]]
    digest: str


class Match(Struct, frozen=True, eq=False):
    """One match of one game.

    >>> m = Match.start("chameleon-chess", seats=2, seed=7)
    >>> m.to_act, len(m.legal(0)), str(m.legal(0)[0])
    ((0,), 27, 'a1-a2')
    >>> m.check(0, "a1-a5")
    Illegal(code='no_such_move', text='The piece on a1 cannot go to a5.', names={'from': 'a1', 'to': 'a5'})
    >>> m = m.act(0, "b1-c3")
    >>> Match.replay(m.log) == m
    True
    """

    game: AnyGame
    config: Any
    seats: int
    seed: int | None
    entries: tuple[Entry, ...]
    state: Any

    @classmethod
    def start(
        cls, slug: str, seats: int, seed: int | None = None, config: Mapping[str, Any] | None = None
    ) -> Match:
        """A fresh match; chance has acted as far as it can. Without a seed, one nobody knows is drawn."""
        game = find(slug)
        checked = read_config(game.kinds.config, config or {}, game.meta.title)
        check_table(game, checked, seats)
        seed = fresh_seed() if seed is None else _whole(seed)
        return cls(game, checked, seats, seed, (), game.start(checked, seats))._with_chance()

    @classmethod
    def replay(cls, log: Mapping[str, Any]) -> Match:
        """The match a log tells of, every action checked again; LogError names the first fault."""
        paper = read_log(log)
        game = find(paper.game)
        checked = read_config(game.kinds.config, paper.config, game.meta.title)
        check_table(game, checked, paper.seats)
        seed = None if paper.seed is None else int(paper.seed)
        match = cls(game, checked, paper.seats, seed, (), game.start(checked, paper.seats))
        for number, (seat, notation) in enumerate(paper.actions, start=1):
            try:
                match = match._acted(Seat(seat), notation)
            except FurciferError as error:
                raise LogError(f"Action {number} of the log ({notation!r}): {error}") from None
        return match

    # What is asked of a match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def log(self) -> dict[str, Any]:
        """Everything, secrets included, ready for JSON."""
        paper: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.meta.slug,
            "version": self.game.meta.version,
            "seats": self.seats,
            "config": msgspec.to_builtins(self.config),
            "seed": None if self.seed is None else str(self.seed),
            "actions": [[seat, str(action)] for seat, action in self.entries],
        }
        return paper | {"digest": _digest(paper)}

    def legal(self, seat: int) -> Sequence[Any]:
        """All actions of that seat now, in a fixed order; empty where none or where free text is asked."""
        return self.game.legal(self.state, Seat(seat)) if Seat(seat) in self.to_act else ()

    def asks(self, seat: int) -> Ask | None:
        """What free text is wanted of that seat, or None."""
        return self.game.asks(self.state, Seat(seat)) if Seat(seat) in self.to_act else None

    def timer(self, seat: int) -> Timer | None:
        """The timer running for that seat, or None."""
        return self.game.timer(self.state, Seat(seat)) if Seat(seat) in self.to_act else None

    def check(self, seat: int, action: Any) -> Illegal | None:
        """None where that seat may do this now, otherwise why not. Never raises."""
        try:
            self._read(seat, action)
        except IllegalAction as error:
            return error.illegal
        return None

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None is the spectator."""
        if seat is not None and seat not in range(self.seats):
            raise IllegalAction(_no_such_seat(seat, self.seats))
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def told(self, to: int | None, since: int = 0) -> tuple[Any, ...]:
        """What a seat (None: a spectator) learned from the entries number `since` and later."""
        state = self.game.start(self.config, self.seats)
        facts: list[Any] = []
        listener = None if to is None else Seat(to)
        for number, (seat, action) in enumerate(self.entries):
            after = self.game.apply(state, seat, action)
            if number >= since:
                facts += self.game.tell(state, seat, action, after, listener)
            state = after
        return tuple(facts)

    # What happens to a match

    def act(self, seat: int, action: Any) -> Match:
        """The match after an action or its notation; IllegalAction otherwise, and this one is untouched."""
        if seat < 0:
            raise IllegalAction(_no_such_seat(seat, self.seats))
        return self._acted(seat, action)._with_chance()

    def time_up(self, seat: int) -> Match:
        """The match after the timer of that seat ran out: the table acts for it, by the match's chance."""
        choices = [a for a in self.game.legal(self.state, CLOCK) if a.seat == seat]
        if not choices:
            raise IllegalAction(
                Illegal("no_timer", f"No timer runs for seat {seat + 1}.", {"seat": seat + 1})
            )
        return self._acted(CLOCK, self._rng().choice(choices))._with_chance()

    def _acted(self, seat: int, action: Any) -> Match:
        read = self._read(seat, action)
        state = self.game.apply(self.state, Seat(seat), read)
        entries = (*self.entries, (Seat(seat), read))
        return Match(self.game, self.config, self.seats, self.seed, entries, state)

    def _read(self, seat: int, action: Any) -> Any:
        if isinstance(seat, bool) or seat not in range(CLOCK, self.seats):
            raise IllegalAction(_no_such_seat(seat, self.seats))
        try:
            read = self.game.parse(action) if isinstance(action, str) else action
        except NotationError as error:
            raise IllegalAction(Illegal("notation", str(error))) from None
        if not isinstance(read, self.game.kinds.action):
            title = self.game.meta.title
            raise IllegalAction(Illegal("notation", f"{action!r} is no action of {title}."))
        if illegal := self.game.check(self.state, Seat(seat), read):
            raise IllegalAction(illegal)
        return read

    def _with_chance(self) -> Match:
        match = self
        while match.to_act == (CHANCE,):
            match = match._acted(CHANCE, match.game.draw(match.state, match._rng()))
        return match

    def _rng(self) -> Rng:
        """The stream for the next entry: it depends on the seed and the place in the log, on nothing else."""
        if self.seed is None:
            raise LogError("This match comes from a log without a seed: it can be read, not played on.")
        return Rng(self.seed, len(self.entries))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.game.meta.slug, self.seed, self.entries))

    def _key(self) -> tuple[Any, ...]:
        return self.game.meta.slug, self.config, self.seats, self.seed, self.entries, self.state


def check_table(game: AnyGame, config: Any, seats: Any) -> None:
    """ConfigError where this game cannot be played by so many, or with these options together."""
    if why := game.unfit(config, seats):
        raise ConfigError(why)
    if isinstance(seats, bool) or seats not in game.meta.seats:
        counts = game.meta.seats
        span = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else f"{counts[0]}"
        raise ConfigError(f"{game.meta.title} is for {span} players, not {seats}.")


def read_log(log: Mapping[str, Any]) -> Log:
    """A log whose form, version and digest are right; LogError says what is not."""
    try:
        paper = msgspec.convert(log, Log)
        seedless = paper.seed is None or int(paper.seed) >= 0
    except (msgspec.ValidationError, ValueError) as error:
        raise LogError(f"This is not a log of a match: {error}.") from None
    if not seedless:
        raise LogError(f"This is not a log of a match: seed {paper.seed} is negative.")
    if paper.format != FORMAT:
        raise LogError(f"This log has format {paper.format}; this program reads format {FORMAT}.")
    if paper.version != (version := find(paper.game).meta.version):
        raise LogError(f"This log is of {paper.game} version {paper.version}; this is version {version}.")
    if paper.digest != _digest({key: value for key, value in log.items() if key != "digest"}):
        raise LogError(f"This log was cut or edited: its digest {paper.digest!r} does not fit its content.")
    return paper


def _digest(paper: Mapping[str, Any]) -> str:
    ordered = {key: paper[key] for key in sorted(paper)}
    return blake2b(to_json(ordered).encode(), digest_size=16).hexdigest()


def _whole(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise ConfigError(f"A seed is a whole number from 0, not {seed!r}.")
    return seed


def _no_such_seat(seat: Any, seats: int) -> Illegal:
    shown = seat + 1 if isinstance(seat, int) else seat
    return Illegal("no_such_seat", f"There is no seat {shown}: the table has {seats}.", {"seat": shown})
