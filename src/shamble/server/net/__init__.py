"""Connections and HTTP below the level of tables: protocol classes, middleware, addresses and static files.

A client is a connection with a queue and rate limits here; its person and seat belong to `tables`.
"""
