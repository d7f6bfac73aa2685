"""The Chameleon: everybody knows the secret word but one, who must not be found out."""

from furcifer.core import Game, Kinds, Meta

from . import dealing, knowledge, notation, phases, rules, scoring
from .actions import Action
from .state import Config, Fact, State, View
from .tables import SEATS


class TheChameleon(Game[Config, State, Action, View, Fact]):
    meta = Meta(slug="chameleon", title="The Chameleon", seats=SEATS, hidden=True)
    kinds = Kinds(config=Config, state=State, action=Action, view=View, fact=Fact)
    unfit = staticmethod(dealing.unfit)
    start = staticmethod(rules.start)
    to_act = staticmethod(phases.to_act)
    legal = staticmethod(rules.legal)
    asks = staticmethod(rules.asks)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(scoring.outcome)
    chances = staticmethod(dealing.chances)
    draw = staticmethod(dealing.draw)
    timer = staticmethod(rules.timer)
    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    imagine = staticmethod(knowledge.imagine)
    parse = staticmethod(notation.parse)


game = TheChameleon()
