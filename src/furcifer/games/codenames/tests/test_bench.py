from joblib import Parallel

from furcifer.bots import player
from furcifer.games.codenames.bots import benchmark

HERE = Parallel(n_jobs=1)


def test_a_team_alone_ends_by_finding_all_or_by_the_assassin():
    games = [
        benchmark.play_alone("spacy", "glove", words, 7, "en") for words in (benchmark.NINE, benchmark.EIGHT)
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
