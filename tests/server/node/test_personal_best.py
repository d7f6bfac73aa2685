"""The personal best of games in which everybody is one team."""

from __future__ import annotations

from furcifer.server.node.my_tables import best_before
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor, Decision
from furcifer.server.table.events import Setup
from server.conftest import in_a_loop


def played(tmp_path, *ends: tuple[str, int, float, str]) -> tuple[float | None, float | None]:
    """Return Ann's and Bob's best in Codenames for two after Ann's matches: game, seats, score, reason."""

    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error", bot_pause=60))
        await node.open()
        for game, seats, score, reason in ends:
            live = await node.create(Actor("ann", "Ann"), Setup(game, seats), [("ann", "Ann")])
            await node.handle(live, "ann", commands.Start(id="s", fill="random"))
            ended = events.Ended(scores=[score] * seats, winners=[0] if score else [], reason=reason)
            await live.commit(lambda table, ended=ended: Decision(ended))
        found = [await best_before(node, person, "next", "codenames", 2) for person in ("ann", "bob")]
        await node.close()
        return tuple(found)

    return in_a_loop(scene())


def test_there_is_none_before_the_first_match(tmp_path):
    assert played(tmp_path) == (None, None)


def test_the_best_score_of_the_same_game_and_size_counts(tmp_path):
    ends = [
        ("codenames", 2, 3.0, "all-found"),
        ("codenames", 2, 6.0, "all-found"),
        ("codenames", 2, 0.0, "assassin"),
        ("codenames", 3, 8.0, "all-found"),  # another size
        ("coloretto", 2, 40.0, "most-points"),  # another game
    ]
    assert played(tmp_path, *ends) == (6.0, None)


def test_a_match_without_a_result_does_not_count(tmp_path):
    assert played(tmp_path, ("codenames", 2, 0.0, "abandoned")) == (None, None)
