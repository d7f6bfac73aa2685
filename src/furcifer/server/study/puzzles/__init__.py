"""Puzzles on the server: what is shown of them, whether answers are right, and ratings."""
