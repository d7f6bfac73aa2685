"""The results file: nothing is played twice or lost, whatever happens to the process or the file."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from furcifer.arena import Plan, Result, compete, read_results
from furcifer.core import ConfigError, LogError

PLAN = Plan(game="chameleon-chess", players=("greedy", "random"), pairs=4)


def timeless(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=()) for result in results]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Result]]:
    """Return the file and the results of a tournament that nothing disturbed."""
    file = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    results = compete(PLAN, file, jobs=1)
    return file.read_bytes(), timeless(results)


def test_what_is_there_is_not_played_again(tmp_path: Path, whole):
    file = tmp_path / "results.jsonl"
    file.write_bytes(whole[0])
    played: list[Result] = []
    assert timeless(compete(PLAN, file, jobs=1, on_result=played.append)) == whole[1]
    assert played == []
    assert file.read_bytes() == whole[0]


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.97, 0.9999])
def test_a_file_cut_anywhere_is_continued(tmp_path: Path, whole, share: float):
    file = tmp_path / "results.jsonl"
    file.write_bytes(whole[0][: int(share * len(whole[0]))])
    kept = max(0, file.read_bytes().count(b"\n") - 1)
    played: list[Result] = []
    assert timeless(compete(PLAN, file, jobs=1, on_result=played.append)) == whole[1]
    assert len(played) == len(whole[1]) - kept
    assert timeless(read_results(file)[1]) == whole[1]


def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path):
    file = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "furcifer.cli", "arena", "chameleon-chess", "--players", "greedy,random"]
    command[1:3] = ["-c", "from furcifer.cli import main; main()"]
    options = ["--pairs", "2000", "--results", str(file), "--jobs", "2"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not file.exists() or file.read_bytes().count(b"\n") < 8:
        assert process.poll() is None
        time.sleep(0.02)
    process.kill()
    process.wait()
    kept = [result.number for result in read_results(file)[1]]
    plan = replace(PLAN, pairs=max(kept) // 2 + 2)
    played: list[Result] = []
    results = compete(plan, file, jobs=1, on_result=played.append)
    assert [result.number for result in results] == list(range(2 * plan.pairs))
    assert sorted([*kept, *(result.number for result in played)]) == list(range(2 * plan.pairs))
    lines = file.read_bytes().splitlines()[1:]
    assert len(lines) == len(results)
    assert timeless(results) == timeless(compete(plan, jobs=1))


def test_more_pairs_go_on_from_fewer(tmp_path: Path, whole):
    file = tmp_path / "results.jsonl"
    compete(replace(PLAN, pairs=2), file, jobs=1)
    assert timeless(compete(PLAN, file, jobs=1)) == whole[1]
    assert len(compete(replace(PLAN, pairs=1), file, jobs=1)) == 2  # fewer again: the others are left out


@pytest.mark.parametrize(
    ("changes", "difference"),
    [
        ({"seed": 3}, "its seed is 0, not 3"),
        ({"players": ("greedy", "gentle")}, "its players is greedy, random, not greedy, gentle"),
        ({"game": "coloretto"}, "its game is chameleon-chess, not coloretto"),
        ({"opening": 1}, "its opening is 0, not 1"),
    ],
)
def test_the_results_of_another_plan_are_refused(tmp_path: Path, whole, changes: dict, difference: str):
    file = tmp_path / "results.jsonl"
    file.write_bytes(whole[0])
    with pytest.raises(ConfigError, match="results of another plan") as refused:
        compete(replace(PLAN, **changes), file, jobs=1)
    assert difference in str(refused.value)
    assert file.read_bytes() == whole[0]


def test_a_damaged_line_is_named_and_nothing_is_changed(tmp_path: Path, whole):
    lines = whole[0].split(b"\n")
    lines[2] = lines[2][:40]
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(LogError, match=r"Line 3 of .*results\.jsonl is damaged"):
        compete(PLAN, file, jobs=1)
    assert file.read_bytes() == b"\n".join(lines)


@pytest.mark.parametrize("content", [b"hello\n", b"[1,2]\n", b'{"format":9,"digest":"","plan":{}}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes):
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(LogError, match=r"notes\.txt"):
        compete(PLAN, file, jobs=1)
    assert file.read_bytes() == content


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path):
    with pytest.raises(ConfigError, match="Cannot write the results to"):
        compete(PLAN, tmp_path / "nowhere" / "results.jsonl", jobs=1)


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path):
    file = tmp_path / "results.jsonl"

    def second(_: Result) -> None:
        with pytest.raises(ConfigError, match="Another arena is writing"):
            compete(PLAN, file, jobs=1)
        raise StopIteration

    with pytest.raises((RuntimeError, StopIteration)):
        compete(PLAN, file, jobs=1, on_result=second)
    assert len(read_results(file)[1]) == 1


def test_every_line_is_plain_json(whole):
    for line in whole[0].splitlines():
        assert isinstance(msgspec.json.decode(line), dict)
