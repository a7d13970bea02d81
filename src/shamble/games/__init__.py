"""The rulebooks, one folder each. A game never imports another game; the Zombicide family shares `city`."""
