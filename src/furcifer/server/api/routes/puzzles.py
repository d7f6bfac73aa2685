"""Puzzles: looking at them and answering them. Everybody may; results are kept for people with a cookie."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from furcifer.core import Message
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import RESPONSES
from furcifer.server.study.puzzles.shown import Answers, PuzzleList, ShownPuzzle, Solution, Tried, Try

from .questions import LOOKING, answered, limit_questions
from .requests import visitor_of

Asking = Request[Any, Any, Any]
LanguageInQuery = Annotated[str, Parameter(max_length=16)]
AfterInQuery = Annotated[str, Parameter(max_length=16)]


def _person(gateway: Gateway, request: Asking, cost: float = LOOKING) -> str | None:
    """Return the person who asks, or None for a stranger. Asking too much is refused."""
    limit_questions(gateway, request, cost)
    visitor = visitor_of(request)
    return visitor.owner if visitor.known else None


@get("/api/puzzles", tags=["puzzles"], responses=RESPONSES)
async def list_puzzles(gateway: Gateway, request: Asking, language: LanguageInQuery = "en") -> PuzzleList:
    """List the games with puzzles, with the puzzle of the day, your ratings and your streak."""
    person = _person(gateway, request)
    return await answered("", gateway.puzzles.overview(person, language))


@get("/api/puzzles/{game:str}/today", tags=["puzzles"], responses=RESPONSES)
async def show_puzzle_of_the_day(
    gateway: Gateway, request: Asking, game: str, language: LanguageInQuery = "en"
) -> ShownPuzzle:
    """Return the puzzle of the day, which is the same for everybody. A day begins at midnight UTC."""
    person = _person(gateway, request)
    return await answered(game, gateway.puzzles.today(person, game, language))


@get("/api/puzzles/{game:str}/next", tags=["puzzles"], responses=RESPONSES)
async def show_next_puzzle(
    gateway: Gateway, request: Asking, game: str, language: LanguageInQuery = "en", after: AfterInQuery = ""
) -> ShownPuzzle:
    """Return a puzzle near your rating that you have not answered, other than `after`."""
    person = _person(gateway, request)
    return await answered(game, gateway.puzzles.another(person, game, language, after))


@get("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], responses=RESPONSES)
async def show_puzzle(gateway: Gateway, request: Asking, game: str, puzzle: str) -> ShownPuzzle:
    """Return a puzzle: its question, the position and the legal actions."""
    person = _person(gateway, request)
    return await answered(game, gateway.puzzles.show(person, game, puzzle))


@post("/api/puzzles/{game:str}/{puzzle:str}/try", status_code=200, tags=["puzzles"], responses=RESPONSES)
async def try_answer(gateway: Gateway, request: Asking, game: str, puzzle: str, data: Try) -> Tried:
    """Answer a puzzle. The first wrong answer counts as failed; later ones change nothing."""
    person = _person(gateway, request, 1.0)
    return await answered(game, gateway.puzzles.judge(person, game, puzzle, data.so_far, data.given))


@post("/api/puzzles/{game:str}/{puzzle:str}/hint", status_code=200, tags=["puzzles"], responses=RESPONSES)
async def hint_at_answer(gateway: Gateway, request: Asking, game: str, puzzle: str, data: Answers) -> Message:
    """Return half of the next answer. A puzzle solved with a hint counts half."""
    person = _person(gateway, request, 1.0)
    return await answered(game, gateway.puzzles.hint(person, game, puzzle, data.so_far))


@post("/api/puzzles/{game:str}/{puzzle:str}/solution", status_code=200, tags=["puzzles"], responses=RESPONSES)
async def show_solution(gateway: Gateway, request: Asking, game: str, puzzle: str) -> Solution:
    """Return the solution. A puzzle that you have not solved counts as failed."""
    person = _person(gateway, request, 1.0)
    return await answered(game, gateway.puzzles.solution(person, game, puzzle))


puzzle_routes = [
    list_puzzles,
    show_puzzle_of_the_day,
    show_next_puzzle,
    show_puzzle,
    try_answer,
    hint_at_answer,
    show_solution,
]
