"""A compiled copy of the rules of Chameleon 5×5 for search and batches."""

from furcifer.core import Kernel
from furcifer.games.chameleon_chess.state import Config, State

from .apply import apply
from .layout import MOST_ACTIONS, OVER, WIDTH, pack, unpack
from .legal import legal, to_act
from .observation import observe
from .perft import perft
from .random_play import playout
from .scoring import scores

kernel: Kernel[State, Config] = Kernel(
    width=WIDTH,
    most_actions=MOST_ACTIONS,
    over=OVER,
    pack=pack,
    unpack=unpack,
    to_act=to_act,
    legal=legal,
    apply=apply,
    scores=scores,
    observe=observe,
    playout=playout,
    perft=perft,
)
