"""The table as a pure event-sourced value: commands, events, state, `decide`, `evolve` and snapshots.

Everything here is a function of its arguments. No asyncio, no SQL, no sockets, no clock and no randomness:
the time and fresh ids or seeds are passed in.
"""
