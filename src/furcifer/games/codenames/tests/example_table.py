"""A table for the tests: nine Red words, eight Blue ones, seven bystanders; the PIRATE is the assassin."""

from furcifer.core import CHANCE, Seat
from furcifer.games.codenames import knowledge, rules, setup
from furcifer.games.codenames.actions import Deal, Key
from furcifer.games.codenames.notation import parse
from furcifer.games.codenames.state import Config, Fact, State
from furcifer.games.codenames.tables import ENEMY

REDS = ("RAY", "OCTOPUS", "BALL", "MAIL", "ENGLAND", "HORSESHOE", "BRIDGE", "CROWN", "ANGEL")
BLUES = ("NIGHT", "BOTTLE", "CASTLE", "DRAGON", "ENGINE", "FOREST", "GLASS", "HOTEL")
BYSTANDERS = ("IRON", "JUPITER", "ICE CREAM", "LEMON", "MOON", "NEEDLE", "OLIVE")
WORDS = (*REDS, *BLUES, *BYSTANDERS, "PIRATE")
KEY = "r" * 9 + "b" * 8 + "n" * 7 + "x"
BLUE_KEY = KEY.translate(str.maketrans(ENEMY))  # the same places with the colours swapped: Blue starts

EVERY_PHASE = {  # how to get there at a table of four (two: `enemy`) that referees itself
    "clue": (),
    "doubt": ("1 clue tree 2",),
    "guess": ("1 clue tree 2", "2 accept", "3 guess RAY"),
    "answer": ("1 clue tree 2", "2 call"),
    "vote": ("1 clue tree 2", "2 call", "1 stand"),
    "penalty": ("1 clue tree 2", "2 call", "1 concede"),
    "enemy": ("1 clue tree 2", "2 accept", "2 guess LEMON"),
    "over": ("1 clue tree 2", "2 accept", "3 guess PIRATE"),
}


def laid(seats: int = 4, key: str = KEY, words: tuple[str, ...] = WORDS, **options) -> State:
    """Return the table after the deal, before the first clue."""
    state = setup.start(Config(pack=words, **options), seats)
    for action in (Deal(words), Key(key)):
        assert rules.check(state, CHANCE, action) is None
        state = rules.apply(state, CHANCE, action)
    return state


def played(state: State, *lines: str) -> State:
    """Return the state after lines like `3 guess RAY`: the seat, counted from 1, and its action."""
    for line in lines:
        seat, _, text = line.partition(" ")
        action = parse(text)
        assert rules.check(state, Seat(int(seat) - 1), action) is None, line
        state = rules.apply(state, Seat(int(seat) - 1), action)
        if state.phase == "ruling":
            state = rules.apply(state, CHANCE, setup.ruled(state))
    return state


def told(state: State, line: str, to: Seat | None) -> tuple[Fact, ...]:
    """Return what a listener learns from a line, with the ruling that follows a call at once."""
    seat, _, text = line.partition(" ")
    who, action = Seat(int(seat) - 1), parse(text)
    after = rules.apply(state, who, action)
    facts = knowledge.tell(state, who, action, after, to)
    if after.phase != "ruling":
        return facts
    ruling = setup.ruled(after)
    return (*facts, *knowledge.tell(after, CHANCE, ruling, rules.apply(after, CHANCE, ruling), to))


def in_phase(phase: str, **options) -> State:
    state = laid(2 if phase == "enemy" else 4, referee="table", **options)
    after = played(state, *EVERY_PHASE[phase])
    assert after.phase == phase
    return after


def refused(state: State, line: str) -> tuple[str, str]:
    """Code and sentence of the refusal."""
    seat, _, text = line.partition(" ")
    illegal = rules.check(state, Seat(int(seat) - 1), parse(text))
    assert illegal is not None, line
    return illegal.code, illegal.text


def covered(state: State) -> set[str]:
    return {word for word, tile in zip(state.words, state.tiles, strict=True) if tile != "."}


def guesses(seat: int, *words: str) -> tuple[str, ...]:
    return tuple(f"{seat} guess {word}" for word in words)
