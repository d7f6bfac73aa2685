"""Chameleon 5×5, rule by rule."""

import pytest

from furcifer.core import CHANCE, Illegal, Match, Outcome, Rng, Seat
from furcifer.games.chameleon_chess import knowledge, rules
from furcifer.games.chameleon_chess.notation import parse, position, read_position
from furcifer.games.chameleon_chess.positions import exchanged, exchanged_move, mirrored, mirrored_move
from furcifer.games.chameleon_chess.state import Begins, Config, Opening, State
from furcifer.games.chameleon_chess.tables import SQUARES, START, is_black

RED, BLUE = Seat(0), Seat(1)


def after(text: str, *moves: str, config: Config | None = None) -> State:
    state = read_position(text, config)
    for move in moves:
        assert rules.check(state, state.turn, parse(move)) is None, move
        state = rules.apply(state, state.turn, parse(move))
    return state


def targets(text: str, origin: str) -> str:
    state = read_position(text)
    return " ".join(m.target for m in rules.legal(state, state.turn) if m.origin == origin)


def refusal(state: State, move: str) -> Illegal:
    illegal = rules.check(state, state.turn, parse(move))
    assert illegal is not None
    return illegal


def test_r1_corners_are_black_and_natures_stand_on_the_other_colour():
    assert all(is_black(SQUARES.index(corner)) for corner in ("a1", "e1", "a5", "e5"))
    assert sum(map(is_black, range(25))) == 13
    state = rules.start(Config(), 2)
    assert position(state.board, state.turn) == "wbwbw/5/5/5/WBWBW r"
    for square, piece in enumerate(state.board):
        assert piece == "." or is_black(square) == (piece in "Ww")


def test_r1_red_moves_first():
    state = rules.start(Config(), 2)
    assert rules.to_act(state) == (RED,)
    assert rules.to_act(rules.apply(state, RED, parse("b1-c3"))) == (BLUE,)


@pytest.mark.parametrize(
    ("position", "origin", "expected"),
    [
        # c3 is black: a black nature is at home there (king and bishop), a white one jumps (king and knight)
        ("4w/5/2B2/5/5 r", "c3", "a1 e1 b2 c2 d2 b3 d3 b4 c4 d4 a5 e5"),
        ("4w/5/2W2/5/5 r", "c3", "b1 d1 a2 b2 c2 d2 e2 b3 d3 a4 b4 c4 d4 e4 b5 d5"),
        # b3 is white: the other way round
        ("4w/5/1W3/5/5 r", "b3", "d1 a2 b2 c2 a3 c3 a4 b4 c4 d5"),
        ("4w/5/1B3/5/5 r", "b3", "a1 c1 a2 b2 c2 d2 a3 c3 a4 b4 c4 d4 a5 c5"),
        ("4w/5/5/5/W4 r", "a1", "b1 a2 b2 c2 b3"),
    ],
)
def test_r2_king_with_bishop_at_home_and_knight_abroad(position, origin, expected):
    assert targets(position, origin) == expected


def test_r2_the_other_side_moves_the_same_way():
    assert targets("5/5/2b2/5/W4 b", "c3") == "a1 e1 b2 c2 d2 b3 d3 b4 c4 d4 a5 e5"
    assert targets("5/5/2w2/5/W4 b", "c3").split()[:2] == ["b1", "d1"]


def test_r2_a_bishop_does_not_jump_and_a_knight_does():
    assert targets("5/1w3/2B2/1W3/5 r", "c3") == "e1 c2 d2 b3 d3 b4 c4 d4 e5"  # blocked on b2, stops at b4
    crowd = "4w/2B2/1WWB1/2W2/5 r"
    assert targets(crowd, "c3") == "b1 d1 a2 b2 d2 e2 a4 b4 d4 e4 b5 d5"


def test_r3_captures_are_marked_and_own_pieces_block():
    state = read_position("4w/5/2w2/1WB2/5 r")
    notations = [str(move) for move in rules.legal(state, RED) if move.origin == "b2"]
    assert "b2xc3" in notations
    assert "b2-c2" not in notations
    assert rules.apply(state, RED, parse("b2xc3")).board == read_position("4w/5/2W2/2B2/5 b").board


