"""The tokens by which people's own programs play. Only the digest of a token is stored."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import people, program_tokens

Scope: TypeAlias = Literal["play", "chat", "host"]


class ProgramToken(NamedTuple):
    """The rights of a token: `person` is the program as tables know it, `owner` made the token."""

    person: str
    owner: str
    scopes: frozenset[str]
    table_id: str | None  # the only table it may use; None for any
    created_at: int  # milliseconds
    expires_at: int
    name: str = ""


class ProgramTokens:
    """Queries about the tokens of programs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, digest: str, token: ProgramToken) -> None:
        values = token._asdict() | {"digest": digest, "scopes": " ".join(sorted(token.scopes))}
        del values["name"]
        async with self.engine.begin() as connection:
            await connection.execute(insert(program_tokens).values(**values))

    async def find(self, digest: str, now: int) -> ProgramToken | None:
        """Return the token with this digest, unless it was revoked or has expired."""
        query = _query().where(program_tokens.c.digest == digest, program_tokens.c.expires_at > now)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _token(row)

    async def of(self, owner: str) -> list[ProgramToken]:
        """Return the tokens that a person made, the oldest first."""
        query = _query().where(program_tokens.c.owner == owner).order_by(program_tokens.c.created_at)
        async with self.engine.connect() as connection:
            return [_token(row) for row in await connection.execute(query)]

    async def revoke(self, owner: str, person: str) -> bool:
        """Delete the token of a program; return False if this owner has no such program."""
        change = delete(program_tokens).where(
            program_tokens.c.owner == owner, program_tokens.c.person == person
        )
        async with self.engine.begin() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def remove_expired(self, now: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(program_tokens).where(program_tokens.c.expires_at <= now))


def _query() -> Any:
    """Select tokens with the names of their programs."""
    columns = [program_tokens.c[name] for name in ProgramToken._fields if name != "name"]
    joined = program_tokens.outerjoin(people, people.c.id == program_tokens.c.person)
    return select(*columns, func.coalesce(people.c.name, "")).select_from(joined)


def _token(row: Row[Any]) -> ProgramToken:
    return ProgramToken._make(row)._replace(scopes=frozenset(row.scopes.split()))
