"""How people did on puzzles, and the ratings of people and puzzles."""
