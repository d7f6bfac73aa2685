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
        "gentle": Skill(words=3_000, clues=1, hides=0.0, blends=0.0, order=0.0, blur=2.5),
        "easy": Skill(words=4_000, clues=1, hides=1.0, blends=1.0, order=0.0, blur=2.0),
        "steady": Skill(words=5_000, clues=2, hides=2.0, blends=3.0, order=0.2, blur=1.6),
        "strong": Skill(words=7_000, clues=3, hides=3.0, blends=6.0, order=0.35, blur=0.8),
        "master": Skill(),
    },
)
