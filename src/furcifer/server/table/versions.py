"""Matches that began in another version of their game.

The game leads their entries to the present version, if it can; otherwise the table can only be read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from furcifer.core.log import upgrade

from .state import OldMatch, Table


def begin(table: Table, version: int, entries: Sequence[tuple[int, str]]) -> tuple[Table, Mapping[str, Any]]:
    """Return the table with a match of that version, and its log so far in the present version.

    The log is empty if nobody can lead it to the present version.
    """
    setup = table.setup
    log = {"game": setup.game, "version": version, "seats": setup.seats, "config": setup.config}
    table = replace(table, old_match=OldMatch({**log, "actions": []}))
    return _with_entries(table, entries)


def translate(table: Table, entries: Sequence[tuple[int, str]]) -> tuple[Table, list[tuple[int, str]]]:
    """Return the table with these entries of the older version, and them as the present version has them."""
    match = table.match
    assert match is not None
    table, log = _with_entries(table, entries)
    return table, [(seat, text) for seat, text in log.get("actions", ())][len(match.entries) :]


def _with_entries(table: Table, entries: Sequence[tuple[int, str]]) -> tuple[Table, Mapping[str, Any]]:
    old = table.old_match
    assert old is not None
    played = {entry.seq for entry in table.entries}  # the others were taken back
    kept = [at for at, seq in enumerate(old.seqs) if seq in played]
    actions = [*(old.log["actions"][at] for at in kept), *map(list, entries)]
    seqs = (*(old.seqs[at] for at in kept), *(table.seq for _ in entries))
    log = {**old.log, "actions": actions}
    upgraded = upgrade(table.game, log)
    if upgraded is None:
        return replace(table, old_match=None, other_version=old.log["version"], match=None), {}
    return replace(table, old_match=OldMatch(log, seqs)), upgraded
