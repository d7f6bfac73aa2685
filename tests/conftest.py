"""Settings for all tests."""

import os
import tempfile

from furcifer.games.chameleon_chess.solver import endgames

# Batches of matches run on every core. Beside other workers, threads that spin until the last one is done
# would take the cores from each other.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

collect_ignore = ["fixtures"]  # games that do not ship; tests/architecture/test_sixth_game.py runs them

# The soak takes as long as all other long tests together; the thousands of small tests come last.
SLOWEST = ("tests/server/node/test_soak.py", "tests/e2e/", "tests/", "src/furcifer/conformance/", "")


def pytest_collection_modifyitems(items):
    """Begin with the slowest files, so that no worker is left with one at the end while the others wait."""
    items.sort(
        key=lambda item: next(place for place, part in enumerate(SLOWEST) if item.nodeid.startswith(part))
    )


def pytest_configure(config):
    """Keep the data of the person who runs the tests out of them: workers and servers inherit the folder.

    Endgame tables that are there make reviews sharper; tables that are missing are built for half a minute as
    soon as a position needs them. So there are some, of no pieces.
    """
    if not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(prefix="furcifer-tests-")
        config.add_cleanup(folder.cleanup)
        os.environ["XDG_DATA_HOME"] = folder.name
        endgames.write(endgames.default_path(), endgames.NO_ENDGAMES)
