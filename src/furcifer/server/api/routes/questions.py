"""Questions that take the server time: their price, and the refusals their failures become."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

from litestar import Request

from furcifer.core import FurciferError, Illegal, IllegalAction, PuzzleError
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import SLOW_DOWN, RequestRefused
from furcifer.server.logging import log
from furcifer.server.node.bot_pool import BotsBusy

from .requests import visitor_of

T = TypeVar("T")
LOOKING = 0.1  # the price of a position without a judgement
OVERWORKED = Illegal("overworked", "The bots are busy. Try again in a moment.")


def limit_questions(gateway: Gateway, request: Request[Any, Any, Any], cost: float = 1.0) -> None:
    """Refuse the request if its address asks too much."""
    if not gateway.limits.questions.take(visitor_of(request).address, cost):
        gateway.node.metrics.limited += 1
        raise RequestRefused(SLOW_DOWN)


async def answered(game: str, work: Awaitable[T]) -> T:
    """Await the answer to a question; turn its failures into refusals."""
    try:
        return await work
    except IllegalAction as error:
        raise RequestRefused(error.illegal) from None
    except PuzzleError as error:
        raise RequestRefused(Illegal("no_puzzle", str(error))) from None
    except FurciferError as error:
        raise RequestRefused(Illegal("no_analysis", str(error))) from None
    except BotsBusy:
        log("overworked", level="warning", game=game)
        raise RequestRefused(OVERWORKED) from None
