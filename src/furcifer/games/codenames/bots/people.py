"""`furcifer bench words people`, Codenames: how often bots read a clue as the person meant it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from furcifer.core import Rng, Seat
from furcifer.games.codenames.state import Config, Turn, View
from furcifer.games.codenames.tables import BLUE, RED, UNCOVERED
from furcifer.words.people import MeantClue, for_tuning, meant_clues
from furcifer.words.relatedness import lexicon

from .operative import chances
from .skill import Skill

OPERATIVE = Seat(2)  # of Red at a table of four


class Score(NamedTuple):
    """The result of reading one clue."""

    first: bool  # the first card was meant
    recall: float  # the share of the meant cards among the first as many
    unread: bool


def measure(language: str, levels: dict[str, Skill], console: Console) -> None:
    """Print a table for the tuning half and one for the test half."""
    for tuning, items in groupby(sorted(meant_clues(language), key=for_tuning, reverse=True), for_tuning):
        console.print(_table(list(items), language, levels, "tuning" if tuning else "test", console))


def _table(
    items: Sequence[MeantClue], language: str, levels: dict[str, Skill], half: str, console: Console
) -> Table:
    title = f"Codenames ({language}): {len(items)} clues as people give them, {half} half"
    table = Table("reader", "first card meant", "meant cards found", "unreadable", title=title)
    scores: dict[str, list[Score]] = {"relatedness": [], **{level: [] for level in levels}}
    for item in track(items, f"Reading people's clues, {half} half", console=console, transient=True):
        scores["relatedness"].append(by_relatedness(item, language))
        for level, skill in levels.items():
            scores[level].append(by_operative(item, language, skill))
    for reader, found in scores.items():
        table.add_row(reader, *_row(found))
    return table


def _row(scores: Sequence[Score]) -> tuple[str, str, str]:
    first = sum(score.first for score in scores) / len(scores)
    recall = sum(score.recall for score in scores) / len(scores)
    return f"{first:.1%}", f"{recall:.1%}", str(sum(score.unread for score in scores))


def by_relatedness(item: MeantClue, language: str) -> Score:
    """Read a clue by relatedness alone."""
    near = lexicon(language).related(item.clue, item.cards)
    if near is None:
        return Score(first=False, recall=0.0, unread=True)
    order = np.argsort(-np.array(near), kind="stable")
    return _score(item, [item.cards[place] for place in order])


def by_operative(item: MeantClue, language: str, skill: Skill) -> Score:
    """Read a clue as an operative of a level does, slips included."""
    likely = chances(table_of(item, language), Rng(item.number, "people"), skill)
    unread = lexicon(language).related(item.clue, item.cards) is None
    score = _score(item, sorted(likely, key=lambda card: -likely[card]))
    return Score(first=False, recall=0.0, unread=True) if unread else score


def _score(item: MeantClue, order: Sequence[str]) -> Score:
    among = set(order[: len(item.meant)]) & set(item.meant)
    return Score(order[0] in item.meant, len(among) / len(item.meant), unread=False)


def table_of(item: MeantClue, language: str) -> View:
    """Return what Red's operative sees when the clue was given."""
    left = {RED: len(item.meant) + len(item.own), BLUE: len(item.others) // 2}
    return View(
        seat=OPERATIVE,
        config=Config(language=language),
        seats=4,
        words=item.cards,
        first=RED,
        key=None,
        tiles=UNCOVERED * len(item.cards),
        left=left,
        turns=(Turn(RED, item.clue, len(item.meant)),),
        phase="guess",
        marks=(),
    )
