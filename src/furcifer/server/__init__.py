"""The game server: it alone decides what happens at the tables that people open in the browser.

Packages: `table` (pure decisions), `store` (database), `node` (live tables), `study` (analysis, reviews and
puzzles), `api` (HTTP and WebSocket). Imports point one way: api -> study -> node -> table | store.
"""
