from io import StringIO

from rich.console import Console

from furcifer.core import Outcome, Seat
from furcifer.games.chameleon_chess import knowledge, rules, terminal
from furcifer.games.chameleon_chess.notation import parse, read_position
from furcifer.games.chameleon_chess.state import Config

NAMES = ("You", "Bot")


def drawn(state) -> str:
    console = Console(width=80, color_system=None, record=True, file=StringIO())
    console.print(terminal.picture(knowledge.view(state, Seat(0)), NAMES))
    return console.export_text()


def test_the_board_reads_without_colour():
    lines = drawn(read_position("w3b/5/2B2/5/1W2W r")).splitlines()
    assert lines[0].startswith("5 ▒[w]")
    assert "[b]" in lines[0]
    assert "(B)+" in lines[2]  # a black nature on black: at home
    assert "(W)+" in lines[4]  # b1 is white, and so is the nature
    assert lines[5].split() == ["a", "b", "c", "d", "e"]


def test_sentences():
    state = read_position("4w/5/2w2/1W3/5 r")
    move = parse("b2xc3")
    (fact,) = knowledge.tell(state, Seat(0), move, rules.apply(state, Seat(0), move), None)
    assert terminal.sentence(fact, NAMES) == "You (Red) took on c3 from b2; the piece is now a knight."
    assert terminal.prompt(knowledge.view(state, Seat(0)), NAMES) == "Red to move (You)."
    view = knowledge.view(rules.start(Config(), 2), None)
    won = Outcome((0.0, 1.0), (Seat(1),), "invasion")
    assert terminal.ending(won, view, NAMES) == (
        "Bot (Blue) won: an invader on the far rank was not captured."
    )
    assert terminal.ending(Outcome((0.5, 0.5), (), "repetition"), view, NAMES).startswith("A draw")
