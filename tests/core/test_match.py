"""The public interface: matches, logs and refusals."""

import json

import pytest

import furcifer
from furcifer import ConfigError, IllegalAction, LogError, Match, UnknownGame
from furcifer.core import Seat
from furcifer.core.log import digest_of

CHESS = "chameleon-chess"


def chess(*moves: str) -> Match:
    match = Match.start(CHESS, seats=2, seed=7)
    for ply, move in enumerate(moves):
        match = match.act(ply % 2, move)
    return match


def test_the_public_interface():
    assert set(furcifer.all_games()) >= {CHESS, "coloretto"}
    m = Match.start("coloretto", seats=4, seed=7, config={"side": "violet"})
    (seat,) = m.to_act
    assert str(m.legal(seat)[0]).startswith("start ")
    assert m.asks(seat) is None
    assert m.check(seat, "take 1").code
    before = m.log
    with pytest.raises(IllegalAction):
        m.act(seat, "take 1")
    assert m.log == before
    assert m.view(seat) != m.view(None)
    assert m.outcome is None
    assert Match.replay(m.log) == m
    assert json.loads(furcifer.to_json(m.view(seat)))
    assert json.loads(furcifer.to_json(m.log)) == m.log


def test_an_action_and_its_notation_mean_the_same():
    match = chess()
    action = match.legal(0)[5]
    assert match.act(0, action) == match.act(0, str(action))


def test_unknown_game():
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; the games are: .*chameleon-chess"):
        Match.start("chess", seats=2)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 100, True, "2", 2.5, None])
def test_unsupported_seats(seats):
    with pytest.raises(ConfigError, match=f"Chameleon 5×5 is for 2 players, not {seats}"):
        Match.start(CHESS, seats=seats)


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        ({"drawz": True}, "Chameleon 5×5 has no option 'drawz'; its options are: first, start, draws."),
        ({"draws": "maybe"}, "Option draws cannot be 'maybe': it must be on or off."),
        ({"draws": 3}, "Option draws cannot be 3: it must be on or off."),
        ({"draws": None}, "Option draws cannot be None: it must be on or off."),
    ],
)
def test_bad_options_are_named(config, sentence):
    with pytest.raises(ConfigError) as caught:
        Match.start(CHESS, seats=2, config=config)
    assert str(caught.value) == sentence


def test_an_option_of_several_words():
    with pytest.raises(ConfigError, match=r"Option side cannot be 'pink': it must be one of brown, violet\."):
        Match.start("coloretto", seats=4, config={"side": "pink"})


@pytest.mark.parametrize("value", ["off", False, "false"])
def test_off_and_false_mean_the_same(value):
    assert Match.start(CHESS, seats=2, config={"draws": value}).config.draws is False


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", True])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(ConfigError, match="A seed is a whole number from 0"):
        Match.start(CHESS, seats=2, seed=seed)


def test_without_a_seed_every_match_differs():
    assert len({Match.start("coloretto", seats=3).seed for _ in range(5)}) == 5


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_does_not_exist_cannot_act(seat):
    with pytest.raises(IllegalAction) as caught:
        chess().act(seat, "a1-a2")
    assert caught.value.code in ("no_such_seat", "not_your_turn")
    assert caught.value.text.endswith(".")


def test_a_seat_that_does_not_exist_has_no_view():
    with pytest.raises(IllegalAction, match="There is no seat 3: the table has 2"):
        chess().view(2)


@pytest.mark.parametrize("action", [None, 3, object(), ["a1-a2"]])
def test_a_value_that_is_no_action_is_refused(action):
    assert chess().check(0, action).code == "notation"


def test_an_illegal_action_does_not_change_the_match():
    match = chess("b1-c3")
    before = match.log
    for action in ("b1-c3", "xyzzy", "c3-c4"):
        with pytest.raises(IllegalAction):
            match.act(1, action)
    assert match.log == before


def test_told_starts_at_the_given_entry():
    match = chess("b1-c3", "b5-b4", "c3-c2")
    assert len(match.told(None)) == 3
    assert match.told(0, since=2) == match.told(1)[2:]


def test_a_game_without_timers_has_none_to_run_out():
    match = chess()
    assert match.timer(0) is None
    with pytest.raises(IllegalAction, match="No timer runs for seat 1"):
        match.time_up(0)


def edited(match: Match, **changes) -> dict:
    return match.log | changes


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"actions": [[0, "b1-c3"]]}, "cut or edited"),
        ({"actions": [[0, "b1-c3"], [1, "a5-a3"]]}, "cut or edited"),
        ({"seats": 3}, "cut or edited"),
        ({"config": {"draws": False}}, "cut or edited"),
        ({"seed": "8"}, "cut or edited"),
        ({"digest": "0"}, "its digest '0' does not match"),
        ({"version": 99}, "cut or edited"),
        ({"format": 2}, "format 2; this program reads format 1"),
        ({"seed": "-4"}, "seed -4 is negative"),
        ({"seed": "x"}, "not a log"),
        ({"actions": "b1-c3"}, "not a log"),
        ({"extra": 1}, "not a log.*extra"),
    ],
)
def test_a_cut_or_edited_log_is_refused(changes, fault):
    with pytest.raises(LogError, match=fault):
        Match.replay(edited(chess("b1-c3", "b5-b4"), **changes))


def test_a_log_without_a_key_is_refused():
    for key in chess().log:
        log = chess("b1-c3").log
        del log[key]
        with pytest.raises(LogError, match=key):
            Match.replay(log)


def test_a_log_of_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        Match.replay(edited(chess(), game="chess"))


def forged(match: Match, actions: list) -> dict:
    """Return an edited log with a correct digest."""
    log = match.log | {"actions": actions}
    return log | {"digest": digest_of(log)}


def test_a_forged_log_is_checked_by_the_rules():
    with pytest.raises(LogError, match=r"Action 2 of the log \('a5-a3'\): The piece on a5 cannot go to a3\."):
        Match.replay(forged(chess(), [[0, "b1-c3"], [1, "a5-a3"]]))
    with pytest.raises(LogError, match=r"Action 1 .*There is no seat"):
        Match.replay(forged(chess(), [[7, "b1-c3"]]))


def test_a_log_without_a_seed_is_read_but_not_played_on():
    match = Match.start("coloretto", seats=3, seed=1)
    while match.entries[-1][0] != Seat(match.to_act[0]) or str(match.legal(match.to_act[0])[0]) != "draw":
        match = match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    log = match.log | {"seed": None}
    seedless = Match.replay(log | {"digest": digest_of(log)})
    assert seedless.state == match.state
    with pytest.raises(LogError, match="can be read, not played on"):
        seedless.act(match.to_act[0], "draw")


def test_a_large_seed_survives_json():
    match = Match.start(CHESS, seats=2, seed=2**128 - 1)
    assert Match.replay(json.loads(furcifer.to_json(match.log))) == match


def test_matches_are_values():
    assert chess("b1-c3") == chess("b1-c3")
    assert hash(chess("b1-c3")) == hash(chess("b1-c3"))
    assert chess("b1-c3") != chess("b1-a3")
    assert chess() != "a match"
