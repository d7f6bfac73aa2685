"""Find a player by its name: a bot of ours, a model, a program, or a Python object."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pkgutil import resolve_name
from typing import Any, cast

from furcifer import bots
from furcifer.core import ConfigError, Player

from . import program

MODEL, PROGRAM, PYTHON = "llm:", program.PREFIX, "python:"


def player(name: str, slug: str) -> Player:
    """Return the player of this name for a game.

    Besides the bots of the game there are `llm:NAME` (a model, see `adapters/llm`), `exec:COMMAND` (a
    program, see `adapters/program.py`) and `python:MODULE:FUNCTION` (a function that takes the slug of the
    game and returns a Player). Names come from the command line or a plan, never from a visitor.
    """
    if name.startswith(MODEL):
        from . import llm

        return llm.player(name.removeprefix(MODEL), slug)
    if name.startswith(PROGRAM):
        return program.player(name.removeprefix(PROGRAM), slug)
    if name.startswith(PYTHON):
        return _from_python(name.removeprefix(PYTHON), slug)
    return bots.player(name, slug)


def outside(name: str) -> bool:
    """Return whether a name stands for a player that is not one of our bots."""
    return name.startswith((MODEL, PROGRAM, PYTHON))


@contextmanager
def closing(players: Iterable[Player]) -> Iterator[None]:
    """End the programs of these players when the match is over."""
    try:
        yield
    finally:
        for one in players:
            if isinstance(one, program.ProgramPlayer):
                one.close()


def _from_python(path: str, slug: str) -> Player:
    try:
        make: Any = resolve_name(path)
    except (ImportError, AttributeError, ValueError) as error:
        raise ConfigError(f"There is no player {PYTHON}{path}: {error}.") from None
    return cast(Player, make(slug))
