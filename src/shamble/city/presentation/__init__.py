"""The scene that a seat sees, and the meaning of an option before it is taken.

Nothing here changes a game's state; options are tried on a fork.
"""
