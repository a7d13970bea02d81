"""Tests of what the city games share: advice, kits, missions, texts and defaults of `shamble.city`."""
