"""Le Caméléon, rule by rule."""

from itertools import product

import pytest

from furcifer.core import CHANCE, Illegal, Outcome, Seat
from furcifer.games.le_cameleon import rules
from furcifer.games.le_cameleon.notation import parse, position, read_position
from furcifer.games.le_cameleon.state import Config, Move, Pass, State, Take
from furcifer.games.le_cameleon.tables import (
    ASSOCIATIONS,
    BOX,
    EMPTY,
    GROUND,
    INDEX,
    NAMES,
    NEIGHBOURS,
    is_white,
)

ROUNDS, SQUARES = Seat(0), Seat(1)
FULL = (BOX, BOX)
DRAW = (0.5, 0.5)


def table(pieces: str, turn: Seat = ROUNDS, box=FULL, config: Config | None = None) -> State:
    """Return a state from pieces like `Rb4 yc6`: capitals are Rounds."""
    board = [EMPTY] * len(NAMES)
    for piece in pieces.split():
        board[INDEX[piece[1:]]] = piece[0]
    state = State(config or Config(), "".join(board), box, turn, None, ())
    assert read_position(position(state), config) == state  # nothing stands where it cannot
    return state


def turned(pieces: str) -> str:
    """Return the same table with the sides exchanged."""
    swapped = [(piece[0].swapcase(), NAMES[len(NAMES) - 1 - INDEX[piece[1:]]]) for piece in pieces.split()]
    return " ".join(letter + square for letter, square in swapped)


def after(state: State, *actions: str) -> State:
    for action in actions:
        assert rules.check(state, state.turn, parse(action)) is None, action
        state = rules.apply(state, state.turn, parse(action))
    return state


def offered(state: State) -> str:
    return " ".join(map(str, rules.legal(state, state.turn)))


def targets(state: State, origin: str) -> str:
    return " ".join(move.target for move in rules.moves(state.board, state.turn) if move.origin == origin)


def refusal(state: State, action: str) -> Illegal:
    illegal = rules.check(state, state.turn, parse(action))
    assert illegal is not None
    return illegal


def attack(moved: str, partner: str, victim: str, more: str = "", box=FULL) -> State:
    """Return an attack: a Round moves from a3 to b4, next to the Square on c4 like d4; a Square is on g8."""
    return after(table(f"{moved}a3 {partner}d4 {victim}c4 bg8 {more}", box=box), "a3-b4")


def onto(gain: str, squares: str = "a1 c1 e1 g1", victim: str = "c4") -> str:
    return " ".join(f"x{victim}={gain}@{square}" for square in squares.split())


# The board


def test_r1_a1_is_white_and_each_side_keeps_to_its_colour():
    assert is_white(INDEX["a1"])
    assert not is_white(INDEX["b1"])
    assert not is_white(INDEX["a2"])
    assert is_white(INDEX["h8"])
    assert not is_white(INDEX["h9"])
    for layout, side in product(("rows", "diagonal"), (ROUNDS, SQUARES)):
        state = rules.start(Config(layout=layout), 2)
        own = str.isupper if side == ROUNDS else str.islower
        stood = [square for square, piece in enumerate(state.board) if own(piece)]
        assert [is_white(square) for square in stood] == [side == ROUNDS] * 12
        assert all(
            is_white(INDEX[move.target]) == (side == ROUNDS) for move in rules.moves(state.board, side)
        )


def test_r1_an_enemy_on_the_way_blocks_nobody():
    # the diagonal of a chameleon passes between the Squares, never over them
    state = table("Ka3 rb3 ra4 rc4 rb5 rc6 rd5 bg8")
    assert targets(state, "a3") == "b2 b4 c5 d6 e7 f8"


def test_r2_reserves_and_what_is_out_of_play():
    assert [NAMES[square] for square in GROUND[ROUNDS] if square < 8] == ["a1", "c1", "e1", "g1"]
    assert [NAMES[square] for square in GROUND[SQUARES] if square >= 64] == ["b9", "d9", "f9", "h9"]
    assert targets(table("Rb8 yg8"), "b8") == "a7 c7"  # a9 and c9 are not in play
    assert targets(table("Rb8 yg2 yc6", SQUARES), "g2") == "f3 h3"  # nor are f1 and h1


def test_r3_layout_rows():
    assert position(rules.start(Config(), 2)) == (
        "8/b1b1b1b1/1r1r1r1r/y1y1y1y1/8/1Y1Y1Y1Y/R1R1R1R1/1B1B1B1B/8 r 6665 6665 -"
    )


