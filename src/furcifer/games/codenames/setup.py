"""Setting up Codenames: the options, the words, the key (R1 to R3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from furcifer.core import Illegal, Rng
from furcifer.words import (
    languages,
    pack,
    pack_fault,
    themed,
    themes,
    tidy,
    without_repeats,
    words_digest,
    words_fault,
)

from .actions import Action, Deal, Key, Rule
from .clues import read_clue
from .state import Config, State
from .tables import BLUE, CARDS, IDENTITIES, KEYS, RED

FIRST = {"deal": "the words are dealt", "key": "the key is drawn", "ruling": "the referee rules"}


def unfit(config: Config, seats: int) -> Illegal | str | None:
    """R3: return why a language, a theme or a word pack cannot be used, or None."""
    if config.language not in languages():
        return f"There are no words in {config.language!r}; the languages are: {', '.join(languages())}."
    for theme in () if config.themes == "all" else config.themes:
        if theme not in themes(config.language):
            text = f"There is no theme {theme!r} in {config.language!r}."
            return Illegal("no_theme", text, {"theme": theme})
    if config.themes == "all" and not config.pack:
        return None  # no need to read the built-in pack again for each match
    if only_own(config):
        return pack_fault(cards(config))
    return words_fault(map(card, config.pack)) or pack_fault(cards(config))


def data_digest(config: Config) -> str:
    return words_digest(config.language)


def start(config: Config, seats: int) -> State:
    return State(config, seats, words=(), key="", tiles="", turns=(), phase="deal", marks=())


def card(text: str) -> str:
    """Return a word as it is printed on its card.

    >>> card(" ice  cream ")
    'ICE CREAM'
    """
    return tidy(tidy(text).upper())  # upper() may split a character in two, so tidy again


@lru_cache(maxsize=16)
def cards(config: Config) -> tuple[str, ...]:
    """Return every word in the box (R3)."""
    own = tuple(card(word) for word in config.pack)
    if only_own(config):
        return own
    built_in = pack(config.language) if config.themes == "all" else themed(config.language, config.themes)
    return without_repeats((*built_in, *own)) if own else built_in


def only_own(config: Config) -> bool:
    """Return whether the box holds none of the built-in words."""
    return bool(config.pack) and config.own == "replace"


def chances(state: State) -> Sequence[tuple[Action, float]]:
    """R13: the referee has no choice. Deals and keys are too many to list."""
    return ((ruled(state), 1.0),) if state.phase == "ruling" else ()


def draw(state: State, rng: Rng) -> Deal | Key | Rule:
    """R2: draw any 25 words in any order, then any key, with Red or Blue to start. R13: rule on a clue."""
    if state.phase == "ruling":
        return ruled(state)
    if state.phase == "deal":
        return Deal(tuple(rng.sample(cards(state.config), CARDS)))
    return Key("".join(rng.shuffled(KEYS[rng.choice((RED, BLUE))])))


def draw_stepwise(state: State, drawn: Sequence[int]) -> Sequence[float] | Action:
    """R2: draw the words card by card, or the key as the starting team and then letter by letter."""
    if state.phase == "deal":
        box = cards(state.config)
        if len(drawn) == CARDS:
            return Deal(tuple(box[number] for number in drawn))
        taken = set(drawn)
        return [float(number not in taken) for number in range(len(box))]
    if not drawn:
        return [1.0, 1.0]
    letters, first = [IDENTITIES[number] for number in drawn[1:]], (RED, BLUE)[drawn[0]]
    if len(letters) == CARDS:
        return Key("".join(letters))
    return [float(KEYS[first].count(identity) - letters.count(identity)) for identity in IDENTITIES]


def refuse_chance(state: State, action: Action) -> Illegal | None:
    """Return why chance cannot do this, or None. Only an edited log contains such actions."""
    if state.phase == "deal" and isinstance(action, Deal):
        return _refuse_words(action.words, cards(state.config))
    if state.phase == "key" and isinstance(action, Key):
        return _refuse_key(action)
    if state.phase == "ruling" and action == ruled(state):
        return None
    text = f"Chance cannot {action} now: first {FIRST[state.phase]}."
    return Illegal("chance", text, {"action": str(action)})


def refuse_recorded_chance(state: State, action: Action) -> Illegal | None:
    """Like `refuse_chance`, but trust the ruling, and the words of a deal from the built-in pack."""
    if state.phase == "ruling" and isinstance(action, Rule):
        return None
    if state.phase == "deal" and isinstance(action, Deal) and not only_own(state.config):
        return _refuse_words(action.words, action.words)
    return refuse_chance(state, action)


def ruled(state: State) -> Rule:
    """Return the referee's ruling on the called clue (R13)."""
    objection = read_clue(state, state.turns[-1].clue or "")
    return Rule(objection.text if objection else None)


def _refuse_words(words: Sequence[str], box: Sequence[str]) -> Illegal | None:
    if len(words) != CARDS:
        return Illegal("deal", f"A deal has {CARDS} words, not {len(words)}.", {"count": len(words)})
    for at, word in enumerate(words):
        if word not in box:
            return Illegal("not_in_pack", f"{word} is not in the pack of this table.", {"word": word})
        if word in words[:at]:
            return Illegal("dealt_twice", f"{word} cannot be dealt twice.", {"word": word})
    return None


def _refuse_key(key: Key) -> Illegal | None:
    if any(Counter(key.letters) == Counter(letters) for letters in KEYS.values()):
        return None
    text = f"{key.letters!r} is not a key: a key has nine of one team, eight of the other, seven n and one x."
    return Illegal("key", text, {"key": key.letters})
