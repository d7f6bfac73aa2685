"""Which optional part of Furcifer a missing library belongs to. `tests/packaging` compares pyproject.toml."""

from __future__ import annotations

EXTRAS = {
    "bots": ("joblib", "llvmlite", "numba", "numpy", "openskill"),
    "server": (
        "aiosqlite",
        "alembic",
        "litestar",
        "picows",
        "prometheus_client",
        "resvg_py",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
    ),
    "postgres": ("asyncpg", "redis"),
    "bench": ("httpx",),
}


def extra_of(module: str) -> str | None:
    """Return the extra that installs a module, or None for a module that no extra has.

    >>> extra_of("litestar.channels"), extra_of("numba"), extra_of("nonsense")
    ('server', 'bots', None)
    """
    name = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if name in modules), None)
