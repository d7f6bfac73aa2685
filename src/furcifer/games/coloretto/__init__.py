"""Coloretto: draw chameleons into rows, take a row in time, and keep to three colours."""

from collections.abc import Callable

from furcifer.core import Bots, Drawing, Encoding, Game, Kernel, Kinds, Meta, Puzzles, Terminal

from . import knowledge, notation, rules
from .facts import Fact
from .state import Action, Config, State, View
from .tables import SEATS


def _encoding() -> Encoding[View, Action]:
    from .encoding import encoding

    return encoding


def _bots() -> Bots[View, Action]:
    from .bots import bots

    return bots


def _kernel() -> Kernel[State, Config]:
    from .kernel import kernel

    return kernel


def _terminal() -> Terminal[View, Fact]:
    from .terminal import terminal

    return terminal


def _picture() -> Callable[[View], Drawing]:
    from .picture import draw

    return draw


def _puzzles() -> Puzzles:
    from .puzzles import puzzles

    return puzzles


game: Game[Config, State, Action, View, Fact] = Game(
    meta=Meta(
        slug="coloretto",
        title="Coloretto",
        seats=SEATS,
        chance=True,
        hidden=False,
        simultaneous=False,
        free_text=False,
        timed=False,
        zero_sum=False,
        analysable=False,
    ),
    kinds=Kinds(config=Config, state=State, action=Action, view=View, fact=Fact),
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    check=rules.check,
    apply=rules.apply,
    outcome=rules.outcome,
    unfit=rules.unfit,
    chances=rules.chances,
    view=knowledge.view,
    tell=knowledge.tell,
    imagine=knowledge.imagine,
    parse=notation.parse,
    encoding=_encoding,
    bots=_bots,
    kernel=_kernel,
    terminal=_terminal,
    picture=_picture,
    puzzles=_puzzles,
)
