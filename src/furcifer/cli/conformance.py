"""`furcifer conformance`: the tests that every game must pass, for a game of any package."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from furcifer.core import ConfigError, find


def conformance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The slug of an installed game.")],
) -> None:
    """Run the conformance suite against one game. It needs pytest."""
    slug = find(game).meta.slug
    try:
        import pytest
    except ModuleNotFoundError:
        raise ConfigError("The conformance suite needs pytest: pip install pytest") from None
    os.environ["FURCIFER_CONFORMANCE"] = slug  # read by `furcifer.conformance.cases`
    sys.exit(pytest.main(["--pyargs", "furcifer.conformance", "-p", "no:cacheprovider", "-q"]))
