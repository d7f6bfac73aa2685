"""The game server: it alone decides what happens at the tables people open in the browser.

Packages: `table` (pure decisions), `store` (database), `node` (live tables), `api` (HTTP and WebSocket).
Imports point one way: api -> node -> table | store.
"""
