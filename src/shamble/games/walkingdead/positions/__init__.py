"""Positions for scenarios and tests: written in a file, random, and the check of any position."""
