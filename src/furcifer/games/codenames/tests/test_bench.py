from joblib import Parallel

from furcifer.bots import player
from furcifer.core import Match, Rng
from furcifer.games.codenames.actions import Clue
from furcifer.games.codenames.bots import benchmark, judges
from furcifer.words.relatedness import lexicon

HERE = Parallel(n_jobs=1)


def test_a_team_alone_ends_by_finding_all_or_by_the_assassin():
    games = [
        benchmark.play_alone(("spacy",), ("glove",), words, 7, "en")
        for words in (benchmark.NINE, benchmark.EIGHT)
    ]
    assert all(game.reason in {"all-found", "assassin"} for game in games)
    assert all(game.clues for game in games)


def test_both_teams_of_a_meeting_play_to_the_end():
    match = benchmark.play_teams([player("master", "codenames"), player("easy", "codenames")], 3, "it")
    assert match.outcome is not None


def test_a_level_above_and_a_level_below_are_told_apart():
    table = benchmark.ladder(1, "fr", HERE)
    assert [cell for column in table.columns[:1] for cell in column.cells] == [
        "easy – gentle",
        "steady – easy",
        "strong – steady",
        "master – strong",
    ]


def test_every_source_judges_once():
    every = [name for judge in judges.judges("en") for name in judge]
    assert sorted(every) == sorted(source.name for source in lexicon("en").sources)


def test_a_reader_guesses_up_to_the_number_and_stops_at_the_first_wrong_card():
    match = Match.start("codenames", 4, 5, {"language": "en"})
    view = match.view(match.to_act[0])
    near = lexicon("en").related("animal", view.words)
    order = sorted(range(25), key=lambda at: -near[at])
    ours = [view.key[at] == ("r" if view.seat == 0 else "b") for at in order]
    every = tuple(source.name for source in lexicon("en").sources)
    read = judges.read(Clue("animal", 3), view, every, Rng(1))
    assert read == judges.Read(3, first=ours[0], found=(*ours[:3], False).index(False))


def test_a_giver_is_judged_without_the_evidence_of_its_judge():
    read = judges.read_first_clue("master", ("conceptnet",), 3, "en")
    assert read.number >= 1
    assert read.found <= read.number
