"""Setting up a game of Coloretto (R2 to R6)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from furcifer.core import Seat

from .deck import gain, put
from .state import Config, Deal, First, Phase, Remove, Start, State
from .tables import BOX, CARDS, COLOURS, INDEX, REMOVED, ROW_CAPACITY, SEATS, START_ORDER, Colour


def unfit(config: Config, seats: int) -> str | None:
    """R2: return why the named colours do not fit the number of players, or None."""
    named = config.removed
    if named == "random" or seats not in SEATS:
        return None
    wanted, shown = REMOVED[seats], ", ".join(named) or "none"
    if len(named) != wanted:
        leave = ("no colour leaves", "one colour leaves", "two colours leave")[wanted]
        return f"With {seats} players {leave} the game, so option removed cannot name {len(named)} ({shown})."
    if len(set(named)) < wanted:
        return f"With {seats} players two different colours leave the game, not {named[0]} twice."
    return None


def start(config: Config, seats: int) -> State:
    removed = () if config.removed == "random" else config.removed
    return State(
        config=config,
        phase="remove" if len(removed) < REMOVED[seats] else "first",
        turn=Seat(0),
        removed=removed,
        left=tuple(0 if card in removed else count for card, count in zip(CARDS, BOX, strict=True)),
        rows=((),) * len(ROW_CAPACITY[seats]),  # R3
        taken=(None,) * seats,
        collections=((),) * seats,
        drawn=None,
        last_round=False,
        named=((),) * seats,
    )


def remove(state: State, action: Remove) -> State:
    """R2: remove all cards of a colour from the game."""
    removed = (*state.removed, action.colour)
    left = put(state.left, INDEX[action.colour], 0)
    enough = len(removed) == REMOVED[len(state.taken)]
    return replace(state, removed=removed, left=left, phase="first" if enough else "remove")


def colours_in_game(removed: Sequence[Colour]) -> list[Colour]:
    return [colour for colour in COLOURS if colour not in removed]


def first(state: State, action: First) -> State:
    """R6: set the first player. The first cards come next."""
    return replace(state, turn=action.seat, phase="deal" if state.config.start == "deal" else "start")


def free_colours(state: State) -> list[int]:
    """R4: return the numbers of the colours of which nobody has taken a first card."""
    cards_per_colour = BOX[0]
    return [number for number, _ in enumerate(COLOURS) if state.left[number] == cards_per_colour]


def first_card(state: State, action: Start | Deal) -> State:
    """R4: give a first card; then the next seat gets one, or the first player's turn begins."""
    order = START_ORDER[len(state.taken)]
    given = sum(map(len, state.collections))
    turn = Seat((state.turn + order[given + 1] - order[given]) % len(state.taken))
    phase: Phase = "turn" if given + 2 == len(order) else state.phase
    return replace(gain(state, state.turn, action.colour), turn=turn, phase=phase)
