"""What a sensible team would do, and what it reckons with. No rule depends on it."""
