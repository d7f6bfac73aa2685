"""`furcifer puzzle` and `furcifer puzzles`: solving in the terminal, and mistakes as sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.command import furcifer
from furcifer.adapters.locale_files import sentence
from furcifer.core import all_games
from furcifer.puzzles import languages_of, offers, puzzles_of
from furcifer.puzzles.files import as_line, declared, read
from furcifer.words import languages

GAMES = [(slug, language) for slug in all_games() if offers(slug) for language in languages_of(slug)]


@pytest.mark.parametrize(("slug", "language"), GAMES)
def test_a_puzzle_is_solved(slug: str, language: str):
    puzzle = puzzles_of(slug, language)[0]
    answers = "\n".join(step[0] for step in puzzle.solution)
    done = furcifer(
        "puzzle", slug, "--id", puzzle.id, "--language", language or "en", typed=f"hint\nmoves\n{answers}\n"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Right.") == len(puzzle.solution)
    assert f"Solved! Rating {puzzle.rating}" in done.stdout


QUESTIONS = {  # and their hints
    ("chameleon", "fr"): (
        r"Le thème est « .+ », le mot secret « .+ ». Qui bluffe \?",
        r"La place \d connaît le mot",
    ),
    ("codenames", "it"): (r"L’indizio è «\w+», 2\. Quali sono le due parole\?", r"Una delle due è \w+"),
    ("chameleon-chess", "fr"): (r"Les (Rouges|Bleus) jouent et gagnent en \d coups\.", r"Regardez la pièce"),
    ("le-cameleon", "fr"): (r"Aux (Ronds|Carrés) de jouer\. Trouvez les? ", r"Regardez le pion"),
    ("le-cameleon", "en"): (r"(Rounds|Squares) to move\. Find the ", r"Look at the piece"),
    ("coloretto", "it"): (r"E adesso\?", r"\b[Ff]ila\b"),
}


@pytest.mark.parametrize(("slug", "language"), QUESTIONS)
def test_a_question_and_its_hint_are_in_the_language(slug: str, language: str):
    puzzle = puzzles_of(slug, language if language in languages_of(slug) else "")[0]
    done = furcifer("puzzle", slug, "--id", puzzle.id, "--language", language, typed="hint\n")
    told = " ".join(done.stdout.split())
    for expected in QUESTIONS[slug, language]:
        assert re.search(expected, told), told


def test_a_message_has_the_variant_of_its_number():
    texts = [
        sentence("le-cameleon", "it", "le-cameleon-puzzle-best", {"side": side, "steps": steps})
        for side, steps in (("rounds", 1), ("squares", 3))
    ]
    assert texts[0] == "Muovono i Tondi. Trova la mossa nettamente migliore di tutte le altre."
    assert texts[1].startswith("Muovono i Quadrati. Trova le 3 mosse nettamente migliori di tutte le altre.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", [slug for slug in all_games() if offers(slug)])
def test_every_message_of_a_puzzle_can_be_read(slug: str, language: str):
    puzzles = puzzles_of(slug, language if language in languages_of(slug) else "")
    messages = {
        name: {"square": "a1", "seat": 1, "row": 1, "word": "owl"} for name in declared(slug).texts
    } | {one.question: one.arguments for one in puzzles}
    told = [sentence(slug, language, name, arguments) for name, arguments in messages.items()]
    assert all(told)
    assert not any(set(text) & set("{}$[]*\n") for text in told)


def test_a_wrong_answer_and_nonsense_are_told_apart():
    puzzle = puzzles_of("chameleon-chess")[0]
    done = furcifer("puzzle", "chameleon-chess", "--id", puzzle.id, typed="a1-e5\nhello\nsolution\n")
    assert done.returncode == 0
    assert "'hello' is not a move" in done.stdout
    assert "Solved!" not in done.stdout
    assert all(step[0] in done.stdout for step in puzzle.solution)


def test_a_card_may_be_named_without_its_verb():
    puzzle = puzzles_of("codenames", "fr")[0]
    words = [step[0].removeprefix("guess ").lower() for step in puzzle.solution]
    done = furcifer(
        "puzzle", "codenames", "--language", "fr", "--id", puzzle.id, typed="\n".join(reversed(words))
    )
    assert "Solved!" in done.stdout


def test_todays_puzzles_are_listed_without_their_solutions():
    done = furcifer("puzzle", "--language", "it")
    assert done.returncode == 0
    assert all(game.meta.title in done.stdout for game in all_games().values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("puzzle", "chess"), "There is no game 'chess'"),
        (("puzzle", "coloretto", "--id", "nothing"), "Coloretto has no puzzle 'nothing'."),
        (("puzzle", "--id", "nothing"), "Name the game of the puzzle"),
        (("puzzle", "coloretto", "--language", "xx"), "There is no language 'xx'"),
        (("puzzles", "make", "coloretto", "--count", "0"), "at least one puzzle, not 0"),
        (("puzzles", "make", "coloretto", "--jobs", "0"), "at least one process, not 0"),
        (("puzzles", "make", "coloretto", "--out", "nowhere/out.jsonl"), "There is no folder nowhere"),
        (("puzzles", "check", "coloretto", "nowhere.jsonl"), "Cannot read nowhere.jsonl"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(words: tuple[str, ...], sentence: str, tmp_path: Path):
    done = furcifer(*words, folder=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_word_puzzles_are_made_again_as_they_are_shipped(tmp_path: Path):
    done = furcifer("puzzles", "make", "chameleon", "--language", "it", "--out", "it.jsonl", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    made, shipped = read(tmp_path / "it.jsonl", "chameleon", "it").puzzles, puzzles_of("chameleon", "it")
    assert [(each.id, each.solution) for each in made] == [(each.id, each.solution) for each in shipped]
    assert f"it.jsonl has {len(shipped)} puzzles." in done.stdout


def test_an_edited_file_is_found_out(tmp_path: Path):
    lines = [as_line(puzzle) for puzzle in puzzles_of("chameleon", "en")[:2]]
    (tmp_path / "edited.jsonl").write_text(lines[0] + lines[1].replace("vote ", "vote 1"), "utf-8")
    done = furcifer("puzzles", "check", "chameleon", "edited.jsonl", "--language", "en", folder=tmp_path)
    assert done.returncode == 1
    assert "Line 2 of edited.jsonl (chameleon) is left out: it was edited" in done.stdout
    assert "Puzzles read: 1. Faults: 1." in done.stdout
