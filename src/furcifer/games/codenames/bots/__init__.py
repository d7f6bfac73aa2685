"""The bots of Codenames and their levels."""

from furcifer.core import CustomBots
from furcifer.games.codenames.actions import Action
from furcifer.games.codenames.state import View

from .partner import acquaint
from .play import able, decide, explain
from .simple import improvise, weigh
from .skill import Skill
from .sureness import sureness

bots: CustomBots[View, Action] = CustomBots(
    weigh=weigh,
    improvise=improvise,
    decide=decide,
    explain=explain,
    able=able,
    sureness=sureness,
    acquaint=acquaint,
    levels={
        "gentle": Skill(vocabulary=3_000, ambition=1, fear=2.0, slips=0.9, memory=False),
        "easy": Skill(
            vocabulary=5_000,
            ambition=2,
            care=3.0,
            promise=3.0,
            no_card=4.0,
            fear=10.0,
            slips=0.6,
            memory=False,
        ),
        "steady": Skill(
            vocabulary=8_000, ambition=2, care=2.0, promise=0.6, no_card=3.6, fear=8.0, slips=0.35
        ),
        "strong": Skill(
            vocabulary=12_000, ambition=3, care=1.5, promise=0.4, no_card=3.4, fear=7.0, slips=0.15
        ),
        "master": Skill(),
    },
)
