"""One folder a rulebook."""
