from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from furcifer.core import Outcome, Seat
from furcifer.games.codenames import knowledge, scoring, setup, terminal
from furcifer.games.codenames.state import Config, KeySeen, Ruled

from .example_table import EVERY_PHASE, KEY, REDS, WORDS, guesses, in_phase, laid, played, told

NAMES = tuple(f"Player {number}" for number in range(1, 11))


def drawn(state, seat) -> str:
    console = Console(width=80, color_system=None, record=True, file=StringIO())
    console.print(terminal.picture(knowledge.view(state, seat), NAMES))
    return console.export_text()


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_every_phase_is_drawn_with_all_words(phase):
    state = in_phase(phase)
    for seat in (None, *map(Seat, range(state.seats))):
        text = drawn(state, seat)
        assert all(word in text for word in WORDS)
        assert max(map(len, text.splitlines())) <= 80
        assert "Red, " in text
        assert terminal.prompt(knowledge.view(state, seat), NAMES).endswith(".")


def test_before_the_deal():
    view = knowledge.view(setup.start(Config(), 4), None)
    assert terminal.prompt(view, NAMES) == "The words are about to be dealt."
    assert "The words are about to be dealt." in drawn(setup.start(Config(), 4), None)


def test_tiles_key_and_marks_read_without_colour():
    state = played(laid(6), "1 clue tree 3", "3 guess RAY", "5 mark BALL", "3 mark BALL")
    operative, spymaster = drawn(state, Seat(2)), drawn(state, Seat(0))
    assert operative.count("■RD■") == 1
    assert "*5 *3" in operative
    assert "(RD)" not in operative
    for mark, count in {"(RD)": 8, "(BL)": 8, "(BY)": 7, "(XX)": 1}.items():
        assert spymaster.count(mark) == count
    over = drawn(in_phase("over"), None)
    assert "■XX■" in over
    assert "(RD)" in over


def test_teams_and_clues_are_listed():
    state = played(laid(5), "1 clue tree 2", "3 guess RAY", "5 guess CASTLE", "2 clue sea 1")
    text = drawn(state, None)
    assert "RD Red, 8 left: Player 1 (spymaster), Player 3, Player 5" in text
    assert "BL Blue, 7 left: Player 2 (spymaster), Player 4" in text
    assert "Red: tree 2 → RAY RD, CASTLE BL" in text
    assert "Blue: sea 1" in text


def test_an_annulled_clue_and_a_cover_are_listed():
    text = drawn(played(in_phase("penalty"), "2 cover HOTEL"), None)
    assert "Red: tree 2 (called, does not count) → HOTEL BL" in text
    together = drawn(played(in_phase("enemy"), "1 cover HOTEL"), None)
    assert "Blue: no clue → HOTEL BL" in together
    assert "Blue, 7 left\n" in together  # it has no players


@pytest.mark.parametrize(
    ("phase", "seat", "line"),
    [
        ("clue", 1, "Your clue for Red: clue WORD NUMBER."),
        ("clue", 3, "Waiting for Player 1, the spymaster."),
        ("doubt", 3, "Red's clue is tree 2. Waiting for Player 2 to judge it."),
        ("doubt", 2, "Red's clue is tree 2: accept it, or call it if it is invalid."),
        ("vote", 1, "Red's clue is tree 2. Waiting for Player 3, Player 4 to judge it."),
        ("vote", 4, "Red's clue is tree 2 and was called: uphold or reject it."),
        ("guess", 3, "Red's clue is tree 2: guess a word, mark one, or stop."),
        ("guess", 2, "Red's clue is tree 2. Its operatives are guessing."),
        ("answer", 1, "Your clue tree 2 was called: concede it, or stand by it."),
        ("penalty", 2, "The clue was invalid: cover one of your team's words, or decline."),
        ("penalty", 1, "Waiting for Player 2, the spymaster."),
        ("enemy", 1, "The enemy's turn: cover one of its words."),
        ("enemy", 2, "Waiting for Player 1, the spymaster."),
        ("over", 1, "The game is over."),
    ],
)
def test_prompts(phase, seat, line):
    assert terminal.prompt(knowledge.view(in_phase(phase), Seat(seat - 1)), NAMES) == line


