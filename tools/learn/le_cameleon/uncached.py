"""Compile the functions of these tools without a cache: `compiled/cache.py` serves the product alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    return cast(F, njit(nogil=True)(function))
