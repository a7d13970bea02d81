"""The steps of set-up and of a round, in the order of the book. Card effects are in `effects`."""
