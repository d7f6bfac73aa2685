"""The set-up of a table: game options, language, clock, visibility."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from furcifer import words
from furcifer.core import ConfigError, Illegal, Match, find
from furcifer.core.codec import options
from furcifer.server.table import commands, events
from furcifer.server.table.events import Setup
from furcifer.server.table.state import LOBBY, PLAYING, Table

from .verdict import NOT_HOST, NOT_LOBBY, NOT_PLAYING, UNCHANGED, Actor, Context, Decision, Verdict

NO_PUBLIC_TABLES = Illegal("no_public_tables", "This site has no public tables. Share the link instead.")
CHANGEABLE = tuple(name for name in commands.Arrange.__struct_fields__ if name != "id")
CHANGEABLE_WHILE_PLAYING = {"public", "spectators", "hints", "taps"}
VALIDATED = {"seats", "config", "language", "clock"}  # the rest fits every game; a pack takes 4 ms to read
LONGEST_CLOCK = 86_400 * 30  # seconds
LONGEST_INCREMENT = 86_400


def arrange(table: Table, command: commands.Arrange, actor: Actor, context: Context) -> Verdict:
    if actor.person != table.host:
        return NOT_HOST
    changes = {name: value for name in CHANGEABLE if (value := getattr(command, name)) is not UNSET}
    if table.phase != LOBBY and (wrong := _too_late(table, changes)):
        return wrong
    setup = msgspec.structs.replace(table.setup, **changes)
    if "language" in changes:
        setup = with_word_language(setup, override="config" not in changes)
    changed = _difference(table.setup, setup)
    if changed.keys() & VALIDATED and (wrong := setup_refusal(setup)):
        return wrong
    if wrong := _misfit(table, setup, context):
        return wrong
    if not changed:
        return UNCHANGED
    return Decision(events.Arranged(by=actor.person, msg=command.id, changes=changed))


def _misfit(table: Table, setup: Setup, context: Context) -> Illegal | None:
    """Return why this table cannot change to a set-up that is valid in itself."""
    if setup.public and not table.setup.public and not context.public_tables:
        return NO_PUBLIC_TABLES
    if any(not chair.free for chair in table.chairs[setup.seats :]):
        return Illegal("seat_taken", "A seat that would be removed is taken. Empty it first.")
    return None


def _difference(before: Setup, after: Setup) -> dict[str, Any]:
    """Return the parts of a set-up that changed: the log need not hold all of its words each time."""
    known, wanted = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    return {name: msgspec.to_builtins(value) for name, value in wanted.items() if value != known[name]}


def _too_late(table: Table, changes: dict[str, Any]) -> Illegal | None:
    if table.phase != PLAYING:
        return NOT_PLAYING
    return None if changes.keys() <= CHANGEABLE_WHILE_PLAYING else NOT_LOBBY


def with_word_language(setup: Setup, override: bool = False) -> Setup:
    """Return the set-up with the game's words in the table's language, if the game has words."""
    has_words = any(option.name == "language" for option in options(find(setup.game).kinds.config))
    if not has_words or ("language" in setup.config and not override):
        return setup
    return msgspec.structs.replace(setup, config=setup.config | {"language": setup.language})


def setup_refusal(setup: Setup) -> Illegal | None:
    """Return why a table cannot have this set-up, or None."""
    if setup.language not in words.languages():
        known = ", ".join(words.languages())
        text = f"There is no language {setup.language!r}; the languages are: {known}."
        return Illegal("no_such_language", text, {"language": setup.language, "languages": known})
    try:
        Match.start(setup.game, setup.seats, 0, setup.config)
    except ConfigError as error:
        return error.illegal or Illegal("bad_setup", str(error))
    clock = setup.clock
    if clock is not None and not 1 <= clock.seconds <= LONGEST_CLOCK:
        return Illegal("bad_setup", "A player's clock must be between one second and thirty days.")
    if clock is not None and not 0 <= clock.increment <= LONGEST_INCREMENT:
        return Illegal("bad_setup", "The increment for an action must be between zero and one day.")
    return None