def test_r3_layout_diagonal():
    assert position(rules.start(Config(layout="diagonal"), 2)) == (
        "8/b1y1r1b1/1r1b1y1r/y1r1b1y1/8/1Y1B1R1Y/R1Y1B1R1/1B1R1Y1B/8 r 6665 6665 -"
    )


def test_r3_four_of_each_primary():
    for layout in ("rows", "diagonal"):
        board = rules.start(Config(layout=layout), 2).board
        assert [board.count(kind) for kind in "BRYbry"] == [4] * 6
        assert board.count(EMPTY) == 72 - 24


def test_r4_the_box():
    assert rules.start(Config(), 2).box == ((6, 6, 6, 5), (6, 6, 6, 5))


def test_r5_rounds_begin():
    state = rules.start(Config(), 2)
    assert rules.to_act(state) == (ROUNDS,)
    assert rules.legal(state, SQUARES) == ()
    assert rules.to_act(after(state, "b4-a5")) == (SQUARES,)
    assert rules.to_act(after(state, "b4-a5", "a6-b5")) == (ROUNDS,)


# Moving


@pytest.mark.parametrize("piece", "BRYVOG")
def test_r6_a_coloured_piece_goes_one_square_diagonally(piece):
    assert targets(table(f"{piece}d4 yg8"), "d4") == "c3 e3 c5 e5"
    assert targets(table(f"{piece}a5 yg8"), "a5") == "b4 b6"
    assert targets(table(f"{piece}h4 yg8"), "h4") == "g3 g5"
    assert targets(table(f"Rb8 {piece.lower()}e4", SQUARES), "e4") == "d3 f3 d5 f5"


def test_r6_onto_an_empty_square_only():
    assert targets(table("Rd4 Yc3 Ye5 yg8"), "d4") == "e3 c5"


def test_r6_a_chameleon_goes_any_distance():
    assert targets(table("Kd4 yg8"), "d4") == "c3 b2 e3 f2 c5 b6 a7 e5 f6 g7 h8"
    assert targets(table("Rb8 ke4", SQUARES), "e4") == "d3 c2 f3 g2 d5 c6 b7 a8 f5 g6 h7"


def test_r6_a_chameleon_stops_before_a_piece():
    assert targets(table("Kd4 Rf6 Rc3 Vg1 yg8"), "d4") == "e3 f2 c5 b6 a7 e5"


def test_r6_moves_come_by_origin_and_direction():
    assert offered(rules.start(Config(), 2)) == "b4-a5 b4-c5 d4-c5 d4-e5 f4-e5 f4-g5 h4-g5"
    state = after(rules.start(Config(), 2), "b4-a5")
    assert offered(state) == "a6-b5 c6-b5 c6-d5 e6-d5 e6-f5 g6-f5 g6-h5"


def test_r6_a_move_moves_one_piece():
    state = rules.start(Config(), 2)
    moved = after(state, "b4-c5")
    changed = {NAMES[n]: moved.board[n] for n in range(72) if moved.board[n] != state.board[n]}
    assert changed == {"b4": ".", "c5": "Y"}
    assert (moved.turn, moved.moved, moved.box, moved.past) == (SQUARES, None, FULL, (state.board,))


def test_r7_nobody_moves_into_a_reserve():
    assert targets(table("Vb2 yg8"), "b2") == "a3 c3"
    assert targets(table("Kc3 yg8"), "c3") == "b2 d2 b4 a5 d4 e5 f6 g7 h8"
    assert targets(table("Rb2 vg8", SQUARES), "g8") == "f7 h7"
    assert targets(table("Rb2 kh7", SQUARES), "h7") == "g6 f5 e4 d3 c2 g8"


def test_r7_a_piece_leaves_the_reserve():
    assert targets(table("Va1 Oc1 yg8"), "a1") == "b2"
    assert targets(table("Va1 Oc1 yg8"), "c1") == "b2 d2"
    assert targets(table("Kc1 yg8"), "c1") == "b2 a3 d2 e3 f4 g5 h6"
    assert targets(table("Rb2 kh9", SQUARES), "h9") == "g8 f7 e6 d5 c4 b3 a2"


# Taking


@pytest.mark.parametrize("partner", ["c3", "c5", "d4"])
def test_r8_two_beside_the_victim_take_it(partner):
    state = after(table(f"Ra3 Y{partner} rc4 bg8"), "a3-b4")
    assert (state.turn, state.moved) == (ROUNDS, "b4")
    assert offered(state) == onto("O")
    state = after(state, "xc4=O@c1")
    assert state.board == table(f"Rb4 Y{partner} Oc1 bg8").board
    assert (state.turn, state.moved) == (SQUARES, None)


