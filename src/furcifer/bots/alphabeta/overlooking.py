"""Actions that a weak bot does not see. What it sees is decided once for the whole turn."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled

from .workspace import MISS_SHARE, OVERLOOK_SEED, OVERLOOK_SHARE, Ints

OBVIOUS = 6  # an action of this priority is overlooked only by levels that miss captures
UNMISSABLE = 7  # no level overlooks an action of this priority
MASK_31 = (1 << 31) - 1


@compiled
def is_seen(control: Ints, key: int, action: int, priority: int) -> bool:
    """Decide whether a bot sees an action of a position. A missed capture is missed in every position."""
    if priority >= UNMISSABLE:
        return True
    if priority >= OBVIOUS:
        return not _falls_below(control, action * 0x9E3779B, control[MISS_SHARE])
    return not _falls_below(control, key ^ key >> 31 ^ action * 0x9E3779B, control[OVERLOOK_SHARE])


@compiled
def _falls_below(control: Ints, word: int, share: int) -> bool:
    """Draw a number for the word and the turn, and compare it with a share of OVERLOOK_SCALE."""
    word = (word ^ control[OVERLOOK_SEED]) & MASK_31
    for _ in range(2):
        word = (word ^ word >> 15) * 0x45D9F3B & MASK_31
    return word >> 21 < share
