"""Chameleon 5×5: a chess variant whose pieces change with the tile they stand on."""

from collections.abc import Callable

from furcifer.core import Bots, Drawing, Encoding, Game, Kernel, Kinds, Meta, Puzzles, Solver, Terminal

from . import knowledge, notation, rules
from .state import Action, Config, Fact, Move, State, View


def _encoding() -> Encoding[View, Action]:
    from .encoding import encoding

    return encoding


def _bots() -> Bots[View, Move]:
    from .bots import bots

    return bots


def _kernel() -> Kernel[State, Config]:
    from .kernel import kernel

    return kernel


def _solver() -> Solver:
    from .solver import solver

    return solver


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
        slug="chameleon-chess",
        title="Chameleon 5×5",
        seats=(2,),
        chance=True,  # R1, R10: only a lot or the balanced start
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
    check_recorded=rules.check_recorded,
    apply=rules.apply,
    outcome=rules.outcome,
    even_start={"start": "balanced"},  # R10
    chances=rules.chances,
    view=knowledge.view,
    tell=knowledge.tell,
    imagine=knowledge.imagine,
    parse=notation.parse,
    encoding=_encoding,
    bots=_bots,
    kernel=_kernel,
    solver=_solver,
    terminal=_terminal,
    picture=_picture,
    puzzles=_puzzles,
)
