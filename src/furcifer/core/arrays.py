"""A game in numbers: its encoding for learners, and its kernel, a compiled copy of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]

C = TypeVar("C")  # Config
S = TypeVar("S")  # State
A = TypeVar("A")  # Action
V = TypeVar("V")  # View


@dataclass(frozen=True, kw_only=True)
class Encoding(Generic[V, A]):
    """Actions as numbers from 0 to `actions` - 1, and views as arrays of one shape."""

    actions: int
    shape: tuple[int, ...]
    encode: Callable[[V, A], int]
    decode: Callable[[V, int], A]
    observe: Callable[[V], NDArray[Any]]
    say: Callable[[Any, str], Sequence[A]] | None = None
    """Return the free-text actions that say a word. The rules accept all of them or none, and their number is
    the same for every word: they are numbered after the listed actions."""


@dataclass(frozen=True, kw_only=True)
class Kernel(Generic[S, C]):
    """A compiled copy of the rules for search and batches. It never judges a match: the rules do.

    A packed match is an array of int64. Only one seat acts at a time. Everything but `pack`, `unpack` and
    `perft` is compiled. `tests/differential` compares every kernel with its rulebook, action by action.
    """

    width: int  # numbers in a packed match
    most_actions: int  # no position has more legal actions
    over: int  # what `to_act` returns when the match is over
    pack: Callable[[S], Ints]  # a State as a new packed match
    unpack: Callable[[Ints, C], S]  # the State of a packed match
    to_act: Callable[[Ints], int]  # the seat to act, CHANCE, or `over`
    legal: Callable[[Ints, Ints], int]  # write the action numbers in the order of the rules; return the count
    apply: Callable[[Ints, int], None]  # play one of them, in place
    scores: Callable[[Ints, NDArray[np.float64]], None]  # write one score per seat of a finished match
    observe: Callable[[Ints, int, NDArray[np.int8]], None]
    """Write what the encoding observes for a seat, as a flat array: (packed, seat, out)."""
    playout: Callable[
        [Ints, int, int], int
    ]  # (packed, seed, most): random play; return the number of actions
    perft: Callable[[S, int], int]  # the number of sequences of exactly n actions
    pick: Callable[[Ints, Ints, int], int] | None = None  # a random action; None: all are equally likely
    win_shares: Callable[[Ints, NDArray[np.float64]], None] | None = None  # write each share of a win now
    seats: Callable[[Ints], int] | None = None  # the number of seats, where it varies
