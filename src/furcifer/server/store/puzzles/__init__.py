"""People's results on puzzles, and the ratings of people and puzzles."""
