"""The line-ups of a pairing: who sits where, so that every side gets every start."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import AnyGame, ConfigError


def lineups(game: AnyGame, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the line-ups of a pairing. Each has, for every seat, the place of its player in the pairing.

    Two sides exchange seats, more rotate, and two teams exchange sides with every role kept. Players who all
    belong to one team have one line-up.

    >>> from furcifer.core import find
    >>> lineups(find("coloretto"), 3)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    """
    sides = teams(game, seats)
    if len(sides) == 2:
        return tuple(range(seats)), _exchanged(game, seats, sides)
    if len(sides) == 1:
        return (tuple(range(seats)),)
    return tuple(tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats))


def teams(game: AnyGame, seats: int) -> list[tuple[int, ...]]:
    """Return the seats of each team, its lead first; empty if every seat plays for itself."""
    roles = game.seating(seats)
    names = list(dict.fromkeys(role.team for role in roles))
    by_lead = sorted(range(len(roles)), key=lambda seat: not roles[seat].lead)
    return [tuple(seat for seat in by_lead if roles[seat].team == name) for name in names]


def sides(game: AnyGame, seats: int) -> list[tuple[int, ...]]:
    """Return the seats that win and lose together: teams, or single seats.

    >>> from furcifer.core import find
    >>> sides(find("coloretto"), 2)
    [(0,), (1,)]
    """
    return teams(game, seats) or [(seat,) for seat in range(seats)]


def cooperative(game: AnyGame, seats: int) -> bool:
    """Return whether all seats play together against the game."""
    return len(teams(game, seats)) == 1


def _exchanged(game: AnyGame, seats: int, sides: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    first, second = sides
    if len(first) != len(second):
        raise ConfigError(
            f"{game.meta.title} with {seats} seats has teams of unlike size, which cannot exchange sides: "
            f"choose an even number of seats."
        )
    places = dict(zip(first, second, strict=True)) | dict(zip(second, first, strict=True))
    return tuple(places[seat] for seat in range(seats))