def test_r3_legal_moves_come_by_origin_and_target():
    moves = rules.legal(rules.start(Config(), 2), RED)
    order = [(SQUARES.index(move.origin), SQUARES.index(move.target)) for move in moves]
    assert order == sorted(order)
    assert len(moves) == 27


def test_r3_only_the_side_to_move_has_moves():
    state = rules.start(Config(), 2)
    assert rules.legal(state, BLUE) == ()
    assert rules.check(state, BLUE, parse("a5-a4")) == Illegal(
        "not_your_turn", "Seat 2 cannot act now: seat 1 can.", {"seat": 2, "waited": "1"}
    )


@pytest.mark.parametrize(
    ("move", "code", "text"),
    [
        ("c3-c4", "no_piece", "You have no piece on c3."),
        ("a5-a4", "no_piece", "You have no piece on a5."),
        ("a1-b1", "own_piece", "Your own piece is on b1."),
        ("a1xb1", "own_piece", "Your own piece is on b1."),
        ("a1xb2", "wrong_sign", "There is nothing on b2: write a1-b2."),
        ("a1-a3", "no_such_move", "The piece on a1 cannot go to a3."),
        ("a1xa3", "no_such_move", "The piece on a1 cannot go to a3."),
    ],
)
def test_r3_refusals_name_the_square(move, code, text):
    illegal = refusal(rules.start(Config(), 2), move)
    assert (illegal.code, illegal.text) == (code, text)
    assert illegal.names == {"from": move[:2], "to": move[3:]}


def test_r3_a_capture_written_as_a_move_is_refused_with_the_right_sign():
    illegal = refusal(read_position("4w/5/2w2/1W3/5 r"), "b2-c3")
    assert (illegal.code, illegal.text) == ("wrong_sign", "There is an enemy piece on c3: write b2xc3.")


def test_r3_a_square_off_the_board_is_named():
    state = rules.start(Config(), 2)
    off = rules.MOVES[0][0].__class__
    for move, square in ((off("a0", "a1"), "a0"), (off("a1", "f1"), "f1")):
        assert rules.check(state, RED, move) == Illegal(
            "no_such_square", f"There is no square {square}.", {"square": square}
        )


def test_r4_capturing_every_enemy_piece_wins():
    state = after("5/5/2w2/1W3/W4 r", "b2xc3")
    assert rules.outcome(state) == Outcome((1.0, 0.0), (RED,), "all-captured")
    assert rules.to_act(state) == ()
    assert rules.legal(state, BLUE) == ()
    assert rules.check(state, BLUE, parse("c3-c4")).code == "over"


def test_r4_blue_wins_so_too():
    assert rules.outcome(after("w4/5/2w2/1W3/5 b", "c3xb2")) == Outcome((0.0, 1.0), (BLUE,), "all-captured")


def test_r5_an_uncaptured_invader_wins_after_the_next_move():
    state = after("w4/4W/5/5/W4 r", "e4-e5")
    assert rules.outcome(state) is None
    assert rules.to_act(state) == (BLUE,)
    assert len(rules.legal(state, BLUE)) == 5  # every move is legal, also those that lose
    state = rules.apply(state, BLUE, parse("a5-a4"))
    assert rules.outcome(state) == Outcome((1.0, 0.0), (RED,), "invasion")


def test_r5_a_captured_invader_does_not_win():
    state = after("3w1/4W/5/5/W4 r", "e4-e5", "d5xe5")
    assert rules.outcome(state) is None


def test_r5_blue_invades_rank_one():
    state = after("w4/5/5/4w/W4 b", "e2-e1", "a1-a2")
    assert rules.outcome(state) == Outcome((0.0, 1.0), (BLUE,), "invasion")


def test_r5_capturing_another_piece_does_not_stop_the_invader():
    state = after("1w3/3wW/5/5/W4 r", "e4-e5", "d4-d3")
    assert rules.outcome(state).reason == "invasion"


def test_r6_a_lone_piece_wins_on_arrival():
    assert rules.outcome(after("w2w1/4W/5/5/5 r", "e4-e5")) == Outcome((1.0, 0.0), (RED,), "lone-invasion")
    assert rules.outcome(after("5/5/5/4w/W2W1 b", "e2-e1")) == Outcome((0.0, 1.0), (BLUE,), "lone-invasion")


