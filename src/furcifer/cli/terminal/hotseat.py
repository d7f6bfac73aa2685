"""A match at one terminal: people take turns at the keyboard, bots move by themselves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from furcifer.adapters.players import closing, outside, player
from furcifer.bots import ADAPTIVE, Explains, decision, level_for, levels, turn_for, with_result
from furcifer.cli.options import terminal_of
from furcifer.core import Candidate, ConfigError, Match, Rng, Seat, to_json
from furcifer.words import normalized

from . import strength

HUMAN = "human"
LISTED = 60  # more legal actions than this are listed only on request
COMMANDS = """[b]help[/b] show this page   [b]moves[/b] list your moves   [b]look[/b] show the table again
[b]hint[/b] ask the strongest bot
[b]save[/b] save the match   [b]quit[/b] save and leave   [b]confirm off[/b] play moves without asking
Type an action, or its number in the list. You can undo it until you confirm it."""


class Leave(Exception):
    """A person leaves the table."""


class Hotseat:
    """One match with its players and a console."""

    def __init__(
        self, match: Match, players: Sequence[str], console: Console, file: Path, *, resumed: bool = False
    ) -> None:
        self.match, self.players, self.console, self.file = match, players, console, file
        self.terminal = terminal_of(match.game)
        slug = match.game.meta.slug
        self.known = strength.recall(slug) if ADAPTIVE in players else None
        suited = level_for(slug, [self.known]) if ADAPTIVE in players else ""
        self.levels = [suited if name == ADAPTIVE else name for name in players]
        self.bots = {seat: player(name, slug) for seat, name in enumerate(self.levels) if name != HUMAN}
        self.humans = [Seat(seat) for seat, name in enumerate(players) if name == HUMAN]
        self.names = [self._name(Seat(seat)) for seat in range(match.seats)]
        self.secret = match.game.meta.hidden and len(self.humans) > 1
        # The only person, or None for all people at an open game. With secrets, each listens in turn.
        self.listener = self.humans[0] if len(self.humans) == 1 else None
        told = len(match.entries) if resumed else 0
        self.seen = dict.fromkeys(
            (*self.humans, None), told
        )  # the log entries that each listener has been told
        self.holder: Seat | None = None  # the seat that has the device, in a game with secrets
        self.confirms = True
        self.meant: list[tuple[Seat, Candidate]] = []  # what bots said in free text, told at the end

    def run(self) -> None:
        """Play to the end, or until someone leaves."""
        self.console.rule(f"[b]{self.match.game.meta.title}[/b]")
        if self.humans:
            self.console.print("[dim]Type[/dim] help [dim]at any time.[/dim]")
        with closing(self.bots.values()):
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
            action = self._bot_action(seat)
        self._commit(seat, action)

    def _bot_action(self, seat: Seat) -> Any:
        turn = turn_for(self.match, seat, self._bot_rng(seat))
        choice = decision(self.bots[seat], turn)
        if turn.ask is not None and choice.about:
            self.meant.append((seat, choice))
        return choice.action

    def _bot_rng(self, seat: Seat) -> Rng:
        if self.match.seed is None:
            raise ConfigError("This match has no seed, so it can be viewed but not continued.")
        return Rng(self.match.seed, len(self.match.entries)).child(f"bot {seat}")

    def _commit(self, seat: Seat, action: Any) -> None:
        self.match = self.match.act(seat, action)
        if not self.secret:
            self._tell(self.listener)

    # Output

    def _name(self, seat: Seat) -> str:
        if seat not in self.humans:
            name = self.players[seat]
            return f"Bot {seat + 1} ({name})" if outside(name) else f"Bot {seat + 1}"
        return "You" if len(self.humans) == 1 else f"Player {seat + 1}"

    def _hand_over(self, seat: Seat) -> None:
        """In a game with secrets, clear the screen before the next person looks."""
        if not self.secret or self.holder == seat:
            return
        self.console.clear()
        self.console.rule("[b]Pass the device[/b]")
        self._read(f"Hand it to {self.names[seat]}; everyone else looks away. Press Enter when you have it. ")
        self.console.clear()
        self.holder = seat
        self._tell(seat)

    def _tell(self, to: Seat | None) -> None:
        """Print what happened since this listener was last told."""
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
            self.console.print(
                f"[dim]You have {len(actions)} moves; type[/dim] moves [dim]to list them.[/dim]"
            )
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
        for seat, choice in self.meant:
            self._tell_meaning(seat, choice)
        if ADAPTIVE in self.players and len(self.humans) == 1:
            now = with_result(self.match.game, outcome, self.humans[0], self.levels, self.known)
            strength.remember(self.match.game.meta.slug, now)

    def _tell_meaning(self, seat: Seat, choice: Candidate) -> None:
        """Print what a bot meant by its free text. Before the end this would tell secrets."""
        said = f"{self.names[seat]} ({choice.action}) meant {', '.join(choice.about)}."
        self.console.print(f"  {escape(' '.join((said, *choice.why)))}", style="dim")

    # Input

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            raise Leave from None

    def _ask(self, seat: Seat) -> Any:
        """Ask until the person enters a legal action and confirms it."""
        while True:
            text = self._read(f"[b]{escape(self.names[seat])}[/b] > ")
            if self._command(seat, text):
                continue
            action = self._read_action(seat, text)
            if action is not None and self._confirmed(seat, action):
                return action

    def _command(self, seat: Seat, text: str) -> bool:
        match text.lower().split():
            case []:
                pass
            case ["help" | "?"]:
                self.console.print(self.terminal.help)
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
        """Print what the strongest bot would do, from this seat's own view."""
        slug = self.match.game.meta.slug
        bot = player(levels(slug)[-1], slug)
        turn = turn_for(self.match, seat, self._bot_rng(seat))
        candidates = bot.explain(turn) if isinstance(bot, Explains) else [Candidate(bot.choose(turn))]
        judgement = self.terminal.judgement or describe
        for candidate in candidates:
            self.console.print(
                f"  {escape(str(candidate.action))}  [dim]{escape(judgement(candidate))}[/dim]"
            )
            for sentence in candidate.why:
                self.console.print(f"      [dim]{escape(sentence)}[/dim]")

    def _read_action(self, seat: Seat, text: str) -> Any:
        actions = self.match.legal(seat)
        if text.isdecimal() and 1 <= int(text) <= len(actions):
            return actions[int(text) - 1]
        illegal = self.match.check(seat, text)
        if illegal is None:
            return self.match.game.parse(text)
        # Accept a word without its accents, for keyboards without é or œ.
        matching = [action for action in actions if normalized(str(action)) == normalized(text)]
        if len(matching) == 1:
            return matching[0]
        self.console.print(f"[yellow]{escape(illegal.text)}[/yellow]")
        return None

    def _confirmed(self, seat: Seat, action: Any) -> bool:
        """Ask before an action is played: always after a warning, otherwise unless it was switched off."""
        warning = self.match.warning(seat, action)
        if warning is not None:
            self.console.print(f"[yellow]{escape(warning.text)}[/yellow]")
        if not self.confirms and warning is None:
            return True
        answer = self._read(f"  {escape(str(action))}  [dim]Enter: play it · u: undo[/dim] ")
        return answer.lower() in ("", "y")

    def _save(self) -> None:
        """Write to a temporary file and move it into place, so that a save is never incomplete."""
        partial = self.file.with_name(f"{self.file.name}.part")
        saved = to_json({"match": self.match.log, "players": list(self.players)})
        partial.write_text(saved, encoding="utf-8")
        os.replace(partial, self.file)
        self.console.print(f"\nSaved. Continue with: furcifer play --resume {escape(str(self.file))}")


