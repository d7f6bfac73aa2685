"""Setting up a round: dealer, topic card, cards, dice (R1 to R8). All of it is done by chance."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from furcifer.core import Illegal, Rng, Seat
from furcifer.words import Topic, languages, normalized, topic_fault, topics, words_digest

from .actions import Action, Chameleon, CodeTable, Deal, Dealer, Roll, TopicCard
from .scoring import outcome
from .state import Config, Phase, Round, State
from .tables import CARD, CELL, COORDINATES, COPIES, DECKS, LETTERS, PRINTED, ROLLS, SEATS

DEALERS = {seats: tuple(Dealer(Seat(seat)) for seat in range(seats)) for seats in SEATS}
CHAMELEONS = {seats: tuple(Chameleon(Seat(seat)) for seat in range(seats)) for seats in SEATS}
ALL_ROLLS = tuple(Roll(yellow, blue) for yellow, blue in ROLLS)
FULL_CARD = sorted(CARD)


def unfit(config: Config, seats: int) -> Illegal | str | None:
    """Return why a table cannot be set up like this, or None (R1, R6)."""
    if seats in (7, 8):
        why = "the rulebook does not support 7 or 8 (its text is corrupted there)"
        return f"The Chameleon is not for {seats} players: {why}."
    if config.language not in languages():
        known = ", ".join(languages())
        return f"The Chameleon has no language {config.language!r}; its languages are: {known}."
    return _unfit_choice(config) or _unfit_topics(config)


def _unfit_choice(config: Config) -> Illegal | None:
    known = {topic.title for topic in topics(config.language)}
    for title in () if config.chosen == "all" else config.chosen:
        if title not in known:
            return Illegal("no_such_topic", f"There is no topic {title!r}.", {"title": title})
    if not box(config):
        return Illegal("no_topics", "Choose at least one topic.")
    return None


def _unfit_topics(config: Config) -> Illegal | str | None:
    titles = [normalized(topic.title) for topic in config.topics]
    for topic in config.topics:
        if fault := topic_fault(topic.title, topic.words):
            text = f"Your topic {topic.title!r} cannot be played: {fault.text}"
            return Illegal(fault.code, text, fault.names)
        if topic.title != " ".join(topic.title.split()):
            return f"The title of your topic {topic.title!r} has extra spaces."
        if titles.count(normalized(topic.title)) > 1:
            text = f"You have two topics called {topic.title!r}."
            return Illegal("topic_twice", text, {"title": topic.title})
    return None


def data_digest(config: Config) -> str:
    return words_digest(config.language)


def lay_table(config: Config, seats: int, dealer: Seat | None, played: tuple[Round, ...]) -> State:
    """Return the table before a round."""
    return State(
        config=config,
        seats=seats,
        dealer=dealer,
        topic=None,
        chameleon=None,
        dice=None,
        table=None,
        clues=(),
        ready=(False,) * seats,
        votes=(None,) * seats,
        accused=None,
        guesses=(),
        played=played,
    )


def dealing(state: State) -> Phase:
    """Return what chance deals next, or `over`."""
    if state.dealer is None:
        return "dealer"
    if state.topic is None:
        return "topic" if outcome(state) is None else "over"
    if state.chameleon is None:
        return "chameleon"
    return "roll" if state.dice is None else "table"


def deals(state: State) -> Sequence[Deal]:
    """Return all that chance may deal next, each equally likely; empty before a new code table."""
    missing = dealing(state) if state.table is None else "over"
    if missing == "dealer":
        return DEALERS[state.seats]  # R8
    if missing == "topic":
        return tuple(TopicCard(topic.title, topic.words) for topic in unused(state))
    if missing == "chameleon":
        return CHAMELEONS[state.seats]  # R7
    return ALL_ROLLS if missing == "roll" else ()


def chances(state: State) -> Sequence[tuple[Deal, float]]:
    choices = deals(state)
    return tuple((deal, 1 / len(choices)) for deal in choices)


def draw(state: State, rng: Rng) -> Deal:
    if choices := deals(state):
        return rng.choice(choices)
    return CodeTable("".join(rng.shuffled(CARD)))  # R3, R5


def draw_stepwise(state: State, drawn: Sequence[int]) -> Sequence[float] | Deal:
    """R3, R5: draw a code table cell by cell."""
    if len(drawn) == len(CARD):
        return CodeTable("".join(LETTERS[number] for number in drawn))
    return [float(COPIES - drawn.count(number)) for number in range(len(LETTERS))]


def check_deal(state: State, deal: Action) -> Illegal | None:
    """Return why chance cannot deal this now, or None."""
    if isinstance(deal, CodeTable) and dealing(state) == "table" and sorted(deal.letters) == FULL_CARD:
        return None
    if deal in deals(state):
        return None
    return Illegal("impossible", f"Chance cannot deal '{deal}' now.", {"action": str(deal)})


def check_recorded_deal(state: State, deal: Action) -> Illegal | None:
    """Like `check_deal`, but trust a topic card of the built-in box: the box may have changed since."""
    if isinstance(deal, TopicCard) and dealing(state) == "topic" and not only_own(state.config):
        return topic_fault(deal.title, deal.words)
    return check_deal(state, deal)


def deal_out(state: State, deal: Deal) -> State:
    match deal:
        case Dealer():
            return replace(state, dealer=deal.seat)
        case TopicCard():
            return replace(state, topic=Topic(deal.title, deal.words))
        case Chameleon():
            return replace(state, chameleon=deal.seat)
        case Roll():
            printed = PRINTED[deck(state)] if state.config.code_cards == "printed" else None  # R5
            return replace(state, dice=(deal.yellow, deal.blue), table=printed)
        case CodeTable():
            return replace(state, table=deal.letters)


# The cards


def deck(state: State) -> str:
    return DECKS[len(state.played) % len(DECKS)]  # R4, R17


def box(config: Config) -> tuple[Topic, ...]:
    """Return the topic cards of this table (R6). A topic of your own replaces one with the same title."""
    if only_own(config):
        return config.topics
    built_in = topics(config.language)
    if config.chosen != "all":
        built_in = tuple(topic for topic in built_in if topic.title in config.chosen)
    if not config.topics:
        return built_in
    own = {normalized(topic.title) for topic in config.topics}
    return (*(topic for topic in built_in if normalized(topic.title) not in own), *config.topics)


def only_own(config: Config) -> bool:
    """Return whether the box holds none of the built-in topics."""
    return bool(config.topics) and config.own == "replace"


def unused(state: State) -> list[Topic]:
    """Return the topic cards not used since the box was last full (R17)."""
    cards = box(state.config)
    since = len(state.played) // len(cards) * len(cards)
    seen = {finished.topic.title for finished in state.played[since:]}
    return [card for card in cards if card.title not in seen]


def coordinate(table: str, dice: tuple[int, int]) -> str:
    """Return the coordinate that a code card gives for a roll (R3).

    >>> coordinate(PRINTED["blue"], (3, 6))
    'A4'
    """
    return COORDINATES[LETTERS.index(table[CELL[dice]])]
