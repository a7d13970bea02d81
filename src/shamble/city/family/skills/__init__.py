"""Skills that more than one book of the family has. What two books read differently is two classes with one base."""
