"""Scenes (places, sheets, cards, piles) and the words of scenarios. Nothing here changes a state."""
