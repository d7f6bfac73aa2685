"""Settings for all tests."""

collect_ignore = ["fixtures"]  # games that do not ship; tests/architecture/test_sixth_game.py runs them
