"""A series of matches between the same people: the running score, and fair seats for the next match."""

from __future__ import annotations

from furcifer.core import AnyGame, Outcome

from .state import OVER, Table

WITHOUT_RESULT = {"abandoned", "restarted"}  # reasons of ends that do not count


def counts(outcome: Outcome | None) -> bool:
    """Return whether a match with this outcome counts in the series."""
    return outcome is not None and outcome.reason not in WITHOUT_RESULT


def points(table: Table) -> list[float]:
    """Return what this match adds to the series of each seat: 1 for a win, ½ for a draw of two opponents."""
    outcome, seats = table.outcome, range(len(table.chairs))
    if table.phase != OVER or outcome is None or not counts(outcome):
        return [0.0 for _ in seats]
    if not outcome.winners and duel(table.game, len(table.chairs)):
        return [0.5 for _ in seats]
    return [float(seat in outcome.winners) for seat in seats]


def standing(table: Table) -> list[float]:
    """Return the wins of each seat in the series, with those of this match once it is over."""
    return [chair.wins + added for chair, added in zip(table.chairs, points(table), strict=True)]


def matches(table: Table) -> int:
    """Return the number of matches of the series that have a result."""
    return table.played + (table.phase == OVER and counts(table.outcome))


def duel(game: AnyGame, seats: int) -> bool:
    """Return whether one seat's win is the other's loss, so that they can resign and agree to a draw."""
    return seats == 2 and game.meta.zero_sum


def rotation(game: AnyGame, seats: int) -> list[int]:
    """Return, for each seat of the next match, the seat its occupant has now.

    Everybody moves one seat further. Teams stay together: their members move among the seats of the team, so
    nobody leads a team twice running while another member waits.
    """
    places = game.seating(seats)
    teams: dict[str, list[int]] = {}
    for seat in range(seats):
        teams.setdefault(places[seat].team if places else "", []).append(seat)
    order = list(range(seats))
    for members in teams.values():
        for place, seat in enumerate(members):
            order[seat] = members[place - 1]
    return order
