"""`furcifer perft`: the kernel and the rules count the same sequences."""

from __future__ import annotations

import pytest

from cli.command import furcifer

CHESS = "chameleon-chess"


def test_perft_ends_with_the_count():
    done = furcifer("perft", "chameleon-chess", "3")
    assert done.stdout.splitlines()[-1] == "20554"
    assert furcifer("perft", "chameleon-chess", "0").stdout == "1\n"


def test_perft_knows_options():
    assert furcifer("perft", "le-cameleon", "3", "--set", "layout=diagonal").stdout.split()[-1] == "406"


@pytest.mark.parametrize("options", [(), ("--set", "draws=off"), ("--set", "start=balanced")])
def test_the_kernel_counts_as_the_rules_do(options: tuple[str, ...]):
    fast, slow = (furcifer("perft", CHESS, "2", *options, *by).stdout for by in ((), ("--rules",)))
    assert fast.splitlines()[-1] == slow.splitlines()[-1]


def test_the_kernel_counts_millions():
    assert furcifer("perft", CHESS, "5").stdout.splitlines()[-1] == "16485570"
