"""Storage of tables in SQLite or PostgreSQL, and the lease by which one process owns a table.

Rows and records are plain text here; `tables` gives them their meaning.
"""
