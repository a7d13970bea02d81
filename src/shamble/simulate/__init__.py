"""Many games by bots: the choice of set-ups, and runs over several processes with their counts. Bots themselves live in
`bots`; what a run means for a rule or a mission is read elsewhere."""
