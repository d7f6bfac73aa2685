"""The edges of the law of Chameleon 5×5: positions that cannot be, openings, and reasons for refusals."""

import pytest

from furcifer.core import CHANCE, Illegal, Seat
from furcifer.games.chameleon_chess import positions, rules
from furcifer.games.chameleon_chess.openings import openings, starts_between
from furcifer.games.chameleon_chess.state import Config, First, Move, Opening, State
from furcifer.games.chameleon_chess.tables import START

RED, BLUE = Seat(0), Seat(1)
BLOCKED = State(Config(), "BW...WB..........W....w..", RED, ())  # the piece on a1 has nowhere to go


def test_openings_are_read_from_their_file_and_exchanged():
    assert openings()[0] == Opening(Move("a1", "b3"), Move("a5", "b4"))
    assert openings("blue")[0] == Opening(Move("a1", "b2"), Move("a5", "b3"), blue_first=True)


def test_chance_has_no_starts_without_a_lot_or_an_opening():
    count = len(openings())
    assert starts_between(Config()) == (0, 0)
    assert starts_between(Config(first="lot")) == (2 * count, 2 * count + 2)
    assert starts_between(Config(start="balanced", first="blue")) == (count, 2 * count)


def test_the_lot_keeps_the_options():
    config = Config(first="lot", draws=False)
    after = rules.apply(rules.start(config, 2), CHANCE, First("blue"))
    assert after == State(config, START, BLUE, ())


@pytest.mark.parametrize(
    ("board", "turn", "reason"),
    [
        (START, RED, None),
        ("WWWW" + "." * 17 + "wbwb", RED, "Red has 4 pieces of white nature, but a side has only 3"),
        ("WB..." + "." * 15 + "wbbb.", RED, "Blue has 3 pieces of black nature, but a side has only 2"),
        ("WB..." + "." * 15 + "WB.w.", BLUE, "Red has two invaders, but"),
        ("wb..W" + "." * 15 + "...w.", BLUE, "Blue has two invaders, but"),
        ("W...." + "." * 20, RED, "Blue has just moved but has no piece"),
        ("WBW.." + "." * 15 + "W....", RED, "Blue has just moved but has no piece"),
    ],
)
def test_positions_that_no_game_reaches(board, turn, reason):
    found = positions.impossible(board, turn)
    assert (found and found.partition(" the first")[0]) == reason


def test_an_invader_that_was_left_alone_has_won():
    board = "W...." + "." * 15 + "..B.w"
    assert positions.over(board, RED) == "Red's invader on c5 was not captured, so the game is over"
    assert positions.over(board, BLUE) is None


def test_only_chance_plays_an_opening():
    text = "Only chance decides who is first or plays an opening, and only as the options say."
    state = rules.start(Config(), 2)
    assert rules.check(state, RED, First("red")) == Illegal("no_opening", text)


def test_a_piece_without_a_move_is_said_to_have_none():
    names = {"from": "a1", "to": "a1"}
    expected = Illegal("no_moves", "The piece on a1 cannot move now.", names)
    assert rules.check(BLOCKED, RED, Move("a1", "a1")) == expected
    assert rules.check(BLOCKED, RED, Move("a1", "d4")).code == "no_such_move"
    free = Move("b1", "b1")
    assert rules.check(BLOCKED, RED, free) == Illegal(
        "own_piece", "Your own piece is on b1.", {"from": "b1", "to": "b1"}
    )
