"""The terminal face of Codenames."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furcifer.core import Outcome, Seat, Terminal

from .sentences import MARKS, REASONS, sentence
from .state import Fact, Turn, View
from .tables import (
    ASSASSIN,
    BLUE,
    BYSTANDER,
    CALLERS,
    COOPERATIVE,
    ENEMY,
    OPERATIVES,
    RED,
    SIZE,
    SPYMASTERS,
    TEAMS,
    UNCOVERED,
    voters,
)

HELP = """[b]Codenames[/b]. Find all your team's words before the enemy does. Find the assassin and you lose.
Spymaster: [b]clue tree 2[/b] is a word and how many it fits; expert rules add [b]0[/b] and [b]unlimited[/b].
Operatives: [b]guess RAY[/b], then [b]stop[/b] when you like; [b]mark RAY[/b] or [b]unmark RAY[/b] to point.
If the table is the referee, the other side can [b]call[/b] a clue or [b]accept[/b] it before the guesses.
The giver of a called clue can [b]concede[/b] or [b]stand[/b] by it; then operatives [b]uphold[/b] or
[b]reject[/b] it. After an invalid clue the enemy's spymaster can [b]cover RAY[/b] or [b]decline[/b].
RD Red, BL Blue, BY bystander, XX assassin: [b]■RD■[/b] is covered, [b](RD)[/b] is from the key.
[b]*3[/b] is a mark by seat 3."""
PENALTY = {False: "one of your team's words, or decline", True: "one of the enemy's words"}
STYLES = {RED: "red", BLUE: "blue", BYSTANDER: "yellow", ASSASSIN: "magenta"}
PRAISE = {  # R16: the rulebook has the first and the last; the others are ours
    8: "difficult to believe",
    7: "they never knew what was going on",
    6: "a textbook operation",
    5: "well done, with time to spare",
    4: "solid work in the field",
    3: "close enough to feel the heat",
    2: "the enemy was at the door",
    1: "a win is a win",
}
SHOWN_TURNS = 10


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """Return the words with their tiles, and the clues so far."""
    grid = Table(show_header=False, show_lines=True, padding=0)
    for _ in range(SIZE):
        grid.add_column(width=14, justify="center")
    cells = [_card(view, at) for at in range(len(view.words))]
    for row in range(0, len(cells), SIZE):
        grid.add_row(*cells[row : row + SIZE])
    return Group(_teams(view, names), grid, *(_line(turn, view) for turn in view.turns[-SHOWN_TURNS:]))


def _teams(view: View, names: Sequence[str]) -> Text:
    if view.first is None:
        return Text("The words are about to be dealt.")
    lines = []
    for team in (RED, BLUE):
        line = f"{MARKS[team]} {TEAMS[team]}, {view.left[team]} left"
        if view.seats not in COOPERATIVE or team == view.first:
            spymaster = names[SPYMASTERS[view.seats][team]]
            operatives = ", ".join(names[seat] for seat in OPERATIVES[view.seats][team])
            line += f": {spymaster} (spymaster), {operatives}"
        lines.append((line + "\n", STYLES[team]))
    return Text.assemble(*lines, end="")


def _card(view: View, at: int) -> Text:
    word, tile = view.words[at], view.tiles[at]
    if tile != UNCOVERED:
        return Text.assemble((word, "dim strike"), "\n", (f"■{MARKS[tile]}■", f"bold reverse {STYLES[tile]}"))
    known = view.key[at] if view.key else None
    pointing = " ".join(f"*{seat + 1}" for seat, marked in view.marks if marked == word)
    below = Text(f"({MARKS[known]})" if known else "", style=STYLES.get(known or "", ""))
    return Text.assemble((word, f"bold {STYLES.get(known or '', '')}"), "\n", below, f" {pointing}")


def _line(turn: Turn, view: View) -> Text:
    text = Text(f"{TEAMS[turn.team]}: ", style=STYLES[turn.team])
    text.append("no clue" if turn.clue is None else f"{turn.clue} {turn.number}", style="bold")
    if turn.annulled:
        text.append(" (called, does not count)")
    words = (*turn.guesses, *([turn.covered] if turn.covered else []))
    found = [f"{word} {MARKS[view.tiles[view.words.index(word)]]}" for word in words]
    return text.append(f" → {', '.join(found)}" if found else "")


def prompt(view: View, names: Sequence[str]) -> str:
    """Return what this seat can do now, or whom it waits for."""
    if view.phase == "over" or not view.turns:
        return "The game is over." if view.turns else "The words are about to be dealt."
    if view.phase == "ruling":
        return "The referee rules on the clue."
    if view.phase in ("doubt", "vote"):
        return _judging(view, names)
    return _guessing(view) if view.phase == "guess" else _speaking(view, names)


def _guessing(view: View) -> str:
    turn = view.turns[-1]
    clue = f"{TEAMS[turn.team]}'s clue is {turn.clue} {turn.number}"
    if view.seat in OPERATIVES[view.seats][turn.team]:
        return (
            f"{clue}: guess a word, mark one, or stop." if turn.guesses else f"{clue}: guess or mark a word."
        )
    return f"{clue}. Its operatives are guessing."


def _judging(view: View, names: Sequence[str]) -> str:
    """R13: the other side may call the clue; the operatives vote on a called one."""
    turn = view.turns[-1]
    clue = f"{TEAMS[turn.team]}'s clue is {turn.clue} {turn.number}"
    if view.phase == "doubt":
        judges = CALLERS[view.seats][turn.team]
        told = f"{clue}: accept it, or call it if it is invalid."
    else:
        voted = {seat for seat, _ in turn.ballots}
        judges = tuple(seat for seat in voters(view.seats, turn.caller or Seat(0)) if seat not in voted)
        told = f"{clue} and was called: uphold or reject it."
    waited = ", ".join(names[seat] for seat in judges)
    return told if view.seat in judges else f"{clue}. Waiting for {waited} to judge it."


def _speaking(view: View, names: Sequence[str]) -> str:
    turn = view.turns[-1]
    speaker = SPYMASTERS[view.seats][ENEMY[turn.team] if view.phase == "penalty" else turn.team]
    if view.seat != speaker:
        return f"Waiting for {names[speaker]}, the spymaster."
    return {
        "clue": f"Your clue for {TEAMS[turn.team]}: clue WORD NUMBER.",
        "answer": f"Your clue {turn.clue} {turn.number} was called: concede it, or stand by it.",
        "penalty": f"The clue was invalid: cover {PENALTY[view.seats in COOPERATIVE]}.",
        "enemy": "The enemy's turn: cover one of its words.",
    }[view.phase]


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    """Return who won and why, with a line of praise for a co-operative win (R16)."""
    why = REASONS[outcome.reason]
    if view.seats in COOPERATIVE:
        if not outcome.winners:
            return f"You all lost, score 0: {why}."
        score = int(outcome.scores[0])
        return f"You all won: {why}. Score {score}, {PRAISE[score]}!"
    team = (RED, BLUE)[outcome.winners[0]]
    who = ", ".join(names[seat] for seat in outcome.winners)
    left = ", ".join(f"{TEAMS[side]} {view.left[side]}" for side in (RED, BLUE))
    return f"{TEAMS[team]} ({who}) won: {why}. Words left: {left}."


terminal: Terminal[View, Fact] = Terminal(
    help=HELP, picture=picture, prompt=prompt, sentence=sentence, ending=ending
)