def test_r8_one_piece_beside_does_not_take():
    assert after(table("Ra3 Yd6 rc4 bg8"), "a3-b4").turn == SQUARES


def test_r8_side_by_side_is_not_further_on():
    assert after(table("Ra3 Yf4 rc4 bg8"), "a3-b4").turn == SQUARES
    assert after(table("Ra3 Yc7 rc4 bg8"), "a3-b4").turn == SQUARES


def test_r8_walking_in_between_two_enemies_is_safe_until_they_move():
    state = after(table("Ba3 Rh2 rb3 yb5 bg8"), "a3-b4")
    assert state.turn == SQUARES  # nothing was taken, by nobody
    state = after(state, "g8-h7", "h2-g3")
    assert state.board[INDEX["b4"]] == "B"  # and the two that stand still do not take it


def test_r8_the_two_take_when_one_of_them_moves():
    state = after(table("Bb4 Rh2 bb3 yc6 bg8", SQUARES), "c6-b5")
    assert offered(state) == onto("G", "b9 d9 f9 h9", "b4")


def test_r8_the_moved_piece_is_one_of_the_takers():
    # d4 and c5 stand beside the red on c4 with an association, but the piece on h2 moved
    assert after(table("Rd4 Yc5 Bh2 rc4 bg8"), "h2-g3").turn == SQUARES


def test_r8_the_attacker_has_priority():
    # the rulebook's example: Red walks in between a red and a yellow Square and takes the red one
    state = after(table("Ra3 Yd4 rc4 ya4 bg8"), "a3-b4")
    assert offered(state) == onto("O")
    state = after(state, "xc4=O@a1")
    assert state.board == table("Rb4 Yd4 Oa1 ya4 bg8").board


def test_r8_a_piece_in_reserve_does_not_help():
    # c1 stands side by side with the victim on c2, and V V against B would take
    state = after(table("Va3 Vc1 oc2 bg8"), "a3-b2")
    assert state.turn == SQUARES
    assert after(table("Va3 Vd2 oc2 bg8"), "a3-b2").moved == "b2"


def test_r8_a_piece_in_reserve_is_not_taken():
    # beside b9 only b8 is in play, so no two can ever stand beside it; c2 under c1 likewise
    assert after(table("Va7 Vc7 ob9 bg8"), "a7-b8").turn == SQUARES
    assert INDEX["b9"] not in NEIGHBOURS[INDEX["b8"]]
    assert after(table("Oc1 Rh2 va2 vc2 vb3 bg8", SQUARES), "b3-c4", "h2-g3", "a2-b3").turn == ROUNDS
    assert INDEX["c1"] not in NEIGHBOURS[INDEX["c2"]]


PRIMARY = {"BR": "V", "RY": "O", "BY": "G"}
COMPLEMENTARY = {"GV": "K", "OV": "K", "GO": "K"}
LAST_NINE = dict.fromkeys(["BV", "BO", "BG", "RV", "OR", "GR", "VY", "OY", "GY"])  # nothing is gained
CHART = PRIMARY | COMPLEMENTARY | LAST_NINE
NO = "no association"


def book(one: str, other: str, victim: str) -> str | None:
    """Return what two pieces gain by taking a third, following the rulebook paragraph by paragraph."""
    if one == other == "K":
        return None  # two chameleons can take any piece, a chameleon included
    if victim == "K":
        return None if one == other or "K" in (one, other) else NO
    if "K" in (one, other):
        partner = other if one == "K" else one
        return NO if partner == victim else None  # the case of impossibility
    return CHART.get("".join(sorted({one, other, victim})), NO)


@pytest.mark.parametrize("moved", "BRYVOGK")
def test_r9_to_r12_every_association_as_the_book_says(moved):
    for partner, victim in product("BRYVOGK", repeat=2):
        expected = book(moved, partner, victim)
        assert ASSOCIATIONS.get(moved + partner + victim, NO) == expected
        taking = {NO: "", None: "xc4"}.get(expected, onto(str(expected)))
        state = attack(moved, partner, victim.lower())
        assert (offered(state) if state.turn == ROUNDS else "") == taking


@pytest.mark.parametrize("moved", "BRYVOGK")
def test_r9_to_r12_the_squares_take_by_the_same_chart(moved):
    for partner, victim in product("BRYVOGK", repeat=2):
        expected = book(moved, partner, victim)
        pieces = turned(f"{moved}a3 {partner}d4 {victim.lower()}c4 bg8")
        state = after(table(pieces, SQUARES), "h7-g6")
        taking = {NO: "", None: "xf6"}.get(expected, onto(str(expected), "b9 d9 f9 h9", "f6"))
        assert (offered(state) if state.turn == SQUARES else "") == taking


