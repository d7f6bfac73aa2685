"""Play on a cluster: joblib hands the matches to a dask scheduler that is already running."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from furcifer.adapters.extras import extra
from furcifer.core import ConfigError, FurciferError

with extra("cluster", "distributed", "dask"):
    from distributed import Client, KilledWorker
    from distributed.client import FutureCancelledError
    from distributed.comm.addressing import get_address_host_port
    from distributed.utils import silence_logging_cmgr
    from joblib import parallel_config  # type: ignore[import-untyped]
    from joblib._dask import DaskDistributedBackend  # type: ignore[import-untyped]

CONNECT = 10  # seconds
AT_ONCE = 32  # matches that the scheduler knows at least, whether or not there are workers for them


class _Backend(DaskDistributedBackend):  # type: ignore[misc]
    """joblib's backend, for clusters that grow and shrink.

    The original would play on this machine if the cluster started with one core, leave later workers idle,
    and wait forever for a match that kills its workers.
    """

    def effective_n_jobs(self, n_jobs: int) -> int:
        cores: int = super().effective_n_jobs(n_jobs)
        return max(AT_ONCE, cores)

    def submit(self, func: Any, callback: Callable[[Any], None]) -> Future[Any]:
        future: Future[Any] = super().submit(func, callback)
        future.add_done_callback(lambda done: callback(error) if (error := done.exception()) else None)
        return future

    def retrieve_result_callback(self, out: Any) -> Any:
        if isinstance(out, BaseException):
            raise out
        return super().retrieve_result_callback(out)


@contextmanager
def connected(address: str) -> Iterator[None]:
    """Let joblib work on the cluster at an address."""
    with silence_logging_cmgr(logging.CRITICAL):  # we say it in a sentence
        try:
            with _client(address) as client, parallel_config(backend=_Backend(client=client)):
                yield
        except (FutureCancelledError, KilledWorker) as error:
            lost = "lost" if isinstance(error, FutureCancelledError) else "losing its workers over one match"
            raise FurciferError(
                f"The cluster at {address} was {lost}. Finished matches are kept: run the same command again "
                f"to continue."
            ) from None


def _client(address: str) -> Any:
    try:
        get_address_host_port(address)  # reports a mistyped address at once, without asking the network
        client = Client(address, timeout=CONNECT)
    except (OSError, ValueError, TimeoutError):
        raise ConfigError(
            f"There is no dask scheduler at {address}. Start one with `dask scheduler`, and workers with "
            f"`dask worker {address}`."
        ) from None
    try:
        client.wait_for_workers(1, timeout=CONNECT)
    except TimeoutError:
        client.close()
        start = f"start `dask worker {address}`"
        raise ConfigError(f"The cluster at {address} has no workers: {start}.") from None
    return client
