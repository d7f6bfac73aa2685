"""Read the parameters of an OpenSpiel game: game, seats, options, lexicon, and where play begins."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, get_args

from furcifer.adapters.numbering import USUAL, Numbering
from furcifer.core import CHANCE, AnyGame, ConfigError, Match, NotationError, find
from furcifer.core.codec import options

LONGEST = 10_000  # decisions, after which a match is given up as a draw
SPARE = 16  # clues outside the lexicon that can be said as structs in one position
Value = int | bool | str
OWN: dict[str, Value] = {
    "players": 0,
    "lexicon": USUAL,
    "words": "",
    "max_game_length": LONGEST,
    "opening": "",
}


def defaults(game: AnyGame) -> dict[str, Value]:
    """Return the parameters of a game: our own, and its options. A list is a text with slashes: a/b/c."""
    found: dict[str, Value] = {**OWN, "players": game.meta.seats[0]}
    for field in options(game.kinds.config):
        if isinstance(field.default, int | str):
            found[field.name] = field.default
        elif field.default == () and get_args(field.type)[0] == tuple[str, ...]:  # its type is annotated
            found[field.name] = ""
    return found


def _read(value: Value) -> Value | list[str]:
    """Return the value of an option. OpenSpiel has no lists, and a comma ends a parameter."""
    return value.split("/") if isinstance(value, str) and "/" in value else value


class Setup:
    """One kind of table. It is shared by all states of a game and never changes."""

    def __init__(self, slug: str, given: tuple[tuple[str, Value], ...]) -> None:
        self.slug, self.given, parameters = slug, given, dict(given)
        game = find(slug)
        unknown = parameters.keys() - defaults(game).keys()
        if unknown:
            raise ConfigError(f"furcifer_{slug.replace('-', '_')} has no parameter {sorted(unknown)[0]!r}.")
        parameters = defaults(game) | parameters
        config = {name: _read(value) for name, value in parameters.items() if name not in OWN and value != ""}
        self.longest = int(parameters["max_game_length"])
        bare = Match.unseeded(slug, int(parameters["players"]), config)
        words = [word for word in str(parameters["words"]).split("/") if word]
        self.numbering = Numbering(bare, words or int(parameters["lexicon"]))
        self.start = self._opened(bare, str(parameters["opening"]))

    def _opened(self, match: Match, opening: str) -> Match:
        """Play the opening: actions in notation, chance's included, separated by semicolons."""
        for notation in filter(None, (part.strip() for part in opening.split(";"))):
            if not match.to_act:
                raise ConfigError(f"The opening goes on after the end of the match: {notation!r}.")
            match = match.record(match.to_act[0], notation)
        return match

    @property
    def actions(self) -> int:
        """The number of actions, with places for clues outside the lexicon where there are clues."""
        return self.numbering.size + (SPARE if self.numbering.words else 0)

    @cached_property
    def most_chances(self) -> int:
        """The most outcomes of a chance node: as many as there are numbered actions, or as at the start."""
        game, match, most = self.start.game, self.start, self.numbering.encoding.actions
        while match.to_act == (CHANCE,):
            listed = game.chances(match.state)
            if not listed:
                assert game.draw_stepwise is not None
                drawn: list[int] = []
                while isinstance(weights := game.draw_stepwise(match.state, drawn), list):
                    most = max(most, len(weights))
                    drawn.append(next(number for number, weight in enumerate(weights) if weight))
                match = match.record(CHANCE, weights)
            else:
                most, match = max(most, len(listed)), match.record(CHANCE, listed[0][0])
        return most

    def read(self, text: str) -> Any:
        """Return the action that a notation means, or raise ValueError."""
        try:
            return self.start.game.parse(text)
        except NotationError as error:
            raise ValueError(str(error)) from None

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_of, (self.slug, self.given)


@lru_cache(maxsize=64)
def setup_of(slug: str, given: tuple[tuple[str, Value], ...]) -> Setup:
    """Return the table for these parameters, made once."""
    return Setup(slug, given)
