"""Dawn of the Zeds, 3rd edition."""

from shamble.games.dawn.game import Dawn

GAME = Dawn()
