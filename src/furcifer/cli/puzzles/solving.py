"""`furcifer puzzle`: solve a puzzle in the terminal."""

from __future__ import annotations

import datetime
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from furcifer.adapters.locale_files import sentence
from furcifer.cli.options import terminal_of
from furcifer.core import (
    IllegalAction,
    Match,
    Message,
    Puzzle,
    PuzzleError,
    all_games,
    find,
)
from furcifer.puzzles import after, answer, hint, languages_of, offers, puzzle_of_the_day
from furcifer.puzzles import find as find_puzzle
from furcifer.puzzles.files import declared
from furcifer.words import languages, normalized

COMMANDS = "[dim]hint: half the answer · solution: show it · moves: what you can do · quit[/dim]"


def puzzle(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; without it, list today's puzzles.")
    ] = None,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="The language of the puzzle.")] = "en",
    name: Annotated[
        str | None, typer.Option("--id", metavar="ID", help="A puzzle other than today's.")
    ] = None,
) -> None:
    """Solve a puzzle: today's, or the one with this id."""
    console, today = Console(highlight=False), datetime.datetime.now(datetime.UTC).date()
    if language not in languages():
        raise PuzzleError(f"There is no language {language!r}; the languages are: {', '.join(languages())}.")
    if game is None:
        if name is not None:
            raise PuzzleError("Name the game of the puzzle, for example: furcifer puzzle coloretto --id ID")
        _list_todays(console, today, language)
        return
    spoken = _language(game, language)
    chosen = find_puzzle(game, name, spoken) if name else puzzle_of_the_day(game, today, spoken)
    Solver(console, chosen, language).run()


def _language(slug: str, language: str) -> str:
    """Return the language of a game's puzzles: none if they have no words."""
    return "" if languages_of(slug) == ("",) else language


def _list_todays(console: Console, today: datetime.date, language: str) -> None:
    for slug, game in all_games().items():
        if offers(slug):
            one = puzzle_of_the_day(slug, today, _language(slug, language))
            console.print(f"[b]{game.meta.title}[/b] ({slug}, rating {one.rating})")
            console.print(f"  {escape(_text(one, Message(one.question, one.arguments), language))}")
    console.print("\nSolve one with: furcifer puzzle GAME")


def _text(puzzle: Puzzle, message: Message, language: str) -> str:
    """Return a message of a game as a sentence, in English if the language lacks it."""
    translated = sentence(puzzle.game, language, message.id, message.arguments)
    return translated or declared(puzzle.game).texts[message.id].format(**message.arguments)


class Solver:
    """One puzzle, asked until it is solved or given up."""

    def __init__(self, console: Console, puzzle: Puzzle, language: str) -> None:
        self.console, self.puzzle, self.language = console, puzzle, language
        self.terminal = terminal_of(find(puzzle.game))
        self.names = [f"Seat {seat + 1}" for seat in range(puzzle.seats)]
        self.names[puzzle.seat] = "You"
        self.found: list[str] = []
        self.tries = 0

    def run(self) -> None:
        themes = [self._text(Message(f"{self.puzzle.game}-theme-{each}")) for each in self.puzzle.themes]
        self.console.print(f"[b]{find(self.puzzle.game).meta.title}[/b], puzzle {self.puzzle.id}")
        self._show()
        self.console.print(
            f"[b]{escape(self._text(Message(self.puzzle.question, self.puzzle.arguments)))}[/b]"
        )
        self.console.print(COMMANDS)
        while len(self.found) < len(self.puzzle.solution):
            if not self._ask():
                return
        self.console.print(f"[green]Solved![/green] Rating {self.puzzle.rating}; {', '.join(themes)}.")

    def _text(self, message: Message) -> str:
        return _text(self.puzzle, message, self.language)

    def _match(self) -> Match:
        return after(self.puzzle, self.found)

    def _show(self) -> None:
        self.console.print(self.terminal.picture(self._match().view(self.puzzle.seat), self.names))

    def _ask(self) -> bool:
        """Ask once. Return False if the person leaves."""
        try:
            text = self.console.input("[b]Your answer[/b] > ").strip()
        except EOFError:
            return False
        match text.lower():
            case "":
                pass
            case "quit":
                return False
            case "hint":
                self.console.print(escape(self._text(hint(self.puzzle, self.found))))
            case "moves":
                actions = ", ".join(str(each) for each in self._match().legal(self.puzzle.seat))
                self.console.print(escape(actions))
            case "solution":
                self._play_out()
                return False
            case _:
                self._try(text)
        return True

    def _try(self, text: str) -> None:
        given = self._meant(text)
        try:
            verdict = answer(self.puzzle, self.found, given)
        except IllegalAction as error:
            self.console.print(f"[yellow]{escape(str(error))}[/yellow]")
            return
        if not verdict.right:
            self.console.print("[red]Not this one.[/red] Try again, or type hint.")
            return
        self.found.append(given)
        self.console.print("[green]Right.[/green]")
        for seat, notation in verdict.replies:
            self.console.print(f"  {self.names[seat] if seat >= 0 else 'Chance'}: {escape(notation)}")
        if not verdict.done:
            self._show()

    def _meant(self, text: str) -> str:
        """Return the listed action that a text means, without its accents or its verb."""
        verb = self.puzzle.solution[0][0].partition(" ")[0]
        legal = [str(action) for action in self._match().legal(self.puzzle.seat)]
        listed = [each for each in legal if " " not in each or each.startswith(f"{verb} ")]
        wanted = normalized(text)
        close = [each for each in listed if wanted in (normalized(each), normalized(each.partition(" ")[2]))]
        return close[0] if len(close) == 1 else text

    def _play_out(self) -> None:
        rest = [step for step in self.puzzle.solution if step[0] not in self.found]
        for step in rest:
            self.console.print(f"  [b]{escape(step[0])}[/b]  {escape(' '.join(step[1:]))}".rstrip())
