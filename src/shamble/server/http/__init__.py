"""The FastAPI application: HTTP routes, the WebSocket by which clients join, files of games, start and stop.

Requests are checked here and passed to `tables`. Middleware and connections are in `net`, bodies in `protocol`.
"""
