"""Advice of a sensible player, with reasons, from what a seat may know. No rule depends on it."""
