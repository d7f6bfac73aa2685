from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from furcifer.core import Outcome, Seat
from furcifer.games.le_cameleon import knowledge, rules, terminal
from furcifer.games.le_cameleon.notation import parse, read_position
from furcifer.games.le_cameleon.state import Config, Passed

NAMES = ("You", "Bot")
ATTACK = "1v1k4/6b1/8/8/8/2rY4/R7/8/6G1 r 6565 5664 -"
BLOCKED = "8/1R1R1RbR/R1R1R1R1/1R1R1R1R/R1R1R1R1/1R1R1R1R/R1R1R1R1/1R1R1R1R/8 r 6665 6665 -"


def drawn(state, colour=None) -> list[str]:
    console = Console(width=80, color_system=colour, force_terminal=bool(colour), file=StringIO())
    console.print(terminal.picture(knowledge.view(state, Seat(0)), NAMES))
    return console.file.getvalue().splitlines()


def test_the_board_reads_without_colour():
    lines = drawn(rules.apply(read_position(ATTACK), Seat(0), parse("a3-b4")))
    assert lines[0].rstrip() == "9       [V]       [K]       [ ]       [ ]  Squares, box V5 O6 G6 K4"
    assert lines[1].rstrip() == "8 ▒▒▒▒▒     ▒▒▒▒▒     ▒▒▒▒▒     ▒[B]▒"
    assert lines[5].rstrip() == "4 ▒▒▒▒▒>(R)<▒[R]▒ (Y) ▒▒▒▒▒     ▒▒▒▒▒"
    assert lines[8].rstrip() == "1  ( )       ( )       ( )       (G)       Rounds, box V6 O5 G6 K5"
    assert lines[9].split() == list("abcdefgh")
    assert len(lines) == 10
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("kind", "BRYVOGK")
def test_every_kind_has_its_letter_and_its_colour(kind):
    line = f"8/6b1/8/8/{kind}7/{kind.lower()}7/8/8/8 r 6665 6665 -"
    plain, coloured = drawn(read_position(line)), drawn(read_position(line), "truecolor")
    assert plain[4].startswith(f"5  ({kind}) ")
    assert plain[5].startswith(f"4 ▒[{kind}]▒")
    assert f"({kind})" in coloured[4]
    assert "\x1b[" in coloured[4]
    assert len(set(terminal.STYLES.values())) == 7


def test_prompts():
    state = read_position(ATTACK)
    assert terminal.prompt(knowledge.view(state, Seat(0)), NAMES) == "Rounds (You) to move."
    taking = rules.apply(state, Seat(0), parse("a3-b4"))
    assert (
        terminal.prompt(knowledge.view(taking, Seat(0)), NAMES)
        == "Rounds (You) to take with the piece on b4."
    )
    squares = rules.apply(taking, Seat(0), parse("xc4=O@a1"))
    assert terminal.prompt(knowledge.view(squares, None), NAMES) == "Squares (Bot) to move."
    blocked = knowledge.view(read_position(BLOCKED), Seat(0))
    assert terminal.prompt(blocked, NAMES) == "Rounds (You) to pass: no piece can move."


def test_sentences():
    state, said = read_position(ATTACK), []
    for action in map(parse, ("a3-b4", "xc4=O@a1", "d9-e8")):
        seat, after = state.turn, rules.apply(state, state.turn, action)
        said += [terminal.sentence(f, NAMES) for f in knowledge.tell(state, seat, action, after, None)]
        state = after
    assert said == [
        "You (Rounds) moved a red piece from a3 to b4.",
        "You (Rounds) took a red piece on c4.",
        "You (Rounds) gained an orange piece on a1.",
        "Bot (Squares) moved a chameleon from d9 to e8.",
    ]
    assert terminal.sentence(Passed(Seat(1)), NAMES) == "Bot (Squares) had no move and passed."


def test_endings():
    view = knowledge.view(rules.start(Config(), 2), None)
    left = "Pieces left: Rounds 12, Squares 12."
    won = Outcome((0.0, 1.0), (Seat(1),), "no-pieces")
    assert terminal.ending(won, view, NAMES) == (
        f"Bot (Squares) won: the other side has no piece left. {left}"
    )
    for reason in ("one-against-one", "repetition", "no-taking"):
        text = terminal.ending(Outcome((0.5, 0.5), (), reason), view, NAMES)
        assert text == f"A draw: {terminal.REASONS[reason]}. {left}"
    assert "three-chameleons" in terminal.REASONS


def test_the_help_fits_and_shows_both_shapes():
    lines = Text.from_markup(terminal.HELP).plain.splitlines()
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    for wanted in ("b4-c5", "xc6=O@a1", "(B)", "[B]", "[ ]", "pass"):
        assert wanted in text
