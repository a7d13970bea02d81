"""Players that need no person, for any game: they see what a seat may see, and answer its questions."""
