"""Clear links: several kinds of evidence share them, or together they are very strong."""

import numpy as np
import pytest

from furcifer.words.relatedness import lexicon
from furcifer.words.relatedness.links import LINK, SEES, STRONG, Giving, damp

NAMES = ("glove", "spacy", "minilm", "wordnet", "conceptnet", "moby")  # five kinds: the first two are one
EQUAL = dict.fromkeys(NAMES, 1.0)


@pytest.fixture
def giving(tmp_path):
    """A giver without a file of its own: every source counts alike."""
    return Giving(NAMES, tmp_path, EQUAL)


def clear(giving, **deviations):
    """Judge one link by the standard deviations of each source; the others see nothing."""
    layers = np.array([deviations.get(name, 0.0) for name in NAMES], dtype=np.float32)[:, None, None]
    return bool(giving.clear(giving.layers(layers))[0, 0])


def test_sources_that_err_together_are_one_kind(giving):
    assert len(giving.kinds) == 5
    assert giving.needed == 2
    assert not clear(giving, glove=30.0, spacy=30.0)
    assert clear(giving, glove=30.0, conceptnet=30.0)


def test_one_source_alone_makes_no_link_however_strong(giving):
    assert not clear(giving, conceptnet=1e6)


def test_a_source_that_hardly_sees_a_link_is_no_witness(giving):
    assert not clear(giving, conceptnet=60.0, moby=SEES - 0.1)
    assert clear(giving, conceptnet=60.0, moby=SEES + 0.1)


def test_faint_evidence_of_every_kind_is_not_enough(tmp_path):
    """The sum must reach `LINK`, whoever believes in it."""
    quiet = Giving(NAMES, tmp_path, dict.fromkeys(NAMES, 0.3))
    everybody = dict.fromkeys(NAMES, SEES + 0.1)
    assert 6 * 0.3 * np.log1p(SEES + 0.1) < LINK
    assert not clear(quiet, **everybody)
    assert clear(Giving(NAMES, tmp_path, EQUAL), **everybody)


def test_fewer_kinds_must_be_stronger(tmp_path):
    names = (*NAMES, "phrases", "kinds")  # seven kinds, of which three are needed
    giving = Giving(names, tmp_path, dict.fromkeys(names, 1.0))
    assert giving.needed == 3
    for deviations, expected in ((6.0, False), (12.0, True)):
        layers = np.zeros((len(names), 1, 1), dtype=np.float32)
        layers[[4, 5]] = deviations
        layers = giving.layers(layers)
        assert (layers.sum() >= STRONG) is np.bool_(expected)
        assert bool(giving.clear(layers)[0, 0]) is expected


def test_the_file_of_a_language_sets_weights_and_the_least_deviation(tmp_path):
    (tmp_path / "giving.txt").write_text("# weights\nmoby = 2.5\nsees = 4\n", encoding="utf-8")
    giving = Giving(NAMES, tmp_path, EQUAL)
    assert giving.weights.tolist() == [1.0, 1.0, 1.0, 1.0, 1.0, 2.5]
    assert giving.sees == 4.0


def test_damping_keeps_the_sign_and_tames_large_values():
    layer = np.array([-3.0, 0.0, 3.0, 1000.0], dtype=np.float32)
    damp(layer, 2.0)
    assert layer == pytest.approx([-2 * np.log(4), 0.0, 2 * np.log(4), 2 * np.log(1001)], rel=1e-5)


@pytest.mark.parametrize(
    ("language", "clue", "card", "other"),
    [
        ("en", "rain", "STORM", "TEACHER"),
        ("fr", "lait", "VACHE", "PHARE"),
        ("it", "latte", "MUCCA", "CASTELLO"),
    ],
)
def test_links_that_people_see_are_clear_and_others_are_not(language, clue, card, other):
    known = lexicon(language)
    rank = [known.words[place] for place in known.clues].index(clue)
    links = known.giving.clear(known.giving_layers((card, other)))[rank]
    assert links.tolist() == [True, False]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_readers_and_givers_in_one_go_agree_with_each_alone(language):
    known = lexicon(language)
    cards = ("PIANO", "ROBOT")
    seen, given = known.both_layers(cards)
    assert seen == pytest.approx(known.scores(known.clues, cards) / known.unit, abs=1e-4)
    assert given == pytest.approx(known.giving_layers(cards), abs=1e-4)
