"""Lay out a person's clue as a match of Codenames: 25 open cards, the key, and the clue of the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from furcifer.core import CHANCE, IllegalAction, Match, Message, Puzzle, Rng, Sketch, puzzle_in
from furcifer.games.codenames.bots import bots
from furcifer.games.codenames.bots.operative import chances
from furcifer.games.codenames.tables import ASSASSIN, BLUE, BYSTANDER, CARDS, KEYS, NINE, RED
from furcifer.words import pack, related
from furcifer.words.people import MeantClue, fair_items, meant_clues

SEATS, OPERATIVE, WORDS = 4, 2, 2  # seat 3 is Red's operative
FAR = 0.5  # the share of the pack that is least related to the clue: the other cards come from there


def write(language: str) -> Iterator[Puzzle]:
    """Yield a puzzle for every fair clue for two words."""
    fair = fair_items(language, "clues")
    for item in meant_clues(language):
        if len(item.meant) == WORDS and item.number in fair:
            match = lay_out(item, language)
            if match is not None:
                steps = [(f"guess {word}",) for word in item.meant]
                yield puzzle_in(match, OPERATIVE, steps, _sketch(match, item), "set")


def lay_out(item: MeantClue, language: str) -> Match | None:
    """Return the match after the clue, or None if the referee would refuse it on this table."""
    rng = Rng(item.number, f"puzzle {language}")
    identity = _identities(item, _fillers(item, language, rng), rng)
    words = rng.shuffled(sorted(identity))
    match = Match.unseeded("codenames", SEATS, {"language": language})
    match = match.record(CHANCE, f"deal {','.join(words)}")
    match = match.record(CHANCE, "key " + "".join(identity[word] for word in words))
    try:
        return match.record(0, f"clue {item.clue} {WORDS}")
    except IllegalAction:
        return None


def _fillers(item: MeantClue, language: str, rng: Rng) -> list[str]:
    """Return words that have nothing to do with the clue, to make up a table of 25."""
    words = [word for word in pack(language) if word not in item.cards]
    near = related(language, item.clue, words)
    if near is not None:
        words = [word for _, word in sorted(zip(near, words, strict=True))][: int(len(words) * FAR)]
    return rng.shuffled(sorted(words))[: CARDS - len(item.cards)]


def _identities(item: MeantClue, fillers: list[str], rng: Rng) -> dict[str, str]:
    """Return the identity of every card: nine are Red's, the meant ones among them."""
    ours = [*item.meant, *item.own]
    ours, rest = [*ours, *fillers][:NINE], [*ours, *fillers][NINE:]
    others = rng.shuffled(sorted([*item.others, *rest]))
    letters = KEYS[RED].replace(RED, "").replace(ASSASSIN, "")
    return dict.fromkeys(ours, RED) | dict(zip(others, letters, strict=True)) | {item.assassin: ASSASSIN}


def _sketch(match: Match, item: MeantClue) -> Sketch:
    """Describe the question. The strongest bot's doubt tells how hard it is."""
    likely = chances(match.view(OPERATIVE), Rng(item.number), list(bots.levels.values())[-1])
    doubt = 1 - min(likely[word] for word in item.meant)
    question = Message("codenames-puzzle-which", {"clue": item.clue, "number": WORDS})
    return Sketch(question, ("two",), 900 + int(900 * doubt))


def verify(puzzle: Puzzle, match: Match) -> str | None:
    """Return why no person's clue supports the puzzle, or None."""
    found = {step[0].removeprefix("guess ") for step in puzzle.solution}
    turn, words = match.state.turns[-1], match.state.words
    item = next(
        (
            item
            for item in meant_clues(puzzle.language)
            if item.clue == turn.clue and set(item.meant) == found
        ),
        None,
    )
    if item is None:
        return "this clue was not written for these words"
    if item.number not in fair_items(puzzle.language, "clues"):
        return "its clue is not listed as fair"
    if not set(item.cards) <= set(words):
        return "cards are missing"
    wrong = [word for word in found if match.state.key[words.index(word)] != RED]
    return f"{wrong[0]} is not Red's" if wrong else None


assert {BLUE, BYSTANDER} == set(KEYS[RED]) - {RED, ASSASSIN}
