"""The speed and memory of the server, with boardgame.io under the same load where it is installed."""

from .picture import draw
from .suite import Plan, measure

__all__ = ["Plan", "draw", "measure"]
