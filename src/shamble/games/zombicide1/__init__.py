"""Zombicide, Season 1: the rules, data, missions and texts that only this game has. Rules that it shares with the other
Zombicide games live in `shamble.city`."""

from shamble.games.zombicide1.game import Zombicide1

GAME = Zombicide1()
