"""The rules of The Chameleon, in the order of a round. Rule numbers as in the README.

See also `setup.py` (R1 to R8, before the clues), `phases.py` (whose turn), `scoring.py` (R13 to R19),
`refusals.py` (the sentences of `why_not`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from furcifer.core import CHANCE, CLOCK, Ask, Illegal, Seat, Timer, out_of_turn
from furcifer.words import fault_in_clue
from furcifer.words import warning as warning_about

from . import scoring
from .actions import SPOKEN, Accuse, Action, Clue, Deal, Decline, Guess, Late, Pass, Ready, Vote
from .phases import known, most_voted, phase, speaker, to_act
from .refusals import why_not
from .setup import check_deal, check_recorded_deal, coordinate, deal_out, deals, lay_table
from .state import Config, Round, State
from .tables import COORDINATES, GUESSES, INDEX, SEATS

# Every listed action there is, made once.
READY = (Ready(),)
VOTES = tuple(Vote(Seat(target)) for target in range(max(SEATS)))
ACCUSATIONS = tuple(Accuse(Seat(target)) for target in range(max(SEATS)))
ALL_GUESSES = tuple(Guess(place) for place in COORDINATES)
DECLINE = Decline()
OTHERS = {(n, me): tuple(v for v in VOTES[:n] if v.target != me) for n in SEATS for me in range(n)}

SPOKEN_ONLY = Illegal("spoken", "Clues are spoken at this table. When all have spoken, the dealer is ready.")
REVIEW_SECONDS = 20  # R20: the time to look at the result of the last round

CLUE = Ask("clue", "clue WORD", "Say one word that goes with the secret word; the Chameleon bluffs.")


def start(config: Config, seats: int) -> State:
    return lay_table(config, seats, None, ())


# What may be done


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return what a seat may do except clues: votes by seat, guesses from A1 to D4, then decline."""
    if seat == CLOCK:
        return [late for waited in to_act(state) for late in _lates(state, waited)]
    if seat not in to_act(state):
        return ()
    if seat == CHANCE:
        return deals(state)
    return _may_decline(state, _choices(state, seat))


def _may_decline(state: State, choices: Sequence[Action]) -> Sequence[Action]:
    """R14: a caught Chameleon may guess, and need not. The clock always guesses (R20)."""
    return [*choices, DECLINE] if phase(state) == "guess" else choices


def _choices(state: State, seat: Seat) -> Sequence[Ready | Vote | Accuse | Guess]:
    now = phase(state)
    if now == "discussion" or (now == "clues" and state.config.voice):
        return READY
    if now == "vote":
        return OTHERS[state.seats, seat]  # R11: not for oneself
    if now == "tie":
        return [ACCUSATIONS[tied] for tied in most_voted(state.votes)]
    if now == "guess":  # R16: a second guess is another one
        return [guess for guess in ALL_GUESSES if guess.coordinate not in state.guesses]
    return ()


def asks(state: State, seat: Seat) -> Ask | None:
    if state.config.voice or phase(state) != "clues":
        return None
    return CLUE if seat == speaker(state) else None


def retractable(action: Action) -> bool:
    """Return whether an action is a clue: only clues are typed by hand, so only they can be mistyped."""
    return isinstance(action, Clue)


# R20: the clock


def timer(state: State, seat: Seat) -> Timer | None:
    """Return the running timer. A new clue, guess, phase or round renames it, which restarts it."""
    if seat not in to_act(state):
        return None
    now, options = phase(state), state.config
    limits = {
        "clues": options.clue_seconds,
        "discussion": options.discussion_seconds,
        "vote": options.vote_seconds,
        "tie": options.vote_seconds,
        "guess": options.guess_seconds,
    }
    step = f"{now} {len(state.played) + 1}.{len(state.clues) + len(state.guesses)}"
    look_back = REVIEW_SECONDS if now == "clues" and state.played and not state.clues else 0
    return Timer(step, limits[now] + look_back) if limits.get(now) else None


def _lates(state: State, seat: Seat) -> list[Late]:
    if timer(state, seat) is None:
        return []
    if phase(state) == "clues" and not state.config.voice:
        return [Late(seat, Pass())]
    return [Late(seat, choice) for choice in _choices(state, seat)]


# What may not be done, and why


def check(state: State, seat: Seat, action: Action) -> Illegal | None:
    if seat == CLOCK:
        return _check_clock(state, action)
    if refusal := out_of_turn(to_act(state), seat):
        return refusal
    if seat == CHANCE:
        return check_deal(state, action)
    if isinstance(action, Clue) and phase(state) == "clues":
        return SPOKEN_ONLY if state.config.voice else _check_clue(state, action.word)
    return None if action in legal(state, seat) else why_not(state, action)


