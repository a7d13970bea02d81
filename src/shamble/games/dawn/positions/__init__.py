"""Positions for scenarios, tests and imagined games: given, random, with hidden cards redrawn, and their checks.

No rule depends on this package.
"""
