"""Support for compiled code: numba with a safe cache, bit sets, and a fast random stream."""

from .cache import compiled

__all__ = ["compiled"]
