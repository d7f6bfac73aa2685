"""A compiled copy of the rules of Coloretto for search and batches."""

from furcifer.core import Kernel
from furcifer.games.coloretto.state import Config, State

from .apply import apply
from .layout import WIDTH, pack, unpack
from .legal import MOST_ACTIONS, OVER, legal, to_act
from .observation import observe
from .perft import perft
from .random_play import pick, playout
from .scoring import scores, seat_count, win_shares

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
    pick=pick,
    win_shares=win_shares,
    seats=seat_count,
)
