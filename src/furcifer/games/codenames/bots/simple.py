"""The levels of Codenames, and what a simple player looks at: words that share a topic.

The levels play by `mind.py`. The simple player knows no meanings beyond the topic cards, and leaves letters
alone: a clue is about meaning. Its spymaster looks for a clue that stands nearer to some of its words than to
all others, and its operatives guess what stands nearest to the clue.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import islice, takewhile

from furcifer.core import Rng
from furcifer.games.codenames.actions import (
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
            worth = 1.0 if judge(turn.clue or "", visible(view), language, agreements(view.config)) else -1.0
        case Cover(word):  # the one that is most easily taken for another
            worth = sum(nearness(word, other, language) for other in visible(view))
        case Mark() | Unmark() | Concede() | Decline():
            worth = -1.0
        case _:
            worth = 0.0
    return worth


def improvise(view: View, rng: Rng) -> Sequence[Clue]:
    """Valid clues, the best first."""
    if view.key is None or view.first is None or view.seat is None:
        return ()
    team = team_of(view.seat, view.seats, view.first)
    words = rng.sample(vocabulary(view.config.language), POOL)
    thoughts = sorted((_thought(view, view.key, team, word) for word in words), reverse=True)
    table, language, agreed = visible(view), view.config.language, agreements(view.config)
    valid = (Clue(word, n) for _, n, word in thoughts if not judge(word, table, language, agreed))
    return list(islice(valid, OFFERED))


def _thought(view: View, key: str, team: str, word: str) -> tuple[float, int, str]:
    """How good a clue a word makes, and for how many: the own words nearer to it than any other."""
    cards = zip(view.words, key, view.tiles, strict=True)
    near = sorted(
        ((nearness(word, card, view.config.language), who) for card, who, tile in cards if tile == UNCOVERED),
        reverse=True,
    )
    own = [worth for worth, _ in takewhile(lambda pair: pair[0] > 0 and pair[1] == team, near)]
    assassin = next(worth for worth, who in near if who == ASSASSIN)
    return sum(own) - assassin, min(max(len(own), 1), NUMBERS[-1]), word


def visible(view: View) -> list[str]:
    return [card for card, tile in zip(view.words, view.tiles, strict=True) if tile == UNCOVERED]


@cache
def vocabulary(language: str) -> tuple[str, ...]:
    words = {word for topic in topics(language) for word in topic.words} | set(pack(language))
    return tuple(sorted({word.lower() for word in words if word.isalpha()}))


@lru_cache(maxsize=1 << 16)
def nearness(one: str, other: str, language: str) -> float:
    """How near two words stand: the number of topics they share."""
    cards = _cards(language)
    return float(len(cards.get(normalized(one), set()) & cards.get(normalized(other), set())))


@cache
def _cards(language: str) -> dict[str, set[str]]:
    """The topic cards a word stands on, by title."""
    titles: dict[str, set[str]] = {}
    for topic in topics(language):
        for word in topic.words:
            titles.setdefault(normalized(word), set()).add(topic.title)
    return titles
