"""Goals and special rules that only missions of Marvel Zombies have. Those that several games share live in
`shamble.city.family`."""
