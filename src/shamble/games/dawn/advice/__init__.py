"""Advice for a seat: scored options with reasons. It sees only what the seat may see; no rule depends on it."""
