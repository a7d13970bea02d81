"""Tests in a real Chromium: every screen, layout, playback and whole games. The quick ones are marked `browser`."""
