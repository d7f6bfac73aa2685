"""Players of every level in every game: they see Views, they answer legally, the same stream the same way."""

from __future__ import annotations

import msgspec
import pytest

from furcifer.bots import Turn, levels, player, turn_for
from furcifer.core import ConfigError, Match, Rng, games

TABLES = [(slug, level) for slug in games() for level in levels(slug)]


THOUGHTS = 16  # actions of a level in one match; a quick player ends it


@pytest.mark.parametrize(("slug", "level"), TABLES)
def test_a_whole_match_begun_by_each_level(slug: str, level: str):
    match = Match.start(slug, games()[slug].meta.seats[0], seed=3)
    bots, rng = (player(level, slug), player("greedy", slug)), Rng(3, "bots")
    while match.to_act:
        seat, quick = match.to_act[0], len(match.entries) >= THOUGHTS
        match = match.act(seat, bots[quick].choose(turn_for(match, seat, rng)))
    assert match.outcome is not None


@pytest.mark.parametrize(("slug", "level"), TABLES)
def test_the_same_turn_and_stream_give_the_same_answer(slug: str, level: str):
    match = Match.start(slug, games()[slug].meta.seats[-1], seed=4)
    seat = match.to_act[0]
    once, again = (player(level, slug).choose(turn_for(match, seat, Rng(1, "bot"))) for _ in range(2))
    assert once == again


def test_a_turn_holds_a_view_and_no_state():
    match = Match.start("codenames", 4, seed=1)
    turn = turn_for(match, match.to_act[0], Rng(1))
    assert [field.name for field in msgspec.structs.fields(Turn)] == [
        "game",
        "seat",
        "view",
        "legal",
        "ask",
        "rng",
    ]
    assert turn.view == match.view(match.to_act[0])
    assert not isinstance(turn.view, match.game.kinds.state)


def test_an_unknown_level_is_named():
    with pytest.raises(ConfigError, match=r"There is no bot 'oracle'; the bots are: gentle, easy, steady"):
        player("oracle", "coloretto")
