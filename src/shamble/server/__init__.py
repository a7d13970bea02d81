"""Tables, seats, storage and the protocol: many people and bots at one game."""
