"""Plans: everybody meets everybody from every seat, and every mistake is a sentence."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from furcifer.arena import Plan, check_plan, lineups, plan_pairings, read_plan, schedule
from furcifer.arena.lineups import teams
from furcifer.core import ConfigError, FurciferError, all_games, find

TWO = Plan(game="coloretto", players=("greedy", "random"), pairs=3)


def plan_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(text)
    return file


def test_a_plan_is_read_from_toml(tmp_path: Path):
    file = plan_file(
        tmp_path, 'game = "coloretto"\nplayers = ["easy", "greedy"]\npairs = 7\n[config]\nside = "violet"\n'
    )
    assert read_plan(file) == Plan(
        game="coloretto", players=("easy", "greedy"), pairs=7, config={"side": "violet"}
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('game = "coloretto"\nplayrs = []', "there is no entry 'playrs'; did you mean 'players'?"),
        ('game = "coloretto"\nplayers = ["easy"]\nxyz = 1', "the entries are: game, players"),
        ('game = "coloretto"\nplayers = "easy"', "players is a list of names"),
        ('game = "coloretto"\nplayers = ["easy", 3]', "players is a list of names"),
        ('game = "coloretto"\nplayers = ["easy"]\npairs = 0', "pairs"),
        ('game = "coloretto"\nplayers = ["easy"]\npairs = "many"', "pairs"),
        ('players = ["easy", "greedy"]', "game"),
        ("game = ", "is not TOML"),
    ],
)
def test_a_mistake_in_a_file_is_a_sentence(tmp_path: Path, text: str, sentence: str):
    with pytest.raises(ConfigError) as mistake:
        read_plan(plan_file(tmp_path, text))
    assert sentence in str(mistake.value)
    assert "plan.toml" in str(mistake.value)


def test_a_missing_plan_is_a_sentence(tmp_path: Path):
    with pytest.raises(ConfigError, match=r"Cannot read the plan .*: No such file"):
        read_plan(tmp_path / "plan.toml")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "colorado"}, "There is no game 'colorado'"),
        ({"players": ("greedy",)}, "at least two players"),
        ({"players": ("greedy", "greedy")}, "Two players are called 'greedy'"),
        ({"players": ("greedy", "mastr")}, "There is no bot 'mastr'"),
        ({"players": ("greedy", "exec:./no-such-bot")}, "There is no program './no-such-bot'"),
        ({"players": ("greedy", "python:nowhere:bot")}, "There is no player python:nowhere:bot"),
        ({"seats": 9}, "Coloretto is for 2 to 5 players, not 9."),
        ({"config": {"sied": "brown"}}, "no option 'sied'"),
        ({"game": "codenames", "seats": 5}, "teams of unlike size"),
        ({"game": "codenames", "opening": 2}, "no random openings"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict, sentence: str):
    with pytest.raises(FurciferError) as mistake:
        check_plan(replace(TWO, **changes))
    assert sentence in str(mistake.value)


@pytest.mark.parametrize("slug", all_games())
def test_every_player_of_a_pairing_sits_in_every_line_up(slug: str):
    game = find(slug)
    even = [seats for seats in game.meta.seats if len({len(team) for team in teams(game, seats)}) <= 1]
    assert even
    for seats in even:
        for lineup in lineups(game, seats):
            assert sorted(lineup) == list(range(seats))


def test_two_sides_play_each_deal_twice_with_seats_exchanged():
    names = [tuple(fixture.pairing.names[at] for at in fixture.pairing.lineups[fixture.lineup])
             for fixture in schedule(TWO)]  # fmt: skip
    assert names == [("greedy", "random"), ("random", "greedy")] * 3


def test_more_pairs_continue_a_schedule():
    assert schedule(replace(TWO, pairs=9))[: len(schedule(TWO))] == schedule(TWO)


def test_teams_exchange_sides_and_keep_their_roles():
    assert lineups(find("codenames"), 6) == ((0, 1, 2, 3, 4, 5), (1, 0, 3, 2, 5, 4))


def test_unlike_partners_meet_in_games_of_teams():
    found = plan_pairings(Plan(game="codenames", players=("steady", "greedy"), pairs=1))
    teams = [{(names[0], names[2]), (names[1], names[3])} for names in (one.names for one in found)]
    every = [(lead, partner) for lead in ("steady", "greedy") for partner in ("steady", "greedy")]
    assert Counter(map(frozenset, teams)) == Counter(frozenset(two) for two in combinations(every, 2))


def test_partners_who_play_alone_are_unlike_too():
    found = plan_pairings(Plan(game="codenames", players=("steady", "greedy"), seats=2, pairs=1))
    assert {one.names for one in found} == {
        (a, b) for a in ("steady", "greedy") for b in ("steady", "greedy")
    }


def test_a_crowd_has_everybody_equally_often():
    found = plan_pairings(Plan(game="coloretto", players=("easy", "greedy", "random"), seats=4))
    count = Counter(name for pairing in found for name in pairing.names)
    assert set(count.values()) == {4}
    every = plan_pairings(Plan(game="coloretto", players=("easy", "greedy", "random", "gentle"), seats=3))
    assert len({one.names for one in every}) == 4


def test_5x5_begins_with_balanced_openings_and_le_cameleon_with_random_ones():
    chess = Plan(game="chameleon-chess", players=("easy", "greedy"))
    assert (chess.options, chess.opening_actions) == ({"start": "balanced"}, 0)
    assert replace(chess, config={"start": "classic"}).opening_actions == 2
    assert Plan(game="le-cameleon", players=("easy", "greedy")).opening_actions == 2
    assert TWO.opening_actions == 0
