"""`decide`: what a person's command does to a table. It returns an event, or the reason for a refusal.

Every rule about who may do what at a table lives here, one module a subject. The server's own decisions (a
bot's move, a timer, a rename, giving up a table) have functions beside these. Nothing here writes anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furcifer.server.table import commands
from furcifer.server.table.commands import Command
from furcifer.server.table.state import Table

from . import agreement, chat, moderation, playing, rematch, seating, setup, shares, teams, undo, voices
from .verdict import Actor, Context, Verdict, refuse_other_version

DECIDERS: dict[type, Callable[[Table, Any, Actor, Context], Verdict]] = {
    commands.Act: playing.act,
    commands.Start: playing.start,
    commands.Commit: shares.commit,
    commands.Reveal: shares.reveal,
    commands.Chat: chat.chat,
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.Join: voices.join,
    commands.Place: seating.place,
    commands.Remove: moderation.remove,
    commands.Ban: moderation.ban,
    commands.Pardon: moderation.pardon,
    commands.Host: seating.host,
    commands.Swap: teams.swap,
    commands.Move: teams.move,
    commands.Shuffle: teams.shuffle,
    commands.Appoint: teams.appoint,
    commands.Ready: teams.ready,
    commands.Arrange: setup.arrange,
    commands.Undo: undo.undo,
    commands.Resign: agreement.resign,
    commands.Claim: agreement.claim,
    commands.Propose: agreement.propose,
    commands.Consent: agreement.consent,
    commands.Rematch: rematch.rematch,
}


def decide_action(table: Table, command: commands.Act, actor: Actor) -> Verdict:
    """Decide an action, as `decide` does. It needs nothing from outside the table."""
    return playing.act(table, command, actor) if table.other_version is None else refuse_other_version(table)


def decide(table: Table, command: Command, actor: Actor, context: Context) -> Verdict:
    """Return the event a command leads to, or why it is refused."""
    if table.other_version is not None and not isinstance(command, commands.Chat):
        return refuse_other_version(table)
    return DECIDERS[type(command)](table, command, actor, context)
