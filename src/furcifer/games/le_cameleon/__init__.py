"""Le Caméléon: two sides take each other's pieces by associations of colours."""

from collections.abc import Callable

from furcifer.core import Bots, Drawing, Encoding, Game, Kernel, Kinds, Meta, Puzzles, Terminal

from . import knowledge, notation, rules
from .state import Action, Config, Fact, State, View


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
        slug="le-cameleon",
        title="Le Caméléon",
        seats=(2,),
        chance=False,
        hidden=False,
        simultaneous=False,
        free_text=False,
        timed=False,
        zero_sum=True,
        analysable=True,
    ),
    kinds=Kinds(config=Config, state=State, action=Action, view=View, fact=Fact),
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    check=rules.check,
    apply=rules.apply,
    outcome=rules.outcome,
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
