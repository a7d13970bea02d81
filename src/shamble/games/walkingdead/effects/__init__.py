"""Effects of cards, items, damage and moves, as functions, steps and questions. The order of a round is in `phases`."""