def test_r9_the_chart_has_fifteen_pairs():
    coloured = {three: gain for three, gain in ASSOCIATIONS.items() if "K" not in three}
    pairs = {"".join(sorted(set(three))): gain for three, gain in coloured.items()}
    assert pairs == CHART
    assert len(coloured) == 15 * 6  # two of one and one of the other, in every order
    assert len(ASSOCIATIONS) == 175


@pytest.mark.parametrize(("moved", "partner", "victim"), ["RRy", "YYr", "RYr", "RYy"])
def test_r9_four_examples_that_gain_orange(moved, partner, victim):
    assert offered(attack(moved, partner, victim)) == onto("O")


@pytest.mark.parametrize(("three", "gain"), [("BRb", "V"), ("RRb", "V"), ("YBy", "G"), ("BBy", "G")])
def test_r9_blue_and_red_violet_yellow_and_blue_green(three, gain):
    assert offered(attack(*three)) == onto(gain)


@pytest.mark.parametrize("three", ["VVg", "OVo", "GGo", "GOg"])
def test_r9_four_examples_that_gain_a_chameleon(three):
    state = attack(*three)
    assert offered(state) == onto("K")
    assert after(state, "xc4=K@g1").board[INDEX["g1"]] == "K"


@pytest.mark.parametrize("three", ["RRv", "VVr", "RVr", "RVv", "YGy", "BOo"])
def test_r9_primary_with_complementary_gains_nothing(three):
    state = attack(*three)
    assert offered(state) == "xc4"
    assert after(state, "xc4").box == FULL


@pytest.mark.parametrize("three", ["RRr", "RYb", "VVv", "VOg", "RVb", "BVo"])
def test_r9_one_colour_or_three_are_no_association(three):
    assert attack(*three).turn == SQUARES


def test_r10_a_chameleon_takes_its_partners_colour():
    assert offered(attack("K", "R", "y")) == "xc4"  # red and yellow, yet nothing is gained
    assert offered(attack("R", "K", "y")) == "xc4"
    assert attack("K", "Y", "y").turn == SQUARES  # the case of impossibility
    assert attack("V", "K", "v").turn == SQUARES


@pytest.mark.parametrize("victim", "bryvogk")
def test_r11_two_chameleons_take_anything(victim):
    assert offered(attack("K", "K", victim)) == "xc4"


@pytest.mark.parametrize(
    ("takers", "taken"), [("RR", True), ("VV", True), ("GK", True), ("KK", True), ("RY", False)]
)
def test_r12_taking_a_chameleon(takers, taken):
    state = attack(*takers, "k")
    assert (offered(state) == "xc4") == taken
    assert (state.turn == ROUNDS) == taken


def test_r13_the_gain_goes_onto_any_free_reserve_square():
    state = attack("R", "Y", "r", more="Vc1")
    assert offered(state) == onto("O", "a1 e1 g1")
    taken = after(state, "xc4=O@e1")
    assert taken.board == table("Rb4 Yd4 bg8 Vc1 Oe1").board
    assert taken.box == ((6, 5, 6, 5), BOX)


@pytest.mark.parametrize(
    ("three", "gain", "left"),
    [
        ("BRb", "V", (5, 6, 6, 5)),
        ("RYr", "O", (6, 5, 6, 5)),
        ("YBy", "G", (6, 6, 5, 5)),
        ("VOv", "K", (6, 6, 6, 4)),
    ],
)
def test_r13_the_gain_leaves_the_box(three, gain, left):
    assert after(attack(*three), f"xc4={gain}@a1").box == (left, BOX)
    pieces = turned(f"{three[0]}a3 {three[1]}d4 {three[2]}c4 bg8")
    state = after(table(pieces, SQUARES), "h7-g6", f"xf6={gain}@h9")
    assert state.box == (BOX, left)
    assert state.board[INDEX["h9"]] == gain.lower()
    assert state.turn == ROUNDS


@pytest.mark.parametrize(
    ("three", "box"),
    [("BRb", (0, 6, 6, 5)), ("RYr", (6, 0, 6, 5)), ("YBy", (6, 6, 0, 5)), ("VOv", (6, 6, 6, 0))],
)
def test_r13_an_empty_box_gives_nothing(three, box):
    state = attack(*three, box=(box, BOX))
    assert offered(state) == "xc4"
    assert after(state, "xc4").box == (box, BOX)
    last = tuple(left or 1 for left in box)
    assert "=" in offered(attack(*three, box=(last, box)))  # one left is enough; the enemy's box is another


