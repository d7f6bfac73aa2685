"""Settings for all tests."""

import os

# Batches of matches run on every core. Beside other workers, threads that spin until the last one is done
# would take the cores from each other.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

collect_ignore = ["fixtures"]  # games that do not ship; tests/architecture/test_sixth_game.py runs them


def pytest_collection_modifyitems(items):
    """Begin with the soak: it takes as long as all other long tests together."""
    items.sort(key=lambda item: "test_soak.py" not in item.nodeid)
