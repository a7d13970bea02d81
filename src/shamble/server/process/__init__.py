"""Services of a server process that know nothing of tables: clock, limits, log, metrics, supervised tasks, memory.

Nothing here reads or changes a game.
"""
