"""A table at one terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from furcifer.bots import Explains, levels, player, turn_for
from furcifer.core import ConfigError, Line, Match, Rng, Seat, part, to_json
from furcifer.words import fold

HUMAN = "human"
LISTED = 60  # more legal actions than this are not listed unasked
COMMANDS = """[b]help[/b] this page   [b]moves[/b] what you can do   [b]look[/b] draw the table again
[b]hint[/b] what the strongest bot would do
[b]save[/b] write the match to a file   [b]quit[/b] save and leave   [b]confirm off[/b] do not ask
Enter an action by its number in the list or as text; until you confirm it,
you can take it back."""


class Leave(Exception):
    """A person got up from the table."""


class Hotseat:
    """One match, its players, and a console."""

    def __init__(
        self, match: Match, players: Sequence[str], console: Console, file: Path, *, resumed: bool = False
    ) -> None:
        self.match, self.players, self.console, self.file = match, players, console, file
        self.terminal: Any = part(match.game.meta.slug, "terminal")
        self.humans = [Seat(seat) for seat, name in enumerate(players) if name == HUMAN]
        self.names = [self._name(Seat(seat)) for seat in range(match.seats)]
        self.secret = match.game.meta.hidden and len(self.humans) > 1
        # The one person, or everybody who may look at an open game; where secrets meet, each in turn.
        self.listener = self.humans[0] if len(self.humans) == 1 else None
        told = len(match.entries) if resumed else 0
        self.seen = dict.fromkeys((*self.humans, None), told)  # how much of the log each listener was told
        self.holder: Seat | None = None  # who has the device, where that matters
        self.confirms = True

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.console.rule(f"[b]{self.match.game.meta.title}[/b]")
        if self.humans:
            self.console.print("[dim]Type[/dim] help [dim]at any time.[/dim]")
        try:
            if not self.secret:
                self._tell(self.listener)
            while self.match.outcome is None:
                self._turn(self.match.to_act[0])
        except (Leave, KeyboardInterrupt):
            self._save()
            return
        self._finish()

    def _turn(self, seat: Seat) -> None:
        if seat in self.humans:
            self._hand_over(seat)
            self._show(seat)
            action = self._ask(seat)
        else:
            rng = self._bot_rng(seat)
            action = player(self.players[seat], self.match.game.meta.slug).choose(
                turn_for(self.match, seat, rng)
            )
        self._commit(seat, action)

    def _bot_rng(self, seat: Seat) -> Rng:
        if self.match.seed is None:
            raise ConfigError("This match comes from a log without a seed: it can be read, not played on.")
        return Rng(self.match.seed, len(self.match.entries)).child(f"bot {seat}")

    def _commit(self, seat: Seat, action: Any) -> None:
        self.match = self.match.act(seat, action)
        if not self.secret:
            self._tell(self.listener)

    # What people see

    def _name(self, seat: Seat) -> str:
        if seat not in self.humans:
            return f"Bot {seat + 1}"
        return "You" if len(self.humans) == 1 else f"Player {seat + 1}"

    def _hand_over(self, seat: Seat) -> None:
        """Where something is hidden, the last player's screen is wiped before the next one looks."""
        if not self.secret or self.holder == seat:
            return
        self.console.clear()
        self.console.rule("[b]Pass the device[/b]")
        self._read(f"To {self.names[seat]}. Nobody else looks. Press Enter when you have it. ")
        self.console.clear()
        self.holder = seat
        self._tell(seat)

    def _tell(self, to: Seat | None) -> None:
        """What happened since this listener was told last."""
        for fact in self.match.told(to, since=self.seen[to]):
            self.console.print(f"  {escape(self.terminal.sentence(fact, self.names))}", style="dim")
        self.seen[to] = len(self.match.entries)

    def _show(self, seat: Seat) -> None:
        view = self.match.view(seat)
        self.console.print(self.terminal.picture(view, self.names))
        self.console.print(f"[b]{escape(self.terminal.prompt(view, self.names))}[/b]")
        self._list(seat, LISTED)

    def _list(self, seat: Seat, most: int) -> None:
        actions = self.match.legal(seat)
        if ask := self.match.asks(seat):
            self.console.print(f"{escape(ask.text)} [dim]({escape(ask.form)})[/dim]")
        if len(actions) > most:
            self.console.print(f"[dim]{len(actions)} actions;[/dim] moves [dim]lists them.[/dim]")
            return
        items = [f"[dim]{n}[/dim] {escape(str(action))}" for n, action in enumerate(actions, start=1)]
        self.console.print(Columns(items, padding=(0, 2)))

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if self.secret:
            self.console.clear()
            self._tell(None)
        view = self.match.view(self.listener)
        self.console.print(self.terminal.picture(view, self.names))
        self.console.rule()
        self.console.print(f"[b]{escape(self.terminal.ending(outcome, view, self.names))}[/b]")

    # What people say

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            raise Leave from None

    def _ask(self, seat: Seat) -> Any:
        """An action of this seat that is legal and meant."""
        while True:
            text = self._read(f"[b]{escape(self.names[seat])}[/b] > ")
            if self._command(seat, text):
                continue
            action = self._meant(seat, text)
            if action is not None and self._confirmed(action):
                return action

    def _command(self, seat: Seat, text: str) -> bool:
        match text.lower().split():
            case []:
                pass
            case ["help" | "?"]:
                self.console.print(self.terminal.HELP)
                self.console.print(COMMANDS)
            case ["moves"]:
                self._list(seat, most=10_000)
            case ["look"]:
                self._show(seat)
            case ["hint"]:
                self._hint(seat)
            case ["save"]:
                self._save()
            case ["quit"]:
                raise Leave
            case ["confirm", ("on" | "off") as switch]:
                self.confirms = switch == "on"
            case _:
                return False
        return True

    def _hint(self, seat: Seat) -> None:
        """What the strongest bot thinks, from this seat's own view."""
        slug = self.match.game.meta.slug
        adviser = player(levels(slug)[-1], slug)
        turn = turn_for(self.match, seat, self._bot_rng(seat))
        lines = adviser.explain(turn) if isinstance(adviser, Explains) else [Line(adviser.choose(turn))]
        for line in lines:
            self.console.print(f"  {escape(str(line.action))}  [dim]{escape(worth(line))}[/dim]")

    def _meant(self, seat: Seat, text: str) -> Any:
        actions = self.match.legal(seat)
        if text.isdecimal() and 1 <= int(text) <= len(actions):
            return actions[int(text) - 1]
        illegal = self.match.check(seat, text)
        if illegal is None:
            return self.match.game.parse(text)
        # A keyboard without é or œ still means the card that is printed with it.
        alike = [action for action in actions if fold(str(action)) == fold(text)]
        if len(alike) == 1:
            return alike[0]
        self.console.print(f"[yellow]{escape(illegal.text)}[/yellow]")
        return None

    def _confirmed(self, action: Any) -> bool:
        if not self.confirms:
            return True
        return self._read(f"  {escape(str(action))}  [dim]Enter: do it · u: undo[/dim] ").lower() in ("", "y")

    def _save(self) -> None:
        """Written beside and moved into place, so that a save is never half a save."""
        beside = self.file.with_name(f"{self.file.name}.part")
        beside.write_text(to_json({"match": self.match.log, "players": list(self.players)}), encoding="utf-8")
        os.replace(beside, self.file)
        self.console.print(f"\nSaved. Go on with: furcifer play --resume {escape(str(self.file))}")


def worth(line: Line) -> str:
    """What an action is worth, in words.

    >>> worth(Line("b1-c3", 29976.0, wins_in=24)), worth(Line("take 1", chance=0.625))
    ('wins within 24 actions', '62 % likely to go well')
    """
    if line.wins_in is not None:
        return f"wins within {line.wins_in} actions"
    if line.loses_in is not None:
        return f"loses within {line.loses_in} actions"
    said = f"{line.chance:.0%}".replace("%", " % likely to go well") if line.chance is not None else ""
    return f"{said}  ({', '.join(line.about)})".strip() if line.about else said or f"{line.value / 100:+.2f}"
