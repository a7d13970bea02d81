"""The Walking Dead: The Best Defense ("Der Widerstand"): rules, content, scenes, advice. `GAME` is the entry point."""

from shamble.games.walkingdead.game import WalkingDead

GAME = WalkingDead()
