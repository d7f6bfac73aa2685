"""Knowledge in Codenames: before the end only the spymasters see the key (R2)."""

from __future__ import annotations

from collections import Counter

from furcifer.core import Rng, Seat

from . import scoring
from .actions import Action, Clue, Cover, Deal, Guess, Key, Late, Mark, Rule, Unmark
from .state import (
    Dealt,
    Ended,
    Fact,
    Hinted,
    KeySeen,
    Marked,
    Revealed,
    Ruled,
    Said,
    State,
    TimeUp,
    TurnBegan,
    View,
)
from .tables import BLUE, COOPERATIVE, KEYS, RED, SPYMASTERS, UNCOVERED, starting_team


def sees_key(seat: Seat | None, seats: int) -> bool:
    return seat in SPYMASTERS[seats].values()


def view(state: State, seat: Seat | None) -> View:
    shown = state.key and (state.phase == "over" or sees_key(seat, state.seats))
    return View(
        seat=seat,
        config=state.config,
        seats=state.seats,
        words=state.words,
        first=starting_team(state.key) if state.key else None,
        key=state.key if shown else None,
        tiles=state.tiles,
        left={team: state.key.count(team) - state.tiles.count(team) for team in (RED, BLUE)},
        turns=state.turns,
        phase=state.phase,
        marks=state.marks,
    )


def may_chat(table: State | View, seat: Seat | None) -> bool:
    """R15: return whether a seat may chat. Seats that see the key may not while the game runs."""
    return table.phase in ("deal", "key", "over") or not sees_key(seat, table.seats)


def imagine(view: View, rng: Rng) -> State:
    """Return a state with a random key that fits the tiles on the table, each equally likely."""
    return State(
        config=view.config,
        seats=view.seats,
        words=view.words,
        key=view.key or ("" if view.first is None else _any_key(view.first, view.tiles, rng)),
        tiles=view.tiles,
        turns=view.turns,
        phase=view.phase,
        marks=view.marks,
    )


def _any_key(first: str, tiles: str, rng: Rng) -> str:
    hidden = Counter(KEYS[first]) - Counter(tiles)
    letters = iter(rng.shuffled(sorted(hidden.elements())))
    return "".join(next(letters) if tile == UNCOVERED else tile for tile in tiles)


# Facts


def tell(before: State, seat: Seat, action: Action, after: State, to: Seat | None) -> tuple[Fact, ...]:
    facts = _what_happened(before, seat, action, to)
    if after.phase == "over":
        return (*facts, _ended(after), *(() if sees_key(to, after.seats) else (KeySeen(after.key),)))
    if len(after.turns) > len(before.turns):
        return (*facts, TurnBegan(after.turns[-1].team))
    return facts


def _what_happened(before: State, seat: Seat, action: Action, to: Seat | None) -> tuple[Fact, ...]:
    facts: tuple[Fact, ...] = (Said(seat, str(action)),)
    match action:
        case Deal(words):
            facts = (Dealt(words),)
        case Key(letters):
            facts = (KeySeen(letters),) if sees_key(to, before.seats) else ()
        case Clue(word, number):
            facts = (Hinted(seat, before.turns[-1].team, word, number),)
        case Guess(word) | Cover(word):
            identity = before.key[before.words.index(word)]
            facts = (Revealed(seat, word, identity, guessed=isinstance(action, Guess)),)
        case Mark(word) | Unmark(word):
            facts = (Marked(seat, word, on=isinstance(action, Mark)),)
        case Rule(objection):
            facts = (Ruled(objection),)
        case Late(late, what):
            facts = (TimeUp(late, str(what)),)
    return facts


def _ended(state: State) -> Ended:
    won = scoring.winner(state)
    nobody = state.seats in COOPERATIVE and won != starting_team(state.key)  # R16: the enemy has no players
    return Ended(None if nobody else won, scoring.reason(state))


def language(view: View) -> str:
    """Return the language of the words on the table."""
    return view.config.language
