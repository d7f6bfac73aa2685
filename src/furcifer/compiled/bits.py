"""Bit sets in one non-negative integer: each function compiles to a machine instruction.

The Python bodies are used when numba's compiler is disabled.
"""

# mypy: disable-error-code="no-untyped-call,import-untyped,call-arg"

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

WIDTH = 64


def lowest(bits: int) -> int:
    """Return the lowest member of a non-empty set."""
    return (int(bits) & -int(bits)).bit_length() - 1


def highest(bits: int) -> int:
    """Return the highest member of a non-empty set."""
    return int(bits).bit_length() - 1


def size(bits: int) -> int:
    """Return the number of members of a set."""
    return int(bits).bit_count()


@intrinsic
def _count_trailing_zeros(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@intrinsic
def _count_leading_zeros(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@intrinsic
def _count_ones(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(lowest)
def _lowest(bits: Any) -> Any:
    def compiled(bits: Any) -> Any:
        return _count_trailing_zeros(bits)

    return compiled


@overload(highest)
def _highest(bits: Any) -> Any:
    def compiled(bits: Any) -> Any:
        return WIDTH - 1 - _count_leading_zeros(bits)

    return compiled


@overload(size)
def _size(bits: Any) -> Any:
    def compiled(bits: Any) -> Any:
        return _count_ones(bits)

    return compiled
