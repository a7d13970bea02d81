"""Positions of city games that do not come from play: written in scenarios, random for tests, and the checks that any
position must pass. Saving and loading of games live elsewhere."""
