"""The law of Codenames, in the order of a turn. Rule numbers as in the README.

Next to it: setup.py (R1 to R3), clues.py (R10 to R14), clock.py (R17), ending.py (R8, R16).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from msgspec.structs import replace

from furcifer.core import CHANCE, CLOCK, Ask, Illegal, Seat, out_of_turn

from .actions import (
    Accept,
    Action,
    Call,
    Clue,
    Concede,
    Cover,
    Deal,
    Decline,
    Guess,
    Key,
    Late,
    Mark,
    Stand,
    Stop,
    Unmark,
)
from .clues import WANTED, read_clue, refuse_clue
from .refusals import why_not
from .scoring import decided
from .setup import refuse_chance
from .state import Phase, State, Turn
from .tables import (
    CARDS,
    COOPERATIVE,
    ENEMY,
    EXPERT_NUMBERS,
    OPERATIVES,
    SPYMASTERS,
    UNCOVERED,
    starting_team,
)
from .timers import lates, refuse_clock

STOP, DECLINE = Stop(), Decline()
CALLS: Sequence[Action] = (Call(), Accept())
ANSWERS: Sequence[Action] = (Concede(), Stand())


# Who can do what


def to_act(state: State) -> tuple[Seat, ...]:
    phase, seats = state.phase, state.seats
    if phase == "over":
        return ()
    if phase in ("deal", "key"):
        return (CHANCE,)
    team = state.turns[-1].team
    if phase == "guess":
        return OPERATIVES[seats][team]  # R9: any of them
    if phase == "doubt":
        return (SPYMASTERS[seats][ENEMY[team]], *OPERATIVES[seats][team])  # R13
    return (SPYMASTERS[seats][ENEMY[team] if phase == "penalty" else team],)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything but the clue, which is free text; words in the order of the table."""
    if seat == CLOCK:
        return lates(state)
    return CHOICES[state.phase](state, seat) if seat in to_act(state) else ()


def asks(state: State, seat: Seat) -> Ask | None:
    """R4: the spymaster's clue."""
    return WANTED[state.config.expert] if state.phase == "clue" and seat in to_act(state) else None


def retractable(action: Action) -> bool:
    """Only a clue is typed by hand, and only a clue can be mistyped."""
    return isinstance(action, Clue)


def check(state: State, seat: Seat, action: Action) -> Illegal | None:
    acting = to_act(state)
    if acting and seat == CLOCK:
        return refuse_clock(state, action)
    if refusal := out_of_turn(acting, seat):
        return refusal
    if seat == CHANCE:
        return refuse_chance(state, action)
    if isinstance(action, Clue) and state.phase == "clue":
        return refuse_clue(state, action)
    return None if action in legal(state, seat) else why_not(state, seat, action)


def _nothing_listed(state: State, seat: Seat) -> Sequence[Action]:
    return ()


def _touches(state: State, seat: Seat) -> Sequence[Action]:
    """R5, R7, R9: guess, mark or unmark any uncovered word; stop after the first guess."""
    guesses, to_mark, to_unmark, _ = _on_cards(state.words)
    marks = list(to_mark)
    for who, word in state.marks:
        if who == seat:
            at = state.words.index(word)
            marks[at] = to_unmark[at]
    free = [tile == UNCOVERED for tile in state.tiles]
    stop = (STOP,) if state.turns[-1].guesses else ()
    return (*compress(guesses, free), *compress(marks, free), *stop)


def _doubts(state: State, seat: Seat) -> Sequence[Action]:
    """R13: until the first guess the opposing spymaster may call the clue."""
    return _touches(state, seat) if seat in OPERATIVES[state.seats][state.turns[-1].team] else CALLS


def _answers(state: State, seat: Seat) -> Sequence[Action]:
    return ANSWERS


def _dues(state: State, seat: Seat) -> Sequence[Action]:
    """R13: the caller may cover one of their own team's words."""
    return [*_covers(state, ENEMY[state.turns[-1].team]), DECLINE]


def _enemy_words(state: State, seat: Seat) -> Sequence[Action]:
    """R16: on the enemy's turn the spymaster covers one of its words, of choice."""
    return _covers(state, state.turns[-1].team)


def _covers(state: State, team: str) -> Sequence[Action]:
    covers = _on_cards(state.words)[3]
    return [covers[at] for at in range(CARDS) if state.key[at] == team and state.tiles[at] == UNCOVERED]


@lru_cache(maxsize=256)
def _on_cards(words: tuple[str, ...]) -> tuple[tuple[Action, ...], ...]:
    """What can be done to each word, made once for a table."""
    return tuple(tuple(deed(word) for word in words) for deed in (Guess, Mark, Unmark, Cover))


