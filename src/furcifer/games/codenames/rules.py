"""The rules of Codenames, in the order of a turn. Rule numbers as in the README.

See also setup.py (R1 to R3), clues.py (R10 to R14), phases.py (whose turn, R17), scoring.py (R8, R16).
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
    Pass,
    Reject,
    Rule,
    Stand,
    Stop,
    Unmark,
    Uphold,
)
from .clues import WANTED, WANTED_ALOUD, refuse_clue, refuse_recorded_clue
from .phases import lates, refuse_clock, to_act, undecided
from .refusals import why_not
from .scoring import decided
from .setup import refuse_chance, refuse_recorded_chance, ruled
from .state import Phase, State, Turn
from .tables import (
    CARDS,
    COOPERATIVE,
    ENEMY,
    EXPERT_NUMBERS,
    UNCOVERED,
    starting_team,
)

STOP, DECLINE = Stop(), Decline()
CALLS: Sequence[Action] = (Call(), Accept())
ANSWERS: Sequence[Action] = (Concede(), Stand())
BALLOTS: Sequence[Action] = (Uphold(), Reject())


# Who can do what


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return every legal action but the clue, which is free text; words in the order of the board."""
    if seat == CLOCK:
        return lates(state)
    return CHOICES[state.phase](state, seat) if seat in to_act(state) else ()


def asks(state: State, seat: Seat) -> Ask | None:
    """R4: ask the spymaster for a clue."""
    if state.phase != "clue" or seat not in to_act(state):
        return None
    return WANTED_ALOUD if state.config.voice else WANTED[state.config.expert]


def retractable(action: Action) -> bool:
    """Return whether an action is a clue: only clues are typed by hand, so only they can be mistyped."""
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


def check_recorded(state: State, seat: Seat, action: Action) -> Illegal | None:
    """Check an action from a log. Trust its words and rulings: the word lists may have changed since."""
    if seat not in to_act(state):
        return check(state, seat, action)
    if seat == CHANCE:
        return refuse_recorded_chance(state, action)
    if isinstance(action, Clue) and state.phase == "clue":
        return refuse_recorded_clue(state, action)
    return check(state, seat, action)


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


def _penalties(state: State, seat: Seat) -> Sequence[Action]:
    """R13: the opposing spymaster may cover a word; R16: without one, the enemy's word must be covered."""
    covers = _covers(state, ENEMY[state.turns[-1].team])
    return covers if state.seats in COOPERATIVE else [*covers, DECLINE]


def _enemy_words(state: State, seat: Seat) -> Sequence[Action]:
    """R16: on the enemy's turn the spymaster covers one of its words, of choice."""
    return _covers(state, state.turns[-1].team)


def _covers(state: State, team: str) -> Sequence[Action]:
    covers = _on_cards(state.words)[3]
    return [covers[at] for at in range(CARDS) if state.key[at] == team and state.tiles[at] == UNCOVERED]


@lru_cache(maxsize=256)
def _on_cards(words: tuple[str, ...]) -> tuple[tuple[Action, ...], ...]:
    """Return the actions on each word, created once for a board."""
    return tuple(tuple(deed(word) for word in words) for deed in (Guess, Mark, Unmark, Cover))


CHOICES: dict[Phase, Callable[[State, Seat], Sequence[Action]]] = {
    "deal": _nothing_listed,
    "key": _nothing_listed,
    "clue": _nothing_listed,
    "ruling": lambda state, seat: [ruled(state)],
    "doubt": lambda state, seat: CALLS,
    "guess": _touches,
    "answer": lambda state, seat: ANSWERS,
    "vote": lambda state, seat: BALLOTS,
    "penalty": _penalties,
    "enemy": _enemy_words,
}


# What happens


def apply(state: State, seat: Seat, action: Action) -> State:
    return EFFECTS[type(action)](state, seat, action)


def _deal(state: State, seat: Seat, deal: Deal) -> State:
    return replace(state, words=deal.words, tiles=UNCOVERED * CARDS, phase="key")


