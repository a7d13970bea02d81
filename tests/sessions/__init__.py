"""Tests of games in progress: play, undo, saves, checked positions, beats and scene changes."""
