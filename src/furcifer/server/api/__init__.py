"""The HTTP and WebSocket interface of a node: gateway, identity, rate limits, wire types, sockets and routes.

It translates between the wire and the node. No decision about a table is made here, and nothing below this
package may import it.
"""
