"""The kernel: states, frames, decks, chance, sessions, saves and views. It knows no rulebook: a game is a package that
subclasses `Game`, `State`, `Flow` and `Frame`."""
