"""The kernel: entities, states, frames, decisions, decks, chance, and the loop that runs frames up to the next
question. It knows no rulebook (a game subclasses `Game`, `State`, `Flow` and `Frame`) and no session (see
`shamble.sessions`)."""
