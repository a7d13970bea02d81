"""Marvel Zombies: A Zombicide Game, in Zombie Mode: the players' heroes are the zombies. Rules, data, missions and
texts of this game live here; rules that it shares with Zombicide live in `shamble.city`."""

from shamble.games.marvel.game import Marvel

GAME = Marvel()
