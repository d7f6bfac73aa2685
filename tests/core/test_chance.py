"""Random streams: fair, repeatable, and easy to recompute in any language."""

from collections import Counter
from hashlib import blake2b

import pytest

from furcifer.core import Rng, fresh_seed


def test_the_stream_is_what_the_documentation_says():
    block = blake2b(b"furcifer/7/3/0").digest()
    words = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 64, 8)]
    rng = Rng(7, 3)
    assert [rng.below(1 << 63) for _ in range(8)] == [word % (1 << 63) for word in words]
    second = int.from_bytes(blake2b(b"furcifer/7/3/1").digest()[:8], "big")
    assert rng.below(1000) == second % 1000


def test_numbers_are_fair():
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, 0.1 %


def test_weighted_choices_follow_their_weights():
    rng = Rng(2)
    counts = Counter(rng.weighted([("a", 0.5), ("b", 0.25), ("c", 0.25)]) for _ in range(4000))
    assert abs(counts["a"] - 2000) < 130
    assert abs(counts["b"] - 1000) < 110


def test_every_order_of_three_is_as_likely():
    rng = Rng(3)
    counts = Counter(tuple(rng.shuffled("abc")) for _ in range(6000))
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5


def test_a_sample_has_no_repeats_and_leaves_the_items_alone():
    items = list(range(10))
    assert len(set(Rng(4).sample(items, 5))) == 5
    assert items == list(range(10))


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_is_below_one(n):
    with pytest.raises(ValueError, match="n must be at least 1"):
        Rng(1).below(n)


def test_a_child_stream_does_not_reveal_the_seed():
    parent = Rng(987654321987654321, 5)
    child = parent.child("bot 1")
    assert "987654321987654321" not in repr([getattr(child, slot) for slot in child.__slots__])
    assert child.below(1 << 60) == Rng(987654321987654321, 5).child("bot 1").below(1 << 60)
    assert child.below(1 << 60) != parent.child("bot 2").below(1 << 60)


def test_fresh_seeds_are_large_and_differ():
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds) > 1 << 100
