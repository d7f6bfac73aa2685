"""A history that grows at its end and never changes what somebody else holds."""

import pickle

import pytest

from furcifer.core import History, Match


def test_branches_from_one_place_do_not_see_each_other():
    trunk = History([1, 2])
    left, right = trunk.plus(3), trunk.plus(4)
    again = left.plus(5), left.plus(6)
    assert [list(h) for h in (trunk, left, right, *again)] == [
        [1, 2],
        [1, 2, 3],
        [1, 2, 4],
        [1, 2, 3, 5],
        [1, 2, 3, 6],
    ]


def test_the_next_item_shares_the_storage():
    trunk = History(range(1000))
    assert trunk.plus(1)._items is trunk._items


def test_it_reads_like_a_tuple():
    history = History("abc").plus("d")
    short = History("abc")
    short.plus("x")
    assert (history[0], history[-1], history[1:], history[:-1]) == (
        "a",
        "d",
        ("b", "c", "d"),
        ("a", "b", "c"),
    )
    assert (short[-1], short[1:], len(short), "x" in short) == ("c", ("b", "c"), 3, False)
    assert list(reversed(history)) == list("dcba")
    with pytest.raises(IndexError):
        short[3]


def test_equality_and_pickles_ignore_the_shared_rest():
    short, same = History([1]), History([1])
    short.plus(2)
    assert short == same
    assert hash(short) == hash(same)
    assert list(pickle.loads(pickle.dumps(short))) == [1]


def test_a_match_can_be_played_on_from_any_earlier_moment():
    start = Match.start("chameleon-chess", seats=2, seed=1)
    one = start.act(0, "a1-a2")
    other = start.act(0, "b1-c3")
    assert [str(action) for _, action in one.act(1, "a5-a4").entries] == ["a1-a2", "a5-a4"]
    assert [str(action) for _, action in other.entries] == ["b1-c3"]
    assert len(start.entries) == 0
