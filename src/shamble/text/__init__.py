"""Words, last: message ids with typed arguments become sentences in each viewer's own language."""
