"""Le Caméléon: two sides take each other's pieces by associations of colours."""

from furcifer.core import Game, Kinds, Meta

from . import knowledge, notation, rules
from .state import Action, Config, Fact, State, View


class LeCameleon(Game[Config, State, Action, View, Fact]):
    meta = Meta(slug="le-cameleon", title="Le Caméléon", seats=(2,))
    kinds = Kinds(config=Config, state=State, action=Action, view=View, fact=Fact)
    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    imagine = staticmethod(knowledge.imagine)
    parse = staticmethod(notation.parse)


game = LeCameleon()
