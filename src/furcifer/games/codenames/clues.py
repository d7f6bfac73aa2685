"""Valid clues in Codenames (R4, R10 to R14)."""

from __future__ import annotations

from furcifer.core import Ask, Illegal, Seat
from furcifer.words import Agreements, Ruling, judge
from furcifer.words import warning as warning_about

from .actions import SPOKEN, Action, Clue
from .state import Config, State
from .tables import EXPERT_NUMBERS, FORM, NUMBERS, UNCOVERED

WANTED = {
    False: Ask("clue", "clue WORD NUMBER", "Give one word and a number from 1 to 9."),
    True: Ask("clue", "clue WORD NUMBER", "Give one word and a number from 1 to 9, or 0, or unlimited."),
}
WANTED_ALOUD = Ask("clue", f"clue {SPOKEN} NUMBER", "Say your clue aloud and enter its number.")


def refuse_clue(state: State, clue: Clue) -> Illegal | None:
    """Return why a clue cannot be given: its number, its form, or the strict referee (R13)."""
    if (refusal := refuse_recorded_clue(state, clue)) or state.config.voice:
        return refusal
    if clue.word != " ".join(clue.word.split()):
        return Illegal("spaces", f"{clue.word!r} has a space too many.", {"clue": clue.word})
    ruling = read_clue(state, clue.word)
    return None if ruling and ruling.code not in FORM and state.config.referee == "table" else ruling


def refuse_recorded_clue(state: State, clue: Clue) -> Illegal | None:
    """Return why a clue cannot be given whatever the dictionary says: its number, or its form when spoken."""
    if refusal := _refuse_number(state.config, clue):
        return refusal
    return _SPOKEN_ONLY if state.config.voice and clue.word != SPOKEN else None


_SPOKEN_ONLY = Illegal(
    "spoken", f"Clues are spoken at this table: say yours, and enter its number (clue {SPOKEN} 2)."
)


def _refuse_number(config: Config, clue: Clue) -> Illegal | None:
    """R4: 1 to 9; 0 and unlimited with expert rules."""
    number = clue.number
    if number in NUMBERS or (config.expert and number in EXPERT_NUMBERS):
        return None
    if number in EXPERT_NUMBERS:
        text = f"A clue for {number} belongs to the expert rules, which are off at this table."
        return Illegal("expert", text, {"number": number})
    return Illegal("number", f"A clue is for 1 to 9 words, not for {number}.", {"number": number})


def warning(state: State, seat: Seat, action: Action) -> Illegal | None:
    """R12: warn of a clue that the table's language does not have. The spymaster may give it."""
    return warning_about(action.word, state.config.language) if isinstance(action, Clue) else None


def read_clue(state: State, word: str) -> Ruling | None:
    """Return the referee's objection to a clue (R10, R11). Only uncovered words count."""
    config = state.config
    if config.voice:
        return None  # R18: the table hears it, the program does not
    visible = [card for card, tile in zip(state.words, state.tiles, strict=True) if tile == UNCOVERED]
    return judge(word, visible, config.language, agreements(config))


def agreements(config: Config) -> Agreements:
    """Return what this group agreed to (R10, R11)."""
    return Agreements(
        proper_names=config.proper_names,
        acronyms=config.acronyms,
        hyphenated=config.hyphenated,
        multiword=config.multiword,
        soundalikes=config.soundalikes,
        compounds=config.compounds,
    )
