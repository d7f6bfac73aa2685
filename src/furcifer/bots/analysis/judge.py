"""Judge a position: by what is proven, else by a search, in games of chance by playouts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from furcifer.core import CHANCE, AlphaBetaBots, AnyGame, Candidate, ConfigError, Proof, Rng, Turn, find

from .value import Judgement, Value, ended, of_two, won_by

CACHED = 4096  # positions whose judgement is remembered


def can_analyse(slug: str) -> bool:
    """Return whether a search can judge every position of this game.

    >>> can_analyse("chameleon-chess")
    True
    """
    return find(slug).meta.analysable


def judge(game: AnyGame, state: Any, nodes: int, most: int | None = None) -> Judgement:
    """Judge a position of an analysable game, and its best actions or all of them.

    With the same nodes, equal positions (mirror images too) always get equal values.
    """
    if not game.meta.analysable:
        raise ConfigError(f"{game.meta.title} cannot be analysed: it has secrets or chance.")
    return _judge(game.meta.slug, state, nodes, most, _has_tables(game))


@lru_cache(CACHED)
def _judge(slug: str, state: Any, nodes: int, most: int | None, tables: bool) -> Judgement:
    game = find(slug)
    seats = game.meta.seats[0]
    if outcome := game.outcome(state):
        return Judgement(ended(outcome, seats))
    seat = game.to_act(state)[0]
    if seat == CHANCE:
        return Judgement(Value("searched", (0.5, 0.5)))
    lines = judged_actions(game, state, nodes, most)
    value = of_two(lines[0], seat, search_bots(game).lead_scale)
    if value.kind != "proven" and (known := _proven_value(game, state)) is not None:
        value = known  # the winner is known, though not how
    return Judgement(value, tuple(lines))


def _proven_value(game: AnyGame, state: Any) -> Value | None:
    proof = proof_of(game)
    found = proof.value(game.view(state, None)) if proof else None
    return None if found is None or found.winner is None else won_by(found.winner, found.within)


def judged_actions(game: AnyGame, state: Any, nodes: int, most: int | None = None) -> Sequence[Candidate]:
    """Return the best actions of the seat to act, or all of them, best first."""
    from furcifer.bots.alphabeta import Analyst  # lazily: it loads numba

    strongest = list(search_bots(game).levels.values())[-1]
    seat = game.to_act(state)[0]
    legal = game.legal(state, seat)
    turn = Turn(game, seat, game.view(state, seat), legal, None, Rng(0))
    return Analyst("analyst", replace(strongest, seconds=None, nodes=nodes)).explain(turn, most or len(legal))


def search_bots(game: AnyGame) -> AlphaBetaBots[Any, Any]:
    """Return the bots of a game that is judged by a search."""
    bots = game.bots() if game.bots else None
    assert isinstance(bots, AlphaBetaBots)
    return bots


def preparing(game: AnyGame, state: Any) -> bool:
    """Return whether tables that would tell more about this position are being built in the background."""
    proof = proof_of(game)
    return proof is not None and proof.prepare(game.view(state, None))


def _has_tables(game: AnyGame) -> bool:
    proof = proof_of(game)
    return proof is not None and proof.endgames() is not None


def proof_of(game: AnyGame) -> Proof[Any, Any] | None:
    """Return what is proven about a game, or None."""
    bots = game.bots() if game.bots else None
    return bots.proof() if isinstance(bots, AlphaBetaBots) and bots.proof else None
