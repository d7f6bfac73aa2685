"""One running node: live tables, automation of bots and clocks, the bot pool, and the bus between nodes.

This package makes the decisions of `table` durable with `store` and notifies listeners. It knows no HTTP,
cookie or socket, and never imports `api`.
"""
