"""Play every match of a tournament, on every core or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from joblib import Parallel, delayed  # type: ignore[import-untyped]
from joblib.externals.loky.process_executor import TerminatedWorkerError  # type: ignore[import-untyped]

from furcifer.core import ConfigError, FurciferError

from .matches import Fixture, Pairing, Result, fixtures, play
from .pairings import schedule
from .plan import Plan, check_plan
from .results import opened

GO_ON = "Finished matches are kept: run the same command again to continue."
OnResult = Callable[[Result], None]


def _ignored(_: Result) -> None:
    pass


def run(
    pairings: Sequence[Pairing], matches: int, jobs: int = -1, on_result: OnResult = _ignored
) -> list[Result]:
    """Play so many matches of each pairing. `on_result` is called with each as it ends.

    The results are in the order of the pairings, whichever match ended first.
    """
    if matches < 1:
        raise ConfigError(f"A pairing needs at least one match, not {matches}.")
    return _all(play_each(fixtures(pairings, matches), jobs), on_result)


def compete(
    plan: Plan,
    file: Path | None = None,
    *,
    jobs: int = -1,
    cluster: str | None = None,
    on_result: OnResult = _ignored,
) -> list[Result]:
    """Play the matches of a plan that its results file does not have yet. Return all, in order.

    Without a file nothing is kept. `cluster` is the address of a dask scheduler.
    """
    check_plan(plan, elsewhere=cluster is not None)
    planned = schedule(plan)
    with ExitStack() as stack:
        if cluster is not None:
            from .cluster import connected  # imported lazily: dask takes a second

            stack.enter_context(connected(cluster))
        kept = stack.enter_context(opened(file, plan)) if file is not None else None
        numbers = {fixture.number for fixture in planned}
        before = [result for result in kept.found if result.number in numbers] if kept else []
        done = {result.number for result in before}
        left = [fixture for fixture in planned if fixture.number not in done]

        def add(result: Result) -> None:
            if kept:
                kept.add(result)
            on_result(result)

        played = _all(play_each(left, jobs), add)
        if len(played) < len(left):  # joblib may end quietly when a cluster is gone
            raise FurciferError(f"{len(left) - len(played)} matches were lost. {GO_ON}")
    return sorted([*before, *played], key=lambda result: result.number)


def play_each(work: Iterable[Fixture], jobs: int = -1) -> Iterator[Result]:
    """Yield the result of each match as it ends."""
    parallel = Parallel(n_jobs=jobs, return_as="generator_unordered")
    try:
        yield from parallel(delayed(play)(fixture) for fixture in work)
    except TerminatedWorkerError:
        raise FurciferError(
            f"A process of the arena was killed, perhaps because memory ran out. {GO_ON}"
        ) from None


def _all(results: Iterable[Result], on_result: OnResult) -> list[Result]:
    found = []
    for result in results:
        on_result(result)
        found.append(result)
    return sorted(found, key=lambda result: result.number)
