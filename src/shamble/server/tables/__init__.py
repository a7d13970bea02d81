"""The tables in memory: their people, seats, votes, bots, and the worker processes in which bots think.

Everything that changes a table is here. Sockets are in `net`, the database in `storage`, views of a game in `views`.
"""
