"""Tests of the tools for content, with over two hundred broken files."""
