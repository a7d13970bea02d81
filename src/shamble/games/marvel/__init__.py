"""Marvel Zombies: A Zombicide Game, in Zombie Mode: the heroes are the monsters."""

from shamble.games.marvel.game import Marvel

GAME = Marvel()
