from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from furcifer.core import Outcome, Rng, Seat
from furcifer.games.coloretto import knowledge, rules, terminal
from furcifer.games.coloretto.facts import Discarded, Removed, Scored
from furcifer.games.coloretto.notation import parse
from furcifer.games.coloretto.scoring import tally
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import CARDS, COLOURS

NAMES = ("You", "Bot 1", "Bot 2", "A person with a very long name", "Bot [4]")


def printed(thing) -> str:
    console = Console(width=80, color_system=None, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


def shown(state, to=None) -> str:
    names = NAMES[: len(state.taken)]
    return printed(terminal.picture(knowledge.view(state, to), names))


def after(state, *texts):
    for text in texts:
        state = rules.apply(state, rules.to_act(state)[0], parse(text))
    return state


THREE = after(
    rules.start(Config(removed=("brown",)), 3), "first 1", "start red", "start orange", "start yellow"
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_phase_is_drawn_at_80_columns(seats):
    phases = set()
    for seed, start in enumerate(("choose", "deal") * 6):
        rng, state = Rng(seed), rules.start(Config(start=start, jokers="choose"), seats)
        while acting := rules.to_act(state):
            if state.phase not in phases or sum(state.left) == 12:
                assert max(map(len, shown(state, Seat(0)).splitlines())) <= 80
                assert terminal.prompt(knowledge.view(state, None), NAMES).endswith(".")
            phases.add(state.phase)
            state = rules.apply(state, acting[0], rng.choice(rules.legal(state, acting[0])))
    assert " points" in shown(state)
    assert phases >= {"first", "deal", "start", "turn", "reveal", "place", "golden", "joker"}
    assert ("remove" in phases) == (seats < 4)


def test_cards_read_without_colour():
    marks = [mark for mark, _ in terminal.MARKS.values()]
    assert marks == ["Re", "Or", "Ye", "Gr", "Bl", "Pu", "Br", "+2", "Jo", "Go"]
    assert list(terminal.MARKS) == list(CARDS)
    state = replace(THREE, collections=(CARDS, ("green",) * 3, ()), rows=(("blue", "+2"), ("golden",), ()))
    lines = shown(state).splitlines()
    assert lines[0].split() == ["Row", "1", "Bl", "+2", "[", "]"]
    assert lines[1].split() == ["Row", "2", "Go", "[", "]", "[", "]"]
    assert lines[2].split() == ["Row", "3", *["[", "]"] * 3]
    assert lines[3].startswith("Deck 64: Re×8 Or×8 Ye×8 Gr×9 Bl×9 Pu×9 +2×10 Jo×2 Go×1")
    assert [f"{mark}×1" in lines[5] for mark in marks] == [True] * 10
    assert "Gr×3" in lines[6]
    assert lines[5].startswith("▶")
    assert not lines[6].startswith("▶")


def test_taken_rows_the_drawn_card_and_the_last_round_are_shown():
    state = after(THREE, "draw", "reveal red", "place 2", "take 2", "draw", "reveal joker")
    lines = shown(replace(state, last_round=True)).splitlines()
    assert lines[1].split() == ["Row", "2", "taken"]
    assert lines[3].startswith("Drawn:  Jo   Deck 62:")
    assert lines[4] == "Last round!"
    bot = next(line for line in lines if "Bot 1" in line)
    assert bot.split() == ["Bot", "1", "2", "Re×1", "Or×1", "2"]


def test_prompts():
    def prompt(state):
        return terminal.prompt(knowledge.view(state, Seat(0)), NAMES)

    assert prompt(THREE) == "You: draw."
    three = ("red",) * 3
    assert prompt(replace(THREE, rows=(three, (), ("blue",)))) == "You: draw or take 1 or take 3."
    assert prompt(replace(THREE, rows=(three,) * 3)) == "You: take 1 or take 2 or take 3."
    assert prompt(after(THREE, "draw")) == "The top card is about to be turned up."
    assert prompt(after(THREE, "draw", "reveal orange")) == (
        "You: an orange card: place 1 or place 2 or place 3."
    )
    start = rules.start(Config(removed=("brown",)), 3)
    assert prompt(start) == "The first player is about to be drawn."
    assert (
        prompt(after(start, "first 2"))
        == "Bot 1: choose the colour of your first card, for example start green."
    )
    joker = "You: name the colour of a joker, for example joker yellow."
    assert prompt(replace(THREE, phase="joker")) == joker
    assert prompt(replace(THREE, phase="over")) == "The game is over."
    assert prompt(rules.start(Config(), 3)) == "A colour is about to leave the game."


def test_sentences():
    def sentences(state, *texts):
        for text in texts:
            (seat,), action = rules.to_act(state), parse(text)
            after = rules.apply(state, seat, action)
            for fact in knowledge.tell(state, seat, action, after, None):
                yield terminal.sentence(fact, NAMES)
            state = after

    opening = sentences(rules.start(Config(), 3), "remove red", "first 2", "start blue")
    assert list(opening) == [
        "All red cards leave the game.",
        "Bot 1 became the first player.",
        "Bot 1 got a blue card to start with.",
    ]
    assert list(sentences(THREE, "draw", "reveal golden", "place 2", "take 2", "reveal +2")) == [
        "You drew a card.",
        "You turned up the golden joker.",
        "You put the golden joker on row 2.",
        "Bot 1 took row 2 with the golden joker.",
        "Bot 1 kept a +2 card for the golden joker.",
    ]
    alone = replace(THREE, taken=(None, 1, 2), rows=(("joker",), (), ()), config=Config(jokers="choose"))
    last = replace(alone, last_round=True)
    assert list(sentences(last, "take 1", "joker red"))[:4] == [
        "You took row 1 with a joker.",
        "You took last, and the round is over.",
        "You named a joker red.",
        "You scored 2 red (1 joker) +3 = 3 points.",
    ]
    drawing = replace(alone, phase="reveal", left=(16, *[0] * 9))
    assert list(sentences(drawing, "reveal last-round")) == [
        "You turned up the Last Round card, so this round is the last."
    ]
    left = Discarded(2, ("orange", "joker"))
    assert terminal.sentence(left, NAMES) == "Row 3 leaves the game: an orange card, a joker."
    assert terminal.sentence(Removed("blue"), NAMES) == "All blue cards leave the game."


def test_a_score_is_explained():
    held = ("joker", "golden", "+2", "+2") + ("green",) * 4 + ("red",) * 3 + ("blue", "brown")
    fact = Scored(Seat(1), tally(held, "brown"))
    assert terminal.sentence(fact, NAMES) == (
        "Bot 1 scored 6 green (2 jokers) +21, 3 red +6, 1 blue +1, 1 brown -1, 2 × +2 +4 = 31 points."
    )


def test_endings():
    view = knowledge.view(THREE, None)
    names = NAMES[:3]
    alone = Outcome((5.0, 12.0, -3.0), (Seat(1),), "most-points")
    assert terminal.ending(alone, view, names) == "Bot 1 won: most points. Points: You 5, Bot 1 12, Bot 2 -3."
    tie = Outcome((5.0, 5.0, 3.0), (Seat(1),), "most-cards")
    assert terminal.ending(tie, view, names).startswith(
        "Bot 1 won: equal points, but more cards of one colour. Points: "
    )
    both = Outcome((5.0, 5.0, 3.0), (Seat(0), Seat(1)), "shared")
    assert terminal.ending(both, view, names).startswith(
        "You and Bot 1 won together: equal points and equally many cards of one colour."
    )


def test_help_reads_and_names_every_action():
    plain = printed(terminal.HELP)
    assert max(map(len, plain.splitlines())) <= 80
    for example in ("draw", "place 2", "take 1", "start green", "joker yellow"):
        assert example in plain


def test_every_colour_has_its_own_look():
    assert len({style for _, style in terminal.MARKS.values()}) == len(CARDS)
    assert len({terminal.MARKS[colour][0] for colour in COLOURS}) == 7
