"""Programs in a seat: the one of the guide, and programs that misbehave."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cli.command import furcifer
from furcifer import Match, all_games
from furcifer.adapters.players import closing, player
from furcifer.adapters.program import LONGEST, ProgramPlayer
from furcifer.bots import turn_for
from furcifer.core import ConfigError, Rng

GUIDE = Path(__file__).parents[3] / "docs" / "outside-bots.md"


@pytest.fixture
def program(tmp_path):
    """Return a function that makes a command of Python code."""

    def make(code: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(code)
        return f"{sys.executable} {file}"

    return make


@pytest.fixture
def guide(program):
    return program(re.search(r"```python\n(import json.*?)```", GUIDE.read_text(), re.DOTALL)[1])


def first_turn(slug="chameleon-chess", seats=2):
    match = Match.start(slug, seats, seed=4)
    return turn_for(match, match.to_act[0], Rng(4))


def choose(command, seconds=10.0):
    one = ProgramPlayer(command, seconds)
    with closing([one]):
        return one.choose(first_turn()), one


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_the_program_of_the_guide_plays_every_game(guide, slug):
    match, rng = Match.start(slug, all_games()[slug].meta.seats[0], seed=4), Rng(4, "test")
    players = [player(f"exec:{guide}", slug), *(player("random", slug) for _ in range(match.seats - 1))]
    with closing(players):
        for _ in range(120):
            if match.to_act:
                seat = match.to_act[0]
                match = match.act(seat, players[seat].choose(turn_for(match, seat, rng)))
    assert players[0].failure is None


def test_a_refused_answer_is_asked_for_again_with_the_reason(program):
    action, one = choose(
        program("""
import json, sys
for line in sys.stdin:
    turn = json.loads(line)
    good = "The piece on a1 cannot go to a5." in turn.get("refused", "")
    print(json.dumps({"action": "a1-a2" if good else "a1-a5"}), flush=True)
""")
    )
    assert (str(action), one.failure) == ("a1-a2", None)


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        ("import sys; sys.exit(3)", "it ended"),
        ("import time; time.sleep(60)", "it gave no answer within 0.5 seconds"),
        (f"print('x' * {2 * LONGEST}, flush=True); input()", f"it wrote a line of more than {LONGEST} bytes"),
        ("for _ in range(9): input(); print('hello', flush=True)", "its 3 answers were refused"),
        ("for _ in range(9): input(); print('{\"action\": 7}', flush=True)", "its 3 answers were refused"),
        ("while True: print('{}')", "its 3 answers were refused"),
    ],
)
def test_a_program_that_fails_forfeits_with_a_reason(program, code, failure):
    action, one = choose(program(code), 0.5 if "sleep" in code else 10.0)
    assert one.failure.startswith(failure)
    assert action in first_turn().legal


def test_a_failed_program_is_not_asked_again(program):
    one = ProgramPlayer(program("import sys; sys.exit(3)"))
    one.choose(first_turn())
    assert one.choose(first_turn()) in first_turn().legal
    assert one._process is None


def test_a_match_with_a_program_is_watched_in_the_terminal(guide, tmp_path):
    seats = f"exec:{guide},gentle"
    done = furcifer("play", "chameleon-chess", "--watch", "--seats", seats, "--seed", "3", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "won" in done.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "exec: needs a command"),
        ("exec:'a", "cannot be read"),
        ("llm:a/b", "A model's name has letters"),
        ("python:no_such_module:bot", "There is no player python:no_such_module:bot"),
        ("python:json:bot", "There is no player python:json:bot"),
    ],
)
def test_a_name_that_means_nobody_is_answered_with_a_sentence(name, sentence):
    with pytest.raises(ConfigError, match=re.escape(sentence)):
        player(name, "coloretto")