def test_r14_a_full_reserve_takes_nothing():
    full = "Va1 Oc1 Ge1 Kg1"
    for three in ("RYr", "RVr", "KKb", "RRk"):
        state = attack(*three, more=full)
        assert (state.turn, state.moved) == (SQUARES, None)
        assert attack(*three, more=full[:-4]).turn == ROUNDS
    assert offered(attack("R", "Y", "r", more="Va1 Oc1 Ge1")) == "xc4=O@g1"


def test_r14_the_enemys_reserve_does_not_matter():
    assert attack("R", "Y", "r", more="vb9 od9 gf9 kh9").turn == ROUNDS


def test_r14_leaving_the_reserve_frees_its_square_first():
    state = table("Va1 Oc1 Ge1 Kg1 Oc3 ob3 bg8")
    assert offered(after(state, "a1-b2")) == "xb3=K@a1"


def test_r15_taking_is_not_optional():
    state = attack("R", "Y", "r")
    assert rules.to_act(state) == (ROUNDS,)
    assert all(isinstance(action, Take) for action in rules.legal(state, ROUNDS))
    assert rules.legal(state, SQUARES) == ()


def test_r15_one_at_a_time_victims_from_a1_on():
    state = after(table("Rb6 Bc3 Bd6 rh3 rc4 rd5 bg8"), "b6-c5")
    # red from b6 stands on c5: c4 with the blue on c3, d5 with the blue on d6
    assert offered(state) == f"{onto('V')} {onto('V', victim='d5')}"
    state = after(state, "xd5=V@c1")
    assert (state.turn, state.moved) == (ROUNDS, "c5")
    assert offered(state) == onto("V", "a1 e1 g1")
    state = after(state, "xc4=V@a1")
    assert (state.turn, state.moved, state.box[0]) == (SQUARES, None, (4, 6, 6, 5))


def test_r15_four_victims_around_the_moved_piece():
    state = after(table("Kb6 Kc3 Kc7 Ka5 Ke5 rc4 rb5 rd5 rc6 bg8"), "b6-c5")
    assert offered(state) == "xc4 xb5 xd5 xc6"
    state = after(state, "xb5", "xc6", "xc4")
    assert offered(state) == "xd5"
    assert after(state, "xd5").turn == SQUARES


def test_r15_partners_that_give_different_gains_leave_the_choice():
    state = after(table("Ra3 Bc3 Yd4 Vc5 rc4 bg8"), "a3-b4")
    assert offered(state) == f"{onto('V')} {onto('O')} xc4"
    assert after(state, "xc4").box == FULL
    assert after(state, "xc4=O@a1").box == ((6, 5, 6, 5), BOX)
    assert offered(attack("G", "O", "g", more="Rc3 Rc5 Kd8")) == f"{onto('K')} xc4"
    assert offered(attack("Y", "R", "y", more="Bc3")) == f"{onto('O')} {onto('G')}"


def test_r15_an_empty_box_makes_one_gain_out_of_two():
    state = after(table("Ra3 Bc3 Yd4 rc4 bg8", box=((0, 6, 6, 5), BOX)), "a3-b4")
    assert offered(state) == f"{onto('O')} xc4"


def test_r15_takings_end_when_the_reserve_is_full():
    state = after(table("Rb6 Bc3 Bd6 rc4 rd5 bg8 Va1 Oc1 Ge1"), "b6-c5")
    assert offered(state) == "xc4=V@g1 xd5=V@g1"
    state = after(state, "xd5=V@g1")
    assert (state.turn, state.moved) == (SQUARES, None)
    assert state.board[INDEX["c4"]] == "r"


def test_r15_the_options_stay_from_taking_to_taking():
    config = Config(layout="diagonal", draws=False)
    state = after(table("Rb6 Bc3 Bd6 rc4 rd5 bg8", config=config), "b6-c5")
    assert state.config == after(state, "xc4=V@a1").config == config
    assert after(state, "xc4=V@a1", "xd5=V@c1").config == config


def test_r15_a_taking_may_leave_nothing_in_the_box_for_the_next():
    state = after(table("Rb6 Bc3 Bd6 rc4 rd5 bg8", box=((1, 6, 6, 5), BOX)), "b6-c5", "xc4=V@a1")
    assert offered(state) == "xd5"


BLOCKED = " ".join(f"R{NAMES[square]}" for square in GROUND[ROUNDS] if square >= 8)


def test_r16_a_side_with_no_move_passes():
    state = table(f"{BLOCKED} Va1 rc4 bg8")
    assert rules.legal(state, ROUNDS) == (Pass(),)
    passed = after(state, "pass")
    assert (passed.board, passed.box, passed.turn, passed.moved) == (state.board, FULL, SQUARES, None)
    assert passed.past == (state.board,)
    squares = table(turned(f"{BLOCKED} Va1 rc4 bg8"), SQUARES)
    assert offered(squares) == "pass"
    assert after(squares, "pass").turn == ROUNDS


