"""Scenarios, which are executable rulings: a position, some choices, and what must be true afterwards. Reads, checks,
runs, exports and documents them; the words of each game are in its package."""
