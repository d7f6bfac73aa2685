"""The end of a game of Codenames (R5, R8, R16)."""

from __future__ import annotations

from furcifer.core import Outcome, Seat

from .state import State, Team
from .tables import ASSASSIN, BLUE, COOPERATIVE, EIGHT, ENEMY, RED, starting_team, team_of


def decided(key: str, tiles: str) -> bool:
    """Return whether the assassin (R5) or every word of a team (R8) was found."""
    return ASSASSIN in tiles or tiles.count(RED) == key.count(RED) or tiles.count(BLUE) == key.count(BLUE)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    won = winner(state)
    teams = [team_of(seat, state.seats, starting_team(state.key)) for seat in range(state.seats)]
    points = _score(state) if state.seats in COOPERATIVE else 1.0
    scores = tuple(points if team == won else 0.0 for team in teams)
    return Outcome(scores, tuple(Seat(seat) for seat, team in enumerate(teams) if team == won), reason(state))


def winners_against(seats: int, loser: Seat) -> tuple[Seat, ...]:
    """R1, R16: the other team wins; playing together, nobody does."""
    if seats in COOPERATIVE:
        return ()
    return tuple(Seat(seat) for seat in range(seats) if seat % 2 != loser % 2)


def _score(state: State) -> float:
    """R16: return the number of enemy agents not yet covered."""
    enemy = ENEMY[starting_team(state.key)]
    return float(EIGHT - state.tiles.count(enemy))


def winner(state: State) -> Team:
    """Return the team that won. In a co-operative game the enemy, which has no seats, may win."""
    if ASSASSIN in state.tiles:
        return ENEMY[state.turns[-1].team]
    return RED if state.tiles.count(RED) == state.key.count(RED) else BLUE


def reason(state: State) -> str:
    turn, won = state.turns[-1], winner(state)
    if ASSASSIN in state.tiles:
        return "assassin"
    if state.seats in COOPERATIVE and won != starting_team(state.key):
        return "enemy-found"  # R16
    if turn.annulled:
        return "penalty"  # R13: the caller covered the last word
    return "all-found" if turn.team == won else "given-away"  # R8: also by the other team's guess
