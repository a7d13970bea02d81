"""Executable rulings: a position, some choices, and what must be true afterwards."""
