"""The terminal face of Chameleon 5×5."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from furcifer.core import Outcome, Terminal

from .state import Begins, Fact, Moved, View
from .tables import BLUE, EMPTY, INDEX, PIECES, RED, SIDES, SIZE, is_black

HELP = """[b]Chameleon 5×5[/b]. Type a move as [b]b1-c3[/b], a capture as [b]b1xc3[/b].
Every piece moves like a king. On a tile of its own nature's colour (marked [b]+[/b])
it also moves like a bishop, on the other colour like a knight.
To win, reach the far rank and survive one reply, or capture everything.
Your last piece wins as soon as it gets there.
Red is [b](W) (B)[/b], Blue is [b]\\[w] \\[b][/b]; the letter is the nature; ▒ marks black tiles."""
STYLES = {RED: "bold red", BLUE: "bold blue"}
REASONS = {
    "invasion": "an invader on the far rank was not captured",
    "all-captured": "every enemy piece was captured",
    "lone-invasion": "the last piece reached the far rank",
    "repetition": "the same position came up three times",
    "no-capture": "a hundred moves without a capture",
}


def picture(view: View, names: Sequence[str]) -> Table:
    """Return the board with rank 5 on top."""
    table = Table.grid(padding=(0, 1))
    for rank in reversed(range(SIZE)):
        row = [Text(str(rank + 1), style="dim")]
        row += [_tile(view.board, rank * SIZE + file) for file in range(SIZE)]
        table.add_row(*row)
    table.add_row("", *(Text(f"  {file}", style="dim") for file in "abcde"))
    return table


def _tile(board: str, square: int) -> Text:
    piece, ground = board[square], "▒" if is_black(square) else " "
    if piece == EMPTY:
        return Text(ground * 5, style="dim")
    side = RED if piece in PIECES[RED] else BLUE
    at_home = "+" if (piece in "Bb") == is_black(square) else " "
    body = f"({piece})" if side == RED else f"[{piece}]"
    return Text.assemble((ground, "dim"), (body, STYLES[side]), (at_home, "bold"))


def prompt(view: View, names: Sequence[str]) -> str:
    return f"{SIDES[view.turn]} to move ({names[view.turn]})."


def sentence(fact: Fact, names: Sequence[str]) -> str:
    who = f"{names[fact.seat]} ({SIDES[fact.seat]})"
    if isinstance(fact, Begins):
        return f"By lot, {who} moves first."
    what = f"took on {fact.target}" if fact.taken else f"moved to {fact.target}"
    return f"{who} {what} from {fact.origin}; the piece is now a {_bishop_or_knight(fact)}."


def _bishop_or_knight(fact: Moved) -> str:
    at_home = (fact.piece in "Bb") == is_black(INDEX[fact.target])
    return "bishop" if at_home else "knight"


def ending(outcome: Outcome, view: View, names: Sequence[str]) -> str:
    why = REASONS[outcome.reason]
    if not outcome.winners:
        return f"A draw: {why}."
    winner = outcome.winners[0]
    return f"{names[winner]} ({SIDES[winner]}) won: {why}."


terminal: Terminal[View, Fact] = Terminal(
    help=HELP, picture=picture, prompt=prompt, sentence=sentence, ending=ending
)
