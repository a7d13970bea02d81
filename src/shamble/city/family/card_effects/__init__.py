"""Cards with an effect that more than one game of the family has."""
