"""Coloretto: draw chameleons into rows, take a row in time, and keep to three colours."""

from furcifer.core import Game, Kinds, Meta

from . import knowledge, notation, rules
from .facts import Fact
from .state import Action, Config, State, View
from .tables import SEATS


class Coloretto(Game[Config, State, Action, View, Fact]):
    meta = Meta(slug="coloretto", title="Coloretto", seats=SEATS)
    kinds = Kinds(config=Config, state=State, action=Action, view=View, fact=Fact)
    unfit = staticmethod(rules.unfit)
    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    chances = staticmethod(rules.chances)
    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    imagine = staticmethod(knowledge.imagine)
    parse = staticmethod(notation.parse)


game = Coloretto()
