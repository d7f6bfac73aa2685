"""The levels of Codenames, and a simple player that goes by shared topics.

The levels play by `play.py`. The simple player knows words only from the topic cards: its spymaster looks for
a clue that shares more topics with some of its own words than with any other, and its operatives guess the
word that shares most topics with the clue.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice, takewhile

from furcifer.core import Rng
from furcifer.games.codenames.actions import (
    SPOKEN,
    Action,
    Call,
    Clue,
    Concede,
    Cover,
    Decline,
    Guess,
    Mark,
    Reject,
    Stop,
    Unmark,
)
from furcifer.games.codenames.clues import agreements
from furcifer.games.codenames.state import View
from furcifer.games.codenames.tables import ASSASSIN, NUMBERS, UNCOVERED, team_of
from furcifer.words import judge, normalized, pack, topics

POOL, OFFERED = 80, 4  # words that come to mind, and the best of them


def weigh(view: View, action: Action) -> float:
    turn, language = view.turns[-1], view.config.language
    match action:
        case Guess(word):
            worth = nearness(turn.clue or "", word, language)
        case Stop():  # trust the number, do not use the extra guess, and do not guess at what is not near
            worth = 9.0 if len(turn.guesses) >= (turn.number if isinstance(turn.number, int) else 1) else 0.5
        case Call() | Reject():
            worth = 1.0 if at_fault(view) else -1.0
        case Cover(word):  # the one that is most easily taken for another
            worth = sum(nearness(word, other, language) for other in visible(view))
        case Mark() | Unmark() | Concede() | Decline():
            worth = -1.0
        case _:
            worth = 0.0
    return worth


def at_fault(view: View) -> bool:
    """Return whether the clue of this turn breaks the rules, as far as the referee knows."""
    said, config = view.turns[-1].clue or "", view.config
    return not config.voice and judge(said, visible(view), config.language, agreements(config)) is not None


def improvise(view: View, rng: Rng) -> Sequence[Clue]:
    """Return valid clues, best first."""
    if view.key is None or view.first is None or view.seat is None:
        return ()
    if view.config.voice:
        return (Clue(SPOKEN, 1),)
    team = team_of(view.seat, view.seats, view.first)
    known, on_table = vocabulary(view.config.language), _by_title(view)
    words = rng.sample(known, min(POOL, len(known)))
    thoughts = sorted((_thought(view, on_table, team, word) for word in words), reverse=True)
    table, language, agreed = visible(view), view.config.language, agreements(view.config)
    valid = (Clue(word, n) for _, n, word in thoughts if not judge(word, table, language, agreed))
    return list(islice(valid, OFFERED))


def _by_title(view: View) -> Mapping[str, list[int]]:
    """Return the uncovered cards, by number, of each topic that has some."""
    cards, found = _cards(view.config.language), defaultdict(list)
    for number, (word, tile) in enumerate(zip(view.words, view.tiles, strict=True)):
        if tile == UNCOVERED:
            for title in cards.get(normalized(word), ()):
                found[title].append(number)
    return found


def _thought(view: View, on_table: Mapping[str, list[int]], team: str, word: str) -> tuple[float, int, str]:
    """Score a word as a clue, and count the words of the own team nearer to it than any other."""
    assert view.key is not None, "only those who see the key give clues"
    titles = _cards(view.config.language).get(normalized(word), ())
    shared = Counter(card for title in titles for card in on_table.get(title, ()))
    near = sorted(((count, view.key[card]) for card, count in shared.items()), reverse=True)
    own = [count for count, _ in takewhile(lambda pair: pair[1] == team, near)]
    assassin = sum(count for count, who in near if who == ASSASSIN)
    return float(sum(own) - assassin), min(max(len(own), 1), NUMBERS[-1]), word


def visible(view: View) -> list[str]:
    return [card for card, tile in zip(view.words, view.tiles, strict=True) if tile == UNCOVERED]


@cache
def vocabulary(language: str) -> tuple[str, ...]:
    words = {word for topic in topics(language) for word in topic.words} | set(pack(language))
    return tuple(sorted({word.lower() for word in words if word.isalpha()}))


@lru_cache(maxsize=1 << 16)
def nearness(one: str, other: str, language: str) -> float:
    """Return the number of topics that two words share."""
    cards = _cards(language)
    return float(len(cards.get(normalized(one), set()) & cards.get(normalized(other), set())))


@cache
def _cards(language: str) -> dict[str, set[str]]:
    """Return the titles of the topic cards that contain a word."""
    titles: dict[str, set[str]] = {}
    for topic in topics(language):
        for word in topic.words:
            titles.setdefault(normalized(word), set()).add(topic.title)
    return titles
