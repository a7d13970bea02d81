"""Turns message ids with typed arguments into sentences of a viewer's language, with Fluent. Rules do not use it."""
