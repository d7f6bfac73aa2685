"""Studying: the analysis of positions, and the review of finished matches."""
