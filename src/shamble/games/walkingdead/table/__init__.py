"""The state of the table, printed content, the flow that changes the state, and values that rules and scenes share.
Steps and questions of a round live in `phases` and `effects`."""
