"""Coloretto in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from furcifer.core import Outcome

from .facts import (
    Begins,
    Discarded,
    Drew,
    Fact,
    Kept,
    LastRound,
    Named,
    Placed,
    Removed,
    Revealed,
    RoundOver,
    Scored,
    Started,
    Took,
)
from .rules import open_rows
from .state import Phase, Tally, View
from .tables import CARDS, ROOM, TWO, Card

HELP = """[b]Coloretto[/b]. On your turn write [b]draw[/b], then [b]place 2[/b] to put the card on row 2,
or [b]take 1[/b] to take row 1 with its cards and sit out until the next round.
At the start choose a colour: [b]start green[/b].
At the end name a joker: [b]joker yellow[/b].
Aim: the longer a colour the better, on the violet side only up to three cards.
Your best three colours count plus, all others minus; [b]+2[/b] is 2 points.
A joker ([b]Jo[/b]) is any colour; the golden one ([b]Go[/b]) brings the next card too.
When the Last Round card comes up, the round is the last."""

MARKS: dict[Card, tuple[str, str]] = {
    "red": ("Re", "bold white on red3"),
    "orange": ("Or", "bold black on dark_orange"),
    "yellow": ("Ye", "bold black on yellow1"),
    "green": ("Gr", "bold white on green4"),
    "blue": ("Bl", "bold white on blue3"),
    "purple": ("Pu", "bold white on purple"),
    "brown": ("Br", "bold white on orange4"),
    "+2": ("+2", "bold black on grey82"),
    "joker": ("Jo", "bold black on white"),
    "golden": ("Go", "bold black on gold1"),
}
SPOKEN = {"+2": "a +2 card", "joker": "a joker", "golden": "the golden joker", "orange": "an orange card"}
WAITING: dict[Phase, str] = {
    "remove": "A colour leaves the game.",
    "first": "The first player is decided.",
    "deal": "The first cards are dealt.",
    "reveal": "The top card is turned up.",
    "golden": "A card is turned up for the golden joker.",
    "over": "The game is over.",
}
REASONS = {
    "most-points": "most points",
    "most-cards": "equal points, but more cards of one colour",
    "shared": "equal points, and as many cards of one colour",
}


def picture(view: View, names: Sequence[str]) -> Group:
    """The rows, the deck, and what lies in front of each player."""
    tallies = zip(names, view.tallies, strict=True) if view.phase == "over" else ()
    counted = [Text(f"{name}: {_account(tally)}") for name, tally in tallies]
    return Group(_middle(view), _deck(view), _players(view, names), *counted)


def _middle(view: View) -> Table:
    table = Table.grid(padding=(0, 1))
    for row, (cards, room) in enumerate(zip(view.rows, ROOM[len(view.taken)], strict=True)):
        text = Text("taken", style="dim") if row in view.taken else _cards(cards)
        text.append(" [  ]" * (0 if row in view.taken else room - len(cards)), style="dim")
        table.add_row(f"Row {row + 1}", text)
    return table


def _card(card: Card) -> Text:
    letters, style = MARKS[card]
    return Text(f" {letters} ", style=style)


def _cards(cards: Sequence[Card]) -> Text:
    return Text(" ").join(_card(card) for card in cards)


def _deck(view: View) -> Text:
    text = Text(f"Deck {sum(view.left)}:")
    for card, count in zip(CARDS, view.left, strict=True):
        if count:
            text.append(f" {MARKS[card][0]}×{count}", style="dim")
    if view.drawn:
        text = Text.assemble("Drawn: ", _card(view.drawn), "  ", text)
    return Text.assemble(text, ("\nLast round!", "bold") if view.last_round else "")


def _players(view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    table.add_column("Player", max_width=16, no_wrap=True)
    table.add_column("Took")
    table.add_column("Cards")
    table.add_column("Points", justify="right")
    for seat, held in enumerate(view.collections):
        turn = "▶" if seat == view.turn and view.phase != "over" else ""
        row = view.taken[seat]
        out = "" if row is None else str(row + 1)
        table.add_row(turn, Text(names[seat]), out, _sorted(held), str(view.tallies[seat].total))
    return table


def _sorted(held: Sequence[Card]) -> Text:
    """A collection divided by colour, as on the table."""
    counts = [(MARKS[card], held.count(card)) for card in CARDS if card in held]
    return Text(" ").join(Text.assemble((mark, style), f"×{count}") for (mark, style), count in counts)


def _account(tally: Tally) -> str:
    """Colour by colour, how a collection came to its points."""
    parts = [
        f"{line.cards} {line.colour}{_with_jokers(line.jokers)} {line.points:+d}" for line in tally.lines
    ]
    parts += [f"{tally.twos} × +2 {TWO * tally.twos:+d}"] if tally.twos else []
    return f"{', '.join(parts)} = {tally.total} points"


def _with_jokers(jokers: int) -> str:
    return "" if not jokers else " (1 joker)" if jokers == 1 else f" ({jokers} jokers)"


def prompt(view: View, names: Sequence[str]) -> str:
    return WAITING.get(view.phase) or f"{names[view.turn]}: {_offer(view)}."


def _offer(view: View) -> str:
    """What the seat whose turn it is can do now."""
    if view.phase == "start":
        return "choose the colour of a first card, as in start green"
    if view.phase == "joker":
        return "name the colour of a joker, as in joker yellow"
    rows = open_rows(view)
    if view.drawn:
        return f"{_spoken(view.drawn)}: " + " or ".join(f"place {row + 1}" for row in rows)
    takes = [f"take {row + 1}" for row, cards in enumerate(view.rows) if cards]
    return " or ".join([*(["draw"] if rows else []), *takes])


def _spoken(card: Card) -> str:
    return SPOKEN.get(card, f"a {card} card")


def sentence(fact: Fact, names: Sequence[str]) -> str:
    if isinstance(fact, Removed):
        return f"All {fact.colour} cards leave the game."
    if isinstance(fact, Discarded):
        return f"Row {fact.row + 1} leaves the game: {_list(fact.cards)}."
    return f"{names[fact.seat]}: {DEEDS[type(fact)](fact)}."


def _list(cards: Sequence[Card]) -> str:
    return ", ".join(map(_spoken, cards))


DEEDS: dict[type[Fact], Callable[[Any], str]] = {
    Begins: lambda fact: "first player",
    Started: lambda fact: f"{_spoken(fact.colour)} to start with",
    Drew: lambda fact: "draws",
    Revealed: lambda fact: f"turns up {_spoken(fact.card)}",
    LastRound: lambda fact: "turns up the Last Round card, so this round is the last",
    Placed: lambda fact: f"puts {_spoken(fact.card)} on row {fact.row + 1}",
    Took: lambda fact: f"takes row {fact.row + 1} with {_list(fact.cards)}",
    Kept: lambda fact: f"keeps {_spoken(fact.card)} for the golden joker",
    RoundOver: lambda fact: "took last, and the round is over",
    Named: lambda fact: f"a joker is {fact.colour}",
    Scored: lambda fact: _account(fact.tally),
}


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    winners = " and ".join(names[seat] for seat in outcome.winners)
    won = f"{winners} win together" if len(outcome.winners) > 1 else f"{winners} wins"
    scores = ", ".join(f"{name} {score:.0f}" for name, score in zip(names, outcome.scores, strict=True))
    return f"{won}: {REASONS[outcome.reason]}. Points: {scores}."
