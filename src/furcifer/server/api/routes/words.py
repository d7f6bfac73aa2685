"""The built-in words of each language, and the words that people keep for their next tables."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, delete, get, put

from furcifer import words
from furcifer.core import ConfigError, Illegal, Match, UnknownGame, find
from furcifer.core.codec import options
from furcifer.server.api.bodies import BuiltInWords, NewWords, PersonalWords
from furcifer.server.api.refusals import RESPONSES, RequestRefused
from furcifer.server.node.node import Node
from furcifer.server.store.own_words import KeptWords

from .requests import visitor_of

NO_WORDS = Illegal("no_words", "This game has no words in that language.")


@get("/api/words/{language:str}", tags=["games"], responses=RESPONSES)
async def show_words(language: str) -> BuiltInWords:
    """Return the themes and topic cards of a language. They are no secret."""
    if language not in words.languages():
        raise RequestRefused(NO_WORDS)
    themes = {theme: list(found) for theme, found in words.themes(language).items()}
    return BuiltInWords(themes, list(words.topics(language)))


@get("/api/me/words", tags=["me"], responses=RESPONSES)
async def list_my_words(node: Node, request: Request[Any, Any, Any]) -> list[PersonalWords]:
    """List the words you keep."""
    return await words_of(node, visitor_of(request).owner)


@put("/api/me/words/{game:str}/{language:str}", tags=["me"], responses=RESPONSES)
async def keep_my_words(
    node: Node, request: Request[Any, Any, Any], game: str, language: str, data: NewWords
) -> list[PersonalWords]:
    """Keep words for your next tables, in place of those kept before."""
    if wrong := await asyncio.to_thread(_refusal, game, language, data.config):
        raise RequestRefused(wrong)
    person, text = visitor_of(request).owner, msgspec.json.encode(data.config).decode()
    await node.database.own_words.keep(person, KeptWords(game, language, text))
    return await words_of(node, person)


@delete("/api/me/words/{game:str}/{language:str}", status_code=200, tags=["me"], responses=RESPONSES)
async def erase_my_words(
    node: Node, request: Request[Any, Any, Any], game: str, language: str
) -> list[PersonalWords]:
    """Erase words that you keep. Tables that use them are not changed."""
    person = visitor_of(request).owner
    await node.database.own_words.erase(person, game, language)
    return await words_of(node, person)


async def words_of(node: Node, person: str) -> list[PersonalWords]:
    kept = await node.database.own_words.of(person)
    return [PersonalWords(one.game, one.language, msgspec.json.decode(one.config)) for one in kept]


def _refusal(slug: str, language: str, config: dict[str, Any]) -> Illegal | None:
    """Return why a table of this game could not use these words, or None."""
    try:
        game = find(slug)
    except UnknownGame:
        return NO_WORDS
    names = {option.name for option in options(game.kinds.config)}
    if "language" not in names or language not in words.languages():
        return NO_WORDS
    try:
        Match.start(slug, game.meta.seats[0], 0, config | {"language": language})
    except ConfigError as error:
        return error.illegal or Illegal("bad_setup", str(error))
    return None


word_routes = [show_words, list_my_words, keep_my_words, erase_my_words]
