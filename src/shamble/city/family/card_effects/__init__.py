"""Card effects that more than one game of the family has. Cards of a single game live in that game's `cards` module."""
