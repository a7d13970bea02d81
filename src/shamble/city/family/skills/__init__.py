"""Skills that more than one book of the family has. A skill that two books read differently is a base class here and a
subclass in the game."""
