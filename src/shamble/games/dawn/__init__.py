"""Dawn of the Zeds, 3rd edition."""