def describe(candidate: Candidate) -> str:
    """Describe the value of a candidate in words.

    >>> describe(Candidate("b1-c3", 29976.0, wins_in=24)), describe(Candidate("take 1", chance=0.625))
    ('wins in at most 12 moves', '62 % likely to succeed')
    """
    if candidate.wins_in is not None:
        return f"wins in {_moves(candidate.wins_in, winner_acts=True)}"
    if candidate.loses_in is not None:
        return f"loses in {_moves(candidate.loses_in, winner_acts=False)}"
    chance = f"{candidate.chance:.0%}".replace("%", " %") if candidate.chance is not None else ""
    words = f"{chance} likely to succeed" if chance else ""
    if candidate.about:
        return f"{words}  ({', '.join(candidate.about)})".strip()
    return words or f"{candidate.value / 100:+.2f}"


def _moves(actions: int, winner_acts: bool) -> str:
    """Return how many moves the winner needs, from the actions of both sides and who acts first.

    >>> [_moves(actions, winner_acts) for actions, winner_acts in ((7, True), (2, False), (23, False))]
    ['at most 4 moves', '1 move', 'at most 11 moves']
    """
    count = (actions + 1) // 2 if winner_acts else max(1, actions // 2)
    return "1 move" if count == 1 else f"at most {count} moves"
