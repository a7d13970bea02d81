"""Goals and special rules that only single missions of Season 1 have. Those that several games share live in
`shamble.city.family`."""
