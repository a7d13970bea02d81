"""Zombicide, 2nd Edition: the rules, data, missions and texts that only this game has. Rules that it shares with the
other Zombicide games live in `shamble.city`."""

from shamble.games.zombicide2.game import Zombicide2

GAME = Zombicide2()
