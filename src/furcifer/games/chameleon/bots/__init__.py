"""The bots of The Chameleon and their levels."""

from furcifer.core import CustomBots
from furcifer.games.chameleon.actions import Action
from furcifer.games.chameleon.state import View

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
    levels={
        "gentle": Skill(clues=1, hides=-4.0, blends=1.0, order=0.0, blur=6.0, lost=4.0),
        "easy": Skill(clues=2, hides=-1.0, blends=3.0, order=0.0, blur=3.0, lost=2.3),
        "steady": Skill(clues=2, hides=1.0, blends=4.0, order=0.2, blur=1.5, lost=1.4),
        "strong": Skill(clues=3, hides=4.0, blends=7.0, order=0.35, blur=0.8, lost=0.9),
        "master": Skill(),
    },
)
