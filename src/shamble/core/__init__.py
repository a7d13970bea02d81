"""The kernel: it knows frames, decks, chance, records and seats, and no game."""
