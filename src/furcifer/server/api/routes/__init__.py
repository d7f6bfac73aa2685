"""The HTTP routes, one module a subject. They translate requests into commands and results into bodies."""
