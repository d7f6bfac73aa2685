"""Codenames: two spymasters, twenty-five words, and one clue at a time."""

from furcifer.core import Game, Kinds, Meta

from . import clock, ending, knowledge, notation, rules, setup
from .actions import Action
from .state import Config, Fact, State, View
from .tables import SEATS


class Codenames(Game[Config, State, Action, View, Fact]):
    meta = Meta(slug="codenames", title="Codenames", seats=tuple(SEATS), hidden=True)
    kinds = Kinds(config=Config, state=State, action=Action, view=View, fact=Fact)
    unfit = staticmethod(setup.unfit)
    start = staticmethod(setup.start)
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    asks = staticmethod(rules.asks)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(ending.outcome)
    draw = staticmethod(setup.draw)
    timer = staticmethod(clock.timer)
    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    imagine = staticmethod(knowledge.imagine)
    parse = staticmethod(notation.parse)


game = Codenames()
