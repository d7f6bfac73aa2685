"""The seats to act in each phase of Codenames, and the optional timers (R17, a house rule)."""

from __future__ import annotations

from furcifer.core import CHANCE, Illegal, Seat, Timer

from .actions import Accept, Action, Decline, Late, Overdue, Pass, Stand, Uphold
from .state import Phase, State
from .tables import CALLERS, COOPERATIVE, ENEMY, OPERATIVES, SPYMASTERS, voters

# R17: without a clue or guess the turn passes; a step of a call is decided for the clue (R13).
OVERDUE: dict[Phase, Overdue] = {
    "clue": Pass(),
    "guess": Pass(),
    "doubt": Accept(),
    "answer": Stand(),
    "vote": Uphold(),
    "penalty": Decline(),
}


def to_act(state: State) -> tuple[Seat, ...]:
    phase, seats = state.phase, state.seats
    if phase == "over":
        return ()
    if phase in ("deal", "key", "ruling"):
        return (CHANCE,)
    turn = state.turns[-1]
    if phase == "guess":
        return OPERATIVES[seats][turn.team]  # R9: any of them
    if phase == "doubt":
        return CALLERS[seats][turn.team]  # R13
    if phase == "vote":
        return undecided(state)
    return (SPYMASTERS[seats][ENEMY[turn.team] if phase == "penalty" else turn.team],)


def undecided(state: State) -> tuple[Seat, ...]:
    """Return who has yet to vote on a called clue (R13)."""
    turn = state.turns[-1]
    voted = {seat for seat, _ in turn.ballots}
    everyone = () if turn.caller is None else voters(state.seats, turn.caller)
    return tuple(seat for seat in everyone if seat not in voted)


# R17: the timers


def timer(state: State, seat: Seat) -> Timer | None:
    """Return the timer for a clue, for all guesses of a turn together, or for a step of a call, or None."""
    seconds = _seconds(state)
    return Timer(f"{state.phase} {len(state.turns)}", seconds) if seconds and seat in to_act(state) else None


def _seconds(state: State) -> int:
    config, phase = state.config, state.phase
    if phase == "penalty" and state.seats in COOPERATIVE:
        return 0  # R16: this cover is compulsory
    limits: dict[Phase, int] = {"clue": config.clue_seconds, "guess": config.guess_seconds}
    return limits.get(phase, config.call_seconds) if phase in OVERDUE else 0


def lates(state: State) -> list[Late]:
    """Return what the clock may do."""
    return [Late(seat, OVERDUE[state.phase]) for seat in to_act(state) if timer(state, seat)]


def refuse_clock(state: State, action: Action) -> Illegal | None:
    if action in lates(state):
        return None
    if isinstance(action, Late):
        seat = action.seat + 1
        return Illegal("no_timer", f"No timer is running for seat {seat}.", {"seat": seat})
    text = f"The clock cannot {action}: it can only act for a seat whose time is up."
    return Illegal("clock", text, {"action": str(action)})
