"""Dawn of the Zeds, 3rd edition: rules, content, presentation and advice of one game."""

from shamble.games.dawn.game import Dawn

GAME = Dawn()
