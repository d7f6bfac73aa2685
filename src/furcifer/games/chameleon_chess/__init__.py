"""Chameleon 5×5: a chess variant whose pieces change with the tile they stand on."""

from furcifer.core import Game, Kinds, Meta

from . import knowledge, notation, rules
from .state import Action, Config, Fact, State, View


class ChameleonChess(Game[Config, State, Action, View, Fact]):
    meta = Meta(slug="chameleon-chess", title="Chameleon 5×5", seats=(2,))
    kinds = Kinds(config=Config, state=State, action=Action, view=View, fact=Fact)
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


game = ChameleonChess()
