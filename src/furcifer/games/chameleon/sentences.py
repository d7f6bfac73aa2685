"""Sentences for what happens in The Chameleon, in the past tense: it is the same after “You” and a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import singledispatch

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
    TimeUp,
    TopicLaid,
    Voted,
    VotesShown,
)

Names = Sequence[str]
RESULTS: dict[str, str] = {
    "escaped": "the Chameleon escaped",
    "guessed": "the Chameleon was caught but knew the word",
    "caught": "the Chameleon was caught and did not know the word",
}


@singledispatch
def sentence(fact: Fact, names: Names) -> str:
    raise TypeError(f"{fact!r} is not a fact of The Chameleon")


@sentence.register
def _(fact: DealerChosen, names: Names) -> str:
    return f"{names[fact.seat]} became the dealer."


@sentence.register
def _(fact: TopicLaid, names: Names) -> str:
    return f"The topic is {fact.topic.title}, with the {fact.deck} code cards."


@sentence.register
def _(fact: CardDealt, names: Names) -> str:
    if fact.chameleon is None:
        return "Everyone looked at a card."
    return "You are the Chameleon!" if fact.chameleon else "You have a code card."


@sentence.register
def _(fact: Rolled, names: Names) -> str:
    return f"{names[fact.dealer]} rolled yellow {fact.yellow}, blue {fact.blue}."


@sentence.register
def _(fact: CodeRead, names: Names) -> str:
    if fact.word is None:
        return "Everyone with a code card looked up the secret word."
    return f"The secret word is {fact.word} ({fact.coordinate})."


@sentence.register
def _(fact: ClueSaid, names: Names) -> str:
    return f"{names[fact.seat]} said “{fact.word}”." if fact.word else f"{names[fact.seat]} passed."


@sentence.register
def _(fact: IsReady, names: Names) -> str:
    return f"Ready to vote: {names[fact.seat]}."


@sentence.register
def _(fact: Voted, names: Names) -> str:
    whom = "" if fact.target is None else f" for {names[fact.target]}"
    return f"{names[fact.seat]} voted{whom}."


@sentence.register
def _(fact: VotesShown, names: Names) -> str:
    counts = ", ".join(f"{names[seat]} ×{count}" for seat, count in sorted(Counter(fact.votes).items()))
    tie = " The dealer breaks the tie." if len(fact.most) > 1 else ""
    return f"The votes: {counts}.{tie}"


@sentence.register
def _(fact: Accused, names: Names) -> str:
    card = "the Chameleon card" if fact.chameleon else "a code card"
    return f"Accused: {names[fact.seat]}, with {card}."


@sentence.register
def _(fact: Guessed, names: Names) -> str:
    verdict = "right" if fact.right else "wrong"
    return f"{names[fact.seat]} guessed {fact.word} ({fact.coordinate}): {verdict}."


@sentence.register
def _(fact: RoundScored, names: Names) -> str:
    end = fact.round
    points = ", ".join(f"{names[seat]} {won}" for seat, won in enumerate(end.points) if won)
    who = names[end.chameleon]
    return f"Round over: {RESULTS[end.result]} ({who}). The word was {end.word}. Points: {points}."


@sentence.register
def _(fact: TimeUp, names: Names) -> str:
    return f"{names[fact.seat]} ran out of time."
