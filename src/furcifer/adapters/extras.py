"""Report a library that is not installed with a sentence that names its extra."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from furcifer.core import FurciferError


class MissingExtra(FurciferError, ImportError):
    """A library that an optional part of Furcifer needs is not installed."""


@contextmanager
def extra(name: str, *modules: str) -> Iterator[None]:
    """Import libraries of an extra inside this block. Any other missing module raises its usual error.

    >>> with extra("pettingzoo", "no_such_library"):
    ...     import no_such_library
    Traceback (most recent call last):
    ...
    furcifer.adapters.extras.MissingExtra: This needs no_such_library. Install it with: pip install \
'furcifer[pettingzoo]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in modules:
            raise
        text = f"This needs {missing}. Install it with: pip install 'furcifer[{name}]'"
        raise MissingExtra(text, name=missing) from None
