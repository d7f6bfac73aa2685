"""The errors of the PostgreSQL driver: none where it is not installed, because nothing can raise them."""

from __future__ import annotations

try:
    import asyncpg  # type: ignore[import-untyped]
except ModuleNotFoundError:
    AWAY: tuple[type[Exception], ...] = ()
    DAMAGED: tuple[type[Exception], ...] = ()
else:
    AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError)
    DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