def test_r6_needs_the_only_piece():
    assert rules.outcome(after("w2w1/4W/5/5/W4 r", "e4-e5")) is None
    assert rules.outcome(after("w2w1/4W/5/5/B4 r", "e4-e5")) is None
    assert rules.outcome(after("b4/5/5/4b/W2W1 b", "e2-e1")) is None
    assert rules.outcome(after("5/5/5/4b/W2W1 b", "e2-e1")).reason == "lone-invasion"


def test_r6_capturing_onto_the_far_rank_with_the_only_piece():
    assert rules.outcome(after("w2w1/4W/5/5/5 r", "e4xd5")).reason == "lone-invasion"


def test_r7_an_uncaptured_invader_goes_before_the_lone_piece():
    state = after("w4/4W/5/5/w4 r", "e4-e5")  # Blue's invader stands on a1, Red's lone piece arrives on e5
    assert rules.outcome(state) == Outcome((0.0, 1.0), (BLUE,), "invasion")


SHUFFLE = ("a1-a2", "a5-a4", "a2-a1", "a4-a5")


def test_r8_third_occurrence_is_a_draw():
    start = "w4/5/5/5/W4 r"
    assert rules.outcome(after(start, *SHUFFLE)) is None
    assert rules.outcome(after(start, *SHUFFLE, *SHUFFLE[:3])) is None
    assert rules.outcome(after(start, *SHUFFLE, *SHUFFLE)) == Outcome((0.5, 0.5), (), "repetition")


def test_r8_the_same_pieces_with_the_other_side_to_move_are_another_position():
    # Red loses a move on the way, so the board of the start comes back with Blue to move.
    detour = ("a1-b2", "a5-a4", "b2-a2", "a4-a5", "a2-a1")
    state = after("w4/5/5/5/W4 r", *detour)
    assert state.board == state.past[0]
    assert state.turn == BLUE
    assert rules.outcome(after("w4/5/5/5/W4 r", *detour, "a5-a4", "a1-a2", "a4-a5", "a2-a1")) is None


def test_r8_a_capture_forgets_the_past():
    state = after("w4/5/5/5/W4 r", "a1-a2")
    assert len(state.past) == 1
    assert after("w4/5/5/1w3/W4 r", "a1xb2").past == ()


def test_r8_a_hundred_plies_without_a_capture():
    fresh = read_position("w4/5/5/5/W4 r")
    long = State(fresh.config, fresh.board, RED, tuple(f"board {n}" for n in range(99)))
    assert rules.outcome(long) is None
    assert rules.outcome(rules.apply(long, RED, parse("a1-a2"))) == Outcome((0.5, 0.5), (), "no-capture")


def test_r8_draws_off_remembers_nothing_and_never_draws():
    state = after("w4/5/5/5/W4 r", *SHUFFLE * 30, config=Config(draws=False))
    assert rules.outcome(state) is None
    assert state.past == ()


def test_r8_a_win_goes_before_a_draw():
    state = read_position("w4/4W/5/5/5 r")
    state = State(state.config, state.board, RED, tuple(f"{n}" for n in range(99)))
    assert rules.outcome(rules.apply(state, RED, parse("e4-e5"))).reason == "lone-invasion"


def test_r9_moves_and_positions_in_text():
    assert str(parse("b1-c3")) == "b1-c3"
    assert str(parse("b1xc3")) == "b1xc3"
    line = "w1b2/5/2W2/5/4B b"
    state = read_position(line)
    assert position(state.board, state.turn) == line


BALANCED = Config(start="balanced")


def test_r10_chance_opens_a_balanced_start_with_a_move_of_each_side():
    start = rules.start(BALANCED, 2)
    assert rules.to_act(start) == (CHANCE,)
    assert rules.outcome(start) is None
    assert rules.legal(start, RED) == rules.legal(start, BLUE) == ()
    opening = parse("open b1-a2 c5-c4")
    assert rules.check(start, CHANCE, opening) is None
    state = rules.apply(start, CHANCE, opening)
    assert position(state.board, state.turn) == "wb1bw/2w2/5/B4/W1WBW r"
    assert rules.to_act(state) == (RED,)
    assert len(state.past) == 2  # R8 remembers both
    assert rules.chances(state) == ()


