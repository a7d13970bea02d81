"""Tests of the narrator."""
