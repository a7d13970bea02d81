"""Scenes: the view of one seat on map, counters, cards and combat tables. Nothing here changes a state."""
