"""The terminal face of The Chameleon."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furcifer.core import Candidate, Outcome, Terminal

from .actions import Accuse, Clue, Guess, Vote
from .phases import most_voted
from .sentences import RESULTS, sentence
from .state import Fact, View
from .tables import BLUE, CELL, COORDINATES, INDEX, LETTERS, YELLOW

HELP = """[b]The Chameleon[/b]. Everyone knows the secret word except the Chameleon.
Give a one-word clue: [b]clue feather[/b], but no word of the card or earlier clue.
Discuss, then type [b]ready[/b]. Vote for the player you suspect: [b]vote 2[/b].
In a tie the dealer decides: [b]accuse 3[/b].
A caught Chameleon may guess the word by its place: [b]guess A4[/b], or [b]decline[/b].
Points: Chameleon 2 if it escapes, 1 if it guesses right; else the others 2."""
INK = {"blue": "bold blue", "green": "bold green"}
REASONS = {"target": "the target was reached", "rounds": "all rounds were played", **RESULTS}


# The table


def picture(view: View, names: Sequence[str]) -> Group:
    """Return the topic card, the dice, the seat's code card if it has one, and what every seat did."""
    parts: list[RenderableType] = [_headline(view), _people(view, names)]
    if view.topic is not None:
        parts.insert(1, _topic_card(view))
    if view.table is not None:
        parts.append(_code_card(view))
    return Group(*parts)


def _headline(view: View) -> Text:
    if view.phase == "over":
        return Text(f"The game ended after round {len(view.played)}.", "bold")
    line = Text(f"Round {len(view.played) + 1}, ").append(f"{view.deck} deck", INK[view.deck])
    if view.dice:
        yellow, blue = view.dice
        line.append(", dice: ").append(f"yellow {yellow}", "bold yellow").append(" ")
        line.append(f"blue {blue}", "bold blue")
    if view.seat is not None and view.chameleon == view.seat:
        line.append("  You are the Chameleon", "bold magenta")
    elif view.coordinate is not None:
        line.append(f"  The word: {view.coordinate} {_word(view, view.coordinate)}", "bold green")
    return line


def _topic_card(view: View) -> Table:
    assert view.topic is not None
    table = Table(title=Text(view.topic.title), show_lines=True)
    table.add_column("")
    for column in "ABCD":
        table.add_column(column, max_width=16, overflow="fold")
    for row in range(4):
        places = COORDINATES[row * 4 : row * 4 + 4]
        table.add_row(str(row + 1), *(_place(view, place) for place in places))
    return table


def _place(view: View, place: str) -> Text:
    word = _word(view, place)
    if place == view.coordinate:
        return Text(f"» {word} «", "bold green")
    return Text(f"× {word}", "dim") if place in view.guesses else Text(word)


def _people(view: View, names: Sequence[str]) -> Table:
    table = Table("", "player", "points", "clue", "", box=None)
    for seat in range(view.seats):
        you = " (you)" if seat == view.seat else ""
        name = Text(f"{names[seat]}{you}", "bold" if seat in view.to_act else "")
        mark = ">" if seat in view.to_act else " "
        number, points = f"{mark}{seat + 1}", str(view.scores[seat])
        table.add_row(number, name, points, _clue(view, seat), _notes(view, seat, names))
    return table


def _clue(view: View, seat: int) -> Text:
    turn = (seat - (view.dealer or 0)) % view.seats
    if turn >= len(view.clues):
        return Text("")
    clue = view.clues[turn]
    return Text("(passed)", "dim") if clue is None else Text(clue, "italic")


def _notes(view: View, seat: int, names: Sequence[str]) -> Text:
    target = view.votes[seat]
    notes = {
        "dealer": seat == view.dealer,
        "ready": view.phase == "discussion" and view.ready[seat],
        "voted": view.voted[seat] and target is None,
        f"voted for {names[target]}" if target is not None else "": target is not None,
        "the Chameleon": seat == view.chameleon and view.accused is not None,
    }
    return Text(", ".join(note for note, shown in notes.items() if shown))


def _code_card(view: View) -> Table:
    """Return the code card: yellow die down, blue die across, the roll in brackets."""
    assert view.table is not None
    table = Table("", *(f"blue {side}" for side in range(1, BLUE + 1)), title="Your code card", box=None)
    for yellow in range(1, YELLOW + 1):
        row = [(yellow, blue) for blue in range(1, BLUE + 1)]
        places = [COORDINATES[LETTERS.index(view.table[CELL[dice]])] for dice in row]
        cells = [
            Text(f"[{place}]", "bold green") if dice == view.dice else Text(f" {place}")
            for dice, place in zip(row, places, strict=True)
        ]
        table.add_row(f"yellow {yellow}", *cells)
    return table


def _word(view: View, place: str) -> str:
    assert view.topic is not None
    return view.topic.words[INDEX[place]]


# Prompts and the end


def prompt(view: View, names: Sequence[str]) -> str:
    if view.phase == "over":
        return "The game is over."
    if view.seat is None or view.seat not in view.to_act:
        waited = ", ".join(names[seat] for seat in view.to_act if seat >= 0)
        return f"Waiting for {waited or 'the cards'}."
    if view.phase == "tie":
        tied = " or ".join(f"accuse {seat + 1}" for seat in most_voted(view.votes))
        return f"It's a tie. As dealer, accuse one of the tied seats ({tied})."
    return {
        "clues": "Give a one-word clue (clue WORD).",
        "discussion": "Discuss, and say when you are ready to vote (ready).",
        "vote": "Who is the Chameleon? Vote for another seat (vote 2).",
        "guess": "You've been caught. Guess the secret word by its place (guess A4), or decline.",
    }[view.phase]


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    winners = ", ".join(names[seat] for seat in outcome.winners)
    title = "Winner" if len(outcome.winners) == 1 else "Winners"
    scores = ", ".join(f"{name} {score:g}" for name, score in zip(names, outcome.scores, strict=True))
    return f"{title}: {winners} ({REASONS[outcome.reason]}). Points: {scores}."


def judgement(candidate: Candidate) -> str:
    """Say what a bot thinks of an action, and how sure it is.

    >>> judgement(Candidate(Clue("wool"), chance=0.314, about=("Sheep",)))
    '31 % of listeners would think of Sheep'
    """
    percent, about = f"{candidate.chance or 0:.0%}".replace("%", " %"), ", ".join(candidate.about)
    if isinstance(candidate.action, Clue):
        return f"{percent} of listeners would think of {about}"
    if isinstance(candidate.action, Guess):
        return f"{percent} likely to be the word: {about}"
    if isinstance(candidate.action, Vote | Accuse):
        return f"{percent} likely to be the Chameleon" + (f", who said “{about}”" if about else "")
    return ""


terminal: Terminal[View, Fact] = Terminal(
    help=HELP, picture=picture, prompt=prompt, sentence=sentence, ending=ending, judgement=judgement
)
