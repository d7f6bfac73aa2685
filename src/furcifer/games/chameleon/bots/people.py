"""`furcifer bench words people`, The Chameleon: how often bots suspect a bluff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from furcifer.core import Rng, Seat, Turn
from furcifer.games.chameleon import game, setup
from furcifer.games.chameleon.actions import Action, Vote
from furcifer.games.chameleon.state import Config, State
from furcifer.games.chameleon.tables import LETTERS, PRINTED, ROLLS
from furcifer.words import Topic, normalized, topics
from furcifer.words.people import Bluff, Known, bluffs, for_tuning

from . import play
from .skill import Skill

SEATS = 4
DECK = PRINTED["blue"]


def measure(language: str, levels: dict[str, Skill], console: Console) -> None:
    """Print a table for the tuning half and one for the test half."""
    for tuning, items in groupby(sorted(bluffs(language), key=for_tuning, reverse=True), for_tuning):
        console.print(_table(list(items), language, levels, "tuning" if tuning else "test", console))


def _table(
    items: Sequence[Bluff], language: str, levels: dict[str, Skill], half: str, console: Console
) -> Table:
    title = f"The Chameleon ({language}): {len(items)} rounds as people play them, {half} half"
    table = Table("level", "suspects the bluff (chance 33 %)", title=title)
    found = Counter[str]()
    for item in track(items, f"Judging people's clues, {half} half", console=console, transient=True):
        for level, skill in levels.items():
            found[level] += suspects_bluff(item, language, skill)
    for level in levels:
        table.add_row(level, f"{found[level] / len(items):.1%}")
    return table


def suspects_bluff(item: Bluff, language: str, skill: Skill) -> bool:
    """Return whether a bot that knows the word, and gave one of the true clues, votes for the bluff."""
    rng = Rng(item.number, "bluff")
    clues = tuple(rng.shuffled([*item.clues, item.bluff]))
    bluffer = Seat(clues.index(item.bluff))
    voter = Seat(clues.index(item.clues[0]))
    state = replace(table_of(item, language, bluffer), clues=clues, ready=(True,) * SEATS)
    return choice(state, voter, rng, skill) == Vote(bluffer)


def choice(state: State, seat: Seat, rng: Rng, skill: Skill) -> Action:
    turn = Turn(game, seat, game.view(state, seat), game.legal(state, seat), game.asks(state, seat), rng)
    action: Action = play.decide(turn, skill).action
    return action


def table_of(item: Bluff | Known, language: str, chameleon: Seat) -> State:
    """Return the table before the first clue. The first seat deals."""
    card = card_of(item, language)
    word = [normalized(word) for word in card.words].index(normalized(item.word))
    begun = setup.lay_table(Config(language=language, code_cards="printed"), SEATS, Seat(0), ())
    dice = ROLLS[DECK.index(LETTERS[word])]
    return replace(begun, topic=card, chameleon=chameleon, dice=dice, table=DECK)


def card_of(item: Bluff | Known, language: str) -> Topic:
    return next(topic for topic in topics(language) if normalized(topic.title) == normalized(item.topic))
