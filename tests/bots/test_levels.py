"""Every level of every game sees only Views, plays legally, and is deterministic for a random stream."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from furcifer.bots import Turn, levels, player, turn_for
from furcifer.bots.alphabeta import AlphaBetaPlayer
from furcifer.bots.mcts import MctsPlayer
from furcifer.core import ConfigError, Match, Rng, all_games

LOCALE = Path(__file__).parents[2] / "web" / "locale"
TABLES = [(slug, level) for slug in all_games() for level in levels(slug)]


LEVEL_ACTIONS = 16  # actions that the level plays; then the greedy player finishes the match


@pytest.mark.parametrize(("slug", "level"), TABLES)
def test_a_match_that_each_level_begins_can_be_finished(slug: str, level: str):
    match = Match.start(slug, all_games()[slug].meta.seats[0], seed=3)
    bots, rng = (player(level, slug), player("greedy", slug)), Rng(3, "bots")
    while match.to_act:
        seat, quick = match.to_act[0], len(match.entries) >= LEVEL_ACTIONS
        match = match.act(seat, bots[quick].choose(turn_for(match, seat, rng)))
    assert match.outcome is not None


@pytest.mark.parametrize(("slug", "level"), TABLES)
def test_the_same_turn_and_stream_give_the_same_answer(slug: str, level: str):
    match = Match.start(slug, all_games()[slug].meta.seats[-1], seed=4)
    seat = match.to_act[0]
    once, again = (untimed(level, slug).choose(turn_for(match, seat, Rng(1, "bot"))) for _ in range(2))
    assert once == again


def untimed(level: str, slug: str):
    """Return a level that thinks to the end of its nodes or playouts, however slow the machine is."""
    bot = player(level, slug)
    if isinstance(bot, AlphaBetaPlayer | MctsPlayer):
        bot.skill = replace(bot.skill, seconds=None)
    return bot


def test_a_turn_holds_a_view_and_no_state():
    match = Match.start("codenames", 4, seed=1)
    turn = turn_for(match, match.to_act[0], Rng(1))
    assert list(Turn.__struct_fields__) == [
        "game",
        "seat",
        "view",
        "legal",
        "ask",
        "rng",
        "partner",
        "seats",
    ]
    assert turn.view == match.view(match.to_act[0])
    assert not isinstance(turn.view, match.game.kinds.state)


def test_an_unknown_level_is_refused_with_the_levels_there_are():
    with pytest.raises(ConfigError, match=r"There is no bot 'oracle'; the bots are: gentle, easy, steady"):
        player("oracle", "coloretto")


@pytest.mark.parametrize("texts", sorted(LOCALE.glob("*.ftl")), ids=lambda path: path.stem)
def test_the_page_names_and_describes_the_levels(texts: Path):
    keys = {line.split(" = ")[0] for line in texts.read_text("utf-8").splitlines()}
    names = {level for _, level in TABLES}
    assert {f"level-{name}" for name in names} | {f"level-about-{name}" for name in names} <= keys
