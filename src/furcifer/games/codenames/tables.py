"""The contents of the box of Codenames: key cards, tiles, and the seats of the teams."""

from __future__ import annotations

from furcifer.core import Seat, SeatRole

SIZE = 5
CARDS = SIZE * SIZE  # R2: words on the table

RED, BLUE, BYSTANDER, ASSASSIN = "r", "b", "n", "x"  # identities, as the key and the tiles show them
IDENTITIES = (RED, BLUE, BYSTANDER, ASSASSIN)
UNCOVERED = "."
TEAMS = {RED: "Red", BLUE: "Blue"}
ENEMY = {RED: BLUE, BLUE: RED}

NINE, EIGHT, BYSTANDERS = 9, 8, 7  # R2: the starting team has nine words
KEYS = {
    team: team * NINE + ENEMY[team] * EIGHT + BYSTANDER * BYSTANDERS + ASSASSIN for team in (RED, BLUE)
}  # the letters of a key card, by starting team

NUMBERS = range(1, 10)  # R4
EXPERT_NUMBERS = (0, "unlimited")  # R4: only with expert rules; R6: any number of guesses

FORM = frozenset({"empty", "too_long", "bad_characters"})  # no referee accepts these clues

COOPERATIVE = (2, 3)  # R16: the numbers of seats that play as one team
SEATS = range(2, 11)


def _spymasters(seats: int) -> dict[str, Seat]:
    return {RED: Seat(0), BLUE: Seat(0) if seats in COOPERATIVE else Seat(1)}


def _operatives(seats: int, team: str) -> tuple[Seat, ...]:
    if seats in COOPERATIVE:
        return tuple(map(Seat, range(1, seats)))
    return tuple(map(Seat, range(2 + (team == BLUE), seats, 2)))


# R1: even seats are Red, odd seats Blue; the first of each is the spymaster. R16: seat 0 is both spymasters.
SPYMASTERS = {seats: _spymasters(seats) for seats in SEATS}
OPERATIVES = {seats: {team: _operatives(seats, team) for team in (RED, BLUE)} for seats in SEATS}


def _callers(seats: int, team: str) -> tuple[Seat, ...]:
    return _operatives(seats, team) if seats in COOPERATIVE else (_spymasters(seats)[ENEMY[team]],)


# R13: who may call a team's clue: the opposing spymaster, or the operatives where there is none (R16)
CALLERS = {seats: {team: _callers(seats, team) for team in (RED, BLUE)} for seats in SEATS}


def voters(seats: int, caller: Seat) -> tuple[Seat, ...]:
    """Return who votes on a called clue: the operatives, except the caller (R13).

    >>> voters(6, 1), voters(3, 2), voters(2, 1)
    ((2, 3, 4, 5), (1,), ())
    """
    operatives = {seat for team in (RED, BLUE) for seat in OPERATIVES[seats][team]}
    return tuple(sorted(operatives - {caller}))


def team_of(seat: int, seats: int, first: str) -> str:
    """Return the team of a seat; at a co-operative table every seat is in the starting team.

    >>> team_of(3, 6, RED), team_of(1, 2, RED)
    ('b', 'r')
    """
    return first if seats in COOPERATIVE else (RED, BLUE)[seat % 2]


def seating(seats: int) -> tuple[SeatRole, ...]:
    """Return the team and role of each seat (R1, R16).

    >>> [f"{place.team} {place.role}" for place in seating(3)]
    ['all spymaster', 'all operative', 'all operative']
    """
    masters = SPYMASTERS[seats].values()
    return tuple(
        SeatRole(_team_name(seat, seats), "spymaster" if seat in masters else "operative", seat in masters)
        for seat in map(Seat, range(seats))
    )


def _team_name(seat: Seat, seats: int) -> str:
    return "all" if seats in COOPERATIVE else TEAMS[team_of(seat, seats, RED)].lower()


def starting_team(key: str) -> str:
    """Return the team with nine words on a key (R2)."""
    return RED if key.count(RED) == NINE else BLUE
