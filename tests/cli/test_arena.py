"""`furcifer arena`: plans, options, reports, and a sentence for every mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import furcifer

PLAYERS = ("--players", "greedy,random")


def test_a_plan_is_played_reported_and_not_played_again(tmp_path: Path):
    (tmp_path / "plan.toml").write_text(
        'game = "chameleon-chess"\nplayers = ["greedy", "random"]\npairs = 2\n'
    )
    done = furcifer("arena", "run", "plan.toml", "--jobs", "1", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Chameleon 5×5: 4 matches" in done.stdout
    assert {file.name for file in tmp_path.iterdir()} == {
        *("plan.toml", "plan.jsonl"),
        *("plan.html", "plan.json", "plan.csv"),
    }
    kept = (tmp_path / "plan.jsonl").read_bytes()
    again = furcifer("arena", "run", "plan.toml", "--jobs", "1", folder=tmp_path)
    assert again.stdout == done.stdout
    assert (tmp_path / "plan.jsonl").read_bytes() == kept
    (tmp_path / "plan.html").unlink()
    reported = furcifer("arena", "report", "plan.jsonl", "--page", "https://example.invalid", folder=tmp_path)
    assert reported.returncode == 0, reported.stderr
    assert "https://example.invalid/replay/log#" in (tmp_path / "plan.html").read_text()


def test_options_make_a_plan(tmp_path: Path):
    options = ("--pairs", "1", "--seats", "3", "--set", "side=violet", "--seed", "5", "--jobs", "1")
    done = furcifer("arena", "coloretto", *PLAYERS, *options, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    heading = (tmp_path / "furcifer-arena-coloretto.jsonl").read_text().splitlines()[0]
    for part in ('"side":"violet"', '"seats":3', '"seed":5'):
        assert part in heading


MISTAKES = [
    (("arena", "coloretto"), "Name the players, for example --players strong,steady."),
    (("arena", "run"), "`furcifer arena run` needs a plan."),
    (("arena", "run", "nowhere.toml"), "Cannot read the plan nowhere.toml"),
    (("arena", "run", "nowhere.toml", *PLAYERS), "--players and a plan cannot be combined"),
    (("arena", "coloretto", "plan.toml"), "To play a plan: `furcifer arena run plan.toml`."),
    (("arena", "colorado", *PLAYERS), "There is no game 'colorado'"),
    (("arena", "coloretto", "--players", "greedy,mastr"), "There is no bot 'mastr'"),
    (("arena", "coloretto", "--players", "greedy"), "at least two players"),
    (("arena", "coloretto", *PLAYERS, "--set", "side=pink"), "Option side cannot be 'pink'"),
    (("arena", "coloretto", *PLAYERS, "--pairs", "0"), "pairs"),
    (("arena", "coloretto", *PLAYERS, "--jobs", "0"), "--jobs cannot be 0"),
    (("arena", "report", "nowhere.jsonl"), "Cannot read the results nowhere.jsonl"),
    (("arena", "coloretto", *PLAYERS, "--results", "no/folder.jsonl"), "Cannot write the results"),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES, ids=lambda value: " ".join(value)[:50])
def test_a_mistake_is_one_sentence_and_code_2(words: tuple[str, ...], sentence: str, tmp_path: Path):
    done = furcifer(*words, folder=tmp_path)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr + done.stdout
    assert list(tmp_path.iterdir()) == []


def test_results_of_another_plan_are_refused(tmp_path: Path):
    first = furcifer("arena", "coloretto", *PLAYERS, "--pairs", "1", "--jobs", "1", folder=tmp_path)
    assert first.returncode == 0, first.stderr
    other = furcifer("arena", "coloretto", *PLAYERS, "--seed", "9", "--jobs", "1", folder=tmp_path)
    assert other.returncode == 2
    assert "holds the results of another plan (its seed is 0, not 9)" in " ".join(other.stderr.split())
