"""Clues that people would give, written down to measure bots with: `languages/<code>/people`."""

from __future__ import annotations

from msgspec import Struct

from .files import folder_of, numbered

FOLDER = "people"


class MeantClue(Struct, frozen=True):
    """A clue at a table of Codenames and the cards that its giver meant."""

    number: int
    clue: str
    meant: tuple[str, ...]
    own: tuple[str, ...]  # the team's other cards
    others: tuple[str, ...]  # everybody else's cards
    assassin: str

    @property
    def cards(self) -> tuple[str, ...]:
        """All open cards in alphabetical order, so that a tie favours nobody."""
        return tuple(sorted((*self.meant, *self.own, *self.others, self.assassin)))


class Bluff(Struct, frozen=True):
    """Four clues at a table of The Chameleon: three by players who know the word, and a bluff."""

    number: int
    topic: str
    word: str
    clues: tuple[str, ...]
    bluff: str


class Known(Struct, frozen=True):
    """Clues of people who know the secret word of The Chameleon: one each, at different tables."""

    number: int
    topic: str
    word: str
    clues: tuple[str, ...]


def for_tuning(item: MeantClue | Bluff | Known) -> bool:
    """Return whether an item belongs to the half that may be used to choose parameters."""
    return item.number % 2 == 1


def meant_clues(language: str) -> list[MeantClue]:
    """Return the clues of Codenames; none if the language has no such file."""
    return [
        MeantClue(int(number), clue, _listed(meant), _listed(own), _listed(others), assassin)
        for number, clue, meant, own, others, assassin in _lines("clues", language)
    ]


def bluffs(language: str) -> list[Bluff]:
    """Return the clues of The Chameleon; none if the language has no such file."""
    return [
        Bluff(int(number), topic, word, _listed(clues), bluff)
        for number, topic, word, clues, bluff in _lines("bluffs", language)
    ]


def known_words(language: str) -> list[Known]:
    """Return clues of people who know a word of The Chameleon; none if the language has no such file."""
    return [
        Known(int(number), topic, word, _listed(clues))
        for number, topic, word, clues in _lines("knowing", language)
    ]


def fair_items(language: str, name: str) -> frozenset[int]:
    """Return the numbers of the `clues` or `bluffs` that make fair puzzles."""
    lines = (numbers for file, numbers in _lines("puzzles", language) if file == name)
    return frozenset(int(number) for numbers in lines for number in numbers.split())


def _lines(name: str, language: str) -> list[list[str]]:
    path = folder_of(language) / FOLDER / f"{name}.txt"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return [[field.strip() for field in line.split("|")] for _, line in numbered(text)]


def _listed(field: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in field.split(",") if word.strip())
