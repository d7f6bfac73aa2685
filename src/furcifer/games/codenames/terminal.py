"""Codenames in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furcifer.core import Outcome

from .sentences import MARKS, REASONS, sentence
from .state import Turn, View
from .tables import (
    ASSASSIN,
    BLUE,
    BYSTANDER,
    COOPERATIVE,
    ENEMY,
    OPERATIVES,
    RED,
    SIZE,
    SPYMASTERS,
    TEAMS,
    UNCOVERED,
)

__all__ = ["HELP", "ending", "picture", "prompt", "sentence"]

HELP = """[b]Codenames[/b]. Find all words of your team before the enemy does; the assassin loses at once.
Spymaster: [b]clue tree 2[/b], a word and how many it is for; expert rules add [b]0[/b] and [b]unlimited[/b].
Operatives: [b]guess RAY[/b]; after the first guess [b]stop[/b]; [b]mark RAY[/b], [b]unmark RAY[/b] to talk.
With the table as referee, the enemy spymaster may [b]call[/b] a clue or [b]accept[/b] it, its giver may
[b]concede[/b] or [b]stand[/b], and the caller of an invalid one may [b]cover RAY[/b] or [b]decline[/b].
RD Red, BL Blue, BY bystander, XX assassin: [b]■RD■[/b] is covered, [b](RD)[/b] is what the key says.
[b]*3[/b] is a mark by seat 3."""
STYLES = {RED: "red", BLUE: "blue", BYSTANDER: "yellow", ASSASSIN: "magenta"}
PRAISE = {  # R16: the rulebook has the first and the last, those between are ours
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
    """The words with their tiles, and the clues so far."""
    grid = Table(show_header=False, show_lines=True, padding=0)
    for _ in range(SIZE):
        grid.add_column(width=14, justify="center")
    cells = [_card(view, at) for at in range(len(view.words))]
    for row in range(0, len(cells), SIZE):
        grid.add_row(*cells[row : row + SIZE])
    return Group(_teams(view, names), grid, *(_line(turn, view) for turn in view.turns[-SHOWN_TURNS:]))


def _teams(view: View, names: Sequence[str]) -> Text:
    if view.first is None:
        return Text("The table is being laid.")
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
    """What this seat can do now, or who is waited for."""
    if view.phase == "over" or not view.turns:
        return "The game is over." if view.turns else "The table is being laid."
    return _guessing(view) if view.phase in ("doubt", "guess") else _speaking(view, names)


def _guessing(view: View) -> str:
    turn = view.turns[-1]
    clue = f"{TEAMS[turn.team]}'s clue is {turn.clue} {turn.number}"
    if view.seat in OPERATIVES[view.seats][turn.team]:
        return f"{clue}: guess a word, mark one{', or stop' if turn.guesses else ''}."
    if view.phase == "doubt" and view.seat == SPYMASTERS[view.seats][ENEMY[turn.team]]:
        return f"{clue}: accept it, or call it if it is invalid."
    return f"{clue}: its operatives guess."


def _speaking(view: View, names: Sequence[str]) -> str:
    turn = view.turns[-1]
    speaker = SPYMASTERS[view.seats][ENEMY[turn.team] if view.phase == "penalty" else turn.team]
    if view.seat != speaker:
        return f"Waiting for {names[speaker]}, the spymaster."
    return {
        "clue": f"Your clue for {TEAMS[turn.team]}: clue WORD NUMBER.",
        "answer": f"Your clue {turn.clue} {turn.number} is called, but the rules allow it: concede or stand.",
        "penalty": "The clue was invalid: cover one of your team's words, or decline.",
        "enemy": "The enemy's turn: cover one of its words.",
    }[view.phase]


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    """Who won and why; R16 has a line of praise."""
    why = REASONS[outcome.reason]
    if view.seats in COOPERATIVE:
        if not outcome.winners:
            return f"Lost together, score 0: {why}."
        score = int(outcome.scores[0])
        return f"Won together: {why}. Score {score}, {PRAISE[score]}!"
    team = (RED, BLUE)[outcome.winners[0]]
    who = ", ".join(names[seat] for seat in outcome.winners)
    left = ", ".join(f"{TEAMS[side]} {view.left[side]}" for side in (RED, BLUE))
    return f"{TEAMS[team]} ({who}) wins: {why}. Words left: {left}."
