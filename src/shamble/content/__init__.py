"""Reads, checks and overlays data files, and defines what a game offers to tools (`Tooling`, `Vocabulary`). The rules
and data of the games themselves live in their packages."""