def test_r10_every_opening_is_two_legal_moves_that_take_nothing():
    played = set()
    for opening, chance in rules.chances(rules.start(BALANCED, 2)):
        state = after("wbwbw/5/5/5/WBWBW r", str(opening.red), str(opening.blue))
        assert rules.outcome(state) is None
        assert not opening.red.takes
        assert not opening.blue.takes
        assert chance == 1 / len(rules.chances(rules.start(BALANCED, 2)))
        played.add(state.board)
    assert len(played) == len(rules.chances(rules.start(BALANCED, 2))) > 100


def test_r10_no_opening_begins_with_a_move_that_is_proved_to_win():
    first = {str(opening.red) for opening, _ in rules.chances(rules.start(BALANCED, 2))}
    assert first == {"b1-a2", "d1-e2", "a1-b3", "e1-d3", "b1-a3", "d1-e3", "b1-c3", "d1-c3", "c1-b3", "c1-d3"}


def test_r10_left_and_right_are_alike():
    openings = {str(opening) for opening, _ in rules.chances(rules.start(BALANCED, 2))}
    assert {text[:5] + text[5:].translate(str.maketrans("abcde", "edcba")) for text in openings} == openings


def test_r10_only_chance_opens_and_only_what_is_balanced():
    start = rules.start(BALANCED, 2)
    proved = rules.check(start, CHANCE, parse("open a1-a2 c5-c4"))
    assert proved.code == rules.check(start, CHANCE, parse("b1-a2")).code == "no_opening"
    assert rules.check(start, RED, parse("b1-a2")).code == "chance"
    classic = rules.start(Config(), 2)
    assert rules.check(classic, RED, parse("open b1-a2 c5-c4")).code == "no_opening"
    assert rules.chances(classic) == ()


def test_r10_logs_keep_openings_that_have_left_the_list():
    start = rules.start(BALANCED, 2)
    gone = parse("open a1-a2 c5-c4")
    assert rules.check(start, CHANCE, gone).code == "no_opening"
    assert rules.check_recorded(start, CHANCE, gone) is None
    for wrong in ("open a1-a4 c5-c4", "open a1-a2 c5-c2", "open a5-a4 c1-c2"):
        assert rules.check_recorded(start, CHANCE, parse(wrong)).code == "no_opening"
    assert rules.check_recorded(rules.start(Config(), 2), RED, gone).code == "no_opening"
    assert rules.check_recorded(start, RED, parse("b1-a2")).code == "chance"
    opened = rules.apply(start, CHANCE, parse("open b1-a2 c5-c4"))
    assert rules.check_recorded(opened, RED, parse("open e1-e2 a5-a4")).code == "no_opening"


@pytest.mark.parametrize(
    ("first", "accepted"), [("red", (True, False)), ("blue", (False, True)), ("lot", (True, True))]
)
def test_r10_logs_keep_openings_of_the_side_that_may_be_first(first, accepted):
    start = rules.start(Config(start="balanced", first=first), 2)
    gone = [parse("open a1-a2 c5-c4"), parse("open a5-a4 c1-c2")]
    assert [rules.check(start, CHANCE, one).code for one in gone] == ["no_opening"] * 2
    assert tuple(rules.check_recorded(start, CHANCE, one) is None for one in gone) == accepted


def test_r10_a_recorded_move_is_refused_as_any_other():
    start = rules.start(Config(), 2)
    for wrong in ("a1-a4", "a1-b1", "c3-c4", "a5-a4"):
        refusal = rules.check_recorded(start, RED, parse(wrong))
        assert refusal is not None
        assert refusal == rules.check(start, RED, parse(wrong))


def test_r10_everybody_is_told_both_moves():
    start, opening = rules.start(BALANCED, 2), parse("open b1-a2 c5-c4")
    facts = knowledge.tell(start, CHANCE, opening, rules.apply(start, CHANCE, opening), None)
    assert [(fact.seat, fact.origin, fact.target, fact.piece) for fact in facts] == [
        (RED, "b1", "a2", "B"),
        (BLUE, "c5", "c4", "w"),
    ]


