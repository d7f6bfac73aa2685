"""Benchmarks: rules, server, bots and words, beside other libraries where they are installed."""
