"""`furcifer types`."""

from __future__ import annotations

from cli.command import furcifer


def test_types_are_printed():
    assert "export " in furcifer("types").stdout
