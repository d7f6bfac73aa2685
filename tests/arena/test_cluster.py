"""A real cluster on this machine: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from furcifer.arena import Plan, Result, compete, read_results
from furcifer.core import ConfigError, FurciferError

PLAN = Plan(game="chameleon-chess", players=("greedy", "random"), pairs=40)
PATIENCE = 120  # machines may be busy


class Cluster:
    """The processes of a cluster and the address of its scheduler."""

    def __init__(self, folder: Path) -> None:
        file = folder / "scheduler.json"
        options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
        self.scheduler = _started("dask_scheduler", *options)
        self.address: str = json.loads(_appeared(file))["address"]
        self.workers = [
            _started("dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(2)
        ]

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _started(module: str, *options: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.{module}", *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _appeared(file: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if file.exists() and (text := file.read_text()).rstrip().endswith("}"):
            return text
        time.sleep(0.05)
    raise TimeoutError(file)


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    found = Cluster(folder)
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    monkeypatch.setattr("furcifer.arena.cluster.CONNECT", PATIENCE)


def not_here(*_):
    raise AssertionError("this match was to be played on the cluster")


def test_a_worker_that_dies_loses_no_match_and_a_lost_scheduler_keeps_the_finished_ones(
    tmp_path: Path, monkeypatch
):
    expected = [replace(result, seconds=()) for result in compete(replace(PLAN, pairs=3), jobs=1)]
    monkeypatch.setattr("furcifer.arena.matches._opened", not_here)
    file, seen = tmp_path / "results.jsonl", list[Result]()
    with cluster(tmp_path) as found:

        def end_one_worker(result: Result) -> None:
            seen.append(result)
            if len(seen) == 5:
                found.workers[0].kill()

        results = compete(PLAN, file, cluster=found.address, on_result=end_one_worker)
        assert found.workers[0].poll() is not None
        assert sorted(result.number for result in seen) == list(range(2 * PLAN.pairs))
        assert [replace(result, seconds=()) for result in results[:6]] == expected

        def end_the_scheduler(_: Result) -> None:
            found.scheduler.kill()

        lost = r"The cluster at tcp://.* was lost\. Finished matches are kept"
        with pytest.raises(FurciferError, match=lost):
            compete(replace(PLAN, pairs=400), file, cluster=found.address, on_result=end_the_scheduler)
    assert 2 * PLAN.pairs < len(read_results(file)[1]) < 800


def test_a_match_that_no_worker_survives_stops_the_tournament(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with cluster(tmp_path) as found:

        def end_both_workers(_: Result) -> None:
            for worker in found.workers:
                worker.kill()

        with pytest.raises(FurciferError, match="losing its workers over one match"):
            compete(PLAN, cluster=found.address, on_result=end_both_workers)


def test_a_cluster_that_is_not_there_is_a_sentence(tmp_path: Path, monkeypatch):
    monkeypatch.setattr("furcifer.arena.cluster.CONNECT", 1)
    file = tmp_path / "results.jsonl"
    with pytest.raises(ConfigError, match=r"There is no dask scheduler at tcp://127\.0\.0\.1:9\."):
        compete(PLAN, file, cluster="tcp://127.0.0.1:9")
    assert not file.exists()


@pytest.mark.parametrize("address", ["nonsense", ""])
def test_an_address_that_is_none_is_a_sentence(address: str, monkeypatch):
    monkeypatch.setattr("furcifer.arena.cluster.CONNECT", 1)
    with pytest.raises(ConfigError, match="There is no dask scheduler"):
        compete(PLAN, cluster=address)
