"""Skills, goals, special rules and card effects that more than one book of the family registers. Those of a single book
live in that game's folder."""
