"""Several processes on one database: forwards a client's messages to the process that owns its table.

The lease that decides which process owns a table is in `storage`.
"""
