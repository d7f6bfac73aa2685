"""Sentences for what happens in Codenames, in the past tense: it is the same after “You” and a name."""

from __future__ import annotations

from collections.abc import Sequence

from .state import Dealt, Ended, Fact, Hinted, KeySeen, Marked, Revealed, Ruled, Said, TimeUp, TurnBegan
from .tables import ASSASSIN, BLUE, BYSTANDER, RED, TEAMS

MARKS = {RED: "RD", BLUE: "BL", BYSTANDER: "BY", ASSASSIN: "XX"}
IDENTITIES = {
    RED: "a Red agent",
    BLUE: "a Blue agent",
    BYSTANDER: "an innocent bystander",
    ASSASSIN: "the assassin",
}
REASONS = {
    "all-found": "all the team's words were found",
    "given-away": "the enemy found the last word for them",
    "penalty": "the last word was covered for an invalid clue",
    "assassin": "the assassin was found",
    "enemy-found": "all the enemy's words were covered",
}
LATE = {
    "pass": "the turn passes",
    "accept": "the clue stands",
    "stand": "the giver stands by the clue",
    "uphold": "the vote is for the clue",
    "decline": "no word is covered",
}
SAID = {
    "call": "called the clue",
    "accept": "accepted the clue",
    "concede": "conceded the clue",
    "stand": "stood by the clue",
    "uphold": "voted for the clue",
    "reject": "voted against the clue",
    "decline": "covered nothing",
    "stop": "stopped guessing",
}


def sentence(fact: Fact, names: Sequence[str]) -> str:
    if isinstance(fact, Hinted | Said | Marked | Revealed | TimeUp):
        return f"{names[fact.seat]} {_done(fact)}."
    return f"{_event(fact)}."


def _event(fact: Dealt | KeySeen | TurnBegan | Ruled | Ended) -> str:
    match fact:
        case Dealt(words):
            said = f"{len(words)} words are on the table"
        case KeySeen(letters):
            rows = " ".join(letters[at : at + 5] for at in range(0, len(letters), 5))
            said = f"The key, row by row: {rows}"
        case TurnBegan(team):
            said = f"It's {TEAMS[team]}'s turn"
        case Ruled(fault):
            fine = "The referee finds nothing wrong with the clue"
            said = f"Invalid: {fault.rstrip('.')}" if fault else fine
        case Ended(team, reason):
            said = f"{TEAMS[team] if team else 'Nobody'} won: {REASONS[reason]}"
    return said


def _done(fact: Hinted | Said | Marked | Revealed | TimeUp) -> str:
    match fact:
        case Hinted(_, team, clue, number):
            done = f"gave {TEAMS[team]} the clue {clue} {number}"
        case Said(_, what):
            done = SAID.get(what, what)
        case Marked(_, word, on):
            done = f"{'marked' if on else 'unmarked'} {word}"
        case Revealed(_, word, identity, guessed):
            verb = "guessed" if guessed else "covered"
            done = f"{verb} {word}: {IDENTITIES[identity]} ({MARKS[identity]})"
        case TimeUp(_, what):
            done = f"ran out of time, so {LATE[what]}"
    return done
