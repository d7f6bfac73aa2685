"""A match is a game, its log, and the state the log leads to. It is a value: acting returns a new match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from .chance import Rng, fresh_seed
from .codec import read_config
from .contract import AnyGame
from .errors import ConfigError, FurciferError, Illegal, IllegalAction, LogError, NotationError
from .game import CHANCE, CLOCK, OVER, Ask, Outcome, Seat, Timer
from .history import History
from .log import FORMAT, digest_of, read_log
from .registry import find

Entry = tuple[Seat, Any]  # who acted, and how
Check = Callable[[Any, Seat, Any], Illegal | None]


class Step(Struct, frozen=True):
    """One entry of a match with the states around it."""

    number: int  # its place in the log, from 0
    seat: Seat
    action: Any
    before: Any
    after: Any


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
    entries: History[Entry]
    state: Any
    ended: Outcome | None = None  # by the players: a resignation, an agreement, a claim
    data: str | None = None  # the digest of the word data in the log it comes from; None: the data of now

    @classmethod
    def start(
        cls, slug: str, seats: int, seed: int | None = None, config: Mapping[str, Any] | None = None
    ) -> Match:
        """Start a match and let chance act as far as it can. Without a seed, a secret one is drawn."""
        game = find(slug)
        checked = read_config(game.kinds.config, config or {}, game.meta.title)
        check_table(game, checked, seats)
        seed = fresh_seed() if seed is None else _whole(seed)
        return cls(game, checked, seats, seed, History(), game.start(checked, seats))._with_chance()

    @classmethod
    def unseeded(cls, slug: str, seats: int, config: Mapping[str, Any] | None = None) -> Match:
        """Start a match in which the caller also plays chance: `record` plays every action.

        >>> m = Match.unseeded("chameleon-chess", seats=2, config={"first": "lot"})
        >>> m.to_act, len(m.game.chances(m.state))
        ((-1,), 2)
        >>> m.record(-1, "first blue").to_act
        (1,)
        """
        game = find(slug)
        checked = read_config(game.kinds.config, config or {}, game.meta.title)
        check_table(game, checked, seats)
        return cls(game, checked, seats, None, History(), game.start(checked, seats))

    @classmethod
    def replay(cls, log: Mapping[str, Any], strict: bool = False) -> Match:
        """Rebuild a match from its log, checking every action again; LogError names the first fault.

        The referee's recorded rulings are kept. With `strict`, today's dictionary judges the clues again.
        """
        paper = read_log(log)
        game = find(paper.game)
        checked = read_config(game.kinds.config, paper.config, game.meta.title)
        check_table(game, checked, paper.seats)
        seed = None if paper.seed is None else int(paper.seed)
        start = game.start(checked, paper.seats)
        match = cls(game, checked, paper.seats, seed, History(), start, data=paper.data)
        check = game.check if strict else game.check_recorded
        for number, (seat, notation) in enumerate(paper.actions, start=1):
            try:
                match = match._acted(Seat(seat), notation, check)
            except FurciferError as error:
                raise LogError(f"Action {number} of the log ({notation!r}): {error}") from None
        return match if paper.ended is None else match.end(paper.ended)

    # Questions

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return () if self.ended is not None else self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.ended if self.ended is not None else self.game.outcome(self.state)

    @property
    def log(self) -> dict[str, Any]:
        """Return the whole match, secrets included, ready for JSON."""
        paper: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.meta.slug,
            "version": self.game.meta.version,
            "seats": self.seats,
            "config": msgspec.to_builtins(self.config),
            "seed": None if self.seed is None else str(self.seed),
            "actions": [[seat, str(action)] for seat, action in self.entries],
        }
        if data := self._data_digest():
            paper["data"] = data
        if self.ended is not None:
            paper["ended"] = msgspec.to_builtins(self.ended)
        return paper | {"digest": digest_of(paper)}

    def _data_digest(self) -> str:
        if self.data is not None or self.game.data_digest is None:
            return self.data or ""
        return self.game.data_digest(self.config)

    def lost_by(self, seat: int, reason: str) -> Outcome:
        """Return the outcome if a seat loses outside the rules, for example on time."""
        winners = self.game.winners_against(self.seats, Seat(seat))
        scores = tuple(float(Seat(other) in winners) for other in range(self.seats))
        return Outcome(scores, winners, reason)

    def legal(self, seat: int) -> Sequence[Any]:
        """Return all actions of a seat in a fixed order; empty if it cannot act or is asked for free text."""
        return self.game.legal(self.state, Seat(seat)) if Seat(seat) in self.to_act else ()

    def asks(self, seat: int) -> Ask | None:
        """Return the free-text prompt for a seat, or None."""
        return self.game.asks(self.state, Seat(seat)) if Seat(seat) in self.to_act else None

    def timer(self, seat: int) -> Timer | None:
        """Return the timer running for a seat, or None."""
        return self.game.timer(self.state, Seat(seat)) if Seat(seat) in self.to_act else None

    def check(self, seat: int, action: Any) -> Illegal | None:
        """Return why a seat may not do this now, or None if it may. Never raises."""
        try:
            self._read(seat, action)
        except IllegalAction as error:
            return error.illegal
        return None

    def warning(self, seat: int, action: Any) -> Illegal | None:
        """Return a warning about an action that `check` allows, or None. Never raises."""
        try:
            read = self._read(seat, action)
        except IllegalAction:
            return None
        return self.game.warning(self.state, Seat(seat), read)

    def view(self, seat: int | None) -> Any:
        """Return what a seat may know; None is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise IllegalAction(_no_such_seat(seat, self.seats))
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def told(self, to: int | None, since: int = 0) -> tuple[Any, ...]:
        """Return what a seat (None: a spectator) learned from entry number `since` and later."""
        listener = None if to is None else Seat(to)
        facts: list[Any] = []
        for step in self.steps():
            if step.number >= since:
                facts += self.game.tell(step.before, step.seat, step.action, step.after, listener)
        return tuple(facts)

    def steps(self) -> Iterator[Step]:
        """Walk through the match from its start, one entry at a time."""
        before = self.game.start(self.config, self.seats)
        for number, (seat, action) in enumerate(self.entries):
            after = self.game.apply(before, seat, action)
            yield Step(number, seat, action, before, after)
            before = after

    # Actions

    def act(self, seat: int, action: Any) -> Match:
        """Return the match after an action (struct or notation); raise IllegalAction if it is refused."""
        if seat < 0:
            raise IllegalAction(_no_such_seat(seat, self.seats))
        return self._acted(seat, action)._with_chance()

    def act_as_listed(self, seat: int, action: Any) -> Match:
        """Return the match after an action that `legal` listed for this seat; it is not checked again."""
        return self._after(Seat(seat), action)._with_chance()

    def record(self, seat: int, action: Any) -> Match:
        """Return the match after an action of a seat, of chance or of the clock. Chance does not act next."""
        return self._acted(seat, action)

    def time_up(self, seat: int) -> Match:
        """Return the match after a seat's timer ran out: the table acts for the seat, drawing by the seed."""
        choices = [a for a in self.game.legal(self.state, CLOCK) if a.seat == seat]
        if not choices:
            raise IllegalAction(
                Illegal("no_timer", f"No timer runs for seat {seat + 1}.", {"seat": seat + 1})
            )
        return self._acted(CLOCK, self._rng().choice(choices))._with_chance()

    def end(self, outcome: Outcome) -> Match:
        """Return the match as its players ended it; raise LogError if it is over or the outcome cannot be.

        >>> m = Match.start("chameleon-chess", seats=2, seed=7).end(Outcome((0, 1), (Seat(1),), "resigned"))
        >>> m.to_act, m.outcome.reason, Match.replay(m.log) == m
        ((), 'resigned', True)
        """
        seats = range(self.seats)
        if self.outcome is not None:
            raise LogError("This match is already over.")
        if len(outcome.scores) != self.seats or not all(seat in seats for seat in outcome.winners):
            raise LogError("An outcome has one score for each seat, and only seats can win.")
        return msgspec.structs.replace(self, ended=outcome)

    def _acted(self, seat: int, action: Any, check: Check | None = None) -> Match:
        return self._after(Seat(seat), self._read(seat, action, check))

    def _after(self, seat: Seat, action: Any) -> Match:
        state = self.game.apply(self.state, seat, action)
        entries = self.entries.plus((seat, action))
        return Match(self.game, self.config, self.seats, self.seed, entries, state, data=self.data)

    def _read(self, seat: int, action: Any, check: Check | None = None) -> Any:
        if isinstance(seat, bool) or seat not in range(CLOCK, self.seats):
            raise IllegalAction(_no_such_seat(seat, self.seats))
        if self.ended is not None:
            raise IllegalAction(OVER)
        try:
            read = self.game.parse(action) if isinstance(action, str) else action
        except NotationError as error:
            raise IllegalAction(Illegal("notation", str(error))) from None
        if not isinstance(read, self.game.kinds.action):
            title = self.game.meta.title
            raise IllegalAction(Illegal("notation", f"{action!r} is not an action of {title}."))
        if illegal := (check or self.game.check)(self.state, Seat(seat), read):
            raise IllegalAction(illegal)
        return read

    def _with_chance(self) -> Match:
        match = self
        while match.to_act == (CHANCE,):
            match = match._acted(CHANCE, match.game.chance_action(match.state, match._rng()))
        return match

    def _rng(self) -> Rng:
        """Return the stream for the next entry. It depends only on the seed and the place in the log."""
        if self.seed is None:
            raise LogError("This match comes from a log without a seed: it can be read, not played on.")
        return Rng(self.seed, len(self.entries))

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self  # a value

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game by its name."""
        fields = (self.config, self.seats, self.seed, self.entries, self.state, self.ended, self.data)
        return _unpickled, (self.game.meta.slug, *fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.game.meta.slug, self.seed, self.entries))

    def _key(self) -> tuple[Any, ...]:
        return self.game.meta.slug, self.config, self.seats, self.seed, self.entries, self.state, self.ended


def _unpickled(slug: str, *fields: Any) -> Match:
    return Match(find(slug), *fields)


def check_table(game: AnyGame, config: Any, seats: Any) -> None:
    """Raise ConfigError if the game does not allow this number of seats or combination of options."""
    if why := game.unfit(config, seats):
        raise ConfigError(why)
    if isinstance(seats, bool) or seats not in game.meta.seats:
        counts = game.meta.seats
        span = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else f"{counts[0]}"
        raise ConfigError(f"{game.meta.title} is for {span} players, not {seats}.")


def _whole(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise ConfigError(f"A seed is a whole number from 0, not {seed!r}.")
    return seed


def _no_such_seat(seat: Any, seats: int) -> Illegal:
    shown = seat + 1 if isinstance(seat, int) else seat
    return Illegal("no_such_seat", f"There is no seat {shown}: the table has {seats}.", {"seat": shown})
