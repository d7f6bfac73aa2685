"""Lay out a written round as a match of The Chameleon: the clues are given, the vote begins."""

from __future__ import annotations

from collections.abc import Iterator

from furcifer.core import (
    CHANCE,
    IllegalAction,
    Match,
    Message,
    Puzzle,
    Rng,
    Seat,
    Sketch,
    puzzle_in,
    turn_for,
)
from furcifer.games.chameleon.actions import Vote
from furcifer.games.chameleon.bots import bots
from furcifer.games.chameleon.bots.associations import associations
from furcifer.games.chameleon.bots.people import DECK, card_of
from furcifer.games.chameleon.bots.play import explain
from furcifer.games.chameleon.tables import LETTERS, ROLLS
from furcifer.words import Topic, normalized
from furcifer.words.people import Bluff, bluffs, fair_items

SEATS = 5  # the solver, three others who know the word, and the bluffer
STEM = 4  # letters: clues that begin alike say the same


def write(language: str) -> Iterator[Puzzle]:
    """Yield a puzzle for every fair round."""
    fair = fair_items(language, "bluffs")
    for item in bluffs(language):
        if item.number in fair:
            laid = lay_out(item, language)
            if laid is not None:
                match, solver, bluffer = laid
                yield puzzle_in(
                    match, solver, [(f"vote {bluffer + 1}",)], _sketch(match, solver, bluffer, item)
                )


def lay_out(item: Bluff, language: str) -> tuple[Match, Seat, Seat] | None:
    """Return the match at the vote, the solver and the bluffer; None if the rules refuse a clue."""
    rng, card = Rng(item.number, f"puzzle {language}"), card_of(item, language)
    own = _own_clue(item, card, language)
    if own is None:
        return None
    clues = rng.shuffled([own, *item.clues, item.bluff])
    solver, bluffer = Seat(clues.index(own)), Seat(clues.index(item.bluff))
    match = Match.unseeded("chameleon", SEATS, {"language": language, "code_cards": "printed"})
    try:
        for deal in _deals(item, card, bluffer):
            match = match.record(CHANCE, deal)
        for seat, clue in enumerate(clues):
            match = match.record(seat, f"clue {clue}")
    except IllegalAction:
        return None
    for seat in range(SEATS):
        match = match.record(seat, "ready")
    return match, solver, bluffer


def _own_clue(item: Bluff, card: Topic, language: str) -> str | None:
    """Return the solver's clue: what people say for the word, and nobody at this table has said."""
    said = {normalized(clue)[:STEM] for clue in (*item.clues, item.bluff)}
    written = associations(language, card.words)[_place(item, card)]
    return next((clue for clue in written if normalized(clue)[:STEM] not in said), None)


def _place(item: Bluff, card: Topic) -> int:
    return [normalized(word) for word in card.words].index(normalized(item.word))


def _deals(item: Bluff, card: Topic, bluffer: Seat) -> list[str]:
    yellow, blue = ROLLS[DECK.index(LETTERS[_place(item, card)])]
    topic = ",".join((card.title, *card.words))
    return ["dealer 1", f"topic {topic}", f"chameleon {bluffer + 1}", f"roll {yellow} {blue}"]


def _sketch(match: Match, solver: Seat, bluffer: Seat, item: Bluff) -> Sketch:
    """Describe the question. The strongest bot's doubt tells how hard it is."""
    question = Message("chameleon-puzzle-who", {"topic": item.topic, "word": item.word})
    turn = turn_for(match, solver, Rng(item.number))
    votes = explain(turn, SEATS, list(bots.levels.values())[-1])
    sure = next((each.chance or 0.0 for each in votes if each.action == Vote(bluffer)), 0.0)
    return Sketch(question, ("bluff",), 800 + int(700 * (1 - sure)))


def verify(puzzle: Puzzle, match: Match) -> str | None:
    """Return why no written round supports the puzzle, or None."""
    state, said = match.state, set(match.state.clues)
    item = next(
        (
            item
            for item in bluffs(puzzle.language)
            if {*item.clues, item.bluff} <= said and item.word == puzzle.arguments["word"]
        ),
        None,
    )
    if item is None:
        return "no such round was written"
    if item.number not in fair_items(puzzle.language, "bluffs"):
        return "its round is not listed as fair"
    if state.clues[state.chameleon] != item.bluff or puzzle.seat == state.chameleon:
        return "the bluff is not the Chameleon's"
    return (
        None if puzzle.solution == ((f"vote {state.chameleon + 1}",),) else "the answer is not the Chameleon"
    )