def test_r16_one_free_square_is_a_move():
    state = table(f"{BLOCKED.replace('Rd4', 'Vc1')} bg8")
    assert offered(state) == "c3-d4 e3-d4 c5-d4 e5-d4"


# Refusals


@pytest.mark.parametrize(
    ("move", "code", "text"),
    [
        ("c5-d6", "no_piece", "You have no piece on c5."),
        ("b2-b2", "no_moves", "The piece on b2 cannot move now."),
        ("a6-b5", "no_piece", "You have no piece on a6."),
        ("b2-a1", "reserve", "No piece can move to a1: rows 1 and 9 are for the reserves."),
        ("b4-b1", "reserve", "No piece can move to b1: rows 1 and 9 are for the reserves."),
        ("b4-c9", "reserve", "No piece can move to c9: rows 1 and 9 are for the reserves."),
        ("b4-a3", "own_piece", "Your own piece is on a3."),
        ("b4-b5", "no_such_move", "The piece on b4 cannot go to b5."),
        ("b4-a6", "no_such_move", "The piece on b4 cannot go to a6."),
        ("b4-d6", "no_such_move", "The piece on b4 cannot go to d6."),
    ],
)
def test_r6_r7_refused_moves_name_the_square(move, code, text):
    illegal = refusal(rules.start(Config(), 2), move)
    assert illegal == Illegal(code, text, {"from": move[:2], "to": move[3:]})


def test_r6_a_blocked_chameleon_is_told_so():
    state = table("Kd4 Rf6 yg8")
    names = {"from": "d4", "to": "g7"}
    assert refusal(state, "d4-g7") == Illegal("in_the_way", "A piece is in the way from d4 to g7.", names)
    assert refusal(state, "d4-f6").code == "own_piece"
    assert refusal(state, "d4-d6").code == "no_such_move"
    assert refusal(table("Rd2 kd7 vf5", SQUARES), "d7-g4").code == "in_the_way"


def test_r6_a_square_off_the_board_is_named():
    state = rules.start(Config(), 2)
    for move, square in ((Move("a0", "a1"), "a0"), (Move("b4", "i5"), "i5")):
        assert rules.check(state, ROUNDS, move) == Illegal(
            "no_such_square", f"There is no square {square}.", {"square": square}
        )


def test_r5_nobody_acts_out_of_turn():
    state = rules.start(Config(), 2)
    assert rules.check(state, SQUARES, parse("a6-b5")) == Illegal(
        "not_your_turn", "Seat 2 cannot act now: seat 1 can.", {"seat": 2, "waited": "1"}
    )
    assert rules.check(state, CHANCE, parse("b4-c5")).code == "not_your_turn"
    assert rules.check(attack("R", "Y", "r"), SQUARES, parse("xc4=O@a1")).code == "not_your_turn"


def test_r15_no_move_and_no_pass_while_something_can_be_taken():
    state = attack("R", "Y", "r")
    for action in ("b4-a5", "d4-a9", "pass"):
        text = f"You must take before {action}: write xc4=O@a1, for example."
        assert refusal(state, action) == Illegal(
            "take_first", text, {"action": action, "example": "xc4=O@a1"}
        )


def test_r15_no_taking_before_a_move():
    text = "You can only take after a move: move a piece before xc4."
    assert refusal(rules.start(Config(), 2), "xc4") == Illegal(
        "move_first", text, {"action": "xc4", "example": "b4-a5"}
    )


def test_r16_no_pass_while_a_piece_can_move():
    text = "You can only pass when you have no move: write b4-a5, for example."
    assert refusal(rules.start(Config(), 2), "pass") == Illegal(
        "can_move", text, {"action": "pass", "example": "b4-a5"}
    )


@pytest.mark.parametrize("square", ["a2", "b4", "d4", "e5"])
def test_r8_what_is_no_enemy_is_not_taken(square):
    assert refusal(attack("R", "Y", "r"), f"x{square}") == Illegal(
        "no_enemy", f"There is no enemy piece on {square}.", {"square": square, "moved": "b4"}
    )


def test_r8_what_makes_no_association_is_not_taken():
    assert refusal(attack("R", "Y", "r"), "xg8") == Illegal(
        "no_association",
        "The piece on b4 has no association that takes g8.",
        {"square": "g8", "moved": "b4"},
    )


