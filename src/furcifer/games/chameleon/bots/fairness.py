"""`furcifer bench words people`, The Chameleon: is a person with good clues accused more often than a bot?

One seat holds a code card and says what a person would say, from the items written for this project. The
other seats are bots, one of them the Chameleon. The same rounds are played with a bot in that seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, pstdev

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from furcifer.core import Rng, Seat
from furcifer.games.chameleon.actions import Clue, Vote
from furcifer.games.chameleon.phases import most_voted, speaker
from furcifer.games.chameleon.state import State
from furcifer.words import normalized
from furcifer.words.people import Known, for_tuning, known_words

from .clue_reading import reading
from .people import SEATS, card_of, choice, table_of
from .skill import Skill

SURE = 1.96  # standard errors either side of 95 %
NEAREST = 3  # words of the card among which a reader finds the word
STEPS = ("gentle", "steady", "master")


class Round(Struct, frozen=True):
    """One round with one word, played twice."""

    person: float  # the share of the accusation against the person: 1, or less in a tie
    bot: float  # against the bot in the same seat
    bluffer: float  # against the Chameleon, with the person at the table
    written: bool  # the person's clue is one that the bots were given for the word
    clear: bool  # a reader finds the word by the person's clue


def measure(language: str, levels: dict[str, Skill], console: Console) -> None:
    """Print how often each of three levels accuses a person, a bot in the same seat, and the Chameleon."""
    items = [item for item in known_words(language) if not for_tuning(item)]
    table = Table(
        "level",
        "accuses the person",
        "whose clue is in no list",
        "a bot in that seat",
        "the Chameleon",
        "finds the word by the person's clue",
        title=f"The Chameleon ({language}): {sum(len(item.clues) for item in items)} rounds with one person",
    )
    for level in STEPS:
        watched = track(items, f"Playing with people, {level}", console=console, transient=True)
        rounds = [one for item in watched for one in rounds_of(item, language, levels[level])]
        unknown = [one.person for one in rounds if not one.written]
        accused = [[getattr(one, who) for one in rounds] for who in ("person", "bot", "bluffer")]
        accused.insert(1, unknown)
        table.add_row(level, *map(share, accused), f"{fmean(one.clear for one in rounds):.1%}")
    console.print(table)


def share(values: list[float]) -> str:
    """Return a mean with its 95 % interval; a dash if there is nothing to average."""
    if not values:
        return "–"
    return f"{fmean(values):.1%} ± {margin(values):.1%}"


def margin(values: list[float]) -> float:
    """Return half the width of the 95 % interval of a mean."""
    return SURE * pstdev(values) / sqrt(len(values))


def rounds_of(item: Known, language: str, skill: Skill) -> Iterator[Round]:
    """Play a round for each of a person's clues."""
    for number, clue in enumerate(item.clues):
        seats = [Seat(seat) for seat in Rng(item.number, f"seats {number}").shuffled(range(SEATS))]
        person, chameleon = seats[:2]
        begun = table_of(item, language, chameleon)
        with_person = _spoken(begun, {person: clue}, Rng(item.number, f"round {number}"), skill)
        with_bot = _spoken(begun, {}, Rng(item.number, f"round {number}"), skill)
        yield Round(
            person=_accused(with_person, person, skill),
            bot=_accused(with_bot, person, skill),
            bluffer=_accused(with_person, chameleon, skill),
            written=_written(item, language, clue),
            clear=near_the_word(item, language, clue),
        )


def _written(item: Known, language: str, clue: str) -> bool:
    words = card_of(item, language).words
    return normalized(clue) in reading(language, words).written[_place(item, words)]


def _place(item: Known, words: Sequence[str]) -> int:
    return [normalized(word) for word in words].index(normalized(item.word))


def _spoken(state: State, says: dict[Seat, str], rng: Rng, skill: Skill) -> State:
    """Return the table after all clues: a person's are given, the bots choose theirs."""
    while len(state.clues) < SEATS:
        seat = speaker(state)
        action = Clue(says[seat]) if seat in says else choice(state, seat, rng, skill)
        assert isinstance(action, Clue)
        state = replace(state, clues=(*state.clues, action.word))
    return replace(state, ready=(True,) * SEATS)


def _accused(state: State, seat: Seat, skill: Skill) -> float:
    """Return the share of the accusation against a seat when bots vote for everybody."""
    votes = [choice(state, Seat(voter), Rng(voter, "vote"), skill) for voter in range(SEATS)]
    most = most_voted([vote.target for vote in votes if isinstance(vote, Vote)])
    return (seat in most) / len(most)


def near_the_word(item: Known, language: str, clue: str) -> bool:
    """Return whether a reader finds the secret word among the three words of the card nearest to a clue."""
    words = card_of(item, language).words
    near = reading(language, words).near(clue)
    return bool((near > near[_place(item, words)]).sum() < NEAREST)