# R1: the first player


@pytest.mark.parametrize(("first", "seat"), [("red", RED), ("blue", BLUE)])
def test_r1_the_first_player_is_chosen(first, seat):
    start = rules.start(Config(first=first), 2)
    assert (start.board, rules.to_act(start)) == (START, (seat,))
    assert len(rules.legal(start, Seat(seat))) == 27
    assert rules.check(start, Seat(1 - seat), parse("b1-c3")).code == "not_your_turn"
    assert rules.chances(start) == ()


def test_r1_or_drawn_by_lot():
    start = rules.start(Config(first="lot"), 2)
    assert rules.to_act(start) == (CHANCE,)
    drawn = {str(lot): chance for lot, chance in rules.chances(start)}
    assert drawn == {"first red": 0.5, "first blue": 0.5}
    for side, text in ((RED, "first red"), (BLUE, "first blue")):
        lot = parse(text)
        assert rules.check(start, CHANCE, lot) is None
        after_lot = rules.apply(start, CHANCE, lot)
        assert (after_lot.board, after_lot.turn, after_lot.past) == (START, side, ())
        assert knowledge.tell(start, CHANCE, lot, after_lot, None) == (Begins(Seat(side)),)


def test_r1_only_a_table_that_draws_lots_does():
    assert rules.check(rules.start(Config(), 2), Seat(RED), parse("first blue")).code == "no_opening"
    assert rules.check(rules.start(Config(first="lot"), 2), CHANCE, parse("b1-c3")).code == "no_opening"


def test_r1_the_seed_decides_the_lot():
    firsts = {Match.start("chameleon-chess", 2, seed, {"first": "lot"}).to_act for seed in range(20)}
    assert firsts == {(RED,), (BLUE,)}


def test_r1_blue_first_is_the_same_game_with_the_sides_exchanged():
    red, blue = rules.start(Config(), 2), rules.start(Config(first="blue"), 2)
    rng = Rng(3, "exchanged")
    while rules.outcome(red) is None:
        move = rng.choice(rules.moves(red))
        theirs = exchanged_move(move)
        assert set(rules.moves(blue)) == {exchanged_move(one) for one in rules.moves(red)}
        red, blue = rules.apply(red, red.turn, move), rules.apply(blue, blue.turn, theirs)
        assert (blue.board, blue.turn) == (exchanged(red.board), 1 - red.turn)
    assert rules.outcome(blue).reason == rules.outcome(red).reason
    assert rules.outcome(blue).scores == rules.outcome(red).scores[::-1]


def test_r2_the_game_is_the_same_in_a_mirror():
    one = other = rules.start(Config(), 2)
    rng = Rng(4, "mirrored")
    while rules.outcome(one) is None:
        move = rng.choice(rules.moves(one))
        assert set(rules.moves(other)) == {mirrored_move(each) for each in rules.moves(one)}
        one, other = rules.apply(one, one.turn, move), rules.apply(other, other.turn, mirrored_move(move))
        assert (other.board, other.turn) == (mirrored(one.board), one.turn)
    assert rules.outcome(other) == rules.outcome(one)


def test_r10_a_balanced_start_with_blue_first():
    start = rules.start(Config(start="balanced", first="blue"), 2)
    for opening, _ in rules.chances(start):
        assert parse(str(opening)) == opening
        opened = rules.apply(start, CHANCE, opening)
        theirs = rules.apply(
            rules.start(BALANCED, 2),
            CHANCE,
            Opening(exchanged_move(opening.blue), exchanged_move(opening.red)),
        )
        assert (opened.turn, opened.board) == (BLUE, exchanged(theirs.board))


def test_r10_a_balanced_start_by_lot_is_either():
    drawn = [opening for opening, _ in rules.chances(rules.start(Config(start="balanced", first="lot"), 2))]
    assert len(drawn) == 2 * len(rules.chances(rules.start(BALANCED, 2)))
    assert {opening.blue_first for opening in drawn} == {False, True}
