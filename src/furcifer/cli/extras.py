"""Name the extra that a missing library belongs to. `tests/packaging` compares pyproject.toml."""

from __future__ import annotations

EXTRAS = {
    "bots": ("choix", "joblib", "llvmlite", "numba", "numpy", "openskill", "scipy"),
    "server": (
        "aiosqlite",
        "alembic",
        "glicko2",
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
    "gymnasium": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("pyspiel", "open_spiel"),
    "llm": ("openai",),
    "mcp": ("mcp",),
    "cluster": ("dask", "distributed"),
}


def extra_of(module: str) -> str | None:
    """Return the extra that installs a module, or None for a module that no extra has.

    >>> extra_of("litestar.channels"), extra_of("numba"), extra_of("nonsense")
    ('server', 'bots', None)
    """
    name = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if name in modules), None)
