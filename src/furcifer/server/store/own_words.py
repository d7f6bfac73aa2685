"""The words that people keep for their next tables, for each game and language."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import own_words


class KeptWords(NamedTuple):
    """The words of one person for one game and language: options of a set-up, as JSON text."""

    game: str
    language: str
    config: str


class OwnWords:
    """Queries about the words of one person."""

    def __init__(self, engine: AsyncEngine, dialect: Any) -> None:
        self.engine = engine
        self._dialect = dialect

    async def of(self, person: str) -> list[KeptWords]:
        columns = (own_words.c.game, own_words.c.language, own_words.c.config)
        query = select(*columns).where(own_words.c.person == person).order_by(*columns[:2])
        async with self.engine.connect() as connection:
            return [KeptWords(*row) for row in await connection.execute(query)]

    async def keep(self, person: str, words: KeptWords) -> None:
        """Store the words in place of those kept before."""
        change = self._dialect.insert(own_words).values(person=person, **words._asdict())
        change = change.on_conflict_do_update(
            index_elements=["person", "game", "language"], set_={"config": words.config}
        )
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def erase(self, person: str, game: str, language: str) -> None:
        change = delete(own_words).where(own_words.c.person == person)
        change = change.where(own_words.c.game == game, own_words.c.language == language)
        async with self.engine.begin() as connection:
            await connection.execute(change)
