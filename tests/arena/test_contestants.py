"""Anybody can sit in the arena, and whoever fails forfeits by the stated rules. Nothing else is lost."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from adapters.llm.scripted import KEY, Scripted, Slow, serving
from furcifer.adapters import program
from furcifer.adapters.program import LONGEST
from furcifer.arena import Pairing, Plan, Result, check_plan, compete, read_results, run
from furcifer.core import ConfigError

GAME = "chameleon-chess"


class First:
    """A player of somebody else's."""

    name = "first"

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, turn):
        self.turns += 1
        return turn.legal[0]


class Raises(First):
    name = "raises"

    def choose(self, turn):
        if self.turns == 2:
            raise OSError(f"no answer from https://example.invalid?key={KEY}")
        return super().choose(turn)


class Cheats(First):
    name = "cheats"

    def choose(self, turn):
        return "a1-a5"


def maker(slug: str) -> First:
    return First()


def plan(*players, pairs: int = 1) -> Plan:
    return Plan(game=GAME, players=players, pairs=pairs)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_object_and_a_function_sit_beside_a_bot(jobs: int):
    results = compete(plan("greedy", First(), maker, lambda slug: First()), jobs=jobs)
    assert {name for result in results for name in result.players} == {"greedy", "first", "maker", "<lambda>"}
    assert len(results) == 12
    assert not any(result.mishaps for result in results)


def test_a_pairing_takes_objects_as_it_takes_names():
    results = run([Pairing(GAME, ("greedy", First()))], 2, jobs=1)
    assert [result.players for result in results] == [("greedy", "first"), ("first", "greedy")]


def test_seats_share_no_memory():
    mine = First()
    compete(plan("greedy", mine), jobs=1)
    assert mine.turns == 0


def test_a_function_that_makes_no_player_is_refused():
    with pytest.raises(ConfigError, match="returned no player"):
        check_plan(plan("greedy", lambda slug: None))


def test_an_object_that_cannot_be_copied_is_refused():
    mine = First()
    mine.file = Path(__file__).open()  # noqa: SIM115 - the point of it
    with mine.file, pytest.raises(ConfigError, match="cannot be copied"):
        check_plan(plan("greedy", mine))


def forfeits(results: list[Result], loser: str) -> None:
    """Check that a player lost every match by forfeit."""
    for result in results:
        seat = result.players.index(loser)
        assert result.reason == "forfeit"
        assert result.forfeit.seat == seat
        assert result.shares[seat] == 0
        assert sum(result.shares) == 1


def test_a_player_that_raises_forfeits_and_its_words_are_not_kept(tmp_path: Path):
    file = tmp_path / "results.jsonl"
    results = compete(plan("greedy", Raises()), file, jobs=1)
    forfeits(results, "raises")
    reason = results[0].forfeit.reason
    assert reason.startswith("It raised OSError (test_contestants.py, line ")
    assert KEY not in file.read_text()


def test_a_player_that_cheats_forfeits_with_the_rules_reason():
    results = compete(plan("greedy", Cheats()), jobs=1)
    forfeits(results, "cheats")
    assert results[1].players == ("cheats", "greedy")
    assert results[1].forfeit.reason == "The rules refused its action: The piece on a1 cannot go to a5."


@pytest.mark.parametrize(
    ("code", "kind", "reason"),
    [
        ("import sys; sys.exit(3)", "ended", "it ended"),
        (f"print('x' * {2 * LONGEST}, flush=True); input()", "flood", f"more than {LONGEST} bytes"),
        ("while True: print('{}')", "illegal", "its 3 answers were refused"),
        ("import time; time.sleep(60)", "timeout", "it gave no answer within 0.3 seconds"),
    ],
    ids=["dies", "long line", "floods", "silent"],
)
def test_a_program_that_fails_forfeits_and_the_others_play_on(
    tmp_path: Path, monkeypatch, code, kind, reason
):
    if kind == "timeout":
        monkeypatch.setattr(program, "player", lambda command, slug: program.ProgramPlayer(command, 0.3))
    bot = tmp_path / "bot.py"
    bot.write_text(code)
    name = f"exec:{sys.executable} {bot}"
    file = tmp_path / "results.jsonl"
    compete(plan("greedy", "random", name), file, jobs=1)
    results = read_results(file)[1]
    assert len(results) == 6
    forfeits([result for result in results if name in result.players], name)
    assert all(result.reason != "forfeit" for result in results if name not in result.players)
    failed = next(result for result in results if result.forfeit)
    assert reason in failed.forfeit.reason
    assert kind in {mishap.kind for mishap in failed.mishaps}


def test_a_model_that_never_answers_forfeits_after_three_turns(tmp_path: Path, monkeypatch):
    with serving(Scripted(Slow(5.0))) as url:
        monkeypatch.setenv("FURCIFER_LLM_MUTE_URL", url)
        monkeypatch.setenv("FURCIFER_LLM_MUTE_KEY", KEY)
        monkeypatch.setenv("FURCIFER_LLM_MUTE_SECONDS", "0.15")
        monkeypatch.setenv("FURCIFER_LLM_MUTE_RETRIES", "0")
        file = tmp_path / "results.jsonl"
        results = compete(plan("random", "llm:mute"), file, jobs=1)
    lost = [result for result in results if result.forfeit]
    assert lost
    forfeits(lost, "llm:mute")
    assert "it gave no usable answer in 3 turns (3 × timeout)" in lost[0].forfeit.reason
    assert ("timeout", 3) in {(mishap.kind, mishap.times) for mishap in lost[0].mishaps}
    assert KEY not in file.read_text()


def test_where_all_play_together_a_forfeit_is_nobodys_point():
    team = Plan(game="codenames", players=("greedy", Raises()), seats=2, pairs=1)
    lost = [result for result in compete(team, jobs=1) if result.forfeit]
    assert lost
    assert all(result.shares == (0.0, 0.0) for result in lost)


def test_a_match_without_end_is_a_draw(monkeypatch):
    monkeypatch.setattr("furcifer.arena.matches.LONGEST", 6)
    endless = replace(plan("greedy", "random"), config={"draws": "off"})
    results = compete(endless, jobs=1)
    assert [(result.reason, result.shares, result.actions) for result in results] == [
        ("too-long", (0.5, 0.5), 6)
    ] * 2
