"""Live play over WebSockets: the upgrade of a request, one socket, and all sockets of a node."""