def _check_clock(state: State, action: Action) -> Illegal | None:
    lates = legal(state, CLOCK)
    if action in lates:
        return None
    if not lates:
        return out_of_turn(to_act(state), CLOCK)
    return Illegal("clock", f"The clock cannot do '{action}' now.", {"action": str(action)})


def _check_clue(state: State, word: str) -> Illegal | None:
    """R9: judged against the whole topic card, whoever speaks and whatever the secret word is."""
    earlier = [clue for clue in state.clues if clue is not None]
    if ruling := fault_in_clue(word, earlier, known(state.topic).words, state.config.language):
        return ruling
    if word != " ".join(word.split()):  # a log could not tell it from the word alone
        return Illegal("spaces", f"There are too many spaces in the clue {word!r}.", {"clue": word})
    return None


def check_recorded(state: State, seat: Seat, action: Action) -> Illegal | None:
    """Check an action from a log. Trust its topic cards and clues: the words may have changed since."""
    if seat not in to_act(state):
        return check(state, seat, action)
    if seat == CHANCE:
        return check_recorded_deal(state, action)
    spoken = isinstance(action, Clue) and phase(state) == "clues" and not state.config.voice
    return None if spoken else check(state, seat, action)


def warning(state: State, seat: Seat, action: Action) -> Illegal | None:
    """R9: warn of a clue that the table's language does not have. The speaker may say it."""
    return warning_about(action.word, state.config.language) if isinstance(action, Clue) else None


# What it does


def apply(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Clue():
            return replace(state, clues=(*state.clues, action.word))
        case Ready():
            return _ready(state, seat)
        case Vote():
            return _vote(state, seat, action.target)
        case Accuse():
            return _turn_over(state, action.target)
        case Guess() | Decline():
            return _guess(state, action.coordinate) if isinstance(action, Guess) else _close(state)  # R14
        case _:
            return _of_the_table(state, action)


def _ready(state: State, seat: Seat) -> State:
    """R10: a seat is ready to vote. R21: the dealer ends the spoken clues, and then the discussion."""
    if phase(state) == "clues":
        return replace(state, clues=(SPOKEN,) * state.seats)
    if state.config.voice:
        return replace(state, ready=(True,) * state.seats)
    return replace(state, ready=(*state.ready[:seat], True, *state.ready[seat + 1 :]))


def _of_the_table(state: State, action: Deal | Pass | Late) -> State:
    """Check an action of chance or of the clock."""
    if isinstance(action, Late):
        return apply(state, action.seat, action.action)
    if isinstance(action, Pass):
        return replace(state, clues=(*state.clues, None))
    return deal_out(state, action)


def _vote(state: State, seat: Seat, target: Seat) -> State:
    votes = (*state.votes[:seat], target, *state.votes[seat + 1 :])
    state = replace(state, votes=votes)
    if None in votes:
        return state
    accused, *tied = most_voted(votes)
    return state if tied else _turn_over(state, accused)  # R12


def _turn_over(state: State, accused: Seat) -> State:
    state = replace(state, accused=accused)
    return state if accused == state.chameleon else _close(state)  # R13


def _guess(state: State, place: str) -> State:
    state = replace(state, guesses=(*state.guesses, place))
    right = place == secret(state)
    return _close(state) if right or len(state.guesses) == GUESSES[state.seats] else state  # R14, R16


def secret(state: State) -> str:
    """Return the coordinate of the secret word (R8)."""
    return coordinate(known(state.table), known(state.dice))


def _close(state: State) -> State:
    """Score the round and reveal it. Its Chameleon deals the next (R15, R17)."""
    chameleon, accused, place = known(state.chameleon), known(state.accused), secret(state)
    how = scoring.result(chameleon, accused, state.guesses, place)
    finished = Round(
        dealer=known(state.dealer),
        topic=known(state.topic),
        dice=known(state.dice),
        table=known(state.table),
        coordinate=place,
        word=known(state.topic).words[INDEX[place]],
        chameleon=chameleon,
        clues=state.clues,
        votes=tuple(map(known, state.votes)),
        accused=accused,
        guesses=state.guesses,
        result=how,
        points=scoring.points(state.seats, chameleon, how),
    )
    return lay_table(state.config, state.seats, chameleon, (*state.played, finished))
