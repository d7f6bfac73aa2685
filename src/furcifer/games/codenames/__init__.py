"""Codenames: two spymasters, twenty-five words, and one clue at a time."""

from collections.abc import Callable

from furcifer.core import Bots, Drawing, Encoding, Game, Kinds, Meta, Puzzles, Terminal, WordBenchmark

from . import clues, knowledge, notation, phases, rules, scoring, setup
from .actions import Action
from .state import Config, Fact, State, View
from .tables import SEATS, seating


def _encoding() -> Encoding[View, Action]:
    from .encoding import encoding

    return encoding


def _bots() -> Bots[View, Action]:
    from .bots import bots

    return bots


def _terminal() -> Terminal[View, Fact]:
    from .terminal import terminal

    return terminal


def _word_benchmark() -> WordBenchmark:
    from .bots.benchmark import word_benchmark

    return word_benchmark


def _picture() -> Callable[[View], Drawing]:
    from .picture import draw

    return draw


def _puzzles() -> Puzzles:
    from .puzzles import puzzles

    return puzzles


game: Game[Config, State, Action, View, Fact] = Game(
    meta=Meta(
        slug="codenames",
        title="Codenames",
        # 1: the referee let other clues pass; 2: guesses before the other side accepted a clue;
        # 3: logs did not hold the referee's rulings
        version=4,
        seats=tuple(SEATS),
        chance=True,
        hidden=True,
        simultaneous=True,
        free_text=True,
        timed=True,
        zero_sum=False,
        analysable=False,
    ),
    kinds=Kinds(config=Config, state=State, action=Action, view=View, fact=Fact),
    start=setup.start,
    to_act=phases.to_act,
    legal=rules.legal,
    check=rules.check,
    check_recorded=rules.check_recorded,
    apply=rules.apply,
    outcome=scoring.outcome,
    unfit=setup.unfit,
    data_digest=setup.data_digest,
    seating=seating,
    asks=rules.asks,
    warning=clues.warning,
    chances=setup.chances,
    draw=setup.draw,
    draw_stepwise=setup.draw_stepwise,
    timer=phases.timer,
    winners_against=scoring.winners_against,
    retractable=rules.retractable,
    view=knowledge.view,
    tell=knowledge.tell,
    imagine=knowledge.imagine,
    may_chat=knowledge.may_chat,
    language=knowledge.language,
    parse=notation.parse,
    read_option=notation.read_option,
    encoding=_encoding,
    bots=_bots,
    terminal=_terminal,
    picture=_picture,
    word_benchmark=_word_benchmark,
    puzzles=_puzzles,
)
