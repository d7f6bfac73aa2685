"""The actions of a game as numbers: those that can be listed, then the clues of a lexicon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from furcifer.core import AnyGame, ConfigError, Encoding, Match, Seat

USUAL = 200  # words in a lexicon
Lexicon = int | Sequence[str]


def encoding_of(game: AnyGame) -> Encoding[Any, Any]:
    """Return the encoding of a game, or raise ConfigError."""
    if game.encoding is None:
        raise ConfigError(f"{game.meta.title} cannot be an environment: it has no encoding.")
    return game.encoding()


@cache
def commonest(language: str, count: int) -> tuple[str, ...]:
    """Return the commonest words that are fit to be clues."""
    from furcifer.words.relatedness import lexicon

    known = lexicon(language)
    return tuple(known.words[place] for place in known.clues[:count].tolist())


class Numbering:
    """A finite set of actions for one kind of table.

    `lexicon` is the number of words that can be clues, the commonest first, or the words themselves. Games
    without free text ignore it.
    """

    def __init__(self, table: Match, lexicon: Lexicon = USUAL) -> None:
        self.game, self.encoding = table.game, encoding_of(table.game)
        self.words = self._words(table.config, lexicon)
        say = self.encoding.say
        self._said = [tuple(say(table.config, word)) for word in self.words] if say else []
        self._per_word = len(self._said[0]) if self._said else 0
        self.size = self.encoding.actions + len(self._said) * self._per_word

    def _words(self, config: Any, lexicon: Lexicon) -> tuple[str, ...]:
        if self.encoding.say is None:
            return ()
        words = commonest(config.language, lexicon) if isinstance(lexicon, int) else tuple(lexicon)
        if not words:
            raise ConfigError("A lexicon needs at least one word.")
        return words

    def choices(self, match: Match, seat: int, view: Any) -> dict[int, Any]:
        """Return the legal actions of a seat by their numbers."""
        encode, found = self.encoding.encode, {}
        for action in match.legal(seat):
            found[encode(view, action)] = action
        return found or (self._clues(match, seat) if match.asks(seat) else found)

    def _clues(self, match: Match, seat: int) -> dict[int, Any]:
        found: dict[int, Any] = {}
        check, state, first = self.game.check, match.state, self.encoding.actions
        for place, actions in enumerate(self._said):
            if check(state, Seat(seat), actions[0]) is None:
                start = first + place * self._per_word
                found.update(enumerate(actions, start))
        if not found:
            raise ConfigError(
                f"None of the {len(self.words)} words of this lexicon is a legal clue: use a larger one."
            )
        return found

    def action(self, match: Match, seat: int, number: int) -> Any:
        """Return the action of a number for a seat, legal or not."""
        place, variant = divmod(number - self.encoding.actions, self._per_word or 1)
        if number >= self.encoding.actions:
            return self._said[place][variant]
        return self.encoding.decode(match.view(seat), number)
