"""The terminal face of Coloretto."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from furcifer.core import Outcome, Terminal

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
from .tables import CARDS, ROW_CAPACITY, TWO, Card

HELP = """[b]Coloretto[/b]. On your turn type [b]draw[/b], then [b]place 2[/b] to put the card on row 2,
or [b]take 1[/b] to take row 1 with its cards and sit out until the next round.
At the start choose a colour: [b]start green[/b].
At the end name a joker: [b]joker yellow[/b].
The more cards of a colour the better, but on the violet side only up to three.
Your best three colours count plus, all others minus. Each [b]+2[/b] is 2 points.
A joker ([b]Jo[/b]) can be any colour; the golden one ([b]Go[/b]) also brings you the next card.
The round in which the Last Round card comes up is the last."""

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
CARD_NAMES = {"+2": "a +2 card", "joker": "a joker", "golden": "the golden joker", "orange": "an orange card"}
WAITING: dict[Phase, str] = {
    "remove": "A colour is about to leave the game.",
    "first": "The first player is about to be drawn.",
    "deal": "The first cards are about to be dealt.",
    "reveal": "The top card is about to be turned up.",
    "golden": "A card is about to be turned up for the golden joker.",
    "over": "The game is over.",
}
REASONS = {
    "most-points": "most points",
    "most-cards": "equal points, but more cards of one colour",
    "shared": "equal points and equally many cards of one colour",
}


def picture(view: View, names: Sequence[str]) -> Group:
    """Return the rows, the deck, and the cards in front of each player."""
    tallies = zip(names, view.tallies, strict=True) if view.phase == "over" else ()
    counted = [Text(f"{name}: {_explained(tally)}") for name, tally in tallies]
    return Group(_middle(view), _deck(view), _players(view, names), *counted)


def _middle(view: View) -> Table:
    table = Table.grid(padding=(0, 1))
    for row, (cards, capacity) in enumerate(zip(view.rows, ROW_CAPACITY[len(view.taken)], strict=True)):
        text = Text("taken", style="dim") if row in view.taken else _cards(cards)
        text.append(" [  ]" * (0 if row in view.taken else capacity - len(cards)), style="dim")
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
    """Return a collection sorted by colour."""
    counts = [(MARKS[card], held.count(card)) for card in CARDS if card in held]
    return Text(" ").join(Text.assemble((mark, style), f"×{count}") for (mark, style), count in counts)


def _explained(tally: Tally) -> str:
    """Explain the points of a collection, colour by colour."""
    parts = [
        f"{line.cards} {line.colour}{_with_jokers(line.jokers)} {line.points:+d}" for line in tally.lines
    ]
    parts += [f"{tally.twos} × +2 {TWO * tally.twos:+d}"] if tally.twos else []
    return f"{', '.join(parts)} = {tally.total} points"


def _with_jokers(jokers: int) -> str:
    return "" if not jokers else " (1 joker)" if jokers == 1 else f" ({jokers} jokers)"


def prompt(view: View, names: Sequence[str]) -> str:
    return WAITING.get(view.phase) or f"{names[view.turn]}: {_choices(view)}."


def _choices(view: View) -> str:
    """Return what the seat whose turn it is can do now."""
    if view.phase == "start":
        return "choose the colour of your first card, for example start green"
    if view.phase == "joker":
        return "name the colour of a joker, for example joker yellow"
    rows = open_rows(view)
    if view.drawn:
        return f"{_named(view.drawn)}: " + " or ".join(f"place {row + 1}" for row in rows)
    takes = [f"take {row + 1}" for row, cards in enumerate(view.rows) if cards]
    return " or ".join([*(["draw"] if rows else []), *takes])


def _named(card: Card) -> str:
    return CARD_NAMES.get(card, f"a {card} card")


def sentence(fact: Fact, names: Sequence[str]) -> str:
    if isinstance(fact, Removed):
        return f"All {fact.colour} cards leave the game."
    if isinstance(fact, Discarded):
        return f"Row {fact.row + 1} leaves the game: {_list(fact.cards)}."
    return f"{names[fact.seat]} {SENTENCES[type(fact)](fact)}."


def _list(cards: Sequence[Card]) -> str:
    return ", ".join(map(_named, cards))


# In the past tense, which is the same after "You" and after a name.
SENTENCES: dict[type[Fact], Callable[[Any], str]] = {
    Begins: lambda fact: "became the first player",
    Started: lambda fact: f"got {_named(fact.colour)} to start with",
    Drew: lambda fact: "drew a card",
    Revealed: lambda fact: f"turned up {_named(fact.card)}",
    LastRound: lambda fact: "turned up the Last Round card, so this round is the last",
    Placed: lambda fact: f"put {_named(fact.card)} on row {fact.row + 1}",
    Took: lambda fact: f"took row {fact.row + 1} with {_list(fact.cards)}",
    Kept: lambda fact: f"kept {_named(fact.card)} for the golden joker",
    RoundOver: lambda fact: "took last, and the round is over",
    Named: lambda fact: f"named a joker {fact.colour}",
    Scored: lambda fact: f"scored {_explained(fact.tally)}",
}


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    winners = " and ".join(names[seat] for seat in outcome.winners)
    won = f"{winners} won together" if len(outcome.winners) > 1 else f"{winners} won"
    scores = ", ".join(f"{name} {score:.0f}" for name, score in zip(names, outcome.scores, strict=True))
    return f"{won}: {REASONS[outcome.reason]}. Points: {scores}."


terminal: Terminal[View, Fact] = Terminal(
    help=HELP, picture=picture, prompt=prompt, sentence=sentence, ending=ending
)