CHOICES: dict[Phase, Callable[[State, Seat], Sequence[Action]]] = {
    "deal": _nothing_listed,
    "key": _nothing_listed,
    "clue": _nothing_listed,
    "doubt": _doubts,
    "guess": _touches,
    "answer": _answers,
    "penalty": _dues,
    "enemy": _enemy_words,
}


# What happens


def apply(state: State, seat: Seat, action: Action) -> State:
    return DEEDS[type(action)](state, seat, action)


def _deal(state: State, seat: Seat, deal: Deal) -> State:
    return replace(state, words=deal.words, tiles=UNCOVERED * CARDS, phase="key")


def _key(state: State, seat: Seat, key: Key) -> State:
    return replace(state, key=key.letters, turns=(Turn(starting_team(key.letters)),), phase="clue")


def _give(state: State, seat: Seat, clue: Clue) -> State:
    """R4. At a table that referees itself the clue may be called; a co-operative one has nobody to (R16)."""
    callable_ = state.config.referee == "table" and state.seats not in COOPERATIVE
    phase: Phase = "doubt" if callable_ else "guess"
    return replace(_noted(state, clue=clue.word, number=clue.number), phase=phase)


def _call(state: State, seat: Seat, action: Call) -> State:
    """R13: a clue that breaks R10 or R11 is annulled; otherwise its giver decides."""
    at_fault = read_clue(state, state.turns[-1].clue or "") is not None
    return _annul(state, seat, action) if at_fault else replace(state, phase="answer")


def _annul(state: State, seat: Seat, action: Call | Concede) -> State:
    return replace(_noted(state, annulled=True), phase="penalty", marks=())


def _let_stand(state: State, seat: Seat, action: Accept | Stand) -> State:
    return replace(state, phase="guess")


def _mark(state: State, seat: Seat, mark: Mark) -> State:
    return replace(state, marks=(*state.marks, (seat, mark.word)))


def _unmark(state: State, seat: Seat, unmark: Unmark) -> State:
    return replace(state, marks=tuple(mark for mark in state.marks if mark != (seat, unmark.word)))


def _guess(state: State, seat: Seat, guess: Guess) -> State:
    """R5: a word of their own lets them go on, up to the number + 1 (R6); any other ends the turn."""
    turn = state.turns[-1]
    after = _covered(_noted(state, guesses=(*turn.guesses, guess.word)), guess.word)
    if after.phase == "over":
        return after
    own = state.key[state.words.index(guess.word)] == turn.team
    unlimited = turn.number in EXPERT_NUMBERS
    if own and (unlimited or len(turn.guesses) < int(turn.number)):
        return after
    return _next_turn(after)


def _cover(state: State, seat: Seat, cover: Cover) -> State:
    """The caller's due (R13), or the enemy's turn (R16)."""
    after = _covered(_noted(state, covered=cover.word), cover.word)
    return after if after.phase == "over" else _next_turn(after)


def _pass_turn(state: State, seat: Seat, action: Stop | Decline | Late) -> State:
    return _next_turn(state)


def _noted(state: State, **news: Any) -> State:
    """The turn that is going on, with something new."""
    return replace(state, turns=(*state.turns[:-1], replace(state.turns[-1], **news)))


def _covered(state: State, word: str) -> State:
    """A tile on a word; that may decide the game (R5, R8)."""
    at = state.words.index(word)
    tiles = state.tiles[:at] + state.key[at] + state.tiles[at + 1 :]
    if decided(state.key, tiles):
        return replace(state, tiles=tiles, phase="over", marks=())
    return replace(
        state, tiles=tiles, phase="guess", marks=tuple(mark for mark in state.marks if mark[1] != word)
    )


def _next_turn(state: State) -> State:
    """The other team's turn; in the co-operative game the enemy has no clue to wait for (R16)."""
    team = ENEMY[state.turns[-1].team]
    enemy = state.seats in COOPERATIVE and team != starting_team(state.key)
    return replace(state, turns=(*state.turns, Turn(team)), phase="enemy" if enemy else "clue", marks=())


DEEDS: dict[type, Callable[[State, Seat, Any], State]] = {
    Deal: _deal,
    Key: _key,
    Clue: _give,
    Call: _call,
    Accept: _let_stand,
    Concede: _annul,
    Stand: _let_stand,
    Cover: _cover,
    Decline: _pass_turn,
    Guess: _guess,
    Stop: _pass_turn,
    Mark: _mark,
    Unmark: _unmark,
    Late: _pass_turn,
}
