"""The terminal face of Le Caméléon."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from furcifer.core import Outcome, Terminal

from . import rules
from .state import Fact, Gained, Moved, Stock, Taken, View
from .tables import COLUMNS, EMPTY, FIELD, GAINS, NAMES, RESERVE, ROUNDS, ROWS, SIDES, SQUARES, is_white

HELP = r"""[b]Le Caméléon[/b]. Type a move as [b]b4-c5[/b]: one square diagonally, or any distance
for a chameleon. Together with another of your pieces, the piece that moved then
takes an enemy that is next to both: [b]xc6[/b], or [b]xc6=O@a1[/b] if you gain a piece,
which goes on a free square of your reserve. Of the three pieces, two must have
one colour and the third another. Blue and red gain violet, red and yellow
orange, yellow and blue green, two complementary colours a chameleon, others
nothing. A chameleon takes its partner's colour. You must take if you can, but
with a full reserve you can't. Take all enemy pieces to win.
Rounds are [b](B)[/b], Squares are [b]\[B][/b]: B blue, R red, Y yellow, V violet, O orange,
G green, K chameleon. ▒ is a black square, ( ) and \[ ] are free squares of the
reserves, > < marks the piece that takes. Type [b]pass[/b] if you can't move."""
PIECES = {
    "B": "a blue piece",
    "R": "a red piece",
    "Y": "a yellow piece",
    "V": "a violet piece",
    "O": "an orange piece",
    "G": "a green piece",
    "K": "a chameleon",
}
STYLES = {
    "B": "bold blue",
    "R": "bold red",
    "Y": "bold yellow",
    "V": "bold magenta",
    "O": "bold dark_orange",
    "G": "bold green",
    "K": "bold reverse",
}
REASONS = {
    "no-pieces": "the other side has no piece left",
    "three-chameleons": "two of the last three chameleons",
    "one-against-one": "with one piece each, nobody can take",
    "repetition": "the same position came up three times",
    "no-taking": "a hundred moves in a row without a taking",
}


def picture(view: View, names: Sequence[str]) -> Table:
    """Return the board with row 9 on top, and each side's box beside its reserve."""
    table = Table.grid(padding=(0, 0))
    for row in reversed(range(ROWS)):
        cells = [Text(f"{row + 1} ", style="dim")]
        cells += [_square(view, row * COLUMNS + column) for column in range(COLUMNS)]
        table.add_row(*cells, _beside(view, row))
    table.add_row("", *(Text(f"  {column}  ", style="dim") for column in "abcdefgh"))
    return table


def _square(view: View, square: int) -> Text:
    piece, ground = view.board[square], " " if is_white(square) or square not in FIELD else "▒"
    if piece != EMPTY:
        left, right = (">", "<") if view.moved == NAMES[square] else (ground, ground)
        body = f"({piece})" if piece.isupper() else f"[{piece.upper()}]"
        return Text.assemble((left, "dim"), (body, STYLES[piece.upper()]), (right, "dim"))
    if square in RESERVE[ROUNDS]:
        return Text(" ( ) ", style="dim")
    if square in RESERVE[SQUARES]:
        return Text(" [ ] ", style="dim")
    return Text(ground * 5, style="dim")


def _beside(view: View, row: int) -> Text:
    if row not in (0, ROWS - 1):
        return Text("")
    side = ROUNDS if row == 0 else SQUARES
    return Text(f" {SIDES[side]}, box {_stock(view.box[side])}")


def _stock(stock: Stock) -> str:
    return " ".join(f"{gain}{left}" for gain, left in zip(GAINS, stock, strict=True))


def prompt(view: View, names: Sequence[str]) -> str:
    who = f"{SIDES[view.turn]} ({names[view.turn]})"
    if view.moved:
        return f"{who} to take with the piece on {view.moved}."
    return f"{who} to move." if rules.moves(view.board, view.turn) else f"{who} to pass: no piece can move."


def sentence(fact: Fact, names: Sequence[str]) -> str:
    who = f"{names[fact.seat]} ({SIDES[fact.seat]})"
    if isinstance(fact, Moved):
        return f"{who} moved {PIECES[fact.piece.upper()]} from {fact.origin} to {fact.target}."
    if isinstance(fact, Taken):
        return f"{who} took {PIECES[fact.piece.upper()]} on {fact.square}."
    if isinstance(fact, Gained):
        return f"{who} gained {PIECES[fact.piece.upper()]} on {fact.square}."
    return f"{who} had no move and passed."


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    why = REASONS[outcome.reason]
    rounds, squares = sum(map(str.isupper, view.board)), sum(map(str.islower, view.board))
    left = f"Pieces left: Rounds {rounds}, Squares {squares}."
    if not outcome.winners:
        return f"A draw: {why}. {left}"
    winner = outcome.winners[0]
    return f"{names[winner]} ({SIDES[winner]}) won: {why}. {left}"


terminal: Terminal[View, Fact] = Terminal(
    help=HELP, picture=picture, prompt=prompt, sentence=sentence, ending=ending
)
