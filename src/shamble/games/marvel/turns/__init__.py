"""Actions of heroes in their turns, and free actions in the turn of another hero. The order of turns is that of
`city.turns`."""