def test_r9_a_wrong_gain_is_answered_with_the_right_ones():
    state = after(table("Ra3 Bc3 Yd4 Vc5 rc4 bg8"), "a3-b4")
    text = "Taking c4 gains V or O or nothing, not G: write xc4=V@a1, for example."
    assert refusal(state, "xc4=G@a1") == Illegal(
        "wrong_gain", text, {"square": "c4", "gains": "V or O or nothing", "gain": "G"}
    )
    text = "Taking c4 gains O, not nothing: write xc4=O@a1, for example."
    assert refusal(attack("R", "Y", "r"), "xc4") == Illegal(
        "wrong_gain", text, {"square": "c4", "gains": "O", "gain": "nothing"}
    )


def test_r13_a_wrong_reserve_square_is_answered_with_the_free_ones():
    state = attack("R", "Y", "r", more="Vc1 Ge1")
    for square in ("c1", "b1", "b9", "d4"):
        text = f"O goes on a free square of your reserve (a1, g1), not on {square}."
        assert refusal(state, f"xc4=O@{square}") == Illegal(
            "wrong_square", text, {"square": square, "squares": "a1, g1"}
        )
    text = "O goes on a free square of your reserve (a1, g1)."
    assert refusal(state, "xc4=O") == Illegal("wrong_square", text, {"square": "", "squares": "a1, g1"})


def test_r13_a_square_for_no_gain_is_refused():
    text = "Nothing is gained, so nothing goes on a1: write xc4."
    assert refusal(attack("R", "V", "r"), "xc4@a1") == Illegal(
        "wrong_square", text, {"square": "a1", "squares": ""}
    )


def test_r15_a_taking_off_the_board_is_named():
    state = attack("R", "Y", "r")
    for take, square in ((Take("i4"), "i4"), (Take("c4", "O", "a0"), "a0")):
        assert rules.check(state, ROUNDS, take) == Illegal(
            "no_such_square", f"There is no square {square}.", {"square": square}
        )


# The end


def test_r17_a_side_with_no_piece_left_has_lost():
    state = after(table("Ra3 Yd4 rc4"), "a3-b4", "xc4=O@a1")
    assert rules.outcome(state) == Outcome((1.0, 0.0), (ROUNDS,), "no-pieces")
    assert rules.to_act(state) == ()
    assert rules.legal(state, SQUARES) == rules.legal(state, ROUNDS) == ()
    assert rules.check(state, SQUARES, Pass()) == Illegal("over", "The game is over.")
    state = after(table(turned("Ra3 Yd4 rc4"), SQUARES), "h7-g6", "xf6=O@b9")
    assert rules.outcome(state) == Outcome((0.0, 1.0), (SQUARES,), "no-pieces")


def test_r17_a_piece_in_reserve_is_a_piece():
    state = after(table("Ra3 Yd4 rc4 vb9"), "a3-b4", "xc4=O@a1")
    assert rules.outcome(state) is None
    assert rules.to_act(state) == (SQUARES,)
    assert rules.outcome(table("Va1 Oc1 kb9 rg8")) is None


def test_r17_the_owner_of_two_of_three_chameleons_wins():
    state = after(table("Ka3 Kd4 kc4 kb9"), "a3-b4", "xc4")
    assert rules.outcome(state) == Outcome((1.0, 0.0), (ROUNDS,), "three-chameleons")
    assert rules.to_act(state) == ()
    assert rules.outcome(table("Ka3 kc4 kb9")) == Outcome((0.0, 1.0), (SQUARES,), "three-chameleons")
    assert rules.outcome(table("Ka3 kc4 kb9", SQUARES)).winners == (SQUARES,)


def test_r17_also_between_two_takings():
    state = after(table("Kb2 Kd4 kc4 kd3"), "b2-c3")
    assert offered(state) == "xd3 xc4"
    state = after(state, "xd3")
    assert state.moved == "c3"
    assert rules.outcome(state) == Outcome((1.0, 0.0), (ROUNDS,), "three-chameleons")
    assert rules.to_act(state) == rules.legal(state, ROUNDS) == ()


@pytest.mark.parametrize(
    "pieces", ["Ka3 Kd4 rc6", "Ka3 Rd4 kc6", "Ra3 Kd4 kc6", "Ka3 kc6 rg8", "Ka3 Kd4 kc6 kg8"]
)
def test_r17_three_pieces_that_are_not_all_chameleons_play_on(pieces):
    assert rules.outcome(table(pieces)) is None


@pytest.mark.parametrize("pieces", ["Ka3 kc6", "Ra3 kb9", "Va1 yc6"])
def test_r17_one_against_one_is_a_draw(pieces):
    assert rules.outcome(table(pieces)) == Outcome(DRAW, (), "one-against-one")
    assert rules.to_act(table(pieces, SQUARES)) == ()


