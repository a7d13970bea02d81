"""Positions written down (being written)."""
