"""Zombicide, Season 1."""

from shamble.games.zombicide1.game import Zombicide1

GAME = Zombicide1()
