"""The bots of The Chameleon and their levels."""

from furcifer.core import CustomBots
from furcifer.games.chameleon.actions import Action
from furcifer.games.chameleon.state import View

from .play import able, decide, explain
from .simple import improvise, weigh
from .skill import Skill

bots: CustomBots[View, Action] = CustomBots(
    weigh=weigh,
    improvise=improvise,
    decide=decide,
    explain=explain,
    able=able,
    levels={
        "gentle": Skill(words=3_000, clues=1, hides=0.0, order=0.0, blur=2.5),
        "easy": Skill(words=4_000, clues=1, hides=0.4, order=0.0, blur=1.8),
        "steady": Skill(words=5_000, clues=2, hides=0.8, order=0.2, blur=1.2),
        "strong": Skill(words=7_000, clues=3, hides=1.2, order=0.35, blur=0.6),
        "master": Skill(),
    },
)
