"""For research: environments for learners (Gymnasium, PettingZoo), a harness for language models, an MCP server, and
data sets. Every module needs an extra (`shamble[rl]`, `shamble[mcp]`) or none; nothing else imports this package."""