def _key(state: State, seat: Seat, key: Key) -> State:
    return replace(state, key=key.letters, turns=(Turn(starting_team(key.letters)),), phase="clue")


def _give(state: State, seat: Seat, clue: Clue) -> State:
    """R4. At a table that referees itself the other side has a moment to call the clue (R13)."""
    phase: Phase = "doubt" if state.config.referee == "table" else "guess"
    return replace(_noted(state, clue=clue.word, number=clue.number), phase=phase)


def _call(state: State, seat: Seat, action: Call) -> State:
    return replace(_noted(state, caller=seat), phase="ruling")


def _rule(state: State, seat: Seat, ruling: Rule) -> State:
    """R13: a clue that breaks R10 or R11 is annulled; any other goes back to its giver."""
    return replace(state, phase="answer") if ruling.objection is None else _annulled(state)


def _concede(state: State, seat: Seat, action: Concede) -> State:
    return _annulled(state)


def _annulled(state: State) -> State:
    return replace(_noted(state, annulled=True), phase="penalty")


def _accept(state: State, seat: Seat, action: Accept) -> State:
    return replace(state, phase="guess")


def _stand(state: State, seat: Seat, action: Stand) -> State:
    """R13: the operatives vote; with one operative, who called, the giver's word decides."""
    return replace(state, phase="vote" if undecided(state) else "guess")


def _vote(state: State, seat: Seat, action: Uphold | Reject) -> State:
    """R13: more than half of the votes annul the clue. A vote that changes nothing is not waited for."""
    turn = state.turns[-1]
    state = _noted(state, ballots=(*turn.ballots, (seat, isinstance(action, Uphold))))
    upheld = [valid for _, valid in state.turns[-1].ballots]
    needed = len(upheld) + len(undecided(state))
    if 2 * upheld.count(False) > needed:
        return _annulled(state)
    return replace(state, phase="guess") if 2 * upheld.count(True) >= needed else state


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
    """Cover a word: the penalty (R13), or the enemy's turn (R16)."""
    after = _covered(_noted(state, covered=cover.word), cover.word)
    return after if after.phase == "over" else _next_turn(after)


def _pass_turn(state: State, seat: Seat, action: Stop | Decline | Pass) -> State:
    return _next_turn(state)


def _late(state: State, seat: Seat, late: Late) -> State:
    """R17: the clock acts for the seat."""
    return apply(state, late.seat, late.action)


def _noted(state: State, **news: Any) -> State:
    """Return the state with the current turn changed."""
    return replace(state, turns=(*state.turns[:-1], replace(state.turns[-1], **news)))


def _covered(state: State, word: str) -> State:
    """Cover a word with its tile, which may end the game (R5, R8)."""
    at = state.words.index(word)
    tiles = state.tiles[:at] + state.key[at] + state.tiles[at + 1 :]
    if decided(state.key, tiles):
        return replace(state, tiles=tiles, phase="over", marks=())
    return replace(
        state, tiles=tiles, phase="guess", marks=tuple(mark for mark in state.marks if mark[1] != word)
    )


def _next_turn(state: State) -> State:
    """Begin the other team's turn. In the co-operative game the enemy gives no clue (R16)."""
    team = ENEMY[state.turns[-1].team]
    enemy = state.seats in COOPERATIVE and team != starting_team(state.key)
    return replace(state, turns=(*state.turns, Turn(team)), phase="enemy" if enemy else "clue", marks=())


EFFECTS: dict[type, Callable[[State, Seat, Any], State]] = {
    Deal: _deal,
    Key: _key,
    Clue: _give,
    Call: _call,
    Rule: _rule,
    Accept: _accept,
    Concede: _concede,
    Stand: _stand,
    Uphold: _vote,
    Reject: _vote,
    Cover: _cover,
    Decline: _pass_turn,
    Guess: _guess,
    Stop: _pass_turn,
    Mark: _mark,
    Unmark: _unmark,
    Pass: _pass_turn,
    Late: _late,
}