def sentences(state, line: str) -> list[str]:
    return [terminal.sentence(fact, NAMES) for fact in told(state, line, None)]


def test_sentences():
    assert sentences(laid(), "1 clue tree 2") == ["Player 1 gave Red the clue tree 2."]
    doubt = in_phase("doubt")
    fresh = played(doubt, "2 accept")
    assert sentences(fresh, "3 mark BALL") == ["Player 3 marked BALL."]
    assert sentences(played(fresh, "3 mark BALL"), "3 unmark BALL") == ["Player 3 unmarked BALL."]
    assert sentences(doubt, "2 call") == [
        "Player 2 called the clue.",
        "The referee finds nothing wrong with the clue.",
    ]
    assert sentences(in_phase("vote"), "3 reject") == ["Player 3 voted against the clue."]
    assert sentences(fresh, "3 guess CASTLE") == [
        "Player 3 guessed CASTLE: a Blue agent (BL).",
        "It's Blue's turn.",
    ]
    assert sentences(in_phase("penalty"), "2 cover HOTEL")[0] == "Player 2 covered HOTEL: a Blue agent (BL)."
    assert sentences(laid(clue_seconds=5), "-1 late 1 pass")[0] == (
        "Player 1 ran out of time, so the turn passes."
    )
    assert sentences(in_phase("doubt", call_seconds=5), "-1 late 2 accept") == [
        "Player 2 ran out of time, so the clue stands."
    ]
    assert sentences(fresh, "3 guess PIRATE") == [
        "Player 3 guessed PIRATE: the assassin (XX).",
        "Blue won: the assassin was found.",
        "The key, row by row: rrrrr rrrrb bbbbb bbnnn nnnnx.",
    ]
    assert sentences(laid(2), "1 clue tree 2") == ["Player 1 gave Red the clue tree 2."]
    start = setup.start(Config(pack=WORDS), 4)
    assert sentences(start, f"0 deal {','.join(WORDS)}") == ["25 words are on the table."]
    assert terminal.sentence(Ruled("It is bad."), NAMES) == "Invalid: It is bad."
    assert terminal.sentence(KeySeen(KEY), NAMES).startswith("The key")


def test_together_nobody_wins_a_lost_game():
    state = played(laid(2), "1 clue tree 2")
    assert sentences(state, "2 guess PIRATE")[1] == "Nobody won: the assassin was found."


def final(state) -> str:
    return terminal.ending(scoring.outcome(state), knowledge.view(state, None), NAMES)


def test_endings_of_teams():
    assert final(in_phase("over")) == (
        "Blue (Player 2, Player 4) won: the assassin was found. Words left: Red 9, Blue 8."
    )
    won = played(laid(5), "1 clue tree 9", *guesses(3, *REDS))
    assert final(won) == (
        "Red (Player 1, Player 3, Player 5) won: all the team's words were found. Words left: Red 0, Blue 8."
    )


def test_r16_every_score_has_its_line_of_praise():
    view = knowledge.view(laid(2), Seat(0))
    lines = [
        terminal.ending(Outcome((float(score),) * 2, (Seat(0), Seat(1)), "all-found"), view, NAMES)
        for score in range(1, 9)
    ]
    assert lines[7] == "You all won: all the team's words were found. Score 8, difficult to believe!"
    assert lines[0] == "You all won: all the team's words were found. Score 1, a win is a win!"
    assert len({line.partition("Score ")[2][2:] for line in lines}) == 8


def test_r16_a_loss_says_why():
    lost = played(laid(3), "1 clue tree 2", "2 guess PIRATE")
    assert final(lost) == "You all lost, score 0: the assassin was found."
    view = knowledge.view(laid(2), Seat(0))
    covered = Outcome((0.0, 0.0), (), "enemy-found")
    assert terminal.ending(covered, view, NAMES) == (
        "You all lost, score 0: all the enemy's words were covered."
    )


def test_the_help_names_every_action():
    shown = Text.from_markup(terminal.HELP).plain
    for verb in ("clue", "guess", "stop", "mark", "unmark", "call", "accept", "concede", "stand", "cover"):
        assert verb in shown
    assert "decline" in shown
