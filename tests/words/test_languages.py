"""A language is one folder: nothing else has to change for a new one."""

import pytest

from furcifer.bots import levels, player, turn_for
from furcifer.core import Match, Rng
from furcifer.words import fault_in_clue, files, judge, languages, pack, related, topics
from furcifer.words.relatedness import RelatednessError

SENTENCES = (
    "empty too_long bad_characters not_one_word hyphenated acronym proper_name form_of part_of_compound "
    "contains_card repeated on_card several_words sounds_like"
)


@pytest.fixture
def tiny(tmp_path, monkeypatch):
    """A fourth language with the four required files and nothing more."""
    folder = tmp_path / "xq"
    folder.mkdir()
    words = [first + second for first in "bdkmpstv" for second in ("alo", "elo", "ilo", "olo", "ulo")]
    (folder / "pack.txt").write_text("\n".join([*words, "balocasa"]), encoding="utf-8")
    (folder / "topics.txt").write_text("Things:\n" + ", ".join(words[:16]), encoding="utf-8")
    grammar = "[endings]\njn j n\n[families]\nbalo balojn\n[suffixes]\nisto\n[sewn]\nbalocasa balo casa\n"
    (folder / "grammar.txt").write_text(grammar, encoding="utf-8")
    sentences = "\n".join(f"{code} = Ne: {code}." for code in SENTENCES.split())
    (folder / "sentences.txt").write_text(sentences, encoding="utf-8")
    (tmp_path / "unfinished").mkdir()
    monkeypatch.setattr(files, "ROOTS", (*files.ROOTS, tmp_path))
    return "xq"


def test_the_three_languages_of_the_game_are_there():
    assert {"en", "fr", "it"} <= set(languages())


def test_a_folder_makes_a_language(tiny):
    assert tiny in languages()
    assert "unfinished" not in languages()
    assert len(pack(tiny)) == 41
    assert topics(tiny)[0].title == "Things"
    with pytest.raises(RelatednessError, match="no evidence of relatedness"):
        related(tiny, "balo", ["KALO"])


def test_its_referee_judges_by_its_grammar(tiny):
    assert judge("balojn", ["BALO"], tiny).text == "Ne: form_of."
    assert judge("casa", ["BALOCASA"], tiny).code == "part_of_compound"
    assert judge("kato", ["BALO"], tiny) is None
    assert fault_in_clue("balo", [], topics(tiny)[0].words, tiny).code == "on_card"


@pytest.mark.parametrize("slug", ["codenames", "chameleon"])
def test_its_bots_play_without_evidence_of_relatedness(tiny, slug):
    """They know no meanings then, so they play as the greedy baseline does."""
    match, rng = Match.start(slug, 4, 5, {"language": tiny}), Rng(5)
    bot = player(levels(slug)[-1], slug)
    while match.to_act:
        seat = match.to_act[0]
        turn = turn_for(match, seat, rng)
        assert bot.explain(turn)
        match = match.act(seat, bot.choose(turn))
    assert match.outcome is not None
