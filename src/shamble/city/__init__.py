"""What the Zombicide-family games share: board, sight, paths, noise, the horde, spawning, combat, gear, missions."""
