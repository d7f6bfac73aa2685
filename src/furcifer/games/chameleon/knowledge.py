"""Knowledge in The Chameleon: the Chameleon knows its role, the others the code table and so the word."""

from __future__ import annotations

from furcifer.core import Rng, Seat

from .actions import (
    Accuse,
    Action,
    Chameleon,
    Clue,
    CodeTable,
    Deal,
    Dealer,
    Decline,
    Guess,
    Late,
    Pass,
    Ready,
    Roll,
    TopicCard,
    Vote,
)
from .phases import AROUND, known, most_voted, phase, to_act
from .rules import OTHERS, secret
from .scoring import totals
from .setup import deck
from .state import (
    Accused,
    CardDealt,
    ClueSaid,
    CodeRead,
    DealerChosen,
    Fact,
    Guessed,
    IsReady,
    Rolled,
    RoundScored,
    State,
    TimeUp,
    TopicLaid,
    View,
    Voted,
    VotesShown,
)
from .tables import CARD, CELL, COORDINATES, INDEX, LETTERS, PRINTED

UNDEALT = ("dealer", "topic", "chameleon", "over")  # phases in which nobody has a card
UNCODED = (*UNDEALT, "roll", "table")  # phases in which there is no secret word yet


def view(state: State, seat: Seat | None) -> View:
    now = phase(state)
    caught = now == "guess"
    holds_code = state.table is not None and seat is not None and seat != state.chameleon  # R8
    counted = None not in state.votes  # R11
    return View(
        seat=seat,
        config=state.config,
        seats=state.seats,
        phase=now,
        to_act=to_act(state),
        deck=deck(state),
        dealer=state.dealer,
        topic=state.topic,
        chameleon=state.chameleon if caught or seat == state.chameleon else None,  # R7, R13
        dice=state.dice,
        table=state.table if holds_code else None,
        coordinate=secret(state) if holds_code else None,
        clues=state.clues,
        ready=state.ready,
        voted=tuple(vote is not None for vote in state.votes),
        votes=tuple(vote if counted or voter == seat else None for voter, vote in enumerate(state.votes)),
        accused=state.accused,
        guesses=state.guesses,
        scores=totals(state),
        played=state.played,
    )


# Facts


def tell(before: State, seat: Seat, action: Action, after: State, to: Seat | None) -> tuple[Fact, ...]:
    if isinstance(action, Late):
        return (TimeUp(action.seat), *tell(before, action.seat, action.action, after, to))
    if isinstance(action, Deal):
        return _tell_deal(action, after, to)
    told: tuple[Fact, ...]
    match action:
        case Clue() | Pass():
            return (ClueSaid(seat, action.word if isinstance(action, Clue) else None),)
        case Ready():
            return (IsReady(seat),)
        case Vote():
            told = (Voted(seat, action.target if to == seat else None), *_tell_count(before, action, after))
        case Accuse():
            told = (Accused(action.target, action.target == before.chameleon),)
        case Guess():
            told = (_tell_guess(before, seat, action.coordinate),)
        case Decline():
            told = ()  # what the round came to says it
    scored = len(after.played) > len(before.played)
    return (*told, RoundScored(after.played[-1])) if scored else told


def _tell_deal(deal: Deal, after: State, to: Seat | None) -> tuple[Fact, ...]:
    match deal:
        case Dealer():
            return (DealerChosen(deal.seat),)
        case TopicCard():
            return (TopicLaid(known(after.topic), deck(after)),)
        case Chameleon():
            return (CardDealt(None if to is None else to == deal.seat),)
        case Roll():
            rolled = Rolled(known(after.dealer), deal.yellow, deal.blue)
            return (rolled,) if after.table is None else (rolled, _tell_code(after, to))
        case CodeTable():
            return (_tell_code(after, to),)


def _tell_code(after: State, to: Seat | None) -> CodeRead:
    if to is None or to == after.chameleon:
        return CodeRead(None, None, None)
    place = secret(after)
    return CodeRead(after.table, place, _word(after, place))


def _tell_count(before: State, vote: Vote, after: State) -> tuple[Fact, ...]:
    """R11, R12: after the last vote, show all votes; a seat that alone has most must reveal its card."""
    if before.votes.count(None) > 1:
        return ()
    votes = tuple(vote.target if cast is None else cast for cast in before.votes)
    most = most_voted(votes)
    shown = VotesShown(votes, tuple(most))
    return (shown,) if len(most) > 1 else (shown, Accused(most[0], most[0] == before.chameleon))


def _tell_guess(before: State, seat: Seat, place: str) -> Guessed:
    return Guessed(seat, place, _word(before, place), right=place == secret(before))


def _word(state: State, place: str) -> str:
    return known(state.topic).words[INDEX[place]]


# Imagined states


def imagine(view: View, rng: Rng) -> State:
    """Return one of the states that this view allows, each equally likely."""
    return State(
        config=view.config,
        seats=view.seats,
        dealer=view.dealer,
        topic=view.topic,
        chameleon=_imagine_chameleon(view, rng),
        dice=view.dice,
        table=_imagine_table(view, rng),
        clues=view.clues,
        ready=view.ready,
        votes=tuple(_imagine_vote(view, voter, rng) for voter in AROUND[view.seats]),
        accused=view.accused,
        guesses=view.guesses,
        played=view.played,
    )


def _imagine_chameleon(view: View, rng: Rng) -> Seat | None:
    if view.phase in UNDEALT or view.chameleon is not None:
        return view.chameleon
    return rng.choice([seat for seat in AROUND[view.seats] if seat != view.seat])


def _imagine_table(view: View, rng: Rng) -> str | None:
    """Return a code table that fits: its coordinate for this roll was not guessed; the rest is random."""
    if view.phase in UNCODED or view.table is not None:
        return view.table
    if view.config.code_cards == "printed":
        return PRINTED[view.deck]
    place = rng.choice([place for place in COORDINATES if place not in view.guesses])
    letter = LETTERS[INDEX[place]]
    rest = rng.shuffled(CARD.replace(letter, "", 1))
    rest.insert(CELL[known(view.dice)], letter)
    return "".join(rest)


def _imagine_vote(view: View, voter: Seat, rng: Rng) -> Seat | None:
    if not view.voted[voter] or view.votes[voter] is not None:
        return view.votes[voter]
    return rng.choice(OTHERS[view.seats, voter]).target


def language(view: View) -> str:
    """Return the language of the words on the table."""
    return view.config.language
