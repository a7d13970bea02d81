"""Tests of the server over real HTTP and WebSockets, some with processes that are killed and with PostgreSQL."""
