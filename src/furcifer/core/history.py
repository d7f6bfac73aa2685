"""A sequence that grows at its end: a longer one shares the storage of the shorter one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class History(Sequence[T]):
    """An immutable sequence. `plus` costs the same whether it holds ten items or ten thousand.

    >>> one = History(["a"])
    >>> two, other = one.plus("b"), one.plus("c")
    >>> list(one), list(two), list(other), two[1:], two.since(1)
    (['a'], ['a', 'b'], ['a', 'c'], ('b',), ['b'])
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def plus(self, item: T) -> History[T]:
        """Return this history followed by one item."""
        items, length = self._items, self._length
        if len(items) == length:
            items.append(item)
        if items[length] is not item:  # another history went on from here, perhaps in another thread
            items = items[:length]
            items.append(item)
        longer: History[T] = History.__new__(History)
        longer._items, longer._length = items, length + 1
        return longer

    def since(self, place: int) -> list[T]:
        """Return the items from a place on."""
        return self._items[place : self._length]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def __reversed__(self) -> Iterator[T]:
        later = len(self._items) - self._length  # items of histories that went on from here
        return islice(reversed(self._items), later, None) if later else reversed(self._items)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        length = self._length
        if isinstance(place, slice):
            start, stop, step = place.indices(length)
            return tuple(self._items[start:stop:step])
        if not -length <= place < length:
            raise IndexError(place)
        return self._items[place if place >= 0 else length + place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"History({self._items[: self._length]!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return History, (self[:],)