def test_r17_two_against_none_is_no_draw():
    assert rules.outcome(table("Ka3 Kd4")).reason == "no-pieces"
    assert rules.outcome(table("ra4 kc4 kb9")) == Outcome((0.0, 1.0), (SQUARES,), "no-pieces")
    assert rules.outcome(table("Ka3 Kd4 Kb6")) == Outcome((1.0, 0.0), (ROUNDS,), "no-pieces")


QUIET = "Ra3 Yh2 ra8 yg8"
SHUFFLE = ("a3-b4", "a8-b7", "b4-a3", "b7-a8")


def test_r18_third_occurrence_is_a_draw():
    assert rules.outcome(after(table(QUIET), *SHUFFLE)) is None
    assert rules.outcome(after(table(QUIET), *SHUFFLE, *SHUFFLE[:3])) is None
    state = after(table(QUIET), *SHUFFLE, *SHUFFLE)
    assert rules.outcome(state) == Outcome(DRAW, (), "repetition")
    assert rules.to_act(state) == ()


def test_r18_the_same_pieces_with_the_other_side_to_move_are_another_position():
    # The way of a chameleon from a3 to c5 takes one move or two, so Rounds can lose a move.
    pieces = "Ka3 Yh2 ra8 yg8"
    detour = ("a3-b4", "a8-b7", "b4-c5", "b7-a8", "c5-a3")
    state = after(table(pieces), *detour)
    assert (state.board, state.turn) == (state.past[0], SQUARES)
    again = after(state, "a8-b7", "a3-b4", "b7-a8", "b4-a3")
    assert again.board == state.board
    assert rules.outcome(again) is None  # twice with Squares to move, once with Rounds
    assert rules.outcome(after(again, "a8-b7", "a3-b4", "b7-a8", "b4-a3")).reason == "repetition"


def test_r18_a_taking_forgets_the_past():
    state = after(table("Ra3 Yd4 rc4 ra8 yg8"), "d4-e5", "a8-b7", "e5-d4", "b7-a8")
    assert len(state.past) == 4
    state = after(state, "a3-b4")
    assert state.past == ()  # it takes, whatever it takes
    state = after(state, "xc4=O@a1")
    assert state.past == ()
    assert len(after(state, "a8-b7").past) == 1


def long(pieces: str, quiet: int) -> State:
    fresh = table(pieces)
    past = tuple(f"board {number}" for number in range(quiet))
    return State(fresh.config, fresh.board, fresh.box, fresh.turn, None, past)


def test_r18_a_hundred_moves_in_a_row_without_a_taking():
    assert rules.outcome(long(QUIET, 99)) is None
    assert rules.outcome(after(long(QUIET, 98), "a3-b4")) is None
    state = after(long(QUIET, 98), "a3-b4", "a8-b7")  # of both sides together
    assert rules.outcome(state) == Outcome(DRAW, (), "no-taking")
    assert rules.outcome(after(long(f"{BLOCKED} bg8 yg2", 99), "pass")).reason == "no-taking"


def test_r18_the_hundredth_move_may_take():
    state = after(long("Ra3 Yd4 rc4 yg8", 99), "a3-b4")
    assert rules.outcome(state) is None
    assert rules.outcome(after(state, "xc4=O@a1")) is None


def test_r18_draws_off_remembers_nothing_and_never_draws():
    state = after(table(QUIET, config=Config(draws=False)), *SHUFFLE * 30)
    assert rules.outcome(state) is None
    assert state.past == ()
    assert rules.outcome(table("Ka3 kc6", config=Config(draws=False))).reason == "one-against-one"


def test_r18_the_end_of_r17_goes_first():
    assert rules.outcome(long("Ka3 Kd4 kc6", 100)).reason == "three-chameleons"


def test_r19_notation():
    assert str(parse("b4-c5")) == "b4-c5"
    assert str(parse("xc6")) == "xc6"
    assert str(parse("xc6=O@a1")) == "xc6=O@a1"
    assert parse("xc6=K@g1") == Take("c6", "K", "g1")
    assert str(parse("pass")) == "pass"


# The whole tree


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        perft(rules.apply(state, seat, action), depth - 1)
        for seat in rules.to_act(state)
        for action in rules.legal(state, seat)
    )


@pytest.mark.parametrize(
    ("layout", "counts"), [("rows", [7, 49, 441, 3844]), ("diagonal", [7, 49, 406, 3347])]
)
def test_reference_counts(layout, counts):
    start = rules.start(Config(layout=layout), 2)
    assert [perft(start, depth) for depth in (1, 2, 3, 4)] == counts
