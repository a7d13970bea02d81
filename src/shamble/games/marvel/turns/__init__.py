"""Actions of heroes in their turns, and free actions in the turn of another hero."""
