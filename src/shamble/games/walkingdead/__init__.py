"""The Walking Dead: The Best Defense ("Der Widerstand")."""

from shamble.games.walkingdead.game import WalkingDead

GAME = WalkingDead()
