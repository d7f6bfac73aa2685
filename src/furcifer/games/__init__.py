"""The shelf: one folder, one game."""
