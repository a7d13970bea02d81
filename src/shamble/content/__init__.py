"""Loads, checks and overlays data files, and says what a game offers to the tools."""
