"""Zombicide, 2nd Edition."""

from shamble.games.zombicide2.game import Zombicide2

GAME = Zombicide2()
