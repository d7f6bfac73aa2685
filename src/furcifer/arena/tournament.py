"""Play every match of every pairing, on every core."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from furcifer.core import ConfigError

from .matches import Pairing, Result, play


def run(
    pairings: Iterable[Pairing],
    matches: int,
    jobs: int = -1,
    on_result: Callable[[Result], None] = lambda _: None,
) -> list[Result]:
    """Return the results in the order of the pairings. `on_result` is called with each as it arrives."""
    if matches < 1:
        raise ConfigError(f"A pairing needs at least one match, not {matches}.")
    work = [(pairing, number) for pairing in pairings for number in range(matches)]
    results = []
    for result in Parallel(n_jobs=jobs, return_as="generator")(delayed(play)(*match) for match in work):
        on_result(result)
        results.append(result)
    return results
