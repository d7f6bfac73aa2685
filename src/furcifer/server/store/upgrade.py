"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x66757263  # any number, as long as every node takes the same
# SQLite's driver begins no transaction before it creates a table. Without this every statement would be a
# transaction of its own, and a server killed among them would leave a file that no server can open.
BEGIN = {"sqlite": "begin immediate", "postgresql": f"select pg_advisory_xact_lock({MIGRATION_LOCK})"}


def newest() -> str:
    """Return the revision of the last migration."""
    return max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Run the missing migrations in one transaction. Nodes that start at the same time take turns."""
    if revision == "head" and await _revision(engine) == newest():
        return
    async with engine.begin() as connection:
        await connection.execute(text(BEGIN[engine.dialect.name]))
        await connection.run_sync(_upgrade, revision)


async def _revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda plain: inspect(plain).has_table("alembic_version")):
            return None
        return (await connection.execute(text("select version_num from alembic_version"))).scalar()


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic.config import Config  # imported only if there is something to migrate: it loads slowly
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    steps = EnvironmentContext(
        config, script, fn=lambda before, _: script._upgrade_revs(revision, before), destination_rev=revision
    )
    with steps:
        steps.configure(connection=connection)
        with steps.begin_transaction():
            steps.run_migrations()
