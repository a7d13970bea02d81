"""The server: tables at which people and bots play one game together, over HTTP and WebSocket.

It stores tables and sends each client what its seat may see. The rules of the games live in `core`, `city` and `games`.
"""
