"""Write positions of The Chameleon for the gallery and the tests of the face, played by the engine.

Run it after a change of the View: `python src/furcifer/games/chameleon/web/make_fixtures.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from furcifer.core import CHANCE, History, Match, to_json
from furcifer.words import topics

HERE = Path(__file__).parent
NAMES = ("Ada", "Bea", "Chloé", "Dario", "Emil", "Fatima")
TABLE = "hakaeelfdjnbjlgemiidcmhokpiofbpchgpanfjdnlmbkocg"  # yellow 3, blue 6 are A4: Chicken
CLUES = ("feather", "crispy", "Sunday", "wings", "tasty", "farm")  # from seat 3, the dealer
SECRET, WRONG = "A4", ("B1", "C2")


def table(seats: int, chameleon: int, dealer: int = 3, **config: Any) -> Match:
    """Return a round with the topic Food; seats count from 1."""
    match = Match.start("chameleon", seats, 7, config)
    food = next(deal for deal in topics("en") if deal.title == "Food")
    laid_out = f"topic {','.join((food.title, *food.words))}"
    deals = (f"dealer {dealer}", laid_out, f"chameleon {chameleon}", "roll 3 6", f"table {TABLE}")
    laid = tuple(match.game.parse(text) for text in deals)
    state = match.game.start(match.config, seats)
    for action in laid:
        state = match.game.apply(state, CHANCE, action)
    return Match(match.game, match.config, seats, 7, History((CHANCE, action) for action in laid), state)


def spoken(match: Match, clues: int) -> Match:
    for word in CLUES[:clues]:
        match = match.act(match.to_act[0], f"clue {word}")
    return match


def talked(match: Match) -> Match:
    match = spoken(match, match.seats)
    for seat in match.to_act:
        match = match.act(seat, "ready")
    return match


def voted(match: Match, *votes: int) -> Match:
    match = talked(match)
    for seat, vote in enumerate(votes):
        match = match.act(seat, f"vote {vote}")
    return match


def scored(match: Match, *guesses: str) -> Match:
    for guess in guesses:
        match = match.act(match.to_act[0], f"guess {guess}")
    return match


def played_on(match: Match, rounds: int) -> Match:
    """Play further rounds: everyone votes for the next seat, except that the last two vote for the first."""
    for _ in range(rounds):
        done = len(match.view(None).played)
        for word in CLUES[: match.seats]:
            match = match.act(match.to_act[0], f"clue {word}wards")
        for seat in match.to_act:
            match = match.act(seat, "ready")
        for seat in match.to_act:
            match = match.act(seat, f"vote {2 if seat == 0 else 1}")
        while len(match.view(None).played) == done:
            match = match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def until_over(match: Match) -> Match:
    while match.outcome is None:
        match = played_on(match, 1)
    return match


def props(match: Match, you: int | None, clocks: list[dict[str, Any]]) -> dict[str, Any]:
    legal = [] if you is None else [{"text": str(a), "action": a} for a in match.legal(you)]
    own = max(at for at, (seat, _) in enumerate(match.entries) if seat >= 0 or at == 0)
    return {
        "view": match.view(you),
        "facts": match.told(you, own),
        "legal": legal,
        "asks": None if you is None else match.asks(you),
        "toAct": match.to_act,
        "you": you,
        "names": ["You" if seat == you else name for seat, name in enumerate(NAMES[: match.seats])],
        "outcome": match.outcome,
        "clocks": clocks,
    }


def clock(name: str, left: int, *seats: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name, "left_ms": left, "running": True} for seat in seats]


def fixtures() -> dict[str, dict[str, Any]]:
    four, three, six = table(4, 2), table(3, 2), table(6, 2)
    tie = voted(four, 2, 3, 2, 3)
    escaped, caught = voted(four, 3, 3, 1, 3), voted(four, 2, 3, 2, 2)
    talking = spoken(six, 6).act(0, "ready").act(3, "ready")
    voting = talked(six).act(0, "vote 2").act(3, "vote 5")
    shown: dict[str, tuple[Any, ...]] = {
        "clue-first-4": (four, 2),
        "clue-chameleon-4": (spoken(four, 3), 1, clock("clues 1.3", 24_000, 1)),
        "clue-wait-6": (spoken(six, 3), 0),
        "clue-spectator-5": (spoken(table(5, 4), 2), None),
        "talk-6": (talking, 2, clock("discussion 1.6", 95_000, 1, 2, 4, 5)),
        "talk-ready-6": (talking, 0, clock("discussion 1.6", 8_000, 1, 2, 4, 5)),
        "vote-6": (voting, 2),
        "vote-cast-6": (voting, 0),
        "vote-3": (talked(three), 0),
        "tie-dealer-4": (tie, 2),
        "tie-wait-4": (tie, 0),
        "guess-chameleon-4": (caught, 1),
        "guess-wait-4": (caught, 2),
        "guess-again-3": (scored(voted(three, 2, 3, 2), WRONG[0]), 1),
        "round-escaped-4": (escaped, 0),
        "round-guessed-4": (scored(caught, SECRET), 1),
        "round-caught-3": (scored(voted(three, 2, 3, 2), *WRONG), 0),
        "round-caught-6": (scored(voted(six, 2, 1, 2, 2, 2, 5), "B1"), 2),
        "round-five-5": (played_on(voted(table(5, 4), 4, 3, 1, 3, 3), 1), 3),
        "over-target-4": (until_over(escaped), 0),
        "over-rounds-6": (until_over(scored(voted(table(6, 2, rounds=3), 2, 1, 2, 2, 2, 5), "B1")), None),
        "over-single-4": (voted(table(4, 2, rounds=1), 3, 3, 1, 3), 1),
    }
    return {name: props(match, you, *(rest or [[]])) for name, (match, you, *rest) in shown.items()}


def main() -> None:
    for name, value in fixtures().items():
        text = json.dumps(json.loads(to_json({"props": value})), ensure_ascii=False, separators=(",", ":"))
        (HERE / "fixtures" / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
