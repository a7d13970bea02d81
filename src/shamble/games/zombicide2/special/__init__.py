"""Goals and special rules that only single missions of the 2nd Edition have. Those that several games share live in
`shamble.city.family`."""
